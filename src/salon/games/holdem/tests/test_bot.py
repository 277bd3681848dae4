"""``bots.*``: the house player of Texas Hold'em."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from salon.cards.pack import FRENCH
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import CALL, FOLD, Raise
from salon.games.holdem import GAME
from salon.games.holdem.bot import chance_of_winning


@pytest.mark.parametrize(
    ("hand", "board", "opponents", "low", "high"),
    [
        ("As Ah", "", 1, 0.82, 0.88),
        ("As Ah", "", 5, 0.44, 0.54),
        ("7s 2h", "", 1, 0.31, 0.38),
        ("As Ks", "Qs Js Ts", 3, 1.0, 1.0),
        ("2s 3h", "As Ks Qs Js Ts", 3, 0.25, 0.25),
        ("2s 3h", "Ad Kd Qc 9c 9h", 1, 0.2, 0.3),
    ],
)
def test_its_chance_of_winning(hand: str, board: str, opponents: int, low: float, high: float) -> None:
    cards, middle = FRENCH.cards(hand.split()), FRENCH.cards(board.split())
    chance = chance_of_winning(cards, middle, opponents, random.Random(7), samples=4000)
    assert low <= chance <= high


def answers(deck: str, before: str) -> Counter[str]:
    """What it answers after ``before``, in 40 moods; two seats, seat 0 deals and is the small blind."""
    match = Match(GAME, 2, deck)
    match.bets(before)
    seat = match.turn
    found = [GAME.bot(match.view(seat), match.told(seat), seat, random.Random(seed)) for seed in range(40)]
    return Counter(type(action).__name__ for action in found)


def test_it_raises_with_aces_and_folds_nothing_of_worth_to_a_small_bet() -> None:
    aces = answers("Qh As 3d Ad", "")
    assert aces["Raise"] > 28
    assert aces["Fold"] == 0


def test_it_folds_a_poor_hand_to_a_big_raise() -> None:
    assert answers("7h As 2c Ad", "400")["Fold"] > 34


def test_it_never_folds_when_checking_is_free() -> None:
    assert answers("7h As 2c Ad 9s 8s Kd", "c")["Fold"] == 0


def test_it_plays_with_some_variety() -> None:
    assert len(answers("Qh As 3d Ad", "")) > 1


def test_it_knows_nothing_but_its_view() -> None:
    match = Match(GAME, 5, rng=random.Random(3))
    match.bets("60 c")
    seat = match.turn
    mine = GAME.bot(match.view(seat), match.told(seat), seat, random.Random(1))
    for seed in range(8):
        other = GAME.resample(match.view(seat), match.told(seat), seat, random.Random(seed))
        assert GAME.bot(GAME.view(other, seat), match.told(seat), seat, random.Random(1)) == mine


def margin(other: str, matches: int) -> int:
    """What the house player wins, in all, from an opponent who always calls, or who plays at random."""
    won = 0
    for number in range(matches):
        rng = random.Random(number)
        match = Match(GAME, 2, rng=rng, dealer=number % 2, config={"rounds": 10})
        house = number // 2 % 2
        while not match.over:
            if not match.to_act:
                match.next()
                continue
            seat = match.turn
            options = GAME.legal(match.state, seat)
            if seat == house:
                action = GAME.bot(match.view(seat), match.told(seat), seat, rng)
            elif other == "random":
                action = GAME.fill(match.view(seat), rng.choice(options), rng)
            else:
                action = CALL if CALL in options else GAME.default(match.state, seat)
            match.do(seat, action)
        won += match.stacks()[house] - 1000
    return won


@pytest.mark.parametrize("other", ["random", "calling"])
def test_it_beats_careless_players(other: str) -> None:
    assert margin(other, 40) > 40 * 250


def test_its_actions_are_legal_in_whole_matches() -> None:
    rng = random.Random(11)
    match = Match(GAME, 6, rng=rng, config={"rounds": 6})
    seen: set[type[object]] = set()
    while not match.over:
        if not match.to_act:
            match.next()
            continue
        action = GAME.bot(match.view(match.turn), match.told(match.turn), match.turn, rng)
        seen.add(type(action))
        match.do(match.turn, action)
    assert {Raise, type(CALL), type(FOLD)} <= seen
