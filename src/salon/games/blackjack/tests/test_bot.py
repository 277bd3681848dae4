"""``house.1``, ``hidden.3``: the house player at the table, seeing what its stool sees."""

from __future__ import annotations

import os
import random
from statistics import fmean, pstdev

import msgspec
import pytest

from salon.core.actor import HOUSE, Next
from salon.core.chance import RandomSource
from salon.core.errors import IllegalMove
from salon.core.play import advance
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.tests.driver import Table
from salon.games.blackjack.types import Action, Advice, Bet, State

DONNES = 1_000_000 if os.environ.get("SALON_LONG_TESTS") else 20_000
"""A million in the long profile: a minute, and a leak of a third of a percent would show."""
MEAN = -0.0100
"""Bets won a donne over whole shoes (``house.1``)."""
DEVIATION = 1.11
"""The standard deviation of one donne, in bets (``house.1``)."""


def _choose(state: State, rng: random.Random) -> Action:
    action: Action = GAME.bot(GAME.view(state, 0), (), 0, rng)
    return action


def _results(donnes: int, seed: int) -> list[float]:
    """What a house player alone at the table wins in each of so many donnes, in bets."""
    rng = random.Random(seed)
    source = RandomSource(rng)
    # So many chips that no loan and no doubling out of reach disturbs the measure.
    state: State = GAME.setup(GAME.config(), 1, Setup(balances=(10**9,)))
    results: list[float] = []
    for _ in range(donnes):
        state, _ = advance(GAME, state, 0, _choose(state, rng), source)
        bet = state.stools[0].bet
        while state.turn is not None:
            state, _ = advance(GAME, state, 0, _choose(state, rng), source)
        net = state.stools[0].net
        assert net is not None
        results.append(net / bet)
        state, _ = advance(GAME, state, HOUSE, Next(), source)
    return results


def test_house_1_the_house_player_loses_what_the_best_play_loses() -> None:
    results = _results(DONNES, seed=17)
    error = DEVIATION / DONNES**0.5
    assert abs(fmean(results) - MEAN) < 3 * error
    assert pstdev(results) == pytest.approx(DEVIATION, abs=0.02)


@pytest.mark.parametrize(
    ("deck", "move"),
    [
        ("6s Th 5d 7c", "double"),
        ("Ts 6h 2d 7c", "stand"),
        ("Ts 7h 2d 7c", "hit"),
        ("As 9h 7d 7c", "hit"),
        ("As 6h 7d 7c", "double"),
        ("8s Th 8d 7c", "hit"),
        ("As 5h Ad 7c", "hit"),
    ],
)
def test_house_1_it_plays_the_table_of_the_best_play(deck: str, move: str) -> None:
    table = Table(1, deck).bets(10)
    view = table.view(0)
    assert GAME.bot(view, (), 0, random.Random(1)).__struct_config__.tag == move
    assert isinstance(view.advice, Advice)
    assert view.advice.move == move


def test_it_bets_the_same_on_every_donne_as_long_as_it_can() -> None:
    rng = random.Random(1)
    for balance, bet in ((10**6, 50), (1000, 50), (64, 50), (49, 40), (10, 10)):
        assert GAME.bot(Table(1, balances=(balance,)).view(0), (), 0, rng) == Bet(bet)
    assert GAME.bot(Table(2).bets(200).view(0), (), 0, rng) == Bet(50)


def test_hidden_3_it_does_the_same_whatever_the_hidden_card_is() -> None:
    """Over all hands of two cards against a 10: the state differs, the bytes of the view and the move do not."""
    rng = random.Random(1)
    for one in "A23456789T":
        for two in "23456789":
            first = Table(1, f"{one}s Kh {two}d 2c").bets(10).view(0)
            second = Table(1, f"{one}s Kh {two}d Qc").bets(10).view(0)
            assert msgspec.json.encode(first) == msgspec.json.encode(second)
            assert GAME.bot(first, (), 0, rng) == GAME.bot(second, (), 0, rng)


def test_it_says_so_when_there_is_nothing_to_decide() -> None:
    with pytest.raises(IllegalMove):
        GAME.bot(Table(2, balances=(1000, None)).view(1), (), 1, random.Random(1))
