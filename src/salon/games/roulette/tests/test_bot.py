"""``hidden.3``: the house player at the table, seeing what its stool sees."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import RandomSource
from salon.core.errors import IllegalMove
from salon.core.play import advance
from salon.games._corner.types import Setup
from salon.games.roulette import GAME
from salon.games.roulette.tests.driver import Table
from salon.games.roulette.types import Bet, Clear, Ready, State

ROUNDS = 5000


def test_it_lays_a_chip_and_is_ready() -> None:
    table = Table(1)
    rng = random.Random(1)
    bet = GAME.bot(table.view(0), (), 0, rng)
    assert isinstance(bet, Bet)
    assert GAME.bot(table.do(0, bet).view(0), (), 0, rng) == Ready()


@pytest.mark.parametrize(
    ("balance", "chips"), [(10, {10}), (199, {10}), (1000, {10, 50}), (2000, {10, 50, 100})]
)
def test_it_lays_chips_that_it_can_afford(balance: int, chips: set[int]) -> None:
    rng = random.Random(2)
    view = Table(1, balances=(balance,)).view(0)
    assert {GAME.bot(view, (), 0, rng).chip for _ in range(200)} == chips


def test_asked_again_it_adds_a_chip_or_erases_when_none_fits() -> None:
    rng = random.Random(3)
    table = Table(2).bet(0, "red").ready(0)
    assert isinstance(GAME.bot(table.view(0), (), 0, rng), Bet)
    table = Table(2, balances=(10, 10)).bet(0, "red").ready(0)
    assert GAME.bot(table.view(0), (), 0, rng) == Clear()


def test_it_says_so_when_there_is_nothing_to_decide() -> None:
    table = Table(2, balances=(1000, None))
    with pytest.raises(IllegalMove):
        GAME.bot(table.view(1), (), 1, random.Random(1))
    table.bet(0, "red").ready(0)
    with pytest.raises(IllegalMove):
        GAME.bot(table.view(0), (), 0, random.Random(1))


def test_hidden_3_over_many_rounds_it_gains_nothing() -> None:
    """The mean of a round is −1/37 of the stake; a player that had seen the number would be far above."""
    rng = random.Random(11)
    source = RandomSource(rng)
    state: State = GAME.setup(GAME.config(), 1, Setup(balances=(10**9,)))
    results = []
    for _ in range(ROUNDS):
        while state.phase == "betting":
            action = GAME.bot(GAME.view(state, 0), (), 0, rng)
            state, _ = advance(GAME, state, 0, action, source)
        state, _ = advance(GAME, state, CLOCK, Expire(), source)
        net = state.stools[0].net
        assert net is not None
        results.append(net / state.stools[0].staked)
        state, _ = advance(GAME, state, HOUSE, Next(), source)
    # The deviation of a plein is 5.84 stakes, of the mixture about 4.
    assert abs(fmean(results) + 1 / 37) < 3 * 4 / ROUNDS**0.5
