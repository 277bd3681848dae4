"""Filling templates, and imagining the hand that a seat cannot see (for search and for the tests of secrecy).

A hand is imagined by playing it again: a pack in which the known cards lie where they must have lain, and the
actions that everybody was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from salon.cards.pack import FRENCH, HIDDEN
from salon.cards.shuffle import below, shuffled
from salon.core.chance import Rng
from salon.games._poker.events import Called, Checked, Event, Folded, HandStarted, Raised
from salon.games._poker.seats import left_of, with_chips
from salon.games._poker.types import (
    CALL,
    CHECK,
    FOLD,
    Bet,
    BetOption,
    PlayerView,
    Raise,
    RaiseRange,
    TableView,
)


def fill_bet(option: BetOption, rng: Rng) -> Bet:
    """Return a betting action that fits ``option``.

    Every total of a raise may come; small ones come oftener, so that a random match is not over with its first hand.
    """
    if isinstance(option, RaiseRange):
        room = option.max - option.min
        room >>= below(room.bit_length() + 1, rng.getrandbits)
        return Raise(option.min + below(room + 1, rng.getrandbits))
    return option


def told_now(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the present hand."""
    starts = [index for index, event in enumerate(events) if isinstance(event, HandStarted)]
    return events[starts[-1] :] if starts else ()


def bet_of(event: Event) -> tuple[int, Bet] | None:
    """Return the seat and the betting action that ``event`` tells, or None if it tells none."""
    match event:
        case Raised(seat=seat, to=to):
            return seat, Raise(to)
        case Called(seat=seat):
            return seat, CALL
        case Checked(seat=seat):
            return seat, CHECK
        case Folded(seat=seat):
            return seat, FOLD
    return None


def start_fields(view: TableView, players: Sequence[PlayerView]) -> dict[str, Any]:
    """Return the fields that a state had before the hand of ``view`` was dealt, but for those of one game."""
    stacks = tuple([player.stack + player.paid - (player.won or 0) for player in players])
    zeros = (0,) * len(players)
    return {
        "rounds": view.rounds,
        "round": view.round,
        "phase": "betting",
        "dealer": view.dealer,
        "stacks": stacks,
        "start": stacks,
        "exits": tuple(
            [
                None if player.exit is None or stack else player.exit
                for player, stack in zip(players, stacks, strict=True)
            ]
        ),
        "street": "",
        "bets": zeros,
        "paid": zeros,
        "live": with_chips(stacks),
        "hands": ((),) * len(players),
    }


def deal_order(dealer: int, start: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that are dealt in, in the order of the deal."""
    return tuple([seat for seat in left_of(dealer, len(start)) if start[seat]])


class Unseen:
    """The cards that a seat has not seen, in a random order; those of hands and boards of its view are seen."""

    def __init__(self, seen: Sequence[str], rng: Rng) -> None:
        known = set(seen)
        self._cards = iter(shuffled([code for code in FRENCH.codes if code not in known], rng.getrandbits))

    def take(self, count: int) -> tuple[str, ...]:
        """Return ``count`` more of them."""
        return tuple([next(self._cards) for _ in range(count)])

    def rest(self) -> Iterator[str]:
        """Return all that are left."""
        return self._cards

    def known_or_new(self, hand: tuple[str, ...], count: int) -> tuple[str, ...]:
        """Return ``hand`` if it is shown, otherwise ``count`` unseen cards in its place."""
        return hand if hand and HIDDEN not in hand else self.take(count)
