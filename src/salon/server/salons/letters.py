"""What goes between the sockets and the owner of a salon."""

from __future__ import annotations

import msgspec

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.server.api.types import SalonInfo
from salon.table.commands import AnyCommand


class Join(msgspec.Struct, frozen=True, tag=True):
    """A device wants in: as ``person``, or as a television (None). ``last`` is what it has of each stream."""

    device: str
    person: str | None
    name: str
    avatar: str
    last: dict[str, int]
    watch: tuple[PlaceName, ...]


class Ask(msgspec.Struct, frozen=True, tag=True):
    """A device's command under its own ``id``; ``rtt`` is its median round trip in seconds, once it is known."""

    device: str
    id: str
    command: AnyCommand
    rtt: float | None


class Leave(msgspec.Struct, frozen=True, tag=True):
    """A device's connection is gone."""

    device: str


Letter = Join | Ask | Leave


class Open(msgspec.Struct, frozen=True, tag=True):
    """Open the salon with ``person`` as its host; answered by None or a refusal (``not_open``: the code is taken)."""

    person: str
    name: str
    avatar: str


class Describe(msgspec.Struct, frozen=True, tag=True):
    """What ``person`` sees through the door; answered by SalonInfo or a refusal."""

    person: str | None


class Forget(msgspec.Struct, frozen=True, tag=True):
    """Let ``person`` leave and take their name out of all that is kept; answered by None."""

    person: str


Question = Open | Describe | Forget
Answer = SalonInfo | Refusal | None


class Delivery(msgspec.Struct, frozen=True, tag=True):
    """A message for a device, encoded. With ``close`` it is the last one, and the code to close the socket with."""

    text: str
    close: int | None = None
