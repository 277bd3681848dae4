"""What holds in every match: the cards, the turn, the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.poule_mouillee import GAME
from salon.games.poule_mouillee.counting import GOAL, series
from salon.games.poule_mouillee.tests.driver import CHICKEN, PLAY, STOP, Match, random_match
from salon.games.poule_mouillee.types import Config, Played

configs = st.builds(
    Config,
    rounds=st.integers(1, 2),
    jokers=st.integers(0, 4),
    restart=st.sampled_from(["two", "free"]),
    on_21=st.sampled_from(["left", "out"]),
    extra_card=st.booleans(),
    cap=st.integers(1, 120),
)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), config=configs)
def test_every_card_is_in_one_place_and_the_count_is_that_of_the_pile(
    seats: int, seed: int, config: Config
) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    whole = Counter(range(52 + config.jokers))
    while not match.over:
        state = match.state
        assert Counter((*sum(state.stacks, ()), *state.pile, *state.out)) == whole
        assert (state.count, state.worth) == series(state.pile)
        assert 0 <= state.count <= GOAL
        assert state.played <= config.cap
        if state.turn is not None:
            assert state.stacks[state.turn], "whoever is to act has a card"
            assert (state.due == 0) == (STOP in match.legal(state.turn))
            assert (CHICKEN in match.legal(state.turn)) == (state.run == "turn" and state.count >= 11)
        match.random_step(rng)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), config=configs)
def test_the_points_of_a_round_are_the_cards_left(seats: int, seed: int, config: Config) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    total = 0
    while not match.over:
        match.random_step(rng)
        if not match.to_act:
            state = match.state
            total += 52 + config.jokers - len(state.pile) - len(state.out)
            assert sum(state.scores) == total
            assert state.played == config.cap or () in state.stacks


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), config=configs)
def test_an_action_is_accepted_exactly_when_it_is_listed(seats: int, seed: int, config: Config) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    for _ in range(40):
        for seat in range(seats):
            for action in (PLAY, CHICKEN, STOP):
                assert (match.refusal(seat, action) is None) == (action in match.legal(seat))
        if match.over:
            break
        match.random_step(rng)


@pytest.mark.parametrize("seats", range(2, 7))
def test_clock_2_the_clock_alone_plays_a_whole_match(seats: int) -> None:
    match = Match(seats, config=Config(rounds=5, cap=300))
    cards = 0
    while not match.over:
        if match.to_act:
            match.expire()
        else:
            match.next()
        cards += len(match.happened(Played))
    assert match.view().round == 5
    assert cards <= 5 * 300


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_same_inputs_bring_the_same_match(seats: int) -> None:
    def run() -> Match:
        rng = random.Random(seats)
        match = random_match(seats, rng, Config(rounds=3, cap=150))
        while not match.over:
            match.random_step(rng)
        return match

    assert run().state == run().state
    assert GAME.ranking(run().state) is not None
