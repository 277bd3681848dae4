"""The clock of a hand, the name of a decision, and what an absent seat does (``clock.*``)."""

from __future__ import annotations

from salon.core.clock import Clock
from salon.games._poker.types import CHECK, FOLD, NOBODY, Bet, State

DEAL_SECONDS = 1.5
STREET_SECONDS = 1.0


def key(state: State) -> str:
    """Return the name of the decision that the match waits for; it changes with every decision (``clock.4``)."""
    return f"{state.round}.{state.step}"


def betting_clock(state: State) -> Clock | None:
    """Return the deadline of the seat asked to bet: the table's own turn clock (``clock.1``)."""
    if state.turn == NOBODY:
        return None
    lead = 0.0
    if max(state.levels) < 0:  # The first decision of a round comes after cards were dealt.
        lead = STREET_SECONDS if state.step else DEAL_SECONDS
    return Clock(key(state), (state.turn,), lead=lead)


def absent_bet(state: State, seat: int) -> Bet:
    """Return what the seat asked does when its time is up: it checks if it may, otherwise it folds (``clock.1``)."""
    return FOLD if state.bets[seat] < state.current_bet else CHECK
