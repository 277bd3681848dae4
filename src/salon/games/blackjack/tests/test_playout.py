"""The fast twin of the donnes against the rules (``bet.*``, ``turn.*``, ``dealer.*``, ``pay.*``, ``chips.2``)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.cards.pack import FRENCH
from salon.core.actor import HOUSE, Next
from salon.core.chance import RandomSource, Shuffle
from salon.core.play import advance
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.playout import play_out
from salon.games.blackjack.types import STEP, Bet, Config, State


def _shoe(decks: int, rng: random.Random) -> Callable[[], tuple[str, ...]]:
    source = RandomSource(rng)
    return lambda: tuple(source.draw(Shuffle(FRENCH.codes * decks)))


def _donne(state: State, rng: random.Random) -> tuple[State, int]:
    decisions = 0
    source = RandomSource(rng)
    amounts = [
        STEP + STEP * int(rng.random() * (GAME.legal(state, seat)[0].max // STEP)) for seat in _seats(state)
    ]
    for seat, amount in enumerate(amounts):
        state, _ = advance(GAME, state, seat, Bet(amount), source)
        decisions += 1
    while state.turn is not None:
        options = GAME.legal(state, state.turn)
        state, _ = advance(GAME, state, state.turn, options[int(rng.random() * len(options))], source)
        decisions += 1
    return advance(GAME, state, HOUSE, Next(), source)[0], decisions


def _seats(state: State) -> range:
    return range(len(state.stools))


@given(
    balances=st.lists(st.integers(0, 1500), min_size=1, max_size=5),
    decks=st.integers(2, 8),
    before=st.integers(0, 4),
    donnes=st.integers(0, 25),
    seed=st.integers(0, 2**32),
)
def test_the_twin_wins_and_loses_as_the_rules_say(
    balances: list[int], decks: int, before: int, donnes: int, seed: int
) -> None:
    state: State = GAME.setup(Config(decks=decks), len(balances), Setup(balances=tuple(balances)))
    for _ in range(before):
        state = _donne(state, random.Random(seed + 1))[0]
    rng = random.Random(seed)
    twin = play_out(state, donnes, rng.random, _shoe(decks, rng))
    rng = random.Random(seed)
    decisions = 0
    for _ in range(donnes):
        state, more = _donne(state, rng)
        decisions += more
    assert twin == (
        tuple(stool.balance for stool in state.stools),
        tuple(stool.loans for stool in state.stools),
        decisions,
    )


def test_bets_must_be_awaited_from_everybody() -> None:
    betting: State = GAME.setup(Config(), 2, Setup())
    begun: State = GAME.apply(betting, 0, Bet(10))[0]
    free: State = GAME.setup(Config(), 2, Setup(balances=(1000, None)))
    for state in (begun, free):
        with pytest.raises(ValueError, match="about to bet"):
            play_out(state, 1, random.random, tuple)
