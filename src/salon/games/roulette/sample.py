"""A whole state that agrees with what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.shuffle import below
from salon.core.chance import Rng
from salon.games._corner.types import Left, Opened
from salon.games.roulette.types import Cleared, Event, Placed, PlayerView, Stake, State, Stool, View
from salon.games.roulette.wheel import POCKETS


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a state in which the ball of a turning wheel will stop on a number drawn evenly (``spin.1``)."""
    staked = any(player and player.bets for player in view.players)
    return State(
        config=view.config,
        stools=tuple(_stool(player) for player in view.players),
        round=view.round,
        phase=view.phase,
        number=below(POCKETS, rng.getrandbits) if view.phase == "spinning" else None,
        history=view.history,
        countdown=max(_countdowns(events), int(staked)) if view.phase == "betting" else 0,
    )


def _countdowns(events: Sequence[Event]) -> int:
    """Return how many countdowns have started since the betting opened (``start.1``)."""
    started = 0
    staked: set[int] = set()
    for event in events:
        match event:
            case Opened():
                started, staked = 0, set()
            case Placed(seat):
                started += not staked
                staked.add(seat)
            case Cleared(seat) | Left(seat):
                staked.discard(seat)
    return started


def _stool(player: PlayerView | None) -> Stool:
    if player is None:
        return Stool()
    return Stool(
        balance=player.balance,
        loans=player.loans,
        taken=True,
        leaving=player.leaving,
        away=player.away,
        stakes=tuple(Stake(on, amount) for on, amount in player.bets.items()),
        ready=player.ready,
        net=player.net,
    )
