"""The class of 5, 6 or 7 cards: one sum of keys, one look into a table.

A card's key is a number for its height, and below it one in the counter of its suit (4 digits in base 8). The sum of
the keys of a hand says whether there is a flush, which excludes fours and fulls among 7 cards; without one the sum of
the numbers of the heights decides. These numbers are the smallest, one after the other, that keep the sums of any seven
heights apart, and so those of any five and any six.

Cards are numbers of ``salon.cards.pack.FRENCH``. The tables are built when they are first needed: small ones for 5 and
6 cards, one of 16 MB for 7, which must not be spread over more places of the memory than it has to be: a dictionary
takes half as long again.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from salon.cards.poker.classes import class_of, classes, multisets

_SUIT_BITS: Final = 12
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1
_NUMBERS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""The number of each height, from the 2 up."""
_LARGEST: Final = 4 * _NUMBERS[12] + 3 * _NUMBERS[11]
_COUNTERS: Final = tuple(5**height for height in range(13))
"""One in the counter of each height, in base 5: how a multiset of heights is written in ``heights_table``."""

HEIGHTS: Final = tuple((card % 13 - 1) % 13 for card in range(52))
"""The height of each card: the ace is above the king."""

_KEYS: Final = tuple(_NUMBERS[HEIGHTS[card]] << _SUIT_BITS | 1 << 3 * (card // 13) for card in range(52))
_PAIRS: Final = tuple(tuple(first + second for second in _KEYS) for first in _KEYS)


def _flush_suits() -> bytes:
    """Return for each sum of suit counters the suit (1 to 4) that has five cards or more, or 0."""
    suits = bytearray(1 << _SUIT_BITS)
    for counts in product(range(8), repeat=4):
        if sum(counts) <= 7 and max(counts) >= 5:
            at = sum(count << 3 * suit for suit, count in enumerate(counts))
            suits[at] = counts.index(max(counts)) + 1
    return bytes(suits)


_FLUSH: Final = _flush_suits()
_SUITED: Final[dict[int, int]] = {}
_FEWER: Final[dict[int, dict[int, int]]] = {5: {}, 6: {}}
_SEVEN: Final = array("H")


def rank(cards: Sequence[int]) -> int:
    """Return the class, 1 (worst) to 7462, of the best five among 5 to 7 distinct cards (``ranks.1``–``ranks.4``).

    Raises ValueError for another number of cards.
    """
    size = len(cards)
    if size == 7:
        return rank7(cards)
    if size not in _FEWER:
        raise ValueError(f"a hand is ranked by 5 to 7 cards, not {size}")
    total = sum(map(_KEYS.__getitem__, cards))
    if _FLUSH[total & _SUIT_MASK]:
        return _flush(cards, _FLUSH[total & _SUIT_MASK] - 1)
    table = _FEWER[size]
    if not table:
        table.update(_by_numbers(size))
    return table[total >> _SUIT_BITS]


def rank7(cards: Sequence[int]) -> int:
    """The same for exactly seven cards, without a loop: this is what playouts and house players spend time in."""
    a, b, c, d, e, f, g = cards
    total = _PAIRS[a][b] + _PAIRS[c][d] + _PAIRS[e][f] + _KEYS[g]
    if _FLUSH[total & 4095]:  # _SUIT_MASK, written out: a constant costs less than a name
        return _flush(cards, _FLUSH[total & 4095] - 1)
    try:
        return _SEVEN[total >> 12]
    except IndexError:
        if _SEVEN:
            raise
        _build_seven()
        return _SEVEN[total >> 12]


def _flush(cards: Sequence[int], suit: int) -> int:
    mask = 0
    for card in cards:
        if card // 13 == suit:
            mask |= 1 << HEIGHTS[card]
    if not _SUITED:
        _SUITED.update(flush_table())
    return _SUITED[mask]


def _build_seven() -> None:
    table = array("H", bytes(2 * (_LARGEST + 1)))
    for total, value in _by_numbers(7).items():
        table[total] = value
    _SEVEN.extend(table)


def _by_numbers(size: int) -> dict[int, int]:
    """Return the class, flushes left aside, of every multiset of ``size`` heights by the sum of their numbers."""
    halves: dict[int, tuple[int, int]] = {}
    table: dict[int, int] = {}
    for counters, value in heights_table(size).items():
        total = cards = 0
        for base, half in enumerate(divmod(counters, _COUNTERS[6])):
            known = halves.get(half << 1 | base)
            if known is None:
                known = halves[half << 1 | base] = _counted(half, 0 if base else 6)
            total += known[0]
            cards += known[1]
        if cards == size:
            table[total] = value
    return table


def _counted(counters: int, height: int) -> tuple[int, int]:
    """Return the sum of the numbers of the heights that are counted from ``height`` up, and how many there are."""
    total = cards = 0
    while counters:
        counters, count = divmod(counters, 5)
        total += count * _NUMBERS[height]
        cards += count
        height += 1
    return total, cards


def heights_table(size: int) -> dict[int, int]:
    """Return the class, flushes left aside, of every multiset of 5 to ``size`` heights.

    A multiset is the number whose digits in base 5, the 2 first, count its heights. The best five of n + 1 cards are
    the best of what remains when one card is left out.
    """
    numbers = {found: number for number, found in enumerate(classes(), start=1)}
    level = {
        sum(map(_COUNTERS.__getitem__, heights)): numbers[class_of(heights, suited=False)]
        for heights in multisets()
    }
    table = dict(level)
    for _ in range(5, size):
        larger: dict[int, int] = {}
        best = larger.get
        for heights, value in level.items():
            for counter in _COUNTERS:
                if heights // counter % 5 != 4 and best(heights + counter, 0) < value:
                    larger[heights + counter] = value
        table.update(larger)
        level = larger
    return table


def flush_table() -> dict[int, int]:
    """Return the class of every set of 5 to 7 heights of one suit, by its bit mask."""
    numbers = {found: number for number, found in enumerate(classes(), start=1)}
    table = {
        sum(1 << height for height in heights): numbers[class_of(heights, suited=True)]
        for heights in combinations(range(13), 5)
    }
    for size in (6, 7):
        for heights in combinations(range(13), size):
            mask = sum(1 << height for height in heights)
            table[mask] = max(table[mask ^ 1 << height] for height in heights)
    return table
