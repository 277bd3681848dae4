"""Who is in the salon: coming in, being lost, leaving, and whose the host's powers are."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.refusal import Refusal
from salon.table import commands, inputs, refusals, seats
from salon.table.commands import AVATARS
from salon.table.events import (
    CapacityChanged,
    Connected,
    Disconnected,
    Entered,
    Gone,
    HostChanged,
    Locked,
    Renamed,
)
from salon.table.fold import Fold, Verdict
from salon.table.names import avatar_for, clean_name
from salon.table.state import PLACES, Person, Salon
from salon.table.stools import open_corners

HOST_AWAY = 60.0
"""A host who has been away for so many seconds passes the role on."""
KNOWN = 80
"""So many people are remembered; then those who went out of reach first are forgotten."""


def opened(salon: Salon, given: inputs.Opened) -> Verdict:
    """The salon is opened; its host is expected."""
    if salon.code:
        return refusals.NOT_OPEN
    name = clean_name(given.name)
    if isinstance(name, Refusal):
        return name

    def deed(fold: Fold) -> None:
        host = Person(given.person, name, avatar_for(given.person, given.avatar), fold.now, fold.now)
        fold.change(code=given.code, capacity=given.capacity, host=host.id, people=(host,))
        fold.say(Entered(host.id, host.name))
        open_corners(fold)

    return deed


def came(salon: Salon, given: inputs.Came) -> Verdict:
    """Somebody is at the door, or connected again."""
    if given.person in salon.removed:
        return refusals.REMOVED
    person = salon.person(given.person)
    if person is not None:
        return lambda fold: _return(fold, person)
    name = clean_name(given.name)
    if isinstance(name, Refusal):
        return name
    if salon.locked:
        return refusals.SALON_LOCKED
    if _inside(salon) >= salon.capacity:
        return Refusal(refusals.SALON_FULL, {"capacity": salon.capacity})
    new = Person(
        given.person, name, avatar_for(given.person, given.avatar), 0.0, 0.0, connected=True, quiet=False
    )
    return lambda fold: _enter(fold, new)


def _inside(salon: Salon) -> int:
    return sum(
        person.connected or person.id == salon.host or _seated(salon, person.id) for person in salon.people
    )


def _seated(salon: Salon, person: str) -> bool:
    return any(place.seat_of(person) is not None for place in salon.places)


def _enter(fold: Fold, person: Person) -> None:
    salon = fold.salon
    if len(salon.people) >= KNOWN:
        strangers = [
            p for p in salon.people if not p.connected and p.id != salon.host and not _seated(salon, p.id)
        ]
        if strangers:
            _forget(fold, min(strangers, key=lambda p: p.since), removed=False)
    fold.change(people=(*fold.salon.people, replace(person, entered=fold.now, since=fold.now)))
    fold.say(Entered(person.id, person.name))
    if fold.salon.host is None:
        _make_host(fold, person)


def _return(fold: Fold, person: Person) -> None:
    if person.connected:
        return
    fold.put_person(replace(person, connected=True, quiet=False, since=fold.now))
    if not person.quiet:
        fold.say(Connected(person.id))
    for place in PLACES:
        seats.returned(fold, place, person.id)
    if fold.salon.host is None:
        _make_host(fold, person)


def lost(salon: Salon, given: inputs.Lost) -> Verdict:
    """The last device of a person is out of reach."""
    person = salon.person(given.person)
    if person is None or not person.connected:
        return refusals.NOT_HERE

    def deed(fold: Fold) -> None:
        fold.put_person(replace(person, connected=False, since=fold.now))
        fold.say(Disconnected(person.id))
        for place in PLACES:
            seats.missed(fold, place, person.id)

    return deed


def quits(salon: Salon, person: Person, command: commands.Quit) -> Verdict:
    """Leave the salon for good."""
    return lambda fold: _leave(fold, person, removed=False)


def remove(salon: Salon, person: Person, command: commands.Remove) -> Verdict:
    """Show somebody out."""
    if salon.host != person.id:
        return refusals.NOT_HOST
    if command.person == person.id:
        return refusals.NOT_YOURSELF
    other = salon.person(command.person)
    if other is None:
        return refusals.UNKNOWN_PERSON

    def deed(fold: Fold) -> None:
        _leave(fold, other, removed=True)
        fold.change(removed=(*fold.salon.removed, other.id))

    return deed


def _leave(fold: Fold, person: Person, removed: bool) -> None:
    for place in PLACES:
        if fold.salon.place(place).seat_of(person.id) is not None:
            seats.give_up(fold, place, person.id)
    _forget(fold, person, removed)
    if fold.salon.host == person.id:
        pass_on(fold)


def _forget(fold: Fold, person: Person, removed: bool) -> None:
    fold.change(people=tuple(other for other in fold.salon.people if other.id != person.id))
    fold.say(Gone(person.id, person.name, removed))


def heir(salon: Salon) -> Person | None:
    """Return who becomes the host if the present one cannot be: the connected person who came in first."""
    return next((person for person in salon.people if person.connected and person.id != salon.host), None)


def pass_on(fold: Fold) -> None:
    """Pass the host's powers on; without an heir the next person who comes gets them."""
    person = heir(fold.salon)
    if person is None:
        fold.change(host=None)
    else:
        _make_host(fold, person)


def _make_host(fold: Fold, person: Person) -> None:
    fold.change(host=person.id)
    fold.say(HostChanged(person.id, person.name))


def host_due(salon: Salon) -> float | None:
    """Return when the host has been away for too long, if there is somebody to take over."""
    host = salon.person(salon.host)
    if host is None or host.connected or heir(salon) is None:
        return None
    return host.since + HOST_AWAY


def profile(salon: Salon, person: Person, command: commands.Profile) -> Verdict:
    """Take another name or avatar, at the seats as well."""
    name = clean_name(command.name)
    if isinstance(name, Refusal):
        return name
    if command.avatar not in AVATARS:
        return refusals.UNKNOWN_AVATAR

    def deed(fold: Fold) -> None:
        fold.put_person(replace(person, name=name, avatar=command.avatar))
        for place in fold.salon.places:
            for index, seat in enumerate(place.seats):
                if seat is not None and seat.person == person.id:
                    fold.put_seat(place.name, index, replace(seat, name=name, avatar=command.avatar))
        fold.say(Renamed(person.id, name))

    return deed


def lock(salon: Salon, person: Person, command: commands.Lock) -> Verdict:
    """Lock the door or open it; who is inside may always come back."""
    if salon.host != person.id:
        return refusals.NOT_HOST

    def deed(fold: Fold) -> None:
        fold.change(locked=command.locked)
        fold.say(Locked(command.locked))

    return deed


def capacity(salon: Salon, person: Person, command: commands.Capacity) -> Verdict:
    """Set how many people the salon holds; nobody who is inside has to leave for it."""
    if salon.host != person.id:
        return refusals.NOT_HOST

    def deed(fold: Fold) -> None:
        fold.change(capacity=command.people)
        fold.say(CapacityChanged(command.people))

    return deed
