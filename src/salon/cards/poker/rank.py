"""The class of 5, 6 or 7 cards: one sum of keys, one look into a table.

A card's key is one in the counter of its height (13 digits in base 5) and one in the counter of its suit (4 digits
in base 8, below them). The sum of the keys of a hand counts its heights and its suits. The suit counters say whether
there is a flush, which excludes fours and fulls among 7 cards; without one the height counters decide.

Cards are numbers of ``salon.cards.pack.FRENCH``. The table of heights is built when it is first needed, for 5 cards
first: the best five of n + 1 cards are the best of what remains when one card is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from salon.cards.poker.classes import class_of, classes, multisets

_SUIT_BITS: Final = 12
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1
_HEIGHT_KEYS: Final = tuple(5**height for height in range(13))

HEIGHTS: Final = tuple((card % 13 - 1) % 13 for card in range(52))
"""The height of each card: the ace is above the king."""

KEYS: Final = tuple(_HEIGHT_KEYS[HEIGHTS[card]] << _SUIT_BITS | 1 << 3 * (card // 13) for card in range(52))


def _flush_suits() -> bytes:
    """Return for each sum of suit counters the suit (1 to 4) that has five cards or more, or 0."""
    suits = bytearray(1 << _SUIT_BITS)
    for counts in product(range(8), repeat=4):
        if sum(counts) <= 7 and max(counts) >= 5:
            at = sum(count << 3 * suit for suit, count in enumerate(counts))
            suits[at] = counts.index(max(counts)) + 1
    return bytes(suits)


_FLUSH: Final = _flush_suits()
_BY_HEIGHTS: Final[dict[int, int]] = {}
_BY_MASK: Final[dict[int, int]] = {}


def rank(cards: Sequence[int]) -> int:
    """Return the class, 1 (worst) to 7462, of the best five among 5 to 7 distinct cards (``ranks.1``–``ranks.4``).

    Raises ValueError for another number of cards.
    """
    if len(cards) == 7:
        return rank7(cards)
    total = sum(map(KEYS.__getitem__, cards))
    if _FLUSH[total & _SUIT_MASK]:
        return _flush(cards, _FLUSH[total & _SUIT_MASK] - 1)
    try:
        return _BY_HEIGHTS[total >> _SUIT_BITS]
    except KeyError:
        return _built(len(cards))[total >> _SUIT_BITS]


def rank7(cards: Sequence[int]) -> int:
    """The same for exactly seven cards, without a loop: this is what playouts and house players spend time in."""
    a, b, c, d, e, f, g = cards
    total = KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e] + KEYS[f] + KEYS[g]
    if _FLUSH[total & 4095]:  # _SUIT_MASK, written out: a constant costs less than a name
        return _flush(cards, _FLUSH[total & 4095] - 1)
    try:
        return _BY_HEIGHTS[total >> 12]
    except KeyError:
        return _built(7)[total >> 12]


def _flush(cards: Sequence[int], suit: int) -> int:
    mask = 0
    for card in cards:
        if card // 13 == suit:
            mask |= 1 << HEIGHTS[card]
    if not _BY_MASK:
        _BY_MASK.update(flush_table())
    return _BY_MASK[mask]


def _built(size: int) -> dict[int, int]:
    if not 5 <= size <= 7:
        raise ValueError(f"a hand is ranked by 5 to 7 cards, not {size}")
    _BY_HEIGHTS.update(heights_table(size))
    return _BY_HEIGHTS


def heights_table(size: int) -> dict[int, int]:
    """Return the class, flushes left aside, of every multiset of 5 to ``size`` heights by the sum of its keys."""
    numbers = {found: number for number, found in enumerate(classes(), start=1)}
    level = {
        sum(map(_HEIGHT_KEYS.__getitem__, heights)): numbers[class_of(heights, suited=False)]
        for heights in multisets()
    }
    table = dict(level)
    for _ in range(5, size):
        larger: dict[int, int] = {}
        best = larger.get
        for heights, value in level.items():
            for key in _HEIGHT_KEYS:
                if heights // key % 5 != 4 and best(heights + key, 0) < value:
                    larger[heights + key] = value
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
