"""The wheel and the cloth: numbers, colours, places, and what they pay (``bet.3``, ``pay.*``)."""

from __future__ import annotations

from typing import Final, get_args

from salon.games.roulette.types import Chip, Colour, Fall, Half, Parity, PlaceName, Stake

POCKETS: Final = 37
PLACES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)
"""The numbers 0 to 36 in order, then the dozens and the even chances."""
CHIPS: Final[tuple[Chip, ...]] = get_args(Chip)
RED: Final = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
"""``pay.2``."""

_DOZENS: Final[tuple[PlaceName, ...]] = ("dozen1", "dozen2", "dozen3")


def colour(number: int) -> Colour:
    """Return the colour of a number; zero is green (``pay.2``, ``pay.3``)."""
    if number == 0:
        return "green"
    return "red" if number in RED else "black"


def fall(number: int) -> Fall:
    """Return what it means that the ball has stopped on ``number`` (``pay.1`` to ``pay.3``)."""
    if number == 0:
        return Fall(0, "green", None, None, (PLACES[0],), (odds(PLACES[0]),))
    paint: PlaceName = "red" if number in RED else "black"
    parity: Parity = "odd" if number % 2 else "even"
    half: Half = "low" if number <= 18 else "high"
    wins = (PLACES[number], _DOZENS[(number - 1) // 12], paint, parity, half)
    return Fall(number, colour(number), parity, half, wins, tuple(odds(place) for place in wins))


def odds(place: PlaceName) -> int:
    """Return how many times the stake a winning place gains (``pay.1``)."""
    if place in _DOZENS:
        return 2
    return 35 if place.isdigit() else 1


def returned(stakes: tuple[Stake, ...], number: int) -> int:
    """Return what comes back of ``stakes`` when ``number`` falls: the winning ones and their gains."""
    wins = fall(number).wins
    return sum(stake.amount * (odds(stake.on) + 1) for stake in stakes if stake.on in wins)
