"""What a hand of poker is made of: set-up, state, actions and views; amounts are whole chips (``chips.1``)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.cards.poker.best import Best
from salon.core.turn import Place

Phase = Literal["betting", "draw", "round_over", "over"]
SeatState = Literal["in", "folded", "all_in", "out"]

Rounds = Annotated[int, Meta(ge=1, le=30)]
Chips = Annotated[int, Meta(ge=1, le=1_000_000)]

ROUNDS: Final = (5, 10, 15, 20, 30)
"""The numbers of hands that the salon offers (``options.1``)."""

NOBODY: Final = -1


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from (``options.4``); ``stacks`` None means the stack of the options for every seat."""

    dealer: int = 0
    stacks: tuple[Annotated[int, Meta(ge=0, le=1_000_000)], ...] | None = None
    round: int = 1


class Exit(msgspec.Struct, frozen=True):
    """How a seat was eliminated (``end.3``): in which hand (0: before the first), and its stack when that began."""

    hand: int
    stack: int


class Pot(msgspec.Struct, frozen=True):
    """A main or side pot and its contenders, in rising order (``pots.1``, ``pots.2``)."""

    amount: int
    seats: tuple[int, ...]


class Share(msgspec.Struct, frozen=True):
    """What a winner gets from one pot."""

    seat: int
    chips: int


class PaidPot(msgspec.Struct, frozen=True):
    """A pot as it was paid; the winners in the order of ``odd.1``."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[Share, ...]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match: what both games keep. Tuples have one entry a seat unless said otherwise.

    Sets of seats are bit masks: seat i is in ``live`` if ``live >> i & 1``.
    """

    rounds: int
    unit: int
    round: int
    phase: Phase
    dealer: int
    stacks: tuple[int, ...]
    start: tuple[int, ...]
    """The stacks at the start of the hand, before compulsory bets."""
    exits: tuple[Exit | None, ...]
    """None for a seat that was not eliminated before this hand."""
    street: str
    """The last one begun; empty while the pack is still to be shuffled."""
    bets: tuple[int, ...]
    paid: tuple[int, ...]
    live: int = 0
    levels: tuple[int, ...] = ()
    """The current bet just after the seat's own latest action in this betting round; -1: it has not acted."""
    current_bet: int = 0
    full_raise: int = 0
    """The last full raise (``raise.5``)."""
    turn: int = NOBODY
    bettor: int = NOBODY
    """Who made the last bet or raise of the last betting round in which a seat was asked (``showdown.3``)."""
    step: int = 0
    """Counts the decisions of the hand."""
    pack: tuple[int, ...] = ()
    """The cards of the pack that may still be dealt in this hand, top first."""
    hands: tuple[tuple[int, ...], ...]
    board: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    """Seats whose hands are turned up, in the order of showing."""
    pots: tuple[PaidPot, ...] = ()
    """Once the hand is over: the pots as paid."""
    won: tuple[int, ...] | None = None


class Fold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="fold"):
    """Give up this hand (``actions.1``)."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="check"):
    """Put in nothing, when nothing is owed (``actions.2``)."""


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="call"):
    """Put in what is owed, or all that is left (``actions.3``)."""


class Raise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="raise"):
    """Bet or raise: ``to`` is the seat's total for this betting round (``actions.4``)."""

    to: int


class RaiseRange(msgspec.Struct, frozen=True, tag_field="type", tag="raise"):
    """Every whole ``to`` from ``min`` to ``max`` is legal (``actions.5``)."""

    min: int
    max: int


Bet = Fold | Check | Call | Raise
BetOption = Fold | Check | Call | RaiseRange

FOLD: Final = Fold()
CHECK: Final = Check()
CALL: Final = Call()


class PotView(msgspec.Struct, frozen=True):
    """A pot; ``winners`` is there once the hand is over (``view.4``)."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[Share, ...] | UnsetType = UNSET


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as the viewer sees it (``view.5``)."""

    stack: int
    bet: int
    paid: int
    state: SeatState
    cards: int
    hand: tuple[str, ...]
    won: int | None
    exit: Exit | None
    """How the seat was eliminated, from the end of that hand on."""
    combination: Best | None
    """What a hand that is turned up is worth, once the hand is over; None for all others."""


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer sees now, in both games. ``legal`` and ``best`` are in a seat's own view only (``view.8``)."""

    game: str
    phase: Phase
    round: int
    rounds: int
    dealer: int
    to_act: tuple[int, ...]
    street: str
    current_bet: int
    min_raise_to: int | None
    pots: tuple[PotView, ...]
    shown: tuple[int, ...]
    ranking: tuple[Place, ...] | None
    best: Best | UnsetType | None = UNSET
