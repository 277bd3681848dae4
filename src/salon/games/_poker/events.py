"""What happens in a hand of poker, told event by event. Amounts are chips, cards are codes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from salon.cards.poker.classes import Category
from salon.games._poker.types import Pot, Share


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Root of the events of both games."""


class HandStarted(Event, frozen=True, tag="hand_started"):
    """A hand begins. ``stacks`` are those before compulsory bets."""

    round: int
    rounds: int
    dealer: int
    stacks: tuple[int, ...]


class Posted(Event, frozen=True, tag="posted"):
    """A seat puts a compulsory bet in; ``all_in``: it was all that the seat had (``chips.3``)."""

    seat: int
    kind: Literal["ante", "small_blind", "big_blind"]
    amount: int
    all_in: bool


class Dealt(Event, frozen=True, tag="dealt"):
    """The hands are dealt, one card at a time from the left of the dealer; empty for a seat that is out."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]


class TimedOut(Event, frozen=True, tag="timed_out"):
    """The clock of these seats has run out; what it does for them follows (``clock.1``, ``clock.2``)."""

    seats: tuple[int, ...]


class Folded(Event, frozen=True, tag="folded"):
    """A seat gives up this hand."""

    seat: int


class Checked(Event, frozen=True, tag="checked"):
    """A seat puts in nothing."""

    seat: int


class Called(Event, frozen=True, tag="called"):
    """A seat calls with ``amount`` chips; ``bet`` is its total for this betting round."""

    seat: int
    amount: int
    bet: int
    all_in: bool


class Raised(Event, frozen=True, tag="raised"):
    """A seat lifts the current bet to ``to``; ``opening``: it is a bet, not a raise (``actions.4``)."""

    seat: int
    to: int
    amount: int
    opening: bool
    all_in: bool


class CameBack(Event, frozen=True, tag="came_back"):
    """Chips that nobody has matched go back to their owner; they are not won (``uncalled.2``)."""

    seat: int
    amount: int


class Gathered(Event, frozen=True, tag="gathered"):
    """A betting round is over and its bets go to the pots (``betting.4``)."""

    pots: tuple[Pot, ...]


class Shown(Event, frozen=True, tag="shown"):
    """A hand is turned up for all (``showdown.2``)."""

    seat: int
    cards: tuple[str, ...]


class Combination(Event, frozen=True, tag="combination"):
    """What a hand that is turned up is worth, once all cards are there; ``cards`` are the five that count."""

    seat: int
    category: Category
    height: str
    """The rank that names the combination (a brelan of what): that of its first card."""
    second: str | None
    """The next rank in it: that of a second pair, of the two of a full, of a kicker; None if there is none."""
    cards: tuple[str, ...]


class PotWon(Event, frozen=True, tag="pot_won"):
    """A pot is paid. ``pot`` is 0 for the main pot, ``seats`` are the winners, ``seat`` is the first of them.

    ``category`` is what they won with, or None when nobody else contended and no hand had to be compared.
    """

    pot: int
    amount: int
    seat: int
    seats: tuple[int, ...]
    count: int
    winners: tuple[Share, ...]
    category: Category | None


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A seat has no chips left after a hand (``chips.2``)."""

    seat: int


class MatchOver(Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the first place with ``score`` chips each (``end.2``)."""

    winners: tuple[int, ...]
    count: int
    score: int


EVENTS: Final = (
    HandStarted,
    Posted,
    Dealt,
    TimedOut,
    Folded,
    Checked,
    Called,
    Raised,
    CameBack,
    Gathered,
    Shown,
    Combination,
    PotWon,
    Eliminated,
    MatchOver,
)
