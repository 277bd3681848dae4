"""The record: a match as JSON Lines, read and written symmetrically.

The first line is the header, every other line one input or one expectation. See ``docs/record.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from salon.core.actor import Actor, Away, Back, Expire, Leave, Next, Sit
from salon.core.errors import RecordError

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match is played with; ``salon`` is the version of the notation."""

    salon: int
    game: str
    seats: int
    name: str = ""
    article: str = ""
    config: dict[str, Any] = {}
    setup: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    rules_version: int | None = None


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Act(_Line, frozen=True):
    """A seat acts; ``refused`` says that the action must be refused and leave no trace."""

    seat: int
    do: dict[str, Any]
    refused: bool = False


class ExpireLine(_Line, frozen=True):
    """The clock that runs now runs out."""

    expire: bool


class NextLine(_Line, frozen=True):
    """The next round starts."""

    next: bool


class SitLine(_Line, frozen=True):
    """Open seating: somebody sits down on stool ``sit``."""

    sit: int
    person: str | None = None
    balance: int | None = None
    loans: int | None = None


class LeaveLine(_Line, frozen=True):
    """Open seating: the person on stool ``leave`` leaves."""

    leave: int


class AwayLine(_Line, frozen=True):
    """Open seating: the connection of stool ``away`` is lost."""

    away: int


class BackLine(_Line, frozen=True):
    """Open seating: stool ``back`` is connected again."""

    back: int


class Expect(_Line, frozen=True):
    """JSON Pointers into the view of ``as`` (a seat, ``spectator`` or ``all``) and what must stand there."""

    expect: dict[str, Any]


class LegalCheck(_Line, frozen=True):
    """What a seat's legal actions must be (``is``), contain (``has``) or lack (``hasnt``)."""

    legal: dict[str, Any]


Line = Act | ExpireLine | NextLine | SitLine | LeaveLine | AwayLine | BackLine | Expect | LegalCheck


def line_of(actor: Actor, action: Any) -> Line:
    """Return the line that stands for an input; raises TypeError for one that has none (chance is in the header)."""
    if isinstance(actor, int):
        return Act(actor, msgspec.to_builtins(action))
    match action:
        case Expire():
            return ExpireLine(expire=True)
        case Next():
            return NextLine(next=True)
        case Sit(seat, balance, loans):
            return SitLine(seat, balance=balance, loans=loans)
        case Leave(seat):
            return LeaveLine(seat)
        case Away(seat):
            return AwayLine(seat)
        case Back(seat):
            return BackLine(seat)
    raise TypeError(f"no line of a record stands for {action!r}")


_KINDS: dict[str, type[Any]] = {
    "do": Act,
    "expire": ExpireLine,
    "next": NextLine,
    "sit": SitLine,
    "leave": LeaveLine,
    "away": AwayLine,
    "back": BackLine,
    "expect": Expect,
    "legal": LegalCheck,
}


class Record(msgspec.Struct, frozen=True):
    """A header and its lines, each with its line number in the text."""

    header: Header
    lines: tuple[tuple[int, Line], ...] = ()


def read_record(text: str) -> Record:
    """Return the record that ``text`` holds; raises RecordError naming the first line that is not one."""
    header: Header | None = None
    lines: list[tuple[int, Line]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        data = _decode(number, line)
        if header is None:
            header = _convert(number, data, Header)
            if header.salon != FORMAT:
                raise RecordError(
                    number, f"notation {header.salon} is not known (this program reads {FORMAT})"
                )
            continue
        kind = next((_KINDS[key] for key in _KINDS if key in data), None)
        if kind is None:
            raise RecordError(number, f"not a line of a record: {line.strip()[:80]}")
        lines.append((number, _convert(number, data, kind)))
    if header is None:
        raise RecordError(1, "empty record")
    return Record(header, tuple(lines))


def write_record(header: Header, lines: Iterable[Line]) -> str:
    """Return the text of a record; ``read_record`` gives it back."""
    rows = [msgspec.json.encode(header), *(msgspec.json.encode(line) for line in lines)]
    return "".join(row.decode() + "\n" for row in rows)


def _decode(number: int, line: str) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(line.encode())
    except msgspec.DecodeError as error:
        raise RecordError(number, f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise RecordError(number, "a line of a record is an object")
    return data


def _convert(number: int, data: dict[str, Any], kind: type[Any]) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RecordError(number, str(error)) from None
