"""``bots.1``: the house player decides from its view and what it was told, and plays like a decent player."""

from __future__ import annotations

import random

import pytest

from salon.games.poule_mouillee import GAME
from salon.games.poule_mouillee.bot import Outlook, outlook
from salon.games.poule_mouillee.tests.driver import CHICKEN, PLAY, STOP, Match, random_match, table
from salon.games.poule_mouillee.types import Action, Config, Dealt


def _bot(match: Match) -> Action:
    (seat,) = match.to_act
    action: Action = GAME.bot(match.view(seat), match.told(seat), seat, random.Random(1))
    return action


def _wins(seats: int, other: str, matches: int) -> int:
    """How many matches of one round the house player wins against players of another kind."""
    wins = 0
    for seed in range(matches):
        rng = random.Random(seed)
        match = random_match(seats, rng)
        house = seed % seats
        while not match.over:
            (seat,) = match.to_act
            if seat == house:
                match.do(seat, _bot(match))
            elif other == "clock":
                match.do(seat, GAME.default(match.state, seat))
            else:
                match.do(seat, rng.choice(match.legal(seat)))
        wins += match.state.scores[house] == min(match.state.scores)
    return wins


@pytest.mark.parametrize(
    ("seats", "other", "share"),
    [(2, "chance", 0.9), (2, "clock", 0.75), (3, "chance", 0.75), (3, "clock", 0.5), (4, "clock", 0.35)],
)
def test_it_wins_far_more_than_its_share(seats: int, other: str, share: float) -> None:
    assert _wins(seats, other, 60) >= share * 60


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_it_does_is_always_legal(seats: int) -> None:
    match = random_match(seats, random.Random(seats), Config(rounds=2, restart="free"))
    rounds = set()
    while not match.over:
        rounds.add(match.view().round)
        if match.to_act:
            match.do(match.to_act[0], _bot(match))
        else:
            match.next()
    assert rounds == {1, 2}


def test_it_chickens_out_of_a_short_series_that_is_dangerous() -> None:
    assert _bot(table("2s 3s 4s|5s 6s", pile="Ks")) == CHICKEN


def test_it_does_not_pick_up_a_long_series_of_its_own_accord() -> None:
    assert _bot(table("2s 3s 4s|5s 6s", pile="2h 2d 2c 3h 4h")) == PLAY


def test_it_plays_its_last_card() -> None:
    assert _bot(table("2s|5s 6s", pile="Ks 9h")) == PLAY


def test_it_goes_on_while_nothing_can_happen_and_stops_when_it_is_dangerous() -> None:
    low = table("9c 2s 3s 4s|5s 6s", pile="6c 8d").do(0, CHICKEN, PLAY)
    assert _bot(low) == PLAY
    high = table("4c 2s 3s|5s 6s", pile="2c 3d 6h 4d").do(0, PLAY)
    assert high.view().count == 19
    assert _bot(high) == STOP


def test_it_remembers_what_it_picked_up_itself_and_not_what_others_picked_up() -> None:
    match = table("As Jc|Kc Qc 4c", run="start")
    match.so_far = (Dealt(1, 1, 1, 0, (2, 3)),)
    match.play(4)
    assert match.view().count == 20
    assert match.stacks == ["As Jc", "4c"]
    assert outlook(match.view(0), match.told(0), 0) == Outlook(bust=0.0, goal=1.0)
    # Seat 1 has to think of all 52 cards that are not on the table; four Aces make 21.
    assert outlook(match.view(1), match.told(1), 1).goal == pytest.approx(4 / 52)


def test_it_does_the_same_whatever_the_stacks_hold() -> None:
    rng = random.Random(8)
    match = random_match(4, rng)
    compared = 0
    while not match.over:
        (seat,) = match.to_act
        imagined = Match(state=GAME.resample(match.view(seat), match.told(seat), seat, rng))
        imagined.so_far = match.so_far
        compared += imagined.state != match.state
        assert _bot(imagined) == _bot(match)
        match.do(seat, _bot(match))
    assert compared > 20
