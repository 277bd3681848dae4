"""``chips.3`` under any evening that Hypothesis can think of."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from salon.core.actor import CLOCK, HOUSE, Away, Back, Expire, Leave, Next, Sit
from salon.core.chance import RandomSource
from salon.core.play import advance, check
from salon.games._corner.types import Lent, Setup
from salon.games.roulette import GAME
from salon.games.roulette.rules import staked
from salon.games.roulette.types import Bet, BetOption, Clear, Config, Ready, Settled, State
from salon.games.roulette.wheel import CHIPS, PLACES

SEATS = 3
seats = st.integers(0, SEATS - 1)
bets = st.builds(Bet, st.sampled_from(PLACES), st.sampled_from(CHIPS))
moves = st.tuples(seats, bets | bets | st.sampled_from([Clear(), Ready()]))
orders = st.builds(Sit, seats) | st.builds(Leave, seats) | st.builds(Away, seats) | st.builds(Back, seats)
inputs = st.lists(moves | orders | st.sampled_from([Next(), Expire()]) | moves, max_size=120)


@given(inputs, st.integers(0, 2**32), st.sampled_from([10, 60, 1000]))
def test_chips_3_nothing_is_lost_and_nothing_appears(steps: list[object], seed: int, limit: int) -> None:
    """Balance + stakes = 1000 + 1000 × loans + net results, always; refused actions change nothing."""
    source = RandomSource(random.Random(seed))
    state: State = GAME.setup(Config(limit=limit), SEATS, Setup())
    nets = [0] * SEATS
    loans = [0] * SEATS
    for step in steps:
        match step:
            case (int(seat), action):
                options = GAME.legal(state, seat)
                chips = next((option.chips for option in options if isinstance(option, BetOption)), ())
                listed = action.chip in chips if isinstance(action, Bet) else action in options
                assert (check(GAME, state, SEATS, seat, action) is None) == listed
                if not listed:
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
            assert stool.staked <= limit
            assert stool.loans == loans[seat]
            assert stool.balance + staked(state, seat) == 1000 + 1000 * loans[seat] + nets[seat]
            assert stool.stakes or not stool.ready
            if stool.taken and not staked(state, seat):
                assert stool.balance >= 10, "chips.2: who sits there can bet"
        won = [net if stool.taken else 0 for net, stool in zip(nets, state.stools, strict=True)]
        assert list(GAME.returns(state)) == won
        assert (state.number is None) == (state.phase != "spinning")
