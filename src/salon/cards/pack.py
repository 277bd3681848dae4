"""Packs of cards: the text form of a card and its number in canonical order.

A *code* is the text form (``As``, ``Td``, ``X1``, ``20p``); a *card* is its index in the pack.
Codes stand in actions, events, views and records; games may keep the small integers in their states.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"
SUITS = "shdc"
HIDDEN = "??"
"""What a view shows for a card that its viewer may not know."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A set of distinct cards in canonical order."""

    codes: tuple[str, ...]
    index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {code: card for card, code in enumerate(self.codes)})

    def cards(self, codes: Iterable[str]) -> tuple[int, ...]:
        """Return the numbers of ``codes``; raises KeyError for a code that is not of this pack."""
        index = self.index
        return tuple([index[code] for code in codes])

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Return the codes of ``cards`` in the order given."""
        codes = self.codes
        return tuple([codes[card] for card in cards])


FRENCH = Pack(tuple(rank + suit for suit in SUITS for rank in RANKS))
"""52 cards: card // 13 is the suit in the order s h d c, card % 13 the rank in the order A 2 … K."""

FRENCH_WITH_JOKERS = Pack((*FRENCH.codes, "X1", "X2", "X3", "X4"))
"""The same, followed by four Jokers (52 to 55)."""

PAYOO = Pack(
    (
        *(rank + suit for suit in SUITS for rank in "123456789T"),
        *(f"{value}p" for value in range(1, 21)),
    )
)
"""60 cards: four suits of 1 to 10, then the Payoo suit of 1 to 20."""
