"""``chips.3`` under any evening that Hypothesis can think of."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from salon.core.chance import RandomSource
from salon.core.play import check
from salon.games._corner.tests.evening import SEATS, Books, evenings, step
from salon.games._corner.types import Setup
from salon.games.roulette import GAME
from salon.games.roulette.rules import staked
from salon.games.roulette.types import Action, Bet, BetOption, Clear, Config, Ready, Settled, State
from salon.games.roulette.wheel import CHIPS, PLACES

bets = st.builds(Bet, st.sampled_from(PLACES), st.sampled_from(CHIPS))
inputs = evenings(bets | bets | st.sampled_from([Clear(), Ready()]))


def _listed(state: State, seat: int, action: Action) -> bool:
    options = GAME.legal(state, seat)
    chips = next((option.chips for option in options if isinstance(option, BetOption)), ())
    return action.chip in chips if isinstance(action, Bet) else action in options


@given(inputs, st.integers(0, 2**32), st.sampled_from([10, 60, 1000]))
def test_chips_3_nothing_is_lost_and_nothing_appears(steps: list[object], seed: int, limit: int) -> None:
    """Balance + stakes = 1000 + 1000 × loans + net results, always; refused actions change nothing."""
    source = RandomSource(random.Random(seed))
    state: State = GAME.setup(Config(limit=limit), SEATS, Setup())
    books = Books(GAME, Settled, staked)
    for what in steps:
        if isinstance(what, tuple):
            listed = _listed(state, *what)
            assert (check(GAME, state, SEATS, *what) is None) == listed
            if not listed:
                continue
        state, events = step(GAME, state, what, source)
        books.enter(events)
        books.audit(state)
        for stool in state.stools:
            assert stool.staked <= limit
            assert stool.stakes or not stool.ready
        assert (state.number is None) == (state.phase != "spinning")
