"""The forced arithmetic of the table (``count.*``).

What a card *stands for* is a small integer: 0 to 11 is added (or, by a red card that would go past 21, subtracted),
SETS_20 and SETS_0 set the count. A Jack stands for what the card under it stood for, so that remembering this one
number is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from salon.cards.pack import FRENCH_WITH_JOKERS

How = Literal["add", "subtract", "set"]

PACK: Final = FRENCH_WITH_JOKERS
"""52 cards in the order s h d c, A to K, then four Jokers."""

GOAL: Final = 21
SETS_20: Final = -1
SETS_0: Final = -2
OPENING: Final = 0
"""What a Jack finds when it opens a series (``count.8``)."""

ACE: Final = 0
JACK: Final = 10
JOKER: Final = 13

RANK: Final = tuple(card % 13 if card < 52 else JOKER for card in range(56))
"""The printed rank, 0 (Ace) to 12 (King), JOKER for all Jokers: equal ranks are a pair (``extra.2``)."""

RED: Final = tuple(13 <= card < 39 for card in range(56))
"""Hearts and diamonds; Jokers have no colour (``pack.1``)."""

# An Ace and a Jack depend on what is on the table: their entries here are not used.
_STANDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, SETS_20, SETS_0)


def stands_for(card: int, count: int, under: int) -> int:
    """Return what ``card`` stands for on a series at ``count`` whose last card stood for ``under``."""
    rank = RANK[card]
    if rank == JACK:
        return under  # count.8 to count.12
    if rank == ACE:
        return 11 if count <= 10 else 1  # count.4
    return _STANDS[rank]


def counted(card: int, count: int, worth: int) -> int:
    """Return the count after ``card``, which stands for ``worth``; more than GOAL is a bust (``count.2``)."""
    if worth < 0:
        return 20 if worth == SETS_20 else 0
    if count + worth <= GOAL or not RED[card]:
        return count + worth
    return count - worth  # count.3; never below 0, since count is above 21 - worth and worth is at most 11


def how(count: int, worth: int, after: int) -> How:
    """Return what a card that stands for ``worth`` did to ``count``."""
    if worth < 0:
        return "set"
    return "subtract" if after < count else "add"


Sum = tuple[How, int, int, int]
"""What one card of a series did: how, what was added or subtracted (or set), the count before and after."""


def sums(cards: tuple[int, ...]) -> Iterator[Sum]:
    """Yield what each card of a series did, in the order of play (``count.1``, ``count.13``)."""
    count, worth = 0, OPENING
    for card in cards:
        before = count
        worth = stands_for(card, before, worth)
        count = counted(card, before, worth)
        done = how(before, worth, count)
        yield done, count if done == "set" else worth, before, count


def series(cards: tuple[int, ...]) -> tuple[int, int]:
    """Return the count of a series and what its last card stands for (``count.1``, ``count.13``)."""
    count, worth = 0, OPENING
    for card in cards:
        worth = stands_for(card, count, worth)
        count = counted(card, count, worth)
    return count, worth
