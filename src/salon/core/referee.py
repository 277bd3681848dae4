"""Games in which it matters when something arrives: who judges the messages of the seats in real time.

A referee stands between the table and the rules. It keeps a frozen state of its own, which the table holds for it
beside that of the game; what it is told of time are numbers of seconds, so that a log replays to the same verdicts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from salon.core.refusal import Refusal


class Message(msgspec.Struct, frozen=True):
    """What a seat wants to do, as it arrives.

    ``at``: when, in seconds. ``rtt``: the measured round trip of the device in seconds, 0 for house players and where
    it is not known. ``seen``: the number of the last event that the sender had seen; None for house players, who
    answer a decision that is still open and so have seen everything.
    """

    seat: int
    action: Any
    at: float
    rtt: float = 0.0
    seen: int | None = None


class Judge(msgspec.Struct, frozen=True):
    """This is to be judged by the rules, now."""

    seat: int
    action: Any


class Keep(msgspec.Struct, frozen=True):
    """The message waits; ``state`` is the referee's, with it."""

    state: Any


class Decided(msgspec.Struct, frozen=True):
    """What a moment brings: the referee's new state, what is to be judged, and then told.

    ``judge`` has passed the game's ``check``. ``told`` are events of the game for those whose message came to nothing.
    """

    state: Any
    judge: Judge | None
    told: tuple[Any, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Referee:
    """The referee of a game, as pure functions; ``ref`` is its own state, ``state`` that of the game.

    - ``begin() → ref``: before anything happened.
    - ``note(ref, state, events, at) → ref``: these events, with their numbers, have been told to all at ``at``.
      ``state`` is that after them.
    - ``hear(ref, state, message) → Judge | Keep | Refusal``: judge it now, let it wait, or refuse it.
    - ``due(ref, state) → float | None``: when what waits is next looked at; clocks do not end before.
    - ``tick(ref, state) → Decided``: that moment has come.
    - ``held(ref, state) → float | None``: until when the acts that the clock of the game is for are held anyhow; the
      clock counts from there.
    - ``later(ref, seconds) → ref``: the same, after a stop of the program that gave everybody so much time back.
    """

    begin: Callable[[], Any]
    note: Callable[[Any, Any, Sequence[tuple[int, Any]], float], Any]
    hear: Callable[[Any, Any, Message], Judge | Keep | Refusal]
    due: Callable[[Any, Any], float | None]
    tick: Callable[[Any, Any], Decided]
    held: Callable[[Any, Any], float | None]
    later: Callable[[Any, float], Any]
