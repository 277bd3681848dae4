"""The Payoo pack as bit masks: suits, ranks, points, and what is in the pack for how many seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from salon.cards.pack import PAYOO

PACK: Final = PAYOO
"""60 cards: card // 10 is the plain suit in the order s h d c and card % 10 the rank from 0; from 40 on, Payoo."""

SUITS: Final[tuple[Literal["s", "h", "d", "c", "p"], ...]] = ("s", "h", "d", "c", "p")
FACES: Final[tuple[Literal["s", "h", "d", "c"], ...]] = ("s", "h", "d", "c")
"""The faces of the die: the plain suits (``die.1``)."""

SUIT: Final = tuple(min(card // 10, 4) for card in range(60))
"""The suit of each card, 0 … 3 for a plain one, 4 for Payoo."""

RANK: Final = tuple(card % 10 + 1 if card < 40 else card - 39 for card in range(60))
"""The rank of each card, 1 … 10, or 1 … 20 in the Payoo suit (``pack.1``)."""

SUIT_MASK: Final = (*(0x3FF << 10 * suit for suit in range(4)), 0xFFFFF << 40)
PAYOO_SUIT: Final = 4
GRAND_POINTS: Final = 40

GIFT: Final = {3: 5, 4: 5, 5: 4, 6: 3, 7: 3, 8: 3}
"""How many cards each seat gives, by the number of seats (``gift.1``)."""


def dealt_codes(seats: int) -> tuple[str, ...]:
    """Return the cards of the pack for ``seats`` seats, in canonical order (``pack.1``, ``pack.2``)."""
    if seats < 7:
        return PACK.codes
    return tuple(code for code in PACK.codes if code[0] != "1" or code[1:] not in FACES)


def grand_payoo(die: int) -> int:
    """Return the card that is the Grand Payoo when the die shows the suit ``die`` (``die.2``)."""
    return 10 * die + 6


def points_of(card: int, grand: int) -> int:
    """Return what ``card`` is worth when ``grand`` is the Grand Payoo (``pack.3``)."""
    if card >= 40:
        return card - 39
    return GRAND_POINTS if card == grand else 0


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of ``cards``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """Return the cards of ``mask`` in canonical order."""
    cards: list[int] = []
    first = 0
    while mask:
        cards += _ten(first, mask & 0x3FF)
        mask >>= 10
        first += 10
    return cards


def by_suit(mask: int) -> list[list[int]]:
    """Return the cards of ``mask``, a list in canonical order for each suit."""
    suits = [list(_ten(first, mask >> first & 0x3FF)) for first in (0, 10, 20, 30, 40)]
    suits[PAYOO_SUIT] += _ten(50, mask >> 50)
    return suits


@cache  # six tens of cards, 1024 masks each: it stays small
def _ten(first: int, mask: int) -> tuple[int, ...]:
    return tuple(first + card for card in range(10) if mask >> card & 1)


def names(mask: int) -> tuple[str, ...]:
    """Return the codes of the cards of ``mask`` in canonical order (``record.3``)."""
    return PACK.names(cards_in(mask))
