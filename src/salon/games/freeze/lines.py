"""The cards on the table: places, and what rows are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from salon.cards.pack import FRENCH
from salon.games.freeze.types import Line, Lines, Spot, State

PACK: Final = FRENCH
RANKS: Final = 13
KING: Final = 12
KING_OF_HEARTS, KING_OF_DIAMONDS = PACK.cards(("Kh", "Kd"))
RED_KINGS: Final = frozenset((KING_OF_HEARTS, KING_OF_DIAMONDS))
ROUND_COST: Final = 5
FREEZE_SCORE: Final = -10

VALUES: Final = tuple(
    -1 if card in RED_KINGS else min(card % RANKS + 1, 10) for card in range(len(PACK.codes))
)
"""What each card is worth (``score.1``)."""


def rank(card: int) -> int:
    """Return the rank of a card: 0 for an Ace, 12 for a King."""
    return card % RANKS


def card_at(state: State, seat: int, line: int, slot: int) -> int | None:
    """Return the card in a place, or None for a hole and for a place that does not exist."""
    if not (0 <= seat < len(state.lines) and 0 <= line < 2 and 0 <= slot < len(state.lines[seat][line])):
        return None
    return state.lines[seat][line][slot]


def held(state: State, spot: Spot) -> int:
    """Return the card in a place of which it is known that it holds one; raises AssertionError if it does not."""
    card = card_at(state, spot.seat, spot.line, spot.slot)
    if card is None:
        raise AssertionError(f"no card in {spot}")
    return card


def spots(state: State, seat: int) -> Iterator[Spot]:
    """Yield the places of a seat that hold a card, the top row first."""
    for line, row in enumerate(state.lines[seat]):
        for slot, card in enumerate(row):
            if card is not None:
                yield Spot(seat, line, slot)


def has_card(state: State, seat: int) -> bool:
    """Return whether a seat has any card."""
    return any(card is not None for row in state.lines[seat] for card in row)


def put(lines: tuple[Lines, ...], spot: Spot, card: int | None) -> tuple[Lines, ...]:
    """Return the lines with ``card``, or a hole, in a place that exists."""
    row = lines[spot.seat][spot.line]
    return with_row(lines, spot.seat, spot.line, (*row[: spot.slot], card, *row[spot.slot + 1 :]))


def with_row(lines: tuple[Lines, ...], seat: int, line: int, row: Line) -> tuple[Lines, ...]:
    """Return the lines with another row of a seat."""
    top, bottom = lines[seat]
    hand = (row, bottom) if line == 0 else (top, row)
    return (*lines[:seat], hand, *lines[seat + 1 :])


def free_slot(row: tuple[object, ...]) -> int:
    """Return where a penalty card goes in a row: the first hole, or the place after the last (``fault.1``)."""
    return next((slot for slot, card in enumerate(row) if card is None), len(row))


def row_points(row: Line, red_kings_row: int) -> int:
    """Return what a row is worth (``score.2``, ``score.3``); holes do not count."""
    cards = [card for card in row if card is not None]
    if len(cards) > 1 and len({rank(card) for card in cards}) == 1:
        return red_kings_row if set(cards) == RED_KINGS else 0
    return sum(VALUES[card] for card in cards)


def hand_points(hand: Lines, red_kings_row: int) -> int:
    """Return what the two rows of a seat are worth."""
    return row_points(hand[0], red_kings_row) + row_points(hand[1], red_kings_row)


def as_low(points: tuple[int, ...], freezer: int) -> int:
    """Return how many other seats have as few points as the freezer, or fewer."""
    return sum(other <= points[freezer] for seat, other in enumerate(points) if seat != freezer)


def round_scores(points: tuple[int, ...], freezer: int | None) -> tuple[int, ...]:
    """Return what each seat writes down for the round (``score.4``)."""
    if freezer is None:
        return points
    others = as_low(points, freezer)
    own = points[freezer] + ROUND_COST * others if others else FREEZE_SCORE
    return (*points[:freezer], own, *points[freezer + 1 :])
