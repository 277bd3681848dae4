"""Where D and the blinds go from hand to hand (``button.*``)."""

from __future__ import annotations

from salon.games._poker.seats import left_of


def first_positions(dealer: int, stacks: tuple[int, ...]) -> tuple[int, int, int]:
    """Return D, the small blind and the big blind of the first hand (``button.1``); ``dealer`` has chips."""
    order = [seat for seat in left_of(dealer, len(stacks)) if stacks[seat]]
    if len(order) == 2:
        return dealer, dealer, order[0]
    return dealer, order[0], order[1]


def next_positions(big: int, stacks: tuple[int, ...]) -> tuple[int, int, int]:
    """Return D, the small and the big blind of the hand after the one in which ``big`` was the big blind."""
    order = [seat for seat in left_of(big, len(stacks)) if stacks[seat]]
    # The first on the left of the former big blind pays it now; going back from there: the last ones of the order.
    if len(order) == 2:
        return order[1], order[1], order[0]
    return order[-2], order[-1], order[0]
