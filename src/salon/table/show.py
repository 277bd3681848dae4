"""What a person sees: the one path from states and emissions to views and events."""

from __future__ import annotations

from typing import Any

from salon.core.contract import PlaceName
from salon.core.viewer import SPECTATOR, Spectator
from salon.table.catalogue import known
from salon.table.state import Deadline, Emission, Match, PlaceState, Salon, Seat, Stream
from salon.table.views import (
    ChoiceView,
    ClockView,
    PersonView,
    PlaceView,
    RoomView,
    SeatView,
    Status,
    TableView,
)


def room_view(salon: Salon) -> RoomView:
    """Return the room; it is the same for everybody."""
    choice = salon.choice
    return RoomView(
        code=salon.code,
        host=salon.host,
        locked=salon.locked,
        capacity=salon.capacity,
        people=tuple(
            PersonView(person.id, person.name, person.avatar, person.connected, person.id == salon.host)
            for person in salon.people
        ),
        table=_place_view(salon, salon.table),
        blackjack=_place_view(salon, salon.blackjack),
        roulette=_place_view(salon, salon.roulette),
        choice=ChoiceView(choice.game, choice.config, choice.seconds, choice.stand_in) if choice else None,
        results=salon.results,
    )


def _place_view(salon: Salon, place: PlaceState) -> PlaceView:
    match = place.match
    return PlaceView(
        place=place.name,
        game=_game(salon, place),
        status=_status(place),
        seats=tuple(_seat_view(salon, seat) if seat is not None else None for seat in place.seats),
        round=match.round if match is not None else None,
        rounds=match.rounds if match is not None else None,
        match=place.matches,
    )


def _game(salon: Salon, place: PlaceState) -> str | None:
    if place.match is not None:
        return place.match.game
    return salon.choice.game if place.name == "table" and salon.choice is not None else None


def _status(place: PlaceState) -> Status:
    match = place.match
    if match is None or (place.name != "table" and not any(place.seats)):
        return "idle"
    if match.over:
        return "over"
    return "playing" if match.pause is None else "pause"


def _seat_view(salon: Salon, seat: Seat) -> SeatView:
    person = salon.person(seat.holder)
    return SeatView(
        name=seat.name,
        avatar=seat.avatar,
        person=seat.person,
        robot=seat.robot,
        away=not seat.robot and (person is None or not person.connected),
        stand_in=seat.stand_in,
    )


def table_view(salon: Salon, place: PlaceName, person: str | None, now: float) -> TableView:
    """Return a place as ``person`` may see it; None and who has no seat there see what is public."""
    there = salon.place(place)
    match = there.match
    seat = there.seat_of(person)
    if match is None or match.state is None:
        return TableView(place, _game(salon, there), _status(there), seat)
    eyes = _eyes(match, seat, person)
    decision = match.decisions[eyes] if isinstance(eyes, int) and match.decisions else None
    return TableView(
        place=place,
        game=match.game,
        status=_status(there),
        seat=seat,
        view=known(match.game).view(match.state, eyes),
        decision=decision.key if decision is not None else "",
        clock=_clock_view(match.clock, now),
        pause=_milliseconds(match.pause - now) if match.pause is not None else None,
        ready=match.ready,
        waits=match.clock.seats if match.clock is not None else (),
    )


def _eyes(match: Match, seat: int | None, person: str | None) -> int | Spectator:
    if seat is None or seat >= match.seats or (match.over and match.played[seat] != person):
        return SPECTATOR
    return seat


def _clock_view(clock: Deadline | None, now: float) -> ClockView | None:
    if clock is None or clock.seconds is None or clock.at is None:
        return None
    return ClockView(
        key=clock.key,
        seats=clock.seats,
        total=_milliseconds(clock.seconds),
        left=min(_milliseconds(clock.seconds), _milliseconds(clock.at - now)),
        lead=_milliseconds(clock.start + clock.hold - now),
    )


def _milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))


def redacted(salon: Salon, emission: Emission, person: str | None) -> Any:
    """Return the event as ``person`` may know it, or None if it is not for them (its number still is).

    What somebody may know of the past depends on the seat that they had when it happened.
    """
    if emission.game is None:
        return emission.event
    had = emission.seats.index(person) if person is not None and person in emission.seats else SPECTATOR
    return known(emission.game).redact(emission.event, had)


def number(salon: Salon, stream: Stream) -> int:
    """Return the number of the last emission of ``stream`` (0: none yet)."""
    return salon.n if stream == "room" else salon.place(stream).n


def since(salon: Salon, stream: Stream, last: int) -> tuple[Emission, ...] | None:
    """Return the emissions of ``stream`` after number ``last``; None if they are not (all) kept any more."""
    recent = salon.recent if stream == "room" else salon.place(stream).recent
    missed = number(salon, stream) - last
    if not 0 <= missed <= len(recent):
        return None
    return recent[len(recent) - missed :]
