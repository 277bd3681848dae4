"""What Président is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.core.refusal import Refusal
from salon.core.turn import Place

Role = Literal["president", "vice_president", "neutral", "vice_trou", "trou"]
Phase = Literal["exchange", "play", "round_over", "over"]
Opener = Literal["left", "queen_of_hearts", "three_of_clubs"]

MIN_SEATS: Final = 3
MAX_SEATS: Final = 8


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: number of rounds (``score.3``) and who opens the first (``open.1``)."""

    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    opener: Opener = "left"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried over into a match (``record.1``); None means the default of the rulebook."""

    dealer: int = 0
    scores: tuple[int, ...] | None = None
    roles: tuple[Role, ...] | None = None
    round: int | None = None


class Laid(msgspec.Struct, frozen=True):
    """One play of the pli: the seat and the cards, as the pack numbers them, weakest first."""

    seat: int
    cards: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    """A whole match. One entry a seat in every tuple that is named after what seats have."""

    config: Config
    round: int
    dealer: int
    scores: tuple[int, ...]
    roles: tuple[Role | None, ...]
    """The titles that are borne now: those of the round before until the round is over (``end.4``)."""
    finish: tuple[int | None, ...]
    phase: Phase
    hands: tuple[tuple[int, ...], ...] = ()
    """Weakest first; no entry at all while the deal is owed."""
    received: tuple[tuple[int, ...], ...] = ()
    """The cards of each hand that carry the red dot (``swap.5``)."""
    gave: tuple[tuple[int, ...], ...] = ()
    """What each seat gave in the exchange under way."""
    owing: tuple[int, ...] = ()
    """The seats that still have to give back, sorted."""
    turn: int | None = None
    pile: tuple[Laid, ...] = ()
    passed: tuple[int, ...] = ()
    moves: int = 0
    """Plays and passes in this round so far."""
    points: tuple[int, ...] | None = None
    """What the round that is over was worth to each seat."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Lay cards of one value; their order is free."""

    cards: tuple[str, ...]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pass"):
    """Stay out until the pli ends."""


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="give"):
    """Give these cards back in the exchange."""

    cards: tuple[str, ...]


class GiveOption(msgspec.Struct, frozen=True, tag_field="type", tag="give"):
    """Any ``count`` different cards of the hand may be given back."""

    count: int


Action = Play | Pass | Give
Option = Play | Pass | GiveOption


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins; ``hands`` are the cards dealt to each seat, before the exchange."""

    round: int
    rounds: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]


class Tribute(_Event, frozen=True, tag="tribute"):
    """The strongest cards of a hand went up, by themselves (``swap.2``). ``role`` is the giver's."""

    giver: int
    receiver: int
    role: Role
    count: int
    cards: tuple[str, ...]


class Returned(_Event, frozen=True, tag="returned"):
    """Cards were given back (``swap.3``). ``role`` is the giver's."""

    giver: int
    receiver: int
    role: Role
    count: int
    cards: tuple[str, ...]


class Opens(_Event, frozen=True, tag="opens"):
    """A pli begins; the seat must lay something."""

    seat: int


class Played(_Event, frozen=True, tag="played"):
    """Cards were laid; ``left`` is how many the seat still holds."""

    seat: int
    cards: tuple[str, ...]
    left: int


class Passed(_Event, frozen=True, tag="passed"):
    """A seat stays out until the pli ends."""

    seat: int


class PliWon(_Event, frozen=True, tag="pli_won"):
    """The pli has ended; ``by`` says whether a 2 closed it (``two.1``) or nobody was left to answer (``pli.4``)."""

    seat: int
    by: Literal["two", "passes"]


class Finished(_Event, frozen=True, tag="finished"):
    """A hand is empty: the seat takes the next rank, which will bring it this title (``end.1``, ``end.3``)."""

    seat: int
    rank: int
    role: Role


class LeftOver(_Event, frozen=True, tag="left_over"):
    """The last seat's remaining cards, shown to all (``end.2``)."""

    seat: int
    role: Role
    count: int
    cards: tuple[str, ...]


class RoundOver(_Event, frozen=True, tag="round_over"):
    """A round is over: the new titles, what it was worth, the totals; ``leaders`` have the highest total."""

    round: int
    rounds: int
    roles: tuple[Role, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    best: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the highest ``total`` (``score.2``)."""

    winners: tuple[int, ...]
    count: int
    total: int


Event = (
    Dealt
    | Tribute
    | Returned
    | Opens
    | Played
    | Passed
    | PliWon
    | Finished
    | LeftOver
    | RoundOver
    | MatchOver
)
EVENTS: Final = (
    Dealt,
    Tribute,
    Returned,
    Opens,
    Played,
    Passed,
    PliWon,
    Finished,
    LeftOver,
    RoundOver,
    MatchOver,
)


class PileView(msgspec.Struct, frozen=True):
    """One play of the pli under way."""

    seat: int
    cards: tuple[str, ...]


class Need(msgspec.Struct, frozen=True):
    """What must be laid on the pli: ``count`` cards of the value ``value`` (``3`` … ``2``) or stronger."""

    count: int
    value: str


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it."""

    score: int
    cards: int
    hand: tuple[str, ...]
    received: tuple[str, ...] | None
    gave: tuple[str, ...] | None
    """What the seat gave in the exchange under way: known to its pair, ``"??"`` for others; None if nothing."""
    role: Role | None
    finish: int | None
    points: int | None
    """What the round that has just ended was worth; None until then."""


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
    pile: tuple[PileView, ...]
    passed: tuple[int, ...]
    need: Need | None
    """None outside a pli that has been opened."""
    ranking: tuple[Place, ...] | None
    legal: tuple[Option, ...] | UnsetType = UNSET
    barred: dict[str, Refusal] | UnsetType = UNSET
    """Own cards that are in no legal play, when the seat is to play, each with the reason."""
