"""Evenings that Hypothesis thinks of at either table, and the books that are kept of them (``chips.3``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from salon.core.actor import CLOCK, HOUSE, Away, Back, Expire, Leave, Next, Sit
from salon.core.chance import ChanceSource
from salon.core.contract import Game
from salon.core.play import advance
from salon.games._corner.types import Lent

SEATS = 3
seats = st.integers(0, SEATS - 1)
orders = st.builds(Sit, seats) | st.builds(Leave, seats) | st.builds(Away, seats) | st.builds(Back, seats)


def evenings(actions: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    """Inputs one after the other: actions of a seat, given as a pair, orders of the house, ends of the clock."""
    moves = st.tuples(seats, actions)
    # Left to itself Hypothesis thinks of six inputs or so, and then hardly anything is ever settled.
    return st.lists(moves | orders | st.sampled_from([Next(), Expire()]) | moves, min_size=60, max_size=120)


def step(game: Game, state: Any, what: Any, source: ChanceSource) -> tuple[Any, tuple[Any, ...]]:
    """Bring one of those inputs in; a seat's action must be legal."""
    match what:
        case (int(seat), action):
            return advance(game, state, seat, action, source)
        case Expire():
            return advance(game, state, CLOCK, what, source)
        case _:
            return advance(game, state, HOUSE, what, source)


class Books:
    """What each stool has won and borrowed, added up from what is told; ``settled`` is the game's event of it."""

    def __init__(self, game: Game, settled: type[Any], staked: Callable[[Any, int], int]) -> None:
        self._game = game
        self._settled = settled
        self._staked = staked
        self._nets = [0] * SEATS
        self._loans = [0] * SEATS

    def enter(self, events: tuple[Any, ...]) -> None:
        """Add up what has just been told."""
        for event in events:
            if isinstance(event, self._settled):
                self._nets[event.seat] += event.net
            elif isinstance(event, Lent):
                self._loans[event.seat] += 1

    def audit(self, state: Any) -> None:
        """Fail unless balance + stakes = 1000 + 1000 × loans + net results on every stool."""
        for seat, stool in enumerate(state.stools):
            staked = self._staked(state, seat)
            assert stool.balance >= 0
            assert stool.loans == self._loans[seat]
            assert stool.balance + staked == 1000 + 1000 * self._loans[seat] + self._nets[seat]
            if stool.taken and not staked:
                assert stool.balance >= 10, "chips.2: who sits there can bet"
        won = [net if stool.taken else 0 for net, stool in zip(self._nets, state.stools, strict=True)]
        assert list(self._game.returns(state)) == won
