"""Cutting the chips of a hand into pots, and dividing a pot (``pots.*``, ``odd.*``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from salon.games._poker.seats import left_of
from salon.games._poker.types import Pot, Share


def cut(paid: Sequence[int], stacks: Sequence[int], live: int) -> tuple[Pot, ...]:
    """Return the pots that the seats' ``paid`` make, the main pot first (``pots.1`` to ``pots.3``)."""
    seats = range(len(paid))
    in_play = [seat for seat in seats if live >> seat & 1]
    levels = sorted({paid[seat] for seat in in_play if not stacks[seat]})
    if not levels:
        return (Pot(sum(paid), tuple(in_play)),)
    levels.append(max(paid))
    pots: list[Pot] = []
    bottom = 0
    for top in levels:
        amount = sum(min(chips, top) - bottom for chips in paid if chips > bottom)
        bottom = top
        if not amount:
            continue
        contenders = tuple([seat for seat in in_play if stacks[seat] or paid[seat] >= top])
        if contenders:
            pots.append(Pot(amount, contenders))
        else:
            pots[-1] = Pot(pots[-1].amount + amount, pots[-1].seats)
    return tuple(pots)


def divide(amount: int, winners: Iterable[int], dealer: int, seats: int) -> tuple[Share, ...]:
    """Return the shares of a pot, the odd chips from the left of the dealer on (``odd.1``)."""
    order = [seat for seat in left_of(dealer, seats) if seat in set(winners)]
    each, odd = divmod(amount, len(order))
    return tuple([Share(seat, each + (index < odd)) for index, seat in enumerate(order)])
