"""The pack of each variant, and which cards are a pair (``pack.*``, ``pair.1``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from salon.cards.pack import FRENCH

Variant = Literal["queen", "jack", "mystery"]

PACK: Final = FRENCH
"""52 cards: card // 13 is the suit in the order s h d c, card % 13 the rank from A to K."""

WITHOUT: Final[dict[Variant, int | None]] = {
    "queen": PACK.index["Qc"],
    "jack": PACK.index["Jc"],
    "mystery": None,
}
"""The card that is known to be set aside; the mysterious one is dealt aside unseen (``pack.3``)."""

PACKS: Final[dict[Variant, tuple[str, ...]]] = {
    variant: tuple(code for card, code in enumerate(PACK.codes) if card != without)
    for variant, without in WITHOUT.items()
}
"""What is shuffled, in canonical order."""


def kind(card: int, variant: Variant) -> int:
    """Return a number that ``card`` shares with the cards that make a pair with it, and with no other."""
    rank = card % 13
    return rank + 13 if variant == "jack" and 13 <= card < 39 else rank


def kinds(cards: Iterable[int], variant: Variant) -> dict[int, list[int]]:
    """Return ``cards`` by kind, each kind in canonical order."""
    found: dict[int, list[int]] = {}
    for card in sorted(cards):
        found.setdefault(kind(card, variant), []).append(card)
    return found


def groups(hand: Iterable[int], variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return the groups of two cards or more of a kind, in the canonical order of their first cards (``pair.5``)."""
    return tuple(tuple(group) for group in kinds(hand, variant).values() if len(group) > 1)
