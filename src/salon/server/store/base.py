"""What the server asks of a store. Each backend passes the same abstract tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from salon.core.errors import SalonError


class StoreError(SalonError):
    """The store could not do what it was asked; nothing of it was done."""


class Conflict(StoreError):
    """Somebody else has written to this stream: the numbers that were to be written exist already."""


class Finished(msgspec.Struct, frozen=True):
    """A finished match of a stream: its number there, its result as JSON, and its record as text."""

    match: int
    result: bytes
    record: str


class Append(msgspec.Struct, frozen=True):
    """Entries to write to ``stream`` after number ``expected`` (0: it is empty so far), all or none of them.

    ``people`` are those who come into the stream by these entries, ``finished`` the matches that end by them.
    """

    stream: str
    expected: int
    entries: tuple[bytes, ...]
    people: tuple[str, ...] = ()
    finished: tuple[Finished, ...] = ()


class Rewrite(msgspec.Struct, frozen=True):
    """Entries (by number) and finished matches of ``stream`` to put in the place of those that name ``person``.

    The stream must still end at ``expected``; it does not count as one of the person's any more, and has no snapshot.
    """

    stream: str
    expected: int
    person: str
    entries: Mapping[int, bytes]
    finished: tuple[Finished, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """What the entries of a stream up to ``number`` come to, for a program that calls itself ``key``: a mere cache."""

    number: int
    key: str
    data: bytes


class Store(Protocol):
    """Streams of numbered entries, from 1 without gaps; what was appended is durable when ``append`` returns."""

    async def append(self, batch: Append) -> None:
        """Write ``batch``; raises Conflict if the stream does not end at ``expected``, and StoreError."""

    async def read(self, stream: str, after: int = 0) -> tuple[bytes, ...]:
        """The entries of ``stream`` with a number above ``after``, in order; raises StoreError."""

    async def streams(self, person: str | None = None) -> tuple[str, ...]:
        """The names of all streams, or of those that ``person`` has come into; raises StoreError."""

    async def finished(self, stream: str) -> tuple[Finished, ...]:
        """The finished matches of ``stream`` in order; raises StoreError."""

    async def rewrite(self, change: Rewrite) -> None:
        """Carry ``change`` out as a whole; raises Conflict and StoreError."""

    async def snapshot(self, stream: str) -> Snapshot | None:
        """The snapshot of ``stream`` that was kept last; raises StoreError."""

    async def keep(self, stream: str, snapshot: Snapshot) -> None:
        """Keep ``snapshot`` in the place of the former one; raises StoreError."""

    async def close(self) -> None:
        """Finish what was asked and let the files go."""
