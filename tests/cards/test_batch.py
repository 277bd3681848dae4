"""Many hands at once rank as one hand does, and equities are what they are known to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from salon.cards.pack import FRENCH
from salon.cards.poker.batch import rank7s
from salon.cards.poker.equity import equity
from salon.cards.poker.rank import rank7


def test_every_class_of_seven_cards_as_one_at_a_time() -> None:
    rng = np.random.default_rng(7)
    hands = np.argsort(rng.random((60_000, 52)), axis=1)[:, :7].T
    found = rank7s(hands)
    assert found.tolist() == [rank7(hand) for hand in hands.T.tolist()]
    assert len(Counter(found.tolist())) > 2500


def test_hands_of_one_suit_and_of_few_heights() -> None:
    rng = np.random.default_rng(8)
    suited = [
        rng.permutation(13)[:5].tolist() + rng.permutation(np.arange(13, 52))[:2].tolist()
        for _ in range(4000)
    ]
    grouped = [
        [int(height) + 13 * suit for height in rng.permutation(13)[:2] for suit in range(4)][:7]
        for _ in range(4000)
    ]
    hands = np.array(suited + grouped, dtype=np.uint8).T
    assert rank7s(hands).tolist() == [rank7(hand) for hand in hands.T.tolist()]


@pytest.mark.parametrize(
    "cards",
    [
        np.zeros((6, 3), dtype=np.uint8),
        np.zeros(7, dtype=np.uint8),
        np.zeros((7, 3)),
        np.full((7, 3), 52),
        np.full((7, 3), -1),
    ],
)
def test_what_is_no_array_of_hands(cards: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> None:
    with pytest.raises(ValueError, match=r"7 rows|0 to 51"):
        rank7s(cards)


def test_no_hand_at_all() -> None:
    assert rank7s(np.zeros((7, 0), dtype=np.uint8)).tolist() == []


@pytest.mark.parametrize(
    ("first", "second", "board"),
    [
        ("As Ah", "Ks Kh", ""),
        ("As Ks", "2h 2d", "Qs 7c 3h"),
        ("As Kd", "Ac Kh", "2s 3h 4d"),
        ("Js Ts", "As Ad", "9s 8s 2h"),
        ("As Ah", "Ks Kh", "2d 3d 4c 9c"),
    ],
)
def test_equity_comes_near_the_count_of_all_boards(first: str, second: str, board: str) -> None:
    hands = [FRENCH.cards(cards.split()) for cards in (first, second, board)]
    found = equity(hands[0], hands[1], np.random.default_rng(1), board=hands[2])
    assert abs(found - _counted(*hands)) < 0.006, "four standard errors"
    turned = equity(hands[1], hands[0], np.random.default_rng(1), board=hands[2])
    assert found + turned == pytest.approx(1.0)


def _counted(first: Sequence[int], second: Sequence[int], board: Sequence[int]) -> float:
    unseen = [card for card in range(52) if card not in {*first, *second, *board}]
    boards = np.array(list(combinations(unseen, 5 - len(board))), dtype=np.uint8).T
    ours, other = (
        rank7s(np.concatenate([boards, np.repeat(np.array([[*hand, *board]]).T, boards.shape[1], axis=1)]))
        for hand in (first, second)
    )
    won = int(np.count_nonzero(ours > other)) + int(np.count_nonzero(ours == other)) / 2
    return won / len(ours)


@pytest.mark.parametrize(
    ("first", "second", "board"),
    [
        ("As As", "Ks Kh", ""),
        ("As Ah", "As Kh", ""),
        ("As", "Ks Kh", ""),
        ("As Ah", "Ks Kh", "2s 3s 4s 5s 6s"),
    ],
)
def test_equity_of_what_are_no_hands(first: str, second: str, board: str) -> None:
    hands = [FRENCH.cards(cards.split()) for cards in (first, second, board)]
    with pytest.raises(ValueError, match="cards"):
        equity(hands[0], hands[1], np.random.default_rng(1), board=hands[2])
