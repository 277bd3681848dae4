"""What all places share: which seat is free, and from when on nobody waits for somebody who is away."""

from __future__ import annotations

from salon.core.refusal import Refusal
from salon.table import refusals
from salon.table.state import Salon, Seat

GRACE = 10.0
"""Somebody whose connection is lost is waited for so many seconds."""


def free_seat(seats: tuple[Seat | None, ...], wanted: int | None) -> int | Refusal:
    """Return the free seat that is wanted (None: the first one), or why there is none."""
    if wanted is None:
        return next((i for i, seat in enumerate(seats) if seat is None), refusals.NO_FREE_SEAT)
    if wanted >= len(seats):
        return refusals.NO_SUCH_SEAT
    return wanted if seats[wanted] is None else refusals.SEAT_TAKEN


def absent_from(salon: Salon, seat: Seat) -> float | None:
    """Return from when on nobody waits for the person of ``seat``: the end of the grace, or the moment of leaving."""
    if seat.left is not None:
        return seat.left
    person = salon.person(seat.person)
    return None if person is None or person.connected else person.since + GRACE
