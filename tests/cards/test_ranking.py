"""``ranks.*``: the ranking of hands, exhaustively for five cards, and against the definition for six and seven."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from salon.cards.pack import FRENCH
from salon.cards.poker.classes import CATEGORIES, classes, hand_class
from salon.cards.poker.rank import _by_numbers, flush_table, heights_table, rank, rank7

COUNTS = {
    "straight_flush": 40,
    "four_of_a_kind": 624,
    "full_house": 3744,
    "flush": 5108,
    "straight": 10200,
    "three_of_a_kind": 54912,
    "two_pair": 123552,
    "pair": 1098240,
    "high_card": 1302540,
}
"""How many of the 2,598,960 hands of five cards belong to each category."""


def value(hand: str) -> int:
    return rank(FRENCH.cards(hand.split()))


def test_ranks_1_every_hand_of_five_cards() -> None:
    by_class = Counter(map(rank, combinations(range(52), 5)))
    assert len(by_class) == 7462
    assert sorted(by_class) == list(range(1, 7463))
    by_category: Counter[str] = Counter()
    for number, hands in by_class.items():
        by_category[hand_class(number).category] += hands
    assert by_category == COUNTS


def test_ranks_1_the_categories_follow_one_another() -> None:
    levels = [found.level for found in classes()]
    assert levels == sorted(levels)
    assert [hand_class(number).category for number in (1, 7462)] == [CATEGORIES[0], CATEGORIES[-1]]


@pytest.mark.parametrize("size", [6, 7])
def test_ranks_the_best_five_of_six_and_seven(size: int) -> None:
    rng = random.Random(size)
    for _ in range(4000):
        cards = rng.sample(range(52), size)
        assert rank(cards) == max(map(rank, combinations(cards, 5)))


def test_ranks_the_best_five_of_seven_of_one_suit() -> None:
    for heights in combinations(range(13), 7):
        cards = [height + 13 for height in heights]
        assert rank7(cards) == max(map(rank, combinations(cards, 5)))


def test_ranks_the_tables_hold_every_hand() -> None:
    # 6,175, 18,395 and 49,205 multisets of 5, 6 and 7 heights, 1,287, 1,716 and 1,716 sets of one suit.
    assert len(heights_table(5)) == 6175
    assert len(heights_table(7)) == 6175 + 18395 + 49205
    assert len(flush_table()) == 1287 + 1716 + 1716


def test_ranks_every_multiset_of_seven_heights() -> None:
    """Each has its own sum of numbers: were two alike, one would be ranked as the other."""
    counted = 0
    for heights in combinations_with_replacement(range(13), 7):
        if any(heights[at] == heights[at + 4] for at in range(3)):
            continue
        counted += 1
        if counted % 5 == 0:
            # Suits in turn among equal heights: never five of one suit, as 7 cards have at least two heights.
            cards = [(height + 1) % 13 + 13 * (at % 4) for at, height in enumerate(heights)]
            assert rank7(cards) == max(map(rank, combinations(cards, 5)))
    assert counted == 49205
    assert len(_by_numbers(7)) == counted


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6h 5d 4d 3c 2c", "5s 4c 3d 2h As"),
        ("As Kd Qh Jc Tc", "Ks Qd Jh Tc 9c"),
        ("5s 4s 3s 2s As", "As Ah Ad Ac Ks"),
        ("Ks Kh Kd Qs Qh", "Qs Qh Qd Ks Kh"),
        ("8s 8h 8d 3h 3c", "3h 3d 3c As Ah"),
        ("5s 5h 5d 5c Qd", "5s 5h 5d 5c Js"),
        ("Ah Kh Jh 8h 3h", "Ad Qd Jd Td 8d"),
        ("Ks Kh 4s 4h Jd", "Kd Kc 4d 4c 9s"),
        ("As 5d 4d 3c 2c", "Qs Kd As 2h 3c"),
    ],
)
def test_ranks_2_and_3_the_first_difference_decides(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_ranks_3_a_straight_does_not_go_round() -> None:
    assert hand_class(value("Qs Kd As 2h 3c")).category == "high_card"


def test_ranks_4_suits_never_decide() -> None:
    assert value("As Kd Qh Jc 9c") == value("Ad Kc Qs Jh 9s")
    assert value("As Kd 8h 8c 9c 9d Ts") == value("Ah Kd 8h 8c 9c 9d 2s"), (
        "a third pair or kicker is worth nothing"
    )


@pytest.mark.parametrize("size", [0, 4, 8])
def test_other_numbers_of_cards_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="5 to 7 cards"):
        rank(tuple(range(0, 4 * size, 4)))
