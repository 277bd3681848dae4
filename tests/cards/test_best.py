"""``best.*``: the best combination, in words and in order."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from salon.cards.pack import FRENCH, SUITS
from salon.cards.poker.best import best
from salon.cards.poker.classes import hand_class
from salon.cards.poker.rank import HEIGHTS, rank


@pytest.mark.parametrize(
    ("cards", "category", "expected"),
    [
        ("7s 7h", "pair", "7s 7h"),
        ("Kd Qc", "high_card", "Kd Qc"),
        ("5h Ah", "high_card", "Ah 5h"),
        ("7c 7d", "pair", "7d 7c"),
        ("As 2h 3d 4c 5s", "straight", "5s 4c 3d 2h As"),
        ("As 2s 3s 4s 5s 6h Ah", "straight_flush", "5s 4s 3s 2s As"),
        ("7s 7h 9h 9s 4c 4h", "two_pair", "9s 9h 7s 7h 4h"),
        ("7s 7h 9h 9s 4c 4h 9c", "full_house", "9s 9h 9c 7s 7h"),
        ("3s 6s 7s 8s 9s Kh Ks", "flush", "Ks 9s 8s 7s 6s"),
        ("Ks Kh Kd Qs Qh Qd 2c", "full_house", "Ks Kh Kd Qs Qh"),
        ("9d 9c 8s 8h 7c 7d 6s", "two_pair", "9d 9c 8s 8h 7d"),
        ("Th Td 9s 8h 7c 6d 6s", "straight", "Th 9s 8h 7c 6s"),
    ],
)
def test_best_1_to_3(cards: str, category: str, expected: str) -> None:
    found = best(FRENCH.cards(cards.split()))
    assert (found.category, found.cards) == (category, tuple(expected.split()))


def test_best_3_of_choices_worth_the_same_the_first_suits_are_taken() -> None:
    """Against the definition: all choices of five, in the order of ``best.2``, the least suits first."""
    rng = random.Random(4)
    for _ in range(400):
        cards = tuple(rng.sample(range(52), 7))
        top = rank(cards)
        heights = [height % 13 for height in hand_class(top).heights]
        fives = [five for five in combinations(cards, 5) if rank(five) == top]
        choices = [
            order
            for five in fives
            for order in permutations(five)
            if [HEIGHTS[card] for card in order] == heights
        ]
        expected = min(choices, key=lambda order: [card // 13 for card in order])
        assert best(cards).cards == FRENCH.names(expected)


def test_best_does_not_depend_on_the_order_of_the_cards() -> None:
    rng = random.Random(9)
    for size in (2, 5, 6, 7):
        cards = rng.sample(range(52), size)
        found = best(cards)
        for _ in range(20):
            rng.shuffle(cards)
            assert best(cards) == found


def test_suits_are_ordered_as_the_pack_is() -> None:
    assert SUITS == "shdc"
