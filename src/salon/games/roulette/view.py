"""What each viewer sees: everything but where the ball will stop (``hidden.*``)."""

from __future__ import annotations

from msgspec import UNSET

from salon.core.turn import Seats
from salon.core.viewer import Viewer
from salon.games.roulette import rules
from salon.games.roulette.types import Event, PlayerView, State, Stool, View
from salon.games.roulette.wheel import fall


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees; before the ball has stopped not even the reader of a record sees the number."""
    waiting = rules.to_act(state)
    return View(
        game="roulette",
        config=state.config,
        phase=state.phase,
        round=state.round,
        rounds=None,
        dealer=None,
        to_act=waiting.seats if isinstance(waiting, Seats) else (),
        players=tuple(_player(stool) if stool.taken else None for stool in state.stools),
        ranking=None,
        last=state.history[-1] if state.history else None,
        history=state.history,
        fall=fall(state.history[-1]) if state.phase == "round_over" else None,
        legal=rules.legal(state, viewer) if isinstance(viewer, int) else UNSET,
    )


def _player(stool: Stool) -> PlayerView:
    return PlayerView(
        balance=stool.balance,
        loans=stool.loans,
        bets={stake.on: stake.amount for stake in stool.stakes},
        staked=stool.staked,
        ready=stool.ready,
        net=stool.net,
        leaving=stool.leaving,
        away=stool.away,
    )


def redact(event: Event, viewer: Viewer) -> Event:
    """Return the event: no event tells the number before the ball has stopped, and all else is public."""
    return event
