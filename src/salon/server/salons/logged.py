"""Entries as they stand in the store."""

from __future__ import annotations

from typing import Final

import msgspec

from salon.table import Asked, Came, Entry, Input, Opened
from salon.table.commands import Profile, Say


class Logged(Entry, frozen=True, omit_defaults=True):
    """An entry with the id under which a device asked for it: a repeated id does nothing twice, even after a crash."""

    id: str | None = None


_decoder: Final = msgspec.json.Decoder(Logged)
SOMEBODY: Final = "…"
"""Stands where the name of a person stood who wanted to be forgotten, and where their words stood."""


def encode(entry: Logged) -> bytes:
    """The line of the log for ``entry``."""
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Logged:
    """The entry of a line; raises msgspec.DecodeError."""
    return _decoder.decode(data)


def comers(given: Input) -> tuple[str, ...]:
    """Who comes into the salon by this input, or opens it."""
    return (given.person,) if isinstance(given, Opened | Came) else ()


def without(entry: Logged, person: str) -> Logged | None:
    """``entry`` without the name and the words of ``person``; None if it has none of them."""
    match entry.input:
        case Opened(person=who) | Came(person=who) if who == person:
            return msgspec.structs.replace(entry, input=msgspec.structs.replace(entry.input, name=SOMEBODY))
        case Asked(person=who, command=Profile() as command) if who == person:
            command = msgspec.structs.replace(command, name=SOMEBODY)
        case Asked(person=who, command=Say() as command) if who == person:
            command = msgspec.structs.replace(command, text=SOMEBODY)
        case _:
            return None
    return msgspec.structs.replace(entry, input=msgspec.structs.replace(entry.input, command=command))
