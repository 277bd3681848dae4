"""The deal of Président, and who opens the first round."""

from __future__ import annotations

from collections.abc import Sequence

from salon.games.president.cards import QUEEN_OF_HEARTS, THREE_OF_CLUBS
from salon.games.president.types import Config


def hands_dealt(order: Sequence[int], seats: int, dealer: int) -> tuple[tuple[int, ...], ...]:
    """Return the hands, as dealt one at a time, clockwise, the first to the seat on the dealer's left (``deal.2``)."""
    return tuple(tuple(order[(seat - dealer - 1) % seats :: seats]) for seat in range(seats))


def first_opener(config: Config, dealer: int, hands: Sequence[Sequence[int]]) -> int:
    """Return the seat that opens the first round (``open.1``)."""
    if config.opener == "left":
        return (dealer + 1) % len(hands)
    card = QUEEN_OF_HEARTS if config.opener == "queen_of_hearts" else THREE_OF_CLUBS
    return next(seat for seat, hand in enumerate(hands) if card in hand)
