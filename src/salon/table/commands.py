"""What a person may ask of a salon: the commands of the wire, as structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from salon.core.contract import PlaceName

Seconds = Literal[0, 20, 30, 60]
Stool = Annotated[int, msgspec.Meta(ge=0, le=7)]


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all commands: tagged by ``type``."""


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at a place; ``seat`` None takes the first free one."""

    place: PlaceName
    seat: Stool | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Give one's seat at a place up for good (during a match a house player takes it over)."""

    place: PlaceName


class Act(Command, frozen=True, tag="act"):
    """Do something in the game of a place.

    ``decision`` is the name of the decision that this answers (as told in the last update), or None where the action
    names what it answers itself; ``seen`` is the last number of the place's stream that the sender had seen.
    """

    place: PlaceName
    action: msgspec.Raw
    decision: str | None = None
    seen: int = 0


class Ready(Command, frozen=True, tag="ready"):
    """Go on to the next round without waiting for the end of the pause."""

    place: PlaceName


class Choose(Command, frozen=True, tag="choose"):
    """Host: put a game on the big table.

    ``seconds`` is the turn clock (0: none, « sans chrono »), ``stand_in`` whether a house player replaces who is away.
    """

    game: str
    config: dict[str, Any] = {}
    seconds: Seconds = 30
    stand_in: bool = True


class Start(Command, frozen=True, tag="start"):
    """Host: start the match at the big table with those who sit there."""


class Stop(Command, frozen=True, tag="stop"):
    """Host: end the match at the big table early."""


class AddRobot(Command, frozen=True, tag="add_robot"):
    """Host: put a house player on a seat; ``seat`` None takes the first free one."""

    place: PlaceName
    seat: Stool | None = None


class RemoveRobot(Command, frozen=True, tag="remove_robot"):
    """Host: send the house player of a seat away."""

    place: PlaceName
    seat: Stool


class Lock(Command, frozen=True, tag="lock"):
    """Host: let nobody new in, or open the door again."""

    locked: bool


class Capacity(Command, frozen=True, tag="capacity"):
    """Host: how many people the salon holds."""

    people: Annotated[int, msgspec.Meta(ge=1, le=40)]


class Remove(Command, frozen=True, tag="remove"):
    """Host: show a person out; they cannot come back to this salon."""

    person: str


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody in the salon."""

    text: str


class React(Command, frozen=True, tag="react"):
    """Show one of the reactions of ``REACTIONS``."""

    reaction: str


class Profile(Command, frozen=True, tag="profile"):
    """Change one's name and avatar."""

    name: str
    avatar: str


class Watch(Command, frozen=True, tag="watch"):
    """Ask for the live views of exactly these places (those where one sits come anyway)."""

    places: tuple[PlaceName, ...]


class Quit(Command, frozen=True, tag="quit"):
    """Leave the salon for good."""


AnyCommand = (
    Sit
    | Stand
    | Act
    | Ready
    | Choose
    | Start
    | Stop
    | AddRobot
    | RemoveRobot
    | Lock
    | Capacity
    | Remove
    | Say
    | React
    | Profile
    | Watch
    | Quit
)

REACTIONS = ("bravo", "laugh", "wow", "oops", "think", "heart", "cry", "hurry")
"""The reactions, by name; the client draws them."""

AVATARS = (
    "renard",
    "chat",
    "hibou",
    "ours",
    "lapin",
    "grenouille",
    "herisson",
    "coq",
    "bouledogue",
    "manchot",
    "lion",
    "souris",
)
"""The drawn avatars of people, by name. House players have ``robot1`` … ``robot6``."""

NAME_LENGTH = 24
"""A name has at most this many characters after trimming."""
CHAT_LENGTH = 240
"""A chat line has at most this many characters after trimming."""
