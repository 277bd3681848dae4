"""The stools of the corner tables: open seating, with the chips that each person brings."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.actor import Away, Back, Leave, Sit
from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table import play, refusals
from salon.table.catalogue import game_of_corner
from salon.table.events import SatDown
from salon.table.fold import Fold
from salon.table.places import free_seat
from salon.table.purses import EMPTY, brought
from salon.table.state import STOOLS, Match, PlaceState, Seat

STOOL_KEPT = 60.0
"""Who has been away for so many seconds when the next betting opens loses the stool (``clock.2`` of both games)."""
CORNERS: tuple[PlaceName, ...] = ("blackjack", "roulette")


def open_corners(fold: Fold) -> None:
    """Set up the corner tables whose games there are."""
    for name in CORNERS:
        game = game_of_corner(name)
        if game is not None and fold.salon.place(name).match is None:
            play.begin(fold, name, Match(game.key, {}, STOOLS, seconds=0, stand_in=False, setup=EMPTY))


def find(place: PlaceState, person: str, wanted: int | None) -> int | Refusal:
    """Return the stool on which ``person`` may sit down, or why there is none (``stool.1``, ``stool.4``)."""
    if place.match is None:
        return refusals.PLACE_CLOSED
    own = next((i for i, seat in enumerate(place.seats) if seat and seat.person == person), None)
    if own is not None:
        left = place.seat_of(person) is None
        return own if left and wanted in (None, own) else refusals.ALREADY_SEATED
    return free_seat(place.seats, wanted)


def sit(fold: Fold, name: PlaceName, index: int, seat: Seat) -> None:
    """Let ``seat`` take a stool with what its person brings, or come back to the one that it is leaving."""
    place = fold.salon.place(name)
    if place.match is None:
        return
    order = Sit(index)
    if place.seats[index] is None:
        purse = brought(fold, name, place.match, seat.person)
        order = Sit(index, purse.balance, purse.loans)
    fold.put_seat(name, index, seat)
    fold.say(SatDown(name, index, seat.name, robot=seat.robot))
    play.house(fold, name, order)


def stand(fold: Fold, name: PlaceName, index: int) -> None:
    """Let whoever is on a stool leave; a hand in play keeps it until the next betting (``stool.4``)."""
    seat = fold.salon.place(name).seats[index]
    if seat is not None:
        fold.put_seat(name, index, replace(seat, left=fold.now))
        play.house(fold, name, Leave(index))


def away(fold: Fold, name: PlaceName, index: int) -> None:
    """Tell the game that nobody waits for a stool any more."""
    seat = fold.salon.place(name).seats[index]
    if seat is not None and not seat.told_away:
        fold.put_seat(name, index, replace(seat, told_away=True))
        play.house(fold, name, Away(index))


def back(fold: Fold, name: PlaceName, index: int) -> None:
    """Tell the game that the person of a stool is connected again."""
    seat = fold.salon.place(name).seats[index]
    if seat is not None and seat.told_away:
        fold.put_seat(name, index, replace(seat, told_away=False))
        play.house(fold, name, Back(index))


def clear_absent(fold: Fold, name: PlaceName) -> None:
    """Before the next betting opens: free the stools of those who have been away for too long."""
    for index, seat in enumerate(fold.salon.place(name).seats):
        person = fold.salon.person(seat.holder) if seat is not None else None
        if person is not None and not person.connected and fold.now - person.since >= STOOL_KEPT:
            stand(fold, name, index)
