"""The 7,462 classes of five-card hands, from the worst (1) to the best (7462) (``ranks.1`` to ``ranks.3``).

Two hands of one class are worth the same. A *height* is a rank as poker counts it: 0 for a 2 … 12 for an ace.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, Literal, NamedTuple

Category = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
]

CATEGORIES: Final[tuple[Category, ...]] = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
"""From the worst to the best; a category's *level* is its index."""

_OF_GROUPS: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 6,
    (4, 1): 7,
}
_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH = 4, 5, 8
_WHEEL: Final = (12, 3, 2, 1, 0)


class HandClass(NamedTuple):
    """What the hands of a class have in common; classes compare as their hands do.

    ``level`` is the index of the category, ``heights`` are the five heights in the order in which they are compared
    (``ranks.2``), which is also the order in which the hand is written (``best.2``).
    """

    level: int
    heights: tuple[int, ...]

    @property
    def category(self) -> Category:
        """The name of the category."""
        return CATEGORIES[self.level]


def class_of(heights: tuple[int, ...], suited: bool) -> HandClass:
    """Return the class of five cards with these heights; ``suited``: all five are of one suit."""
    ordered = tuple(sorted(heights, key=lambda height: (heights.count(height), height), reverse=True))
    groups = tuple(sorted(map(heights.count, set(heights)), reverse=True))
    level = _OF_GROUPS[groups]
    if level == 0:
        if ordered == _WHEEL:
            ordered = (*_WHEEL[1:], -1)  # The ace stands below the 2: the 5 is the highest card (ranks.3).
        straight = ordered[0] - ordered[4] == 4
        if suited:
            level = _STRAIGHT_FLUSH if straight else _FLUSH
        elif straight:
            level = _STRAIGHT
    return HandClass(level, ordered)


@cache
def classes() -> tuple[HandClass, ...]:
    """Return all classes in rising order; the class numbered n stands at index n - 1."""
    found = [class_of(heights, suited=False) for heights in multisets()]
    found += [class_of(heights, suited=True) for heights in combinations(range(13), 5)]
    return tuple(sorted(found))


def multisets() -> list[tuple[int, ...]]:
    """Return the 6,175 multisets of five heights that four suits allow."""
    return [heights for heights in combinations_with_replacement(range(13), 5) if heights[0] != heights[4]]


def hand_class(value: int) -> HandClass:
    """Return the class numbered ``value``, 1 to 7462."""
    return classes()[value - 1]
