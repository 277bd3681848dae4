"""The messages of the WebSocket, one tagged union a direction. TypeScript types are generated from them.

A device sends ``Hello`` first and is answered by ``Welcome`` or ``Closed``. Then every command carries an id and is
answered by ``Ack`` or ``Refused`` with that id; a repeated id is answered again and does nothing twice. Each place has
a numbered stream: an event that the viewer may not see goes out as a bare number.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table.commands import AnyCommand
from salon.table.events import Said
from salon.table.views import RoomView, TableView

PROTOCOL = 1
"""Rises when a client of the former number would not understand; such a client is told to reload."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all messages: tagged by ``type``."""


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a device.

    ``last`` gives for each stream (``room`` or a place) the last number that the device has; ``watch`` the places
    that it is looking at. ``tv`` asks for the public view alone: the device is nobody and takes no place.
    """

    protocol: int
    code: Annotated[str, msgspec.Meta(max_length=16)]
    name: Annotated[str, msgspec.Meta(max_length=400)] = ""
    avatar: Annotated[str, msgspec.Meta(max_length=32)] = ""
    last: dict[str, int] = {}
    watch: tuple[PlaceName, ...] = ()
    tv: bool = False


class Do(Message, frozen=True, tag="do", forbid_unknown_fields=True):
    """A command with the sender's own id for it.

    An id is unique for the person, whatever device they use and however often the page is loaded: it holds something
    random. Whoever loses the connection before the answer sends the command again under the same id.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    command: AnyCommand


class Pong(Message, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to ``Ping``, with the same number."""

    n: int


FromClient = Hello | Do | Pong


class Numbered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of a stream; without ``event`` it is one that the viewer may not see."""

    n: int
    event: msgspec.Raw | UnsetType = UNSET


class Room(Message, frozen=True, tag="room"):
    """The room's stream up to ``n``: what is new, and the room as it is now."""

    n: int
    room: RoomView
    events: tuple[Numbered, ...] = ()


class Table(Message, frozen=True, tag="table"):
    """A place's stream up to ``n``: what is new, and the place as it is now for this viewer.

    ``fresh``: the viewer did not have what came before ``events``; show the view without playing them.
    """

    n: int
    table: TableView
    events: tuple[Numbered, ...] = ()
    fresh: bool = False


class Welcome(Message, frozen=True, tag="welcome"):
    """The device is in: who it is, the room with the last lines of its chat, and the places that it watches."""

    protocol: int
    build: str
    you: str | None
    room: Room
    chat: tuple[Said, ...] = ()
    tables: tuple[Table, ...] = ()


class Ack(Message, frozen=True, tag="ack"):
    """The command with this id was carried out."""

    id: str


class Refused(Message, frozen=True, tag="refused"):
    """The command with this id changed nothing; ``id`` is None for a message that could not be read."""

    id: str | None
    refusal: Refusal


class Ping(Message, frozen=True, tag="ping"):
    """Asks for ``Pong`` at once; the server measures the round trip with it."""

    n: int


class Closed(Message, frozen=True, tag="closed"):
    """The last message before the server closes the connection, with the reason.

    ``retry``: the device may try again by itself (restart of the server, another node).
    """

    refusal: Refusal
    retry: bool = False


FromServer = Welcome | Room | Table | Ack | Refused | Ping | Closed
