"""The errors of the library, as a small tree.

A player's mistake is never an exception: it is a ``Refusal`` (see ``salon.core.refusal``). Exceptions are for
callers of the library: a bad configuration, a record that does not hold, a game that does not exist.
"""

from __future__ import annotations


class SalonError(Exception):
    """Root of all errors raised by this program."""


class UnknownGame(SalonError):
    """No game has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"unknown game: {key}")
        self.key = key


class BadSetup(SalonError):
    """A config, a number of seats or a set-up that the game does not accept."""


class IllegalMove(SalonError):
    """A program (not a player) applied an action that the rules refuse."""


class ScriptError(SalonError):
    """A scripted chance outcome does not fit what the game asks for."""


class RecordError(SalonError):
    """A record that cannot be read, or a line of it that does not hold.

    ``line`` counts from 1 in the file.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
