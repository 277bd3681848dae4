"""What happens in a salon besides the games: the events of the room's stream, and of a table's own life."""

from __future__ import annotations

import msgspec

from salon.core.contract import PlaceName


class RoomEvent(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of the events of the room's stream; all of them are public in the salon."""


class Entered(RoomEvent, frozen=True, tag="entered"):
    """Somebody came in for the first time."""

    person: str
    name: str


class Gone(RoomEvent, frozen=True, tag="gone"):
    """Somebody left for good; ``removed`` if the host showed them out."""

    person: str
    name: str
    removed: bool = False


class Connected(RoomEvent, frozen=True, tag="connected"):
    """A person's device is back."""

    person: str


class Disconnected(RoomEvent, frozen=True, tag="disconnected"):
    """A person's device is out of reach."""

    person: str


class Renamed(RoomEvent, frozen=True, tag="renamed"):
    """A person changed name or avatar."""

    person: str
    name: str


class SatDown(RoomEvent, frozen=True, tag="sat_down"):
    """A person or a house player took a seat."""

    place: PlaceName
    seat: int
    name: str
    robot: bool = False


class StoodUp(RoomEvent, frozen=True, tag="stood_up"):
    """A person or a house player gave a seat up."""

    place: PlaceName
    seat: int
    name: str
    robot: bool = False


class TakenOver(RoomEvent, frozen=True, tag="taken_over"):
    """A house player plays for a person who is away."""

    place: PlaceName
    seat: int
    name: str


class HandedBack(RoomEvent, frozen=True, tag="handed_back"):
    """A person who is back plays their own seat again."""

    place: PlaceName
    seat: int
    name: str


class GameChosen(RoomEvent, frozen=True, tag="game_chosen"):
    """The host put a game on the big table or changed its options."""

    game: str


class MatchStarted(RoomEvent, frozen=True, tag="match_started"):
    """A match began at the big table."""

    game: str


class MatchEnded(RoomEvent, frozen=True, tag="match_ended"):
    """The match at the big table is over; ``early`` if the host ended it."""

    game: str
    early: bool = False


class HostChanged(RoomEvent, frozen=True, tag="host_changed"):
    """Another person has the host's powers now."""

    person: str
    name: str


class Locked(RoomEvent, frozen=True, tag="locked"):
    """The door was locked or opened again."""

    locked: bool


class CapacityChanged(RoomEvent, frozen=True, tag="capacity_changed"):
    """The salon holds so many people now."""

    people: int


class Said(RoomEvent, frozen=True, tag="said"):
    """A line of chat: plain text, never anything else."""

    person: str
    name: str
    text: str


class Reacted(RoomEvent, frozen=True, tag="reacted"):
    """Somebody showed a reaction."""

    person: str
    reaction: str


AnyRoomEvent = (
    Entered
    | Gone
    | Connected
    | Disconnected
    | Renamed
    | SatDown
    | StoodUp
    | TakenOver
    | HandedBack
    | GameChosen
    | MatchStarted
    | MatchEnded
    | HostChanged
    | Locked
    | CapacityChanged
    | Said
    | Reacted
)
