"""Sitting down and standing up, for people and house players, at the big table and in the corners."""

from __future__ import annotations

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table import chairs, commands, refusals, stools
from salon.table.events import SatDown, StoodUp
from salon.table.fold import Fold, Verdict
from salon.table.names import house_avatar, house_name, lot
from salon.table.places import free_seat
from salon.table.state import Person, Salon, Seat


def sit(salon: Salon, person: Person, command: commands.Sit) -> Verdict:
    """Take a seat, or take back the one that one has given up."""
    if command.place == "table":
        chair = chairs.find(salon.table, person.id, command.seat)
        return chair if isinstance(chair, Refusal) else lambda fold: chairs.sit(fold, chair, person)
    stool = stools.find(salon.place(command.place), person.id, command.seat)
    if isinstance(stool, Refusal):
        return stool
    seat = Seat(person.name, person.avatar, person.id)
    return lambda fold: stools.sit(fold, command.place, stool, seat)


def stand(salon: Salon, person: Person, command: commands.Stand) -> Verdict:
    """Give one's seat up for good."""
    if salon.place(command.place).seat_of(person.id) is None:
        return refusals.NOT_SEATED
    return lambda fold: give_up(fold, command.place, person.id)


def give_up(fold: Fold, name: PlaceName, person: str) -> None:
    """Let a person who has a seat at a place give it up."""
    index = fold.salon.place(name).seat_of(person)
    if index is not None:
        if name == "table":
            chairs.stand(fold, index)
        else:
            stools.stand(fold, name, index)


def missed(fold: Fold, name: PlaceName, person: str) -> None:
    """Tell a place that the connection of a person is lost."""
    index = fold.salon.place(name).seat_of(person)
    if name != "table" and index is not None:
        stools.away(fold, name, index)


def returned(fold: Fold, name: PlaceName, person: str) -> None:
    """Tell a place that a person is back."""
    index = fold.salon.place(name).seat_of(person)
    if index is not None:
        if name == "table":
            chairs.hand_back(fold, index)
        else:
            stools.back(fold, name, index)


def add_robot(salon: Salon, person: Person, command: commands.AddRobot) -> Verdict:
    """Put a house player on a free seat."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    place = salon.place(command.place)
    if command.place == "table":
        if place.running:
            return refusals.MATCH_RUNNING
    elif place.match is None:
        return refusals.PLACE_CLOSED
    index = free_seat(place.seats, command.seat)
    if isinstance(index, Refusal):
        return index

    def deed(fold: Fold) -> None:
        robot = _robot(fold.salon, command.place)
        if command.place == "table":
            fold.put_seat("table", index, robot)
            fold.say(SatDown("table", index, robot.name, robot=True))
        else:
            stools.sit(fold, command.place, index, robot)

    return deed


def remove_robot(salon: Salon, person: Person, command: commands.RemoveRobot) -> Verdict:
    """Send a house player away."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    place = salon.place(command.place)
    if command.place == "table" and place.running:
        return refusals.MATCH_RUNNING
    if command.seat >= len(place.seats):
        return refusals.NO_SUCH_SEAT
    seat = place.seats[command.seat]
    if seat is None or not seat.robot:
        return refusals.NOT_A_ROBOT

    def deed(fold: Fold) -> None:
        if command.place == "table":
            fold.put_seat("table", command.seat, None)
            fold.say(StoodUp("table", command.seat, seat.name, robot=True))
        else:
            stools.stand(fold, command.place, command.seat)

    return deed


def _robot(salon: Salon, name: PlaceName) -> Seat:
    sat = [seat for place in salon.places for seat in place.seats if seat is not None]
    taken = [*(person.name for person in salon.people), *(seat.name for seat in sat)]
    here = [seat.avatar for seat in salon.place(name).seats if seat is not None]
    draw = lot(salon.code, "robot", salon.n)
    return Seat(house_name(taken, draw), house_avatar(here, draw))
