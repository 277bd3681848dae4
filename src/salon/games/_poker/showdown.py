"""Turning hands up and paying the pots (``showdown.*``, ``pots.5``, ``odd.*``)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.cards.poker.best import best
from salon.cards.poker.classes import Category, hand_class
from salon.cards.poker.rank import rank
from salon.games._poker.betting import first_live
from salon.games._poker.events import Combination, Event, PotWon, Shown
from salon.games._poker.match import end_hand
from salon.games._poker.pots import cut, divide
from salon.games._poker.seats import left_of, members
from salon.games._poker.types import NOBODY, PaidPot, Share, State

S = TypeVar("S", bound=State)
Events = tuple[Event, ...]


def alone(state: State) -> bool:
    """Return whether a single live seat is left (``betting.5``)."""
    return not state.live & (state.live - 1)


def show(state: S) -> tuple[S, Events]:
    """Turn up every live hand, in the order of ``showdown.3``."""
    first = first_live(state, state.dealer) if state.bettor == NOBODY else state.bettor
    after = left_of(first, len(state.stacks))
    shown = (first, *(seat for seat in after if seat != first and state.live >> seat & 1))
    return replace(state, shown=shown), tuple(
        [Shown(seat, FRENCH.names(state.hands[seat])) for seat in shown]
    )


def pay(state: S) -> tuple[S, Events]:
    """Compare the hands that are turned up, pay every pot, and end the hand (``pots.5``)."""
    values = {seat: rank(state.hands[seat] + state.board) for seat in state.shown}
    events: list[Event] = [_combination(state, seat) for seat in state.shown]
    won = [0] * len(state.stacks)
    paid: list[PaidPot] = []
    for index, pot in enumerate(cut(state.paid, state.stacks, state.live)):
        top = max([values[seat] for seat in pot.seats])
        winners = [seat for seat in pot.seats if values[seat] == top]
        shares = divide(pot.amount, winners, state.dealer, len(won))
        for share in shares:
            won[share.seat] += share.chips
        paid.append(PaidPot(pot.amount, pot.seats, shares))
        category = hand_class(top).category if len(pot.seats) > 1 else None
        events.append(_told(index, paid[-1], category))
    state, ended = end_hand(_credited(state, tuple(won), tuple(paid)))
    return state, (*events, *ended)


def pay_last(state: S) -> tuple[S, Events]:
    """Give everything to the only live seat, in one pot, and end the hand; no card is shown (``showdown.4``)."""
    (winner,) = members(state.live)
    amount = sum(state.paid)
    won = tuple(amount if seat == winner else 0 for seat in range(len(state.stacks)))
    pot = PaidPot(amount, (winner,), (Share(winner, amount),))
    state, ended = end_hand(_credited(state, won, (pot,)))
    return state, (_told(0, pot, None), *ended)


def _credited(state: S, won: tuple[int, ...], pots: tuple[PaidPot, ...]) -> S:
    stacks = tuple([stack + chips for stack, chips in zip(state.stacks, won, strict=True)])
    return replace(state, stacks=stacks, won=won, pots=pots)


def _combination(state: State, seat: int) -> Combination:
    found = best(state.hands[seat] + state.board)
    height = found.cards[0][0]
    second = next((card[0] for card in found.cards if card[0] != height), None)
    return Combination(seat, found.category, height, second, found.cards)


def _told(index: int, pot: PaidPot, category: Category | None) -> PotWon:
    shares = pot.winners
    return PotWon(
        pot=index,
        amount=pot.amount,
        seat=shares[0].seat,
        seats=tuple([share.seat for share in shares]),
        count=len(shares),
        winners=shares,
        category=category,
    )
