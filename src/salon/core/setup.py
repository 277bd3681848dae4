"""What every match of rounds asks of its set-up; all of these raise BadSetup."""

from __future__ import annotations

from salon.core.errors import BadSetup


def check_seats(game: str, seats: int, least: int, most: int) -> None:
    """Refuse a number of seats that ``game`` (its name) is not played by."""
    if not least <= seats <= most:
        raise BadSetup(f"{game} is played by {least} to {most} seats, not {seats}")


def check_dealer(dealer: int, seats: int) -> None:
    """Refuse a dealer who is no seat."""
    if not 0 <= dealer < seats:
        raise BadSetup(f"there is no seat {dealer} to deal")


def check_round(number: int, rounds: int) -> None:
    """Refuse to begin with a round that the match does not have."""
    if not 1 <= number <= rounds:
        raise BadSetup(f"there is no round {number} of {rounds}")


def first_scores(
    carried: tuple[int, ...] | None, seats: int, *, each: str = "total", below_zero: bool = False
) -> tuple[int, ...]:
    """Return the scores that a match starts with: 0 for every seat where none are carried over.

    ``each`` is what a score is called. Some games have scores ``below_zero``.
    """
    scores = (0,) * seats if carried is None else carried
    if len(scores) != seats or not (below_zero or min(scores) >= 0):
        raise BadSetup(f"scores: one {each} a seat" + ("" if below_zero else ", none of them negative"))
    return scores
