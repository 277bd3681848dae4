"""The fast twin of the plis against the rules (``pli.*``, ``two.*``, ``end.*``)."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core.chance import ChanceSpec, Outcome, RandomSource, Shuffle
from salon.core.play import settle
from salon.games.president import GAME
from salon.games.president.playout import play_out
from salon.games.president.types import Config, Opener, Setup, State


def _dealt(seats: int, rng: random.Random, opener: Opener = "left") -> State:
    begun = GAME.setup(Config(rounds=1, opener=opener), seats, Setup())
    state: State = settle(GAME, begun, RandomSource(rng))[0]
    return state


def _step(state: State, rng: random.Random) -> State:
    assert state.turn is not None
    options = GAME.legal(state, state.turn)
    option = options[int(rng.random() * len(options))] if len(options) > 1 or not state.pile else options[0]
    after: State = GAME.apply(state, state.turn, option)[0]
    return after


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32), steps=st.integers(0, 60))
def test_the_twin_ends_as_the_rules_say_from_any_position(seats: int, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    state = _dealt(seats, rng)
    while steps and (after := _step(state, rng)).turn is not None:
        state, steps = after, steps - 1
    twin = play_out(state, random.Random(seed).random)
    rng = random.Random(seed)
    while state.turn is not None:
        state = _step(state, rng)
    assert twin == (state.finish, state.moves)
    assert sorted(twin[0]) == list(range(1, seats + 1))


class _Fate:
    """A chance source that shuffles with the numbers of ``rng``, as the twin does."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def draw(self, spec: ChanceSpec) -> Outcome:
        assert isinstance(spec, Shuffle)
        return tuple(sorted(spec.cards, key=lambda _: self.rng.random()))


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32), opener=st.sampled_from(get_args(Opener)))
def test_the_twin_deals_as_the_rules_say(seats: int, seed: int, opener: Opener) -> None:
    begun = GAME.setup(Config(rounds=1, opener=opener), seats, Setup())
    twin = play_out(begun, random.Random(seed).random)
    rng = random.Random(seed)
    state: State = settle(GAME, begun, _Fate(rng))[0]
    while state.turn is not None:
        state = _step(state, rng)
    assert twin == (state.finish, state.moves)


def test_there_is_nothing_to_play_before_the_exchange() -> None:
    second = GAME.setup(Config(), 4, Setup(roles=("president", "vice_president", "vice_trou", "trou")))
    with pytest.raises(ValueError, match="no plis"):
        play_out(second, random.random)
