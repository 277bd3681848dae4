"""Running a record: the inputs are applied, the expectations are compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from salon.core.actor import CLOCK, HOUSE, Away, Back, Expire, Leave, Next, Sit
from salon.core.chance import ScriptSource
from salon.core.contract import Game
from salon.core.discovery import game as find_game
from salon.core.errors import BadSetup, RecordError, ScriptError, UnknownGame
from salon.core.play import advance, check, read_action, read_config, read_setup, settle
from salon.core.pointer import resolve
from salon.core.record import (
    Act,
    AwayLine,
    BackLine,
    Expect,
    ExpireLine,
    LeaveLine,
    LegalCheck,
    Line,
    NextLine,
    Record,
    SitLine,
)
from salon.core.viewer import SPECTATOR, Viewer


@dataclass(frozen=True, slots=True)
class Replayed:
    """How far a record ran: the state and the events reached, and what did not hold (None if all did)."""

    game: Game
    state: Any
    events: tuple[Any, ...]
    failure: RecordError | None


def replay(record: Record, watch: Callable[[int, Any], None] | None = None) -> Replayed:
    """Run ``record`` and return what was reached.

    ``watch(line, state)`` is called after the set-up (line 1) and after every line. Raises RecordError only for a
    header that no match can start from; a line that does not hold is the ``failure`` of what is returned.
    """
    header = record.header
    try:
        game = find_game(header.game)
        config = read_config(game, header.config)
        carried = read_setup(game, header.setup)
        source = ScriptSource(header.chance)
        state, events = settle(game, game.setup(config, header.seats, carried), source)
    except (UnknownGame, BadSetup, ScriptError) as error:
        raise RecordError(1, str(error)) from None
    if watch is not None:
        watch(1, state)
    try:
        for number, line in record.lines:
            state, more = _run(game, header.seats, state, number, line, source)
            events += more
            if watch is not None:
                watch(number, state)
    except RecordError as failure:
        return Replayed(game, state, events, failure)
    return Replayed(game, state, events, None)


def _run(
    game: Game, seats: int, state: Any, number: int, line: Line, source: ScriptSource
) -> tuple[Any, tuple[Any, ...]]:
    try:
        match line:
            case Act():
                return _act(game, seats, state, number, line, source)
            case ExpireLine():
                return advance(game, state, CLOCK, Expire(), source)
            case NextLine():
                return advance(game, state, HOUSE, Next(), source)
            case SitLine(seat, _, balance, loans):
                return advance(game, state, HOUSE, Sit(_stool(number, seat, seats), balance, loans), source)
            case LeaveLine(seat):
                return advance(game, state, HOUSE, Leave(_stool(number, seat, seats)), source)
            case AwayLine(seat):
                return advance(game, state, HOUSE, Away(_stool(number, seat, seats)), source)
            case BackLine(seat):
                return advance(game, state, HOUSE, Back(_stool(number, seat, seats)), source)
            case Expect():
                _expect(game, seats, state, number, line.expect)
            case LegalCheck():
                _legal(game, seats, state, number, line.legal)
    except ScriptError as error:
        raise RecordError(number, str(error)) from None
    return state, ()


def _act(
    game: Game, seats: int, state: Any, number: int, line: Act, source: ScriptSource
) -> tuple[Any, tuple[Any, ...]]:
    action = read_action(game, line.do)
    refusal = check(game, state, seats, line.seat, action)
    if line.refused:
        if refusal is None:
            raise RecordError(number, f"seat {line.seat}: {line.do} should be refused and is not")
        return state, ()
    if refusal is not None:
        raise RecordError(number, f"seat {line.seat}: {line.do} is refused: {refusal.code} {refusal.params}")
    return advance(game, state, line.seat, action, source)


def _stool(number: int, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise RecordError(number, f"there is no seat {seat}")
    return seat


def _expect(game: Game, seats: int, state: Any, number: int, expected: dict[str, Any]) -> None:
    viewer: Viewer = expected.get("as", SPECTATOR)
    if viewer not in (SPECTATOR, "all") and not (isinstance(viewer, int) and 0 <= viewer < seats):
        raise RecordError(number, f"there is no viewer {viewer!r}")
    shown = _plain(game.view(state, viewer))
    for pointer, value in expected.items():
        if not pointer.startswith("/"):
            continue
        found = resolve(shown, pointer)
        if not _same(found, value):
            raise RecordError(number, f"{pointer} as {viewer}: expected {value!r}, found {found!r}")


def _legal(game: Game, seats: int, state: Any, number: int, expected: dict[str, Any]) -> None:
    seat = expected["seat"]
    found = [_plain(option) for option in game.legal(state, seat)] if 0 <= seat < seats else []
    if "is" in expected:
        missing = [option for option in expected["is"] if option not in found]
        extra = [option for option in found if option not in expected["is"]]
        if missing or extra or len(found) != len(expected["is"]):
            raise RecordError(number, f"legal of seat {seat}: missing {missing!r}, not expected {extra!r}")
    for option in expected.get("has", ()):
        if option not in found:
            raise RecordError(number, f"legal of seat {seat}: {option!r} is missing from {found!r}")
    for option in expected.get("hasnt", ()):
        if option in found:
            raise RecordError(number, f"legal of seat {seat}: {option!r} should not be there")


def _plain(struct: Any) -> Any:
    # Through JSON, as a record is: to_builtins alone would leave tuples, which equal no list.
    return msgspec.json.decode(msgspec.json.encode(struct))


def _same(found: Any, expected: Any) -> bool:
    # 1 == True and 1 == 1.0 in Python; in a record they are different values, but for the two kinds of number.
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(_same, found, expected))
    if isinstance(found, dict) and isinstance(expected, dict):
        return found.keys() == expected.keys() and all(_same(found[key], expected[key]) for key in found)
    return bool(found == expected)
