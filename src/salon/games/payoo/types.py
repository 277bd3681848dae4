"""What Payoo is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.core.refusal import Refusal
from salon.core.turn import Place

Phase = Literal["give", "play", "round_over", "over"]
PlainSuit = Literal["s", "h", "d", "c"]
Suit = Literal["s", "h", "d", "c", "p"]

MIN_SEATS: Final = 3
MAX_SEATS: Final = 8


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option of a table: number of rounds (``score.4``)."""

    rounds: Annotated[int, Meta(ge=1, le=10)] = 4


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried over into a match (``record.1``); without ``scores`` every total is 0."""

    dealer: int = 0
    scores: tuple[int, ...] | None = None
    round: int = 1


class State(msgspec.Struct, frozen=True):
    """A whole match. One entry a seat in every tuple that is named after what seats have.

    A set of cards is a bit mask: bit n stands for card n of the pack, so that lower bits come first in the
    canonical order.
    """

    config: Config
    round: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase = "give"
    hands: tuple[int, ...] = ()
    """Masks; no entry at all while the deal is owed."""
    gifts: tuple[int, ...] = ()
    """Masks: what each seat has given, 0 until it has confirmed; kept until the next deal (``record.3``)."""
    dots: tuple[int, ...] = ()
    """Masks: the received cards that are still in each hand (``gift.5``)."""
    die: int | None = None
    """The suit 0 … 3; owed while ``phase`` is ``play`` and it is None (``die.1``)."""
    leader: int | None = None
    trick: tuple[int, ...] = ()
    """The cards of the trick under way; the leader's is the first, the others follow clockwise."""
    last_leader: int = 0
    last_trick: tuple[int, ...] = ()
    """The trick before the one under way; empty before the first one of the round is complete."""
    taken: tuple[int, ...] = ()
    moves: int = 0
    """Cards played in this round so far."""


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="give"):
    """Give these cards to the next seat clockwise, for good (``gift.3``)."""

    cards: tuple[str, ...]


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Play a card into the trick."""

    card: str


class GiveOption(msgspec.Struct, frozen=True, tag_field="type", tag="give"):
    """Any ``count`` different cards of the hand may be given."""

    count: int


Action = Give | Play
Option = GiveOption | Play


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins; ``hands`` are the cards dealt to each seat."""

    round: int
    rounds: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]


class Gave(_Event, frozen=True, tag="gave"):
    """A seat has confirmed its gift, which lies apart, face down (``gift.4``)."""

    seat: int
    receiver: int
    count: int
    cards: tuple[str, ...]


class Delivered(_Event, frozen=True, tag="delivered"):
    """All gifts of ``count`` cards are delivered at once (``gift.4``)."""

    count: int


class Received(_Event, frozen=True, tag="received"):
    """What a seat has received; told to that seat only (``hidden.2``)."""

    seat: int
    giver: int
    cards: tuple[str, ...]


class Rolled(_Event, frozen=True, tag="rolled"):
    """The die names the suit of the Grand Payoo, ``card`` (``die.2``); ``leader`` plays first (``deal.3``)."""

    suit: PlainSuit
    card: str
    leader: int


class Played(_Event, frozen=True, tag="played"):
    """A card was played; ``kind`` says whether it led the trick, followed, or is of another suit."""

    seat: int
    card: str
    kind: Literal["lead", "follow", "discard"]
    grand: bool
    """Whether it is the Grand Payoo."""
    left: int
    """How many cards the seat still holds."""


class TrickWon(_Event, frozen=True, tag="trick_won"):
    """A trick is complete: ``seat`` takes it with its ``points``, and has ``taken`` so many in this round."""

    seat: int
    points: int
    taken: int


class RoundOver(_Event, frozen=True, tag="round_over"):
    """A round is over: its points, the totals; ``leaders`` have the lowest total."""

    round: int
    rounds: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    best: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the lowest ``total`` (``score.3``)."""

    winners: tuple[int, ...]
    count: int
    total: int


Event = Dealt | Gave | Delivered | Received | Rolled | Played | TrickWon | RoundOver | MatchOver
EVENTS: Final = (Dealt, Gave, Delivered, Received, Rolled, Played, TrickWon, RoundOver, MatchOver)


class TrickCard(msgspec.Struct, frozen=True):
    """A card of a trick and who played it."""

    seat: int
    card: str


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it."""

    score: int
    taken: int
    cards: int
    hand: tuple[str, ...]
    received: tuple[str, ...] | None
    gave: tuple[str, ...] | None


class View(msgspec.Struct, frozen=True):
    """What one viewer sees now. ``legal`` and ``barred`` are there in a seat's own view only."""

    game: str
    config: Config
    phase: Phase
    round: int
    rounds: int
    dealer: int
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    die: PlainSuit | None
    grand: str | None
    """The card that is worth 40 this round; None until the die has shown its suit."""
    leader: int | None
    suit: Suit | None
    """The suit asked for; None while nothing has been led."""
    trick: tuple[TrickCard, ...]
    last_trick: tuple[TrickCard, ...] | None
    last_winner: int | None
    ranking: tuple[Place, ...] | None
    legal: tuple[Option, ...] | UnsetType = UNSET
    barred: dict[str, Refusal] | UnsetType = UNSET
    """Own cards that may not be played, when the seat is to play, each with the reason."""
