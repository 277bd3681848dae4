"""The class of many hands at once, with NumPy (the extra ``numpy``); nothing that the salon runs imports this.

As in ``salon.cards.poker.rank`` the keys of the cards are added up. A sum holds the counters of the heights 2 to 7 in
14 bits, those of 8 to ace in 26 bits, and those of the suits above. The higher counters say where in one table of the
49,205 multisets of seven heights their block begins, the lower ones the place in the block: three small tables that
stay in the cache, where one table by the whole sum would not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from salon.cards.poker.rank import HEIGHTS, flush_table, heights_table

Cards = NDArray[np.uint8]
Sums = NDArray[np.int64]
Classes = NDArray[np.uint16]

_LOW: Final = 6
"""How many heights, from the 2 up, are counted in the low bits of a sum."""
_HIGH_AT: Final = 14
_SUITS_AT: Final = 40
_LOW_MASK: Final = (1 << _HIGH_AT) - 1
_HEIGHTS_MASK: Final = (1 << _SUITS_AT) - 1
_CHUNK: Final = 1 << 14
"""Hands that are ranked together: their sums stay in the cache."""


class _Tables(NamedTuple):
    keys: Sums
    pairs: Sums
    """The sum of the keys of two cards, at 64 times the first plus the second."""
    flush: Cards
    """By the counters of the suits: the suit (1 to 4) of a flush, or 0."""
    bits: Classes
    """By 64 times the suit (1 to 4) plus the card: the bit of its height, if it is of that suit."""
    suited: Classes
    """By the bit mask of the heights of one suit."""
    block: NDArray[np.int32]
    place: NDArray[np.int32]
    unsuited: Classes


def rank7s(cards: NDArray[Any]) -> Classes:
    """Return the class, 1 to 7462, of each column of ``cards``: whole numbers 0 to 51, shape (7, n), seven distinct.

    Raises ValueError for another shape or for numbers that are no cards; equal cards in a column are not noticed.
    """
    if cards.ndim != 2 or cards.shape[0] != 7 or not np.issubdtype(cards.dtype, np.integer):
        raise ValueError("hands are the columns of an array of 7 rows of whole numbers")
    if cards.size and not 0 <= int(cards.min()) <= int(cards.max()) < 52:
        raise ValueError("a card is a number from 0 to 51")
    found = np.empty(cards.shape[1], dtype=np.uint16)
    for start in range(0, len(found), _CHUNK):
        rows = cards[:, start : start + _CHUNK]
        found[start : start + _CHUNK] = classes_of(sums_of(rows), rows, ())
    return found


def sums_of(rows: NDArray[Any]) -> Sums:
    """Return the sum of the keys of each column."""
    tables = _tables()
    index = rows.astype(np.intp)
    pairs = len(index) // 2
    total = np.zeros(index.shape[1], dtype=np.int64)
    for at in range(pairs):
        both = index[2 * at] << 6
        both |= index[2 * at + 1]
        total += tables.pairs.take(both)
    if len(index) > 2 * pairs:
        total += tables.keys.take(index[-1])
    return total


def keys_of(cards: Sequence[int]) -> int:
    """Return the sum of the keys of ``cards``."""
    return int(_tables().keys[list(cards)].sum())


def classes_of(total: Sums, rows: NDArray[Any], fixed: Sequence[int]) -> Classes:
    """Return the class of seven cards by the sum of their keys.

    ``rows`` are the cards that differ from hand to hand, ``fixed`` those that are in all of them. The sums are used up.
    """
    tables = _tables()
    suit = tables.flush.take(total >> _SUITS_AT)
    total &= _HEIGHTS_MASK
    at = tables.block.take(total >> _HIGH_AT)
    total &= _LOW_MASK
    at += tables.place.take(total)
    found: Classes = tables.unsuited.take(at)
    suited = suit.nonzero()[0]
    if len(suited):
        bits = tables.bits
        shelf = suit[suited].astype(np.intp) << 6
        mask = np.zeros(len(suited), dtype=np.uint16)
        for row in rows:
            mask |= bits.take(shelf + row[suited])
        for card in fixed:
            mask |= bits.take(shelf + card)
        found[suited] = tables.suited.take(mask)
    return found


@cache
def _tables() -> _Tables:
    heights = np.array(HEIGHTS, dtype=np.int64)
    suits = np.arange(52) // 13
    counters = np.where(heights < _LOW, 5**heights, 5 ** np.maximum(heights - _LOW, 0) << _HIGH_AT)
    keys = np.zeros(64, dtype=np.int64)
    keys[:52] = counters | (np.int64(1) << (_SUITS_AT + 3 * suits))
    flush = np.zeros(1 << 12, dtype=np.uint8)
    for counts in product(range(8), repeat=4):
        if sum(counts) <= 7 and max(counts) >= 5:
            flush[sum(count << 3 * suit for suit, count in enumerate(counts))] = counts.index(max(counts)) + 1
    bits = np.zeros((5, 64), dtype=np.uint16)
    bits[suits + 1, np.arange(52)] = 1 << heights
    suited = np.zeros(1 << 13, dtype=np.uint16)
    for mask, value in flush_table().items():
        suited[mask] = value
    return _Tables(keys, (keys[:, None] + keys).ravel(), flush, bits.ravel(), suited, *_multisets())


def _multisets() -> tuple[NDArray[np.int32], NDArray[np.int32], Classes]:
    """Return where the block of each sum of high counters begins, the places of the low ones, and the table."""
    table = heights_table(7)
    sums = np.fromiter(table.keys(), dtype=np.int64, count=len(table))
    values = np.fromiter(table.values(), dtype=np.uint16, count=len(table))
    high, low = np.divmod(sums, 5**_LOW)
    in_high, in_low = _counted(high), _counted(low)
    seven = in_high + in_low == 7
    high, low, in_high, in_low, values = (part[seven] for part in (high, low, in_high, in_low, values))
    block = np.zeros(5 ** (13 - _LOW), dtype=np.int32)
    place = np.zeros(1 << _HIGH_AT, dtype=np.int32)
    start = 0
    for count in range(8):
        blocks, places = np.unique(high[in_high == count]), np.unique(low[in_low == 7 - count])
        place[places] = np.arange(len(places))
        block[blocks] = start + np.arange(len(blocks)) * len(places)
        start += len(blocks) * len(places)
    unsuited = np.zeros(start, dtype=np.uint16)
    unsuited[block[high] + place[low]] = values
    return block, place, unsuited


def _counted(sums: Sums) -> Sums:
    """Return how many heights each sum of counters counts: its digits in base 5, added up."""
    total = np.zeros_like(sums)
    while sums.any():
        sums, digit = np.divmod(sums, 5)
        total += digit
    return total
