"""What a person sees of the salon besides the games: the room, its people and its places."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from salon.core.contract import PlaceName

Status = Literal["idle", "playing", "pause", "over"]
"""``idle``: no match; ``pause``: between two rounds; ``over``: the last match is finished and still on the table."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat.

    ``person`` is None for a house player. ``stand_in``: a house player plays for the person for now. ``away``: the
    person's connection is lost.
    """

    name: str
    avatar: str
    person: str | None = None
    robot: bool = False
    away: bool = False
    stand_in: bool = False


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the salon."""

    id: str
    name: str
    avatar: str
    connected: bool = True
    host: bool = False


class ChoiceView(msgspec.Struct, frozen=True):
    """The game and the options chosen for the big table."""

    game: str
    config: dict[str, Any]
    seconds: int
    stand_in: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A place as seen from the room.

    ``seats`` are the chairs or stools (None: free); while a match is on at the big table they are its seats in order.
    ``match`` counts the matches played here, the present one included.
    """

    place: PlaceName
    game: str | None
    status: Status
    seats: tuple[SeatView | None, ...]
    round: int | None = None
    rounds: int | None = None
    match: int = 0


class MatchResult(msgspec.Struct, frozen=True):
    """A finished match of the evening: names and scores in the order of the ranking."""

    game: str
    at: float
    names: tuple[str, ...]
    persons: tuple[str | None, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class RoomView(msgspec.Struct, frozen=True):
    """The salon as everybody in it sees it."""

    code: str
    host: str | None
    locked: bool
    capacity: int
    people: tuple[PersonView, ...]
    table: PlaceView
    blackjack: PlaceView
    roulette: PlaceView
    choice: ChoiceView | None
    results: tuple[MatchResult, ...]


class ClockView(msgspec.Struct, frozen=True):
    """A running clock, in milliseconds from the moment of sending; ``lead`` still comes before ``total`` starts."""

    key: str
    seats: tuple[int, ...]
    total: int
    left: int
    lead: int = 0


class TableView(msgspec.Struct, frozen=True):
    """A place as seen from a seat there, or by a spectator.

    ``view`` is the game's view for this viewer (None: no match), ``decision`` names the decision that the viewer's
    seat faces, ``pause`` is the time left before the next round in milliseconds, ``ready`` the seats that wait for it.
    ``waits`` are the seats that the table waits for, with a clock or without one: others may be able to act too.
    """

    place: PlaceName
    game: str | None
    status: Status
    seat: int | None
    view: Any = None
    decision: str = ""
    clock: ClockView | None = None
    pause: int | None = None
    ready: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
