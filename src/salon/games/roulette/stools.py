"""Leaving (``stool.3``, ``stool.4``)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.actor import Leave
from salon.games._corner.stools import put
from salon.games._corner.types import Left
from salon.games.roulette.spin import Step
from salon.games.roulette.types import StakesLeft, State, Stool


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
