"""What a hand is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WORTH: Final = {"A": 1, **{str(number): number for number in range(2, 10)}, **dict.fromkeys("TJQK", 10)}
"""What a rank counts; an As counts 10 more where that does not pass 21."""


def total(hand: Sequence[str]) -> tuple[int, bool]:
    """Return the total of ``hand`` and whether it is soft, that is, counts an As 11 (``total.1``)."""
    low = 0
    aces = False
    for card in hand:
        worth = WORTH[card[0]]
        low += worth
        aces = aces or worth == 1
    if aces and low <= 11:
        return low + 10, True
    return low, False


def is_blackjack(hand: Sequence[str]) -> bool:
    """Return whether ``hand`` is an As and a card worth 10, and nothing else (``total.2``)."""
    return len(hand) == 2 and total(hand)[0] == 21
