"""What is logged: the inputs of a salon. Its state is a fold of them."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.core.contract import PlaceName
from salon.table.commands import AnyCommand


class _Input(msgspec.Struct, frozen=True, tag_field="input", omit_defaults=True):
    pass


class Opened(_Input, frozen=True, tag="opened"):
    """The salon is opened by ``person``, who is its host and has yet to come in."""

    code: str
    person: str
    name: str
    avatar: str
    capacity: int


class Came(_Input, frozen=True, tag="came"):
    """A person comes in for the first time, or a device of theirs is connected again.

    Who is inside already keeps name and avatar, whatever is said here.
    """

    person: str
    name: str = ""
    avatar: str = ""


class Lost(_Input, frozen=True, tag="lost"):
    """No device of the person is connected any more."""

    person: str


class Asked(_Input, frozen=True, tag="asked"):
    """A person's command. ``rtt`` is the measured round trip of the device in seconds, where it matters."""

    person: str
    command: AnyCommand
    rtt: float | None = None


class Moved(_Input, frozen=True, tag="moved"):
    """A house player's action (JSON), also that of one who plays for a person; ``decision`` is what it answers.

    ``null``: it lets the decision go by, which it may where nobody waits for it.
    """

    place: PlaceName
    seat: int
    decision: str
    action: msgspec.Raw


class Drawn(_Input, frozen=True, tag="drawn"):
    """The outcome that was owed at ``place``."""

    place: PlaceName
    outcome: Any


class Ticked(_Input, frozen=True, tag="ticked"):
    """Time has passed: clocks, graces and pauses that have come to their end are carried out."""


class Restarted(_Input, frozen=True, tag="restarted"):
    """The program runs again after a stop; it was last alive at ``down_since``.

    What was counting gets the lost time back; everybody is disconnected, with a fresh grace.
    """

    down_since: float


Input = Opened | Came | Lost | Asked | Moved | Drawn | Ticked | Restarted


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: an accepted input and when it arrived, in seconds since the epoch."""

    at: float
    input: Input
