"""The fast twin against the rules (``gift.*``, ``die.*``, ``trick.*``, ``pack.3``)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core.chance import ChanceSpec, Die, Outcome, Shuffle
from salon.games.payoo import GAME
from salon.games.payoo.cards import PACK, cards_in, dealt_codes
from salon.games.payoo.gifts import count
from salon.games.payoo.playout import play_out
from salon.games.payoo.tests.driver import Match, random_match, trick
from salon.games.payoo.types import Config, Give, Setup


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


class _Fate:
    """A chance source that shuffles and rolls with the numbers of ``rng``, as the twin does."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def draw(self, spec: ChanceSpec) -> Outcome:
        if isinstance(spec, Die):
            return spec.faces[int(self.rng.random() * len(spec.faces))]
        assert isinstance(spec, Shuffle)
        return tuple(sorted(spec.cards, key=lambda _: self.rng.random()))


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32), early=st.integers(0, 7))
def test_the_twin_gives_and_rolls_as_the_rules_say(seats: int, seed: int, early: int) -> None:
    rng = random.Random(seed)
    match = Match(seats, source=_Fate(rng))
    rng.seed(seed)
    if early < seats:
        match.do(early, Give(PACK.names(cards_in(match.state.hands[early])[: count(match.state)])))
    twin = play_out(match.state, random.Random(seed).random)
    _give_at_random(match, rng)
    assert twin == _by_the_rules(match, rng)


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32))
def test_the_twin_deals_as_the_rules_say(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(seats, source=_Fate(rng))
    twin = play_out(GAME.setup(Config(), seats, Setup()), random.Random(seed).random)
    _give_at_random(match, rng)
    assert twin == _by_the_rules(match, rng)


def _give_at_random(match: Match, rng: random.Random) -> None:
    for seat in match.to_act:
        cards = cards_in(match.state.hands[seat])
        gift = [cards.pop(int(rng.random() * len(cards))) for _ in range(count(match.state))]
        match.do(seat, Give(PACK.names(gift)))


def test_from_the_middle_of_a_trick() -> None:
    match = trick("9h|7h|20p", die="h", leader=1).play("7h")
    assert play_out(match.state, lambda: 0.0) == (60, 0, 0)


def test_there_is_nothing_to_play_after_the_last_trick() -> None:
    match = trick("9h|7h|20p", die="h", leader=1).play("7h").play("20p").play("9h")
    with pytest.raises(ValueError, match="no tricks"):
        play_out(match.state, random.random)
