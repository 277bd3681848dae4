"""``hidden.5``: the house player decides from its view and what it was told, and plays like a decent player."""

from __future__ import annotations

import random

import pytest

from salon.games.payoo import GAME
from salon.games.payoo.tests.driver import Match, random_match, trick
from salon.games.payoo.types import Action, Give, Play


def _bot(match: Match, seat: int) -> Action:
    action: Action = GAME.bot(match.view(seat), match.told(seat), seat, random.Random(1))
    return action


def _scores(seats: int, other: str, seed: int) -> tuple[float, float]:
    """Points of the house player and of the others on an average, in a match of one round."""
    rng = random.Random(seed)
    match = random_match(seats, rng)
    house = seed % seats
    while not match.over:
        seat = match.to_act[0]
        if seat == house:
            match.do(seat, _bot(match, seat))
        elif other == "clock":
            match.do(seat, GAME.default(match.state, seat))
        else:
            options = GAME.legal(match.state, seat)
            match.do(seat, GAME.fill(match.view(seat), rng.choice(options), rng))
    scores = match.state.scores
    return scores[house], (250 - scores[house]) / (seats - 1)


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
@pytest.mark.parametrize("other", ["clock", "chance"])
def test_it_takes_less_than_half_of_what_careless_players_take(seats: int, other: str) -> None:
    results = [_scores(seats, other, seed) for seed in range(40)]
    own = sum(score for score, _ in results)
    others = sum(score for _, score in results)
    assert own < others / 2


@pytest.mark.parametrize("seats", range(3, 9))
def test_what_it_does_is_always_legal(seats: int) -> None:
    match = random_match(seats, random.Random(seats), rounds=2)
    rounds = set()
    while not match.over:
        rounds.add(match.view().round)
        if match.to_act:
            seat = match.to_act[-1]
            match.do(seat, _bot(match, seat))
        else:
            match.next()
    assert rounds == {1, 2}


def test_it_throws_the_grand_payoo_into_a_trick_that_another_takes() -> None:
    match = trick("Tc 2c|7h 20p 2s 3s|1c 4c", die="h").play("Tc")
    assert _bot(match, 1) == Play("7h")


def test_it_ducks_under_a_trick_with_points() -> None:
    match = trick("9h 1c|20p 4c|8h Th 2h", die="c").play("9h", "20p")
    assert _bot(match, 2) == Play("8h")


def test_it_takes_a_harmless_trick_with_its_highest_card() -> None:
    match = trick("2s 1c|3s 2c|Ts 1s 3c", die="h").play("2s", "3s")
    assert _bot(match, 2) == Play("Ts")


def test_it_gives_high_payoo_away_and_keeps_low_cards() -> None:
    match = Match(4)
    gift = _bot(match, 0)
    assert isinstance(gift, Give)
    assert "20p" in gift.cards
    assert not {"1p", "4s", "2h"} & set(gift.cards)


def test_hidden_5_it_does_the_same_whatever_the_others_hold() -> None:
    rng = random.Random(8)
    match = random_match(4, rng)
    compared = 0
    while not match.over:
        seat = match.to_act[0]
        imagined = Match(state=GAME.resample(match.view(seat), match.told(seat), seat, rng))
        imagined.so_far = match.so_far
        compared += imagined.state != match.state
        assert _bot(imagined, seat) == _bot(match, seat)
        match.do(seat, _bot(match, seat))
    assert compared > 20
