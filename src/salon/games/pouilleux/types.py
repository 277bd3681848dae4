"""What Pouilleux is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from salon.core.turn import Place
from salon.games.pouilleux.cards import Variant

Phase = Literal["pairing", "offer", "round_over", "over"]
Owed = Literal["deal", "fan", "draw"]
"""What chance owes: the deal, the order of a fan (``offer.2``), the card that the clock draws (``clock.2``)."""

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
BARREN: Final = 200
"""Draws in a row without a pair after which a round is void (``end.3``)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    rounds: Literal[1, 3, 5, 10] = 1
    variant: Variant = "queen"
    pairing: Literal["auto", "manual"] = "auto"
    shuffle_offer: bool = True
    """Whether every fan is shuffled as it is offered (``offer.2``), or lies as its player wants (``offer.4``)."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried over into a match; without ``scores`` nobody has lost yet."""

    dealer: int = 0
    scores: tuple[int, ...] | None = None
    round: int = 1


class Pair(msgspec.Struct, frozen=True):
    """Two cards thrown off by ``seat``, in canonical order."""

    seat: int
    cards: tuple[int, int]


class State(msgspec.Struct, frozen=True):
    """A whole match. One entry a seat in every tuple that is named after what seats have."""

    config: Config
    round: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase = "pairing"
    owed: Owed | None = "deal"
    hands: tuple[tuple[int, ...], ...] = ()
    """Cards in the order of the fan; no entry at all while the deal is owed."""
    pairs: tuple[Pair, ...] = ()
    """All pairs thrown off in this round, in the order of throwing."""
    fresh: int = 0
    """How many of the last ``pairs`` are still being shown (``pair.8``)."""
    out: tuple[int, ...] = ()
    """The order of leaving from 1; 0 for who is still in."""
    removed: int | None = None
    giver: int | None = None
    taker: int | None = None
    open: bool = False
    draws: int = 0
    """Cards drawn in this round so far."""
    barren: int = 0
    """How many of the last draws made no pair."""
    reorders: int = 0
    """How often the fan that is not yet presented was put in order."""
    loser: int | None = None


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="draw"):
    """Take the card at ``position`` of the fan, from 0 (``offer.5``)."""

    position: int


class Reorder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="reorder"):
    """Put the cards of one's own fan in this order (``offer.3``)."""

    order: tuple[str, ...]


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="discard"):
    """Throw off this pair (``pair.6``)."""

    cards: tuple[str, ...]


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="done"):
    """Throw off what is left for me (``pair.5``), or: I present my fan (``offer.4``)."""


class DrawOption(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Any of the ``count`` cards of the fan may be drawn."""

    count: int


class ReorderOption(msgspec.Struct, frozen=True, tag_field="type", tag="reorder"):
    """The ``count`` cards of one's own fan may be put in any order."""

    count: int


Action = Draw | Reorder | Discard | Done
Option = DrawOption | ReorderOption | Discard | Done


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins; ``hands`` are the cards dealt to each seat."""

    round: int
    rounds: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]


class Paired(_Event, frozen=True, tag="paired"):
    """A seat throws off a pair, which is shown to all; ``rank`` is that of the first card (``pair.8``)."""

    seat: int
    cards: tuple[str, str]
    rank: str


class Offered(_Event, frozen=True, tag="offered"):
    """A seat offers its fan of so many cards; not ``open``: it has yet to present it (``offer.4``)."""

    giver: int
    taker: int
    cards: int
    open: bool


class Fanned(_Event, frozen=True, tag="fanned"):
    """The fan was shuffled as it was offered; told to its owner alone (``offer.2``)."""

    seat: int
    hand: tuple[str, ...]


class Reordered(_Event, frozen=True, tag="reordered"):
    """A seat has put its fan in order; told to its owner alone (``offer.3``)."""

    seat: int
    hand: tuple[str, ...]


class Presented(_Event, frozen=True, tag="presented"):
    """The fan is open: the other may draw (``offer.4``)."""

    giver: int
    taker: int


class Drew(_Event, frozen=True, tag="drew"):
    """A card was drawn; ``card`` is known to both seats, ``position`` is public (``hidden.1``, ``hidden.3``)."""

    giver: int
    taker: int
    position: int
    nth: int
    """The position as it is said, from 1."""
    card: str


class Left(_Event, frozen=True, tag="left"):
    """A seat has no cards left and is out, as number ``place`` (``out.1``)."""

    seat: int
    place: int


class Lost(_Event, frozen=True, tag="lost"):
    """A seat is left with the last card and loses the round (``end.1``)."""

    seat: int
    card: str


class Void(_Event, frozen=True, tag="void"):
    """So many ``draws`` in a row made no pair: nobody loses the round (``end.3``)."""

    draws: int


class Unveiled(_Event, frozen=True, tag="unveiled"):
    """The mysterious card that was set aside (``pack.3``)."""

    card: str


class RoundOver(_Event, frozen=True, tag="round_over"):
    """A round is over: all hands are open; ``leaders`` have the fewest defeats, ``best``."""

    round: int
    rounds: int
    loser: int | None
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    best: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the fewest defeats, ``total`` (``score.2``)."""

    winners: tuple[int, ...]
    count: int
    total: int


Event = (
    Dealt
    | Paired
    | Offered
    | Fanned
    | Reordered
    | Presented
    | Drew
    | Left
    | Lost
    | Void
    | Unveiled
    | RoundOver
    | MatchOver
)
EVENTS: Final = (
    Dealt,
    Paired,
    Offered,
    Fanned,
    Reordered,
    Presented,
    Drew,
    Left,
    Lost,
    Void,
    Unveiled,
    RoundOver,
    MatchOver,
)


class PairView(msgspec.Struct, frozen=True):
    """A pair that is being shown."""

    seat: int
    cards: tuple[str, str]


class OfferView(msgspec.Struct, frozen=True):
    """The fan that is offered; ``open``: the seat ``to`` may draw."""

    from_: int = msgspec.field(name="from")
    to: int
    cards: int
    open: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it; ``heap``, the pairs thrown off, is for the reader of everything only."""

    score: int
    cards: int
    hand: tuple[str, ...]
    pairs: int
    out: int | None
    heap: tuple[tuple[str, str], ...] | UnsetType = UNSET


class View(msgspec.Struct, frozen=True):
    """What one viewer sees now. ``legal`` is there in a seat's own view only."""

    game: str
    config: Config
    phase: Phase
    round: int
    rounds: int
    dealer: int
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    offer: OfferView | None
    shown: tuple[PairView, ...]
    removed: str
    loser: int | None
    ranking: tuple[Place, ...] | None
    legal: tuple[Option, ...] | UnsetType = UNSET
