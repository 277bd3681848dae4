"""``bots.*``: the house player of Texas Hold'em."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from salon.cards.pack import FRENCH
from salon.games._poker.tests.bots import answers, knows_only_its_view, margin, played
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


def moods(deck: str, before: str) -> Counter[str]:
    """What it answers after ``before``, in 40 moods; two seats, seat 0 deals and is the small blind."""
    return answers(GAME, deck, before, 40)


def test_it_raises_with_aces_and_folds_nothing_of_worth_to_a_small_bet() -> None:
    aces = moods("Qh As 3d Ad", "")
    assert aces["Raise"] > 28
    assert aces["Fold"] == 0


def test_it_folds_a_poor_hand_to_a_big_raise() -> None:
    assert moods("7h As 2c Ad", "400")["Fold"] > 34


def test_it_never_folds_when_checking_is_free() -> None:
    assert moods("7h As 2c Ad 9s 8s Kd", "c")["Fold"] == 0


def test_it_plays_with_some_variety() -> None:
    assert len(moods("Qh As 3d Ad", "")) > 1


def test_it_knows_nothing_but_its_view() -> None:
    match = Match(GAME, 5, rng=random.Random(3))
    match.bets("60 c")
    assert knows_only_its_view(match)


@pytest.mark.parametrize("other", ["random", "calling"])
def test_it_beats_careless_players(other: str) -> None:
    assert margin(GAME, other, 40, rounds=10) > 40 * 250


def test_its_actions_are_legal_in_whole_matches() -> None:
    rng = random.Random(11)
    match = Match(GAME, 6, rng=rng, config={"rounds": 6})
    assert {Raise, type(CALL), type(FOLD)} <= played(match, rng)
