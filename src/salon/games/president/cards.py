"""The pack as Président orders it: a card is a small integer, and a greater integer is a stronger card."""

from __future__ import annotations

from collections.abc import Iterable

from salon.cards.pack import SUITS, Pack

VALUES = "3456789TJQKA2"
"""The values, weakest first (``pack.1``)."""

PACK = Pack(tuple(value + suit for value in VALUES for suit in SUITS))
"""52 cards: card // 4 is the value (0 for a 3 … 12 for a 2), card % 4 the suit in the order s h d c."""

TWO = VALUES.index("2")
QUEEN_OF_HEARTS = PACK.index["Qh"]
THREE_OF_CLUBS = PACK.index["3c"]


def value(card: int) -> int:
    """Return the value of ``card``, 0 for a 3 … 12 for a 2."""
    return card // 4


def weakest_first(cards: Iterable[int]) -> tuple[int, ...]:
    """Return ``cards`` weakest first, at the same value s h d c (``record.3``)."""
    return tuple(sorted(cards))


def strongest(cards: Iterable[int], count: int) -> tuple[int, ...]:
    """Return the ``count`` strongest cards, at the same value ♠ before ♥ before ♦ before ♣ (``swap.2``)."""
    return tuple(sorted(cards, key=strength, reverse=True)[:count])


def strength(card: int) -> int:
    """Return a number that orders cards as the exchange takes them: by value, then ♣ ♦ ♥ ♠ (``swap.2``)."""
    return value(card) * 4 + 3 - card % 4


def only_twos(cards: Iterable[int]) -> bool:
    """Return whether no card is anything but a 2; so is no card at all."""
    return all(value(card) == TWO for card in cards)
