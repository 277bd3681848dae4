"""How much of the pot a hand of Hold'em takes on average, by sampling boards with NumPy (the extra ``numpy``)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from salon.cards.poker.batch import Cards, classes_of, keys_of, sums_of

_CHUNK = 1 << 14


def equity(
    first: Sequence[int],
    second: Sequence[int],
    rng: np.random.Generator,
    *,
    board: Sequence[int] = (),
    samples: int = 100_000,
) -> float:
    """Return the share of the pot that ``first`` takes from ``second`` on average, a shared pot counting one half.

    Two cards each and 0 to 4 cards of the board, as numbers of ``salon.cards.pack.FRENCH``; the rest of the board is
    drawn ``samples`` times. The standard error is at most 0.5 / √samples. Raises ValueError for cards that are not
    distinct, or another number of them.
    """
    known = [*first, *second, *board]
    if len(set(known)) != len(known) or not all(0 <= card < 52 for card in known):
        raise ValueError("the cards are not distinct cards")
    if len(first) != 2 or len(second) != 2 or len(board) > 4 or samples < 1:
        raise ValueError("two cards each, up to four of the board, and at least one sample")
    unseen = np.array([card for card in range(52) if card not in set(known)], dtype=np.uint8)
    mine, theirs = (keys_of([*hand, *board]) for hand in (first, second))
    score = 0.0
    for start in range(0, samples, _CHUNK):
        rows = unseen[_combinations(len(unseen), 5 - len(board), min(_CHUNK, samples - start), rng)]
        total = sums_of(rows)
        ours = classes_of(total + mine, rows, [*first, *board])
        other = classes_of(total + theirs, rows, [*second, *board])
        score += int(np.count_nonzero(ours > other)) + int(np.count_nonzero(ours == other)) / 2
    return score / samples


def _combinations(size: int, count: int, samples: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Return ``samples`` columns of ``count`` distinct numbers below ``size``, every set equally likely (Floyd)."""
    rows: Cards = np.empty((count, samples), dtype=np.uint8)
    for at, last in enumerate(range(size - count, size)):
        pick = rng.integers(0, last + 1, size=samples, dtype=np.uint8)
        for before in rows[:at]:
            pick[pick == before] = last
        rows[at] = pick
    return rows
