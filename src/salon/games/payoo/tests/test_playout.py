"""The fast twin of the tricks against the rules (``trick.*``, ``pack.3``)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.payoo import GAME
from salon.games.payoo.cards import dealt_codes
from salon.games.payoo.playout import play_out
from salon.games.payoo.tests.driver import Match, random_match, trick


def _by_the_rules(match: Match, rng: random.Random) -> tuple[int, ...]:
    while match.to_act:
        seat = match.to_act[0]
        options = GAME.legal(match.state, seat)
        match.do(seat, options[int(rng.random() * len(options))])
    return match.state.taken


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32))
def test_the_twin_takes_what_the_rules_say_from_any_position(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng).expire()
    for _ in range(rng.randrange(len(dealt_codes(seats)))):
        match.expire()
    twin = play_out(match.state, random.Random(seed).random)
    assert twin == _by_the_rules(match, random.Random(seed))
    assert sum(twin) == 250


def test_from_the_middle_of_a_trick() -> None:
    match = trick("9h|7h|20p", die="h", leader=1).play("7h")
    assert play_out(match.state, lambda: 0.0) == (60, 0, 0)


def test_there_is_nothing_to_play_before_the_die() -> None:
    with pytest.raises(ValueError, match="no tricks"):
        play_out(Match(4).state, random.random)
