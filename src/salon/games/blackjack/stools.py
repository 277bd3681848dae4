"""Leaving, and the opening of a betting."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.actor import Leave
from salon.games._corner.stools import put
from salon.games._corner.types import Left, Opened
from salon.games.blackjack.donne import Step, next_hand
from salon.games.blackjack.types import PATIENCE, Event, Freed, HandLeft, State, Stool


def leave(state: State, order: Leave) -> Step:
    """Free the stool, or let the hand in play stand for the absent player (``stool.3``, ``stool.4``)."""
    seat = order.seat
    stool = state.stools[seat]
    if not stool.taken or stool.leaving:
        return state, ()
    if state.phase == "betting":
        gone = Stool(balance=stool.balance + stool.bet, loans=stool.loans)
        return put(state, seat, gone), (Left(seat, stool.bet),)
    if state.phase == "round_over" or not stool.bet:
        return put(state, seat, Stool(balance=stool.balance, loans=stool.loans)), (Left(seat, 0),)
    status = "stood" if stool.status == "playing" else stool.status
    state = put(state, seat, replace(stool, leaving=True, away=False, status=status))
    told: tuple[Event, ...] = (HandLeft(seat),)
    if state.turn != seat:
        return state, told
    state, events = next_hand(state)
    return state, (*told, *events)


def open_betting(state: State) -> Step:
    """Clear the table, free the stools that are due, and open the next betting (``stool.4``, ``stool.5``)."""
    stools: list[Stool] = []
    freed: list[Event] = []
    for seat, stool in enumerate(state.stools):
        kept = Stool(balance=stool.balance, loans=stool.loans)
        if stool.leaving:
            freed.append(Freed(seat, "left"))
        elif stool.skipped >= PATIENCE:
            freed.append(Freed(seat, "skipped"))
        elif stool.taken:
            kept = replace(kept, taken=True, away=stool.away, skipped=stool.skipped)
        stools.append(kept)
    number = state.round + 1
    state = replace(
        state, round=number, phase="betting", stools=tuple(stools), dealer=(), turn=None, countdown=0
    )
    return state, (*freed, Opened(number))
