"""The best five cards, in words and in order (``best.1`` to ``best.3``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from salon.cards.pack import FRENCH
from salon.cards.poker.classes import Category, hand_class
from salon.cards.poker.rank import HEIGHTS, rank


class Best(msgspec.Struct, frozen=True):
    """A combination: its category, and its cards as codes in the order of ``best.2``."""

    category: Category
    cards: tuple[str, ...]


def best(cards: Sequence[int]) -> Best:
    """Return the best combination among 5 to 7 cards, or what two cards are worth (``best.1``).

    Where several choices of five are worth the same, the suits that come first in s h d c are taken (``best.3``).
    """
    if len(cards) == 2:
        first, second = sorted(cards, key=lambda card: (-HEIGHTS[card], card // 13))
        paired = HEIGHTS[first] == HEIGHTS[second]
        return Best("pair" if paired else "high_card", FRENCH.names((first, second)))
    found = hand_class(rank(cards))
    suited = found.category in ("flush", "straight_flush")
    left = sorted(
        _of_the_flush(cards) if suited else cards
    )  # within a height by suit, as the pack is ordered
    chosen: list[int] = []
    for height in found.heights:
        card = next(card for card in left if HEIGHTS[card] == height % 13)
        left.remove(card)
        chosen.append(card)
    return Best(found.category, FRENCH.names(chosen))


def _of_the_flush(cards: Sequence[int]) -> Iterable[int]:
    suits = [card // 13 for card in cards]
    flush = max(set(suits), key=suits.count)
    return [card for card in cards if card // 13 == flush]
