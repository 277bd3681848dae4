"""A round from the start of the wheel to the next betting, as functions from state to state and events."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from salon.games._corner.stools import lend
from salon.games._corner.types import Opened
from salon.games.roulette.types import REMEMBERED, Event, Freed, Settled, Started, State, Stool, Stopped
from salon.games.roulette.wheel import fall, returned

Step = tuple[State, tuple[Event, ...]]


def staked(state: State) -> bool:
    """Return whether there is a stake on the cloth in this betting."""
    return any(stool.stakes for stool in state.stools)


def go_on(state: State, events: tuple[Event, ...]) -> Step:
    """Start the wheel if every connected person has a stake and is ready (``start.3``).

    Somebody must have said so: the loss of the only connection does not start it.
    """
    if state.phase != "betting" or not any(stool.ready for stool in state.stools):
        return state, events
    if any(stool.taken and not stool.away and not stool.ready for stool in state.stools):
        return state, events
    state, more = start(state, "ready")
    return state, (*events, *more)


def start(state: State, why: Literal["ready", "clock"]) -> Step:
    """Start the wheel with the stakes on the table; the number is owed from now on (``start.4``, ``spin.1``)."""
    return replace(state, phase="spinning", countdown=0), (Started(state.round, why),)


def stop(state: State, number: int) -> Step:
    """Stop the ball on ``number`` and settle all stakes, then the loans (``spin.2``, ``pay.*``, ``chips.2``)."""
    pocket = fall(number)
    told: list[Event] = [Stopped(number, pocket.colour, pocket.parity, pocket.half)]
    stools = list(state.stools)
    for seat, stool in enumerate(stools):
        if stool.stakes:
            stools[seat], settled = _settle(seat, stool, number)
            told.append(settled)
    for seat, stool in enumerate(stools):
        if stool.taken:
            stools[seat], lent = lend(seat, stool)
            told += lent
    history = (*state.history, number)[-REMEMBERED:]
    state = replace(state, phase="round_over", stools=tuple(stools), number=None, history=history)
    return state, tuple(told)


def _settle(seat: int, stool: Stool, number: int) -> tuple[Stool, Settled]:
    back = returned(stool.stakes, number)
    net = back - stool.staked
    paid = replace(stool, balance=stool.balance + back, net=net)
    result: Literal["win", "lose", "even"] = "win" if net > 0 else "lose" if net < 0 else "even"
    return paid, Settled(seat, result, stool.staked, net, paid.balance)


def open_betting(state: State) -> Step:
    """Clear the cloth, free the stools of who has left, and open the next betting (``stool.4``, ``bet.5``)."""
    number = state.round + 1
    freed = tuple(Freed(seat) for seat, stool in enumerate(state.stools) if stool.leaving)
    stools = tuple(
        Stool(stool.balance, stool.loans, taken=True, away=stool.away)
        if stool.taken and not stool.leaving
        else Stool(stool.balance, stool.loans)
        for stool in state.stools
    )
    state = replace(state, round=number, phase="betting", stools=stools)
    return state, (*freed, Opened(number))
