"""Sitting down, leaving, being away and coming back (``stool.*``, ``clock.2``)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.actor import Away, Back, Leave, Sit
from salon.games.roulette.spin import Step, lend, put
from salon.games.roulette.types import Left, Sat, StakesLeft, State, Stool


def sit(state: State, order: Sit) -> Step:
    """Take a free stool, or cancel one's departure from it (``stool.1``, ``stool.2``, ``stool.4``)."""
    stool = state.stools[order.seat]
    if stool.leaving:
        return put(state, order.seat, replace(stool, leaving=False)), (Sat(order.seat, stool.balance),)
    if stool.taken:
        return state, ()
    balance = stool.balance if order.balance is None else order.balance
    loans = stool.loans if order.loans is None else order.loans
    seated, lent = lend(order.seat, Stool(balance, loans, taken=True))
    return put(state, order.seat, seated), (Sat(order.seat, balance), *lent)


def leave(state: State, order: Leave) -> Step:
    """Free the stool, or let the stakes stand for the absent player (``stool.3``, ``stool.4``)."""
    stool = state.stools[order.seat]
    if not stool.taken or stool.leaving:
        return state, ()
    if state.phase == "spinning" and stool.stakes:
        gone = replace(stool, leaving=True, away=False)
        return put(state, order.seat, gone), (StakesLeft(order.seat),)
    returned = stool.staked if state.phase == "betting" else 0
    gone = Stool(stool.balance + returned, stool.loans)
    return put(state, order.seat, gone), (Left(order.seat, returned),)


def away(state: State, order: Away) -> Step:
    """Note that the person's connection is lost (``clock.2``)."""
    stool = state.stools[order.seat]
    if not stool.taken or stool.leaving:
        return state, ()
    return put(state, order.seat, replace(stool, away=True)), ()


def back(state: State, order: Back) -> Step:
    """Note that the person is connected again."""
    return put(state, order.seat, replace(state.stools[order.seat], away=False)), ()
