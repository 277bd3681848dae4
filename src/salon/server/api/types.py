"""The bodies of ``/api``, as structs. TypeScript types and the OpenAPI description are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table.views import MatchResult


class Me(msgspec.Struct, frozen=True):
    """The person of this device: ``id`` is public, the secret behind it stays in the cookie."""

    id: str


class Forgotten(msgspec.Struct, frozen=True):
    """The device is nobody now; ``salons`` is how many salons the person has left."""

    salons: int


class OpenSalon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a salon and be its host, under this name and avatar."""

    name: Annotated[str, msgspec.Meta(max_length=400)]
    avatar: Annotated[str, msgspec.Meta(max_length=32)]


class OpenedSalon(msgspec.Struct, frozen=True):
    """The code of the salon that was opened."""

    code: str


class SalonInfo(msgspec.Struct, frozen=True):
    """A salon as seen through its door.

    ``people`` counts those who are there now, ``host`` is the host's name, ``game`` the key of what is played at the
    big table, ``inside`` says that this device's person belongs to the salon already (it may come back though it is
    full or locked).
    """

    code: str
    people: int
    capacity: int
    locked: bool
    host: str | None
    game: str | None
    inside: bool


class SalonResults(msgspec.Struct, frozen=True):
    """The matches finished in a salon, oldest first, and the number of each (``record?match=`` takes it)."""

    matches: tuple[int, ...]
    results: tuple[MatchResult, ...]


OptionKind = Literal["integer", "number", "boolean", "choice", "list"]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game.

    ``choices`` are the values that the salon offers (empty: anything in the range), ``minimum`` and ``maximum`` bound
    a number or the members of a list, ``nullable`` allows null.
    """

    name: str
    kind: OptionKind
    default: Any
    choices: tuple[Any, ...]
    minimum: float | None
    maximum: float | None
    nullable: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that the salon has; ``pause`` is the time between two rounds in seconds."""

    key: str
    place: PlaceName
    min_seats: int
    max_seats: int
    rules_version: int
    pause: float
    options: tuple[OptionInfo, ...]


class GameList(msgspec.Struct, frozen=True):
    """All games, by key."""

    games: tuple[GameInfo, ...]


class Version(msgspec.Struct, frozen=True):
    """What runs here: ``build`` changes with the client's files, ``protocol`` with the wire."""

    version: str
    build: str
    protocol: int


class Failure(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    refusal: Refusal


ANSWERS: tuple[type[msgspec.Struct], ...] = (
    Me,
    Forgotten,
    OpenedSalon,
    SalonInfo,
    SalonResults,
    GameList,
    Version,
    Failure,
)
