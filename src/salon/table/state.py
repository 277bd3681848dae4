"""A salon between two inputs, and what an input brings about."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from salon.core.chance import ChanceSpec
from salon.core.contract import PlaceName
from salon.core.record import Line
from salon.core.turn import Purse
from salon.table.commands import Seconds
from salon.table.events import Said
from salon.table.views import MatchResult

Stream = Literal["room", "table", "blackjack", "roulette"]
PLACES: tuple[PlaceName, ...] = ("table", "blackjack", "roulette")
CHAIRS = 8
STOOLS = 5
RING = 500
"""So many of the last emissions of each stream are kept for devices that come back."""


class Emission(msgspec.Struct, frozen=True):
    """Something that happened, with its number in its stream; not yet redacted.

    For the stream of a place ``game`` is the game that was played there, and ``seats`` says who sat in each seat
    then: what a person may see of the past depends on the seat that they had, not on the one that they have.
    """

    stream: Stream
    n: int
    event: Any
    game: str | None = None
    seats: tuple[str | None, ...] = ()


class Person(msgspec.Struct, frozen=True):
    """Somebody in the salon.

    ``since``: when the connection was made or lost. ``quiet``: the connection was lost by a stop of the program or
    has never been there, so that neither its loss nor its return is told.
    """

    id: str
    name: str
    avatar: str
    entered: float
    since: float
    connected: bool = False
    quiet: bool = True


class Seat(msgspec.Struct, frozen=True):
    """Who holds a chair or a stool.

    ``left``: when the person gave it up for good; it is kept to the end of the match (big table) or of the donne.
    ``stand_in``: a house player plays for the person. ``told_away``: the game of open seating knows of the absence.
    """

    name: str
    avatar: str
    person: str | None = None
    stand_in: bool = False
    left: float | None = None
    told_away: bool = False

    @property
    def robot(self) -> bool:
        """Whether the seat belongs to a house player."""
        return self.person is None

    @property
    def holder(self) -> str | None:
        """The id of the person who plays here and sees what the seat sees."""
        return self.person if self.left is None else None

    @property
    def by_house(self) -> bool:
        """Whether a house player makes the decisions."""
        return self.person is None or self.stand_in


class Choice(msgspec.Struct, frozen=True):
    """What the host has put on the big table; ``config`` is plain data, complete."""

    game: str
    config: dict[str, Any]
    seconds: Seconds
    stand_in: bool


class Deadline(msgspec.Struct, frozen=True):
    """The clock that runs: it starts at ``start`` and lasts ``seconds`` (None: without an end).

    ``hold``: so long after ``start`` the referee lets nothing through yet, and nothing is counted.
    """

    key: str
    seats: tuple[int, ...]
    start: float
    seconds: float | None
    hold: float = 0.0

    @property
    def at(self) -> float | None:
        """When it runs out."""
        return None if self.seconds is None else self.start + self.hold + self.seconds


class Decision(msgspec.Struct, frozen=True):
    """What a seat decides now; ``answered``: the house player or the default has had its say.

    ``kinds`` are the kinds of options that a house player has had while the decision was open.
    """

    key: str
    opened: float
    answered: bool = False
    kinds: tuple[str, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """What is played at a place: the game's state, and what the table keeps about it.

    ``state`` is None while the first dealer is being drawn. ``salt`` comes from all outcomes so far: house players
    draw on it, and nobody can compute it. ``events`` are those of the round, ``lines`` and ``chance`` those of the
    record (big table only). ``played`` says who held the seats at the end: chairs may change hands before the next
    match, what a seat has seen does not. ``stopped`` is a clock that stands still, and since when. ``ref`` is the state
    of the game's referee, if it has one: messages that wait are in it.
    """

    game: str
    config: dict[str, Any]
    seats: int
    seconds: int
    stand_in: bool
    setup: dict[str, Any]
    state: Any = None
    owed: ChanceSpec | None = None
    salt: bytes = b""
    phase: str = ""
    round: int | None = None
    rounds: int | None = None
    clock: Deadline | None = None
    stopped: tuple[Deadline, float] | None = None
    ref: Any = None
    decisions: tuple[Decision | None, ...] = ()
    pause: float | None = None
    ready: tuple[int, ...] = ()
    over: bool = False
    played: tuple[str | None, ...] = ()
    events: tuple[Any, ...] = ()
    lines: tuple[Line, ...] = ()
    chance: tuple[tuple[str, Any], ...] = ()


class PlaceState(msgspec.Struct, frozen=True):
    """A place: its chairs or stools (while a match runs at the big table, its seats), and what is played.

    ``matches`` counts the matches played here; ``n`` and ``recent`` are its stream.
    """

    name: PlaceName
    seats: tuple[Seat | None, ...]
    match: Match | None = None
    matches: int = 0
    n: int = 0
    recent: tuple[Emission, ...] = ()

    @property
    def running(self) -> bool:
        """Whether a match is being played."""
        return self.match is not None and not self.match.over

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat in which ``person`` plays, or None."""
        if person is None:
            return None
        return next((i for i, seat in enumerate(self.seats) if seat and seat.holder == person), None)


class Salon(msgspec.Struct, frozen=True):
    """One salon. ``NEW`` is where every log begins; ``code`` is empty until the salon is opened.

    ``people`` stand in the order in which they came in; ``removed`` are those who cannot come back. ``purses`` are
    the chips of persons at the places of open seating, by place and person. ``n`` and ``recent`` are the stream of
    the room.
    """

    code: str = ""
    host: str | None = None
    locked: bool = False
    capacity: int = 0
    people: tuple[Person, ...] = ()
    removed: tuple[str, ...] = ()
    choice: Choice | None = None
    table: PlaceState = PlaceState("table", (None,) * CHAIRS)
    blackjack: PlaceState = PlaceState("blackjack", (None,) * STOOLS)
    roulette: PlaceState = PlaceState("roulette", (None,) * STOOLS)
    results: tuple[MatchResult, ...] = ()
    purses: dict[tuple[str, str], Purse] = {}
    chat: tuple[Said, ...] = ()
    n: int = 0
    recent: tuple[Emission, ...] = ()

    def place(self, name: PlaceName) -> PlaceState:
        """Return the place of this name."""
        match name:
            case "table":
                return self.table
            case "blackjack":
                return self.blackjack
            case "roulette":
                return self.roulette

    @property
    def places(self) -> tuple[PlaceState, PlaceState, PlaceState]:
        """The three places."""
        return self.table, self.blackjack, self.roulette

    def person(self, id: str | None) -> Person | None:  # noqa: A002 - the word of the field
        """Return the person with this id who is in the salon, or None."""
        return next((person for person in self.people if person.id == id), None)


NEW = Salon()
"""The salon before its log begins."""


class Thought(msgspec.Struct, frozen=True):
    """A move that a house player owes: what its ``bot`` is to be asked, and not before when its answer may come.

    ``events`` are those of the round as the seat may know them; ``seed`` feeds the player's chance, and differs when
    the same decision is put to the player once more.
    """

    place: PlaceName
    seat: int
    decision: str
    not_before: float
    game: str
    view: Any
    events: tuple[Any, ...]
    seed: int
