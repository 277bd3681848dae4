"""Going round the table, and sets of seats as bit masks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def left_of(seat: int, seats: int) -> Iterator[int]:
    """Yield all seats clockwise from the left of ``seat``, that seat itself last."""
    yield from range(seat + 1, seats)
    yield from range(seat + 1)


def members(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask, in rising order."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def with_chips(stacks: Sequence[int]) -> int:
    """Return the mask of the seats whose stack is above 0."""
    mask = 0
    for seat, stack in enumerate(stacks):
        if stack:
            mask |= 1 << seat
    return mask


def put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Return ``values`` with ``value`` at ``seat``."""
    return (*values[:seat], value, *values[seat + 1 :])
