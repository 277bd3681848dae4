"""``chips.3`` under any evening that Hypothesis can think of."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from salon.core.chance import RandomSource
from salon.core.play import check
from salon.games._corner.tests.evening import SEATS, Books, evenings, step
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.rules import staked
from salon.games.blackjack.types import Bet, Config, Double, Hit, Settled, Stand, State

amounts = st.integers(-2, 52).map(lambda tens: tens * 10) | st.sampled_from([5, 15, 10**9])
inputs = evenings(st.builds(Bet, amounts) | st.sampled_from([Hit(), Stand(), Double()]))


@given(inputs, st.integers(0, 2**32), st.sampled_from([1, 2, 6]))
def test_chips_3_nothing_is_lost_and_nothing_appears(steps: list[object], seed: int, decks: int) -> None:
    """Balance + stake = 1000 + 1000 × loans + net results, always; refused actions change nothing."""
    source = RandomSource(random.Random(seed))
    state: State = GAME.setup(Config(decks=decks), SEATS, Setup())
    books = Books(GAME, Settled, staked)
    for what in steps:
        if isinstance(what, tuple) and check(GAME, state, SEATS, *what) is not None:
            continue
        state, events = step(GAME, state, what, source)
        books.enter(events)
        books.audit(state)
