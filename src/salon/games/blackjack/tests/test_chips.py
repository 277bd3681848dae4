"""``chips.3`` under any evening that Hypothesis can think of."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from salon.core.actor import CLOCK, HOUSE, Away, Back, Expire, Leave, Next, Sit
from salon.core.chance import RandomSource
from salon.core.play import advance, check
from salon.games._corner.types import Lent, Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.rules import staked
from salon.games.blackjack.types import Bet, Config, Double, Hit, Settled, Stand, State

SEATS = 3
seats = st.integers(0, SEATS - 1)
amounts = st.integers(-2, 52).map(lambda tens: tens * 10) | st.sampled_from([5, 15, 10**9])
moves = st.tuples(seats, st.builds(Bet, amounts) | st.sampled_from([Hit(), Stand(), Double()]))
orders = st.builds(Sit, seats) | st.builds(Leave, seats) | st.builds(Away, seats) | st.builds(Back, seats)
inputs = st.lists(moves | orders | st.sampled_from([Next(), Expire()]) | moves, max_size=120)


@given(inputs, st.integers(0, 2**32), st.sampled_from([1, 2, 6]))
def test_chips_3_nothing_is_lost_and_nothing_appears(steps: list[object], seed: int, decks: int) -> None:
    """Balance + stake = 1000 + 1000 × loans + net results, always; refused actions change nothing."""
    source = RandomSource(random.Random(seed))
    state: State = GAME.setup(Config(decks=decks), SEATS, Setup())
    nets = [0] * SEATS
    loans = [0] * SEATS
    for step in steps:
        match step:
            case (int(seat), action):
                if check(GAME, state, SEATS, seat, action) is not None:
                    continue
                state, events = advance(GAME, state, seat, action, source)
            case Expire():
                state, events = advance(GAME, state, CLOCK, step, source)
            case _:
                state, events = advance(GAME, state, HOUSE, step, source)
        for event in events:
            if isinstance(event, Settled):
                nets[event.seat] += event.net
            elif isinstance(event, Lent):
                loans[event.seat] += 1
        for seat, stool in enumerate(state.stools):
            assert stool.balance >= 0
            assert stool.loans == loans[seat]
            assert stool.balance + staked(state, seat) == 1000 + 1000 * loans[seat] + nets[seat]
            if stool.taken and not staked(state, seat):
                assert stool.balance >= 10, "chips.2: who sits there can bet"
        won = [net if stool.taken else 0 for net, stool in zip(nets, state.stools, strict=True)]
        assert list(GAME.returns(state)) == won
