"""What Blackjack is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.games._corner import types as corner
from salon.games._corner.types import Left, Lent, Opened, Sat

Status = Literal["idle", "bet", "playing", "stood", "bust", "blackjack"]
Result = Literal["win", "lose", "push", "blackjack"]
Phase = Literal["betting", "playing", "round_over"]
Move = Literal["hit", "stand", "double"]
Reason = Literal[
    "no_risk",
    "soft_no_risk",
    "double_hard",
    "double_soft",
    "dealer_weak",
    "dealer_strong",
    "dealer_close",
    "high_enough",
    "soft_high_enough",
]

STEP: Final = 10
"""Bets are multiples of this, and this is the lowest one (``bet.1``)."""
HIGHEST: Final = 500
"""The highest bet (``bet.1``)."""
RESHUFFLE: Final = 78
"""With fewer cards left the shoe is made anew before the donne (``shoe.1``)."""
PATIENCE: Final = 5
"""After so many donnes in a row without a bet the stool is freed (``stool.5``)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the table: packs in the shoe, seconds of the countdown (``bet.3``) and a hand (``clock.1``)."""

    decks: Annotated[int, Meta(ge=1, le=8)] = 6
    bet_seconds: Annotated[int, Meta(ge=5, le=120)] = 10
    hand_seconds: Annotated[int, Meta(ge=5, le=300)] = 30


class Stool(corner.Stool, frozen=True):
    """A stool with the bet, the hand and what came of it."""

    bet: int = 0
    """Kept in view after the settlement, when it is no longer staked."""
    hand: tuple[str, ...] = ()
    status: Status = "idle"
    result: Result | None = None
    net: int | None = None
    skipped: int = 0
    """Donnes in a row that were dealt in front of the person without a bet (``stool.5``)."""


class State(corner.State, frozen=True):
    """The table between two inputs. ``shoe`` is the whole shoe as shuffled, ``drawn`` how many cards have left it."""

    config: Config
    stools: tuple[Stool, ...]
    round: int = 1
    phase: Literal["betting", "shuffling", "playing", "round_over"] = "betting"
    """``shuffling``: the donne has started and waits for a new shoe."""
    shoe: tuple[str, ...] = ()
    drawn: int = 0
    dealer: tuple[str, ...] = ()
    """The second card is hidden while ``phase`` is ``playing``."""
    turn: int | None = None
    countdown: int = 0
    """How many countdowns have started in this betting (``bet.3``)."""


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Bet(_Action, frozen=True, tag="bet"):
    """Stake ``amount`` in place of the present bet; 0 takes it back (``bet.2``)."""

    amount: int


class Hit(_Action, frozen=True, tag="hit"):
    """Take one card more (``turn.2``)."""


class Stand(_Action, frozen=True, tag="stand"):
    """End the hand (``turn.4``)."""


class Double(_Action, frozen=True, tag="double"):
    """Stake the bet once more and take the last card (``turn.5``)."""


class BetOption(msgspec.Struct, frozen=True, tag_field="type", tag="bet"):
    """Either any ``min``, ``min + step``, … ``max``, or exactly ``amount`` (0: the bet can be taken back)."""

    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    step: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET


Action = Bet | Hit | Stand | Double
Option = BetOption | Hit | Stand | Double


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class HandLeft(_Event, frozen=True, tag="hand_left"):
    """Somebody leaves with a hand in play, which stands (``stool.4``)."""

    seat: int


class Freed(_Event, frozen=True, tag="freed"):
    """A stool is free with the new betting: its person had left, or let five donnes pass without a bet."""

    seat: int
    why: Literal["left", "skipped"]


class Placed(_Event, frozen=True, tag="bet"):
    """A bet lies on the table; ``replaced`` is the one that it replaces, or 0."""

    seat: int
    amount: int
    replaced: int


class TakenBack(_Event, frozen=True, tag="taken_back"):
    """A bet is taken back."""

    seat: int
    amount: int


class Shuffled(_Event, frozen=True, tag="shuffled"):
    """The shoe is made anew from ``decks`` packs (``shoe.1``)."""

    decks: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """Two cards to each bettor and to the dealer; ``hole`` is the dealer's hidden card (``shoe.2``)."""

    round: int
    seats: tuple[int, ...]
    hands: tuple[tuple[str, str], ...]
    up: str
    hole: str


class HasBlackjack(_Event, frozen=True, tag="blackjack"):
    """A hand is a blackjack and is not played (``turn.1``)."""

    seat: int


class Turn(_Event, frozen=True, tag="turn"):
    """The turn of a hand begins."""

    seat: int
    total: int
    soft: bool


class Drew(_Event, frozen=True, tag="hit"):
    """A hand has received one card more."""

    seat: int
    card: str
    total: int
    soft: bool


class Doubled(_Event, frozen=True, tag="double"):
    """A hand has doubled its bet to ``bet`` and received its last card."""

    seat: int
    card: str
    bet: int
    total: int
    soft: bool


class Stood(_Event, frozen=True, tag="stood"):
    """A hand is over without having bust: by choice, at 21 (``turn.3``), or at the end of its time (``clock.1``)."""

    seat: int
    total: int
    why: Literal["choice", "twenty_one", "clock"]


class Bust(_Event, frozen=True, tag="bust"):
    """A hand has passed 21 (``turn.2``)."""

    seat: int
    total: int


class Revealed(_Event, frozen=True, tag="revealed"):
    """The dealer's hidden card is turned up."""

    card: str
    total: int
    blackjack: bool


class DealerDrew(_Event, frozen=True, tag="dealer_drew"):
    """The dealer has drawn a card (``dealer.1``)."""

    card: str
    total: int


class DealerDone(_Event, frozen=True, tag="dealer_done"):
    """The dealer's hand is complete."""

    total: int
    outcome: Literal["stands", "bust", "blackjack"]


class Settled(_Event, frozen=True, tag="settled"):
    """A bet is settled; ``balance`` is what its owner has now, before a loan."""

    seat: int
    result: Result
    net: int
    balance: int


Event = (
    Opened
    | Sat
    | Left
    | HandLeft
    | Freed
    | Placed
    | TakenBack
    | Shuffled
    | Dealt
    | HasBlackjack
    | Turn
    | Drew
    | Doubled
    | Stood
    | Bust
    | Revealed
    | DealerDrew
    | DealerDone
    | Settled
    | Lent
)


class PlayerView(msgspec.Struct, frozen=True):
    """A taken stool; all of it is public (``record.4``). ``leaving``, ``away`` and ``skipped`` as in ``Stool``."""

    balance: int
    loans: int
    bet: int
    hand: tuple[str, ...]
    total: int | None
    soft: bool
    state: Status
    result: Result | None
    net: int | None
    leaving: bool
    away: bool
    skipped: int


class Advice(msgspec.Struct, frozen=True):
    """The best move by total and dealer's card, and why."""

    move: Move
    why: Reason


class View(msgspec.Struct, frozen=True):
    """What one viewer sees now. ``legal`` and ``advice`` are there in a seat's own view only."""

    game: str
    config: Config
    phase: Phase
    round: int
    rounds: None
    dealer: None
    to_act: tuple[int, ...]
    players: tuple[PlayerView | None, ...]
    ranking: None
    dealer_hand: tuple[str, ...]
    dealer_total: int | None
    dealer_soft: bool
    shoe: int
    """Cards left in the shoe."""
    legal: tuple[Option, ...] | UnsetType = UNSET
    advice: Advice | UnsetType | None = UNSET
    """None unless it is the seat's turn to play a hand."""
