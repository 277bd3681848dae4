"""Order from given randomness, and order from a script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def below(limit: int, bits: Callable[[int], int]) -> int:
    """Return an unbiased integer in ``0 … limit - 1``; ``bits(k)`` gives k random bits, rejected when too large."""
    width = (limit - 1).bit_length()
    while True:
        word = bits(width) if width else 0
        if word < limit:
            return word


def shuffled(items: Sequence[T], bits: Callable[[int], int]) -> tuple[T, ...]:
    """Return ``items`` in a uniformly random order (Fisher–Yates); ``bits(k)`` gives k random bits."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        # ``below(last + 1, bits)``, written out: whole shoes are shuffled here.
        width = last.bit_length()
        pick = bits(width)
        while pick > last:
            pick = bits(width)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)


def scripted(items: Sequence[T], named: Sequence[T]) -> tuple[T, ...]:
    """Return ``items`` with the ``named`` ones first, in the order named, and the rest in the order given.

    A name that is not (or no longer) among the items is passed over. Of equal items the first is taken.
    """
    left = Counter(items)
    first: list[T] = []
    taken: Counter[T] = Counter()
    for item in named:
        if left[item] > 0:
            left[item] -= 1
            taken[item] += 1
            first.append(item)
    rest: list[T] = []
    for item in items:
        if taken[item] > 0:
            taken[item] -= 1
        else:
            rest.append(item)
    return (*first, *rest)
