"""The chairs of the big table: who sits where, and who plays for whom while a match runs."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.refusal import Refusal
from salon.table import refusals
from salon.table.events import HandedBack, SatDown, StoodUp, TakenOver
from salon.table.fold import Fold
from salon.table.play import opened_anew
from salon.table.state import Person, PlaceState, Seat

CHAIR_KEPT = 300.0
"""While no match runs, the chair of somebody who is away is kept for so many seconds."""


def find(table: PlaceState, person: str, wanted: int | None) -> int | Refusal:
    """Return the chair on which ``person`` may sit down, or why there is none.

    During a match it is only the seat that the person has left. Otherwise any free chair, or one of a house player
    or of somebody who has left; with ``wanted`` None a free one first.
    """
    if table.seat_of(person) is not None:
        return refusals.ALREADY_SEATED
    own = next((i for i, seat in enumerate(table.seats) if seat and seat.person == person), None)
    if table.running:
        return own if own is not None and wanted in (None, own) else refusals.MATCH_RUNNING
    if wanted is not None:
        if wanted >= len(table.seats):
            return refusals.NO_SUCH_SEAT
        return wanted if _open(table.seats[wanted]) else refusals.SEAT_TAKEN
    if own is not None:
        return own
    order = sorted(range(len(table.seats)), key=lambda i: table.seats[i] is not None)
    return next((i for i in order if _open(table.seats[i])), refusals.NO_FREE_SEAT)


def _open(seat: Seat | None) -> bool:
    return seat is None or seat.robot or seat.left is not None


def sit(fold: Fold, index: int, person: Person) -> None:
    """Let a person sit down on a chair that ``find`` has given."""
    before = fold.salon.table.seats[index]
    if before is not None and before.robot:
        fold.say(StoodUp("table", index, before.name, robot=True))
    for other, seat in enumerate(fold.salon.table.seats):
        if seat is not None and seat.person == person.id:
            fold.put_seat("table", other, None)
    fold.put_seat("table", index, Seat(person.name, person.avatar, person.id))
    fold.say(SatDown("table", index, person.name))
    if before is not None and before.stand_in:
        fold.say(HandedBack("table", index, person.name))


def stand(fold: Fold, index: int) -> None:
    """Let the person on a chair give it up.

    While a match runs somebody else plays on at once; when it is over the name stays to the end of the podium.
    """
    table = fold.salon.table
    seat = table.seats[index]
    match = table.match
    if seat is None:
        return
    if match is None or (match.over and index >= match.seats):
        fold.put_seat("table", index, None)
    else:
        fold.put_seat("table", index, replace(seat, left=fold.now))
    fold.say(StoodUp("table", index, seat.name))
    if match is not None and not match.over and match.stand_in:
        take_over(fold, index)


def take_over(fold: Fold, index: int) -> None:
    """Let a house player play for the person on a seat."""
    seat = fold.salon.table.seats[index]
    if seat is not None and not seat.stand_in:
        fold.put_seat("table", index, replace(seat, stand_in=True))
        opened_anew(fold, "table", index)
        fold.say(TakenOver("table", index, seat.name))


def hand_back(fold: Fold, index: int) -> None:
    """Give a person who is back the seat again; a move of the house player that is on its way is late."""
    seat = fold.salon.table.seats[index]
    if seat is not None and seat.stand_in:
        fold.put_seat("table", index, replace(seat, stand_in=False))
        fold.say(HandedBack("table", index, seat.name))
