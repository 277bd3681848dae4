"""One input being carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table.events import RoomEvent
from salon.table.state import RING, Emission, Match, Person, PlaceState, Salon, Seat


class Fold:
    """The salon as changed so far by an input that arrived at ``now``, and what has happened."""

    def __init__(self, salon: Salon, now: float) -> None:
        self.salon = salon
        self.now = now
        self.emissions: list[Emission] = []

    def change(self, **fields: Any) -> None:
        """Set fields of the salon."""
        self.salon = replace(self.salon, **fields)

    def put_person(self, person: Person) -> None:
        """Put the present state of somebody who is inside."""
        self.change(people=tuple(person if other.id == person.id else other for other in self.salon.people))

    def put_place(self, place: PlaceState) -> None:
        """Put the present state of a place."""
        self.change(**{place.name: place})

    def put_match(self, name: PlaceName, match: Match | None) -> None:
        """Put the present state of what is played at a place."""
        self.put_place(replace(self.salon.place(name), match=match))

    def put_seat(self, name: PlaceName, index: int, seat: Seat | None) -> None:
        """Put somebody, or nobody, in a seat."""
        place = self.salon.place(name)
        self.put_place(replace(place, seats=(*place.seats[:index], seat, *place.seats[index + 1 :])))

    def say(self, event: RoomEvent) -> None:
        """Tell an event of the room."""
        emission = Emission("room", self.salon.n + 1, event)
        self.emissions.append(emission)
        self.change(n=emission.n, recent=(*self.salon.recent, emission)[-RING:])

    def tell(self, name: PlaceName, game: str, events: Iterable[Any]) -> None:
        """Tell the events of a game, to those who sit there now."""
        place = self.salon.place(name)
        seats = tuple(seat.holder if seat else None for seat in place.seats)
        new = tuple(
            Emission(name, n, event, game, seats) for n, event in enumerate(events, start=place.n + 1)
        )
        if new:
            self.emissions += new
            self.put_place(replace(place, n=new[-1].n, recent=(*place.recent, *new)[-RING:]))


Deed = Callable[[Fold], None]
"""What an accepted input does."""
Verdict = Refusal | Deed
"""The answer to an input: why not, or what it does."""
