"""Fair speed over the network (``race.*``, ``strict.2``): what is judged, in which order, and what comes too late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from salon.core.referee import Decided, Judge, Keep, Message, Referee
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.games.freeze.events import (
    Dealt,
    Discarded,
    Erred,
    Event,
    Exchanged,
    Late,
    Placed,
    Sped,
    Swapped,
    Took,
    Turn,
)
from salon.games.freeze.legal import KEPT_ALREADY, OTHER_WINDOW, TOO_LATE, check, is_turn_fault
from salon.games.freeze.speed import to_play_next
from salon.games.freeze.types import Draw, Freeze, Skip, Speed, Spot, State, Take

PHOTO_FINISH: Final = 0.2
"""So long the table waits for others after the first attempt (``race.2``)."""
MOST_RTT: Final = 0.25
LEAST_REACTION: Final = 0.12
JUST_TURNED: Final = 0.5
"""So long after a change of turn an act out of turn is no fault (``strict.2``)."""


class Attempt(msgspec.Struct, frozen=True):
    """An attempt that has arrived in a photo finish; ``seen`` is the number of the last event its sender had seen."""

    seat: int
    action: Speed
    reaction: float
    seen: int | None


class Court(msgspec.Struct, frozen=True):
    """What the referee knows. Times are seconds, numbers those of the events in the stream.

    ``opened`` and ``opened_at``: the event that opened the window of the discard last. ``used``: the event of its
    first attempt. ``hold``: when the hold ends (``race.4``). ``finish``: when the photo finish under way is judged,
    ``attempts`` what has arrived for it. ``kept``: the act that waits for the end of the hold. ``turned`` and
    ``turned_at``: the last change of turn. ``changed``: the event that last changed the card of a place (``race.3``).
    """

    opened: int = 0
    opened_at: float = 0.0
    used: int | None = None
    hold: float = 0.0
    finish: float | None = None
    attempts: tuple[Attempt, ...] = ()
    kept: Judge | None = None
    turned: int = 0
    turned_at: float = 0.0
    changed: dict[Spot, int] = {}


def note(court: Court, state: State, events: Sequence[tuple[int, Event]], at: float) -> Court:
    """Return what the referee knows after these events have been told."""
    changed = dict(court.changed)
    for number, event in events:
        match event:
            case Dealt():
                court, changed = Court(), {}
            case Discarded() | Swapped() | Took():
                court = replace(
                    court, opened=number, opened_at=at, used=None, hold=at + state.config.speed_hold
                )
            case Sped() | Erred(kind="wrong"):
                court = replace(court, used=number, hold=min(court.hold, at))
            case Turn():
                court = replace(court, turned=number, turned_at=at)
        changed |= dict.fromkeys(_touched(event), number)
    return replace(court, changed=changed)


def _touched(event: Event) -> tuple[Spot, ...]:
    match event:
        case Swapped() | Took() | Placed():
            return (Spot(event.seat, event.line, event.slot),)
        case Exchanged():
            return (
                Spot(event.first, event.line, event.slot),
                Spot(event.second, event.with_line, event.with_slot),
            )
        case _:
            return ()


def hear(court: Court, state: State, message: Message) -> Judge | Keep | Refusal:
    """Return what becomes of a message."""
    action = message.action
    if isinstance(action, Speed):
        return _hear_speed(court, state, message, action)
    if isinstance(action, Draw | Take | Freeze | Skip):
        if _is_held(court, state, message):
            return _hold(court, state, message)
        if is_turn_fault(state, message.seat, action) and _could_not_know(court, message):
            return NOT_YOUR_TURN
    return check(state, message.seat, action) or Judge(message.seat, action)


def _hear_speed(court: Court, state: State, message: Message, action: Speed) -> Judge | Keep | Refusal:
    # race.1: the number says what the sender had seen; a window of which it had not heard is not the one it means.
    if message.seen is not None and state.window is not None:
        if message.seen < court.opened:
            return OTHER_WINDOW
        action = replace(action, used=court.used is not None and court.used <= message.seen)
    refusal = check(state, message.seat, action)
    if refusal is not None:
        return refusal
    reaction = message.at - court.opened_at - min(message.rtt, MOST_RTT)
    attempt = Attempt(message.seat, action, max(reaction, LEAST_REACTION), message.seen)
    if _is_blind(court, attempt):
        return TOO_LATE
    if state.window is not None and state.window.used:
        return Judge(message.seat, action)
    if court.finish is None:
        return Keep(replace(court, finish=message.at + PHOTO_FINISH, attempts=(attempt,)))
    # race.2: the first of each seat, of those that have arrived by then.
    if message.at > court.finish or any(other.seat == message.seat for other in court.attempts):
        return TOO_LATE
    return Keep(replace(court, attempts=(*court.attempts, attempt)))


def _is_blind(court: Court, attempt: Attempt) -> bool:
    # race.3
    spot = Spot(attempt.seat, attempt.action.line, attempt.action.slot)
    return attempt.seen is not None and court.changed.get(spot, 0) > attempt.seen


def _is_held(court: Court, state: State, message: Message) -> bool:
    # race.4
    if state.window is None or message.seat != to_play_next(state) or message.seat == state.freezer:
        return False
    return court.finish is not None or (not state.window.used and message.at < court.hold)


def _hold(court: Court, state: State, message: Message) -> Keep | Refusal:
    # While a power runs it cannot be known yet whether the act will be allowed.
    refusal = None if state.power is not None else check(state, message.seat, message.action)
    if refusal is not None:
        return refusal
    if court.kept is not None:
        return KEPT_ALREADY
    return Keep(replace(court, kept=Judge(message.seat, message.action)))


def _could_not_know(court: Court, message: Message) -> bool:
    # strict.2
    unseen = message.seen is not None and message.seen < court.turned
    return unseen or message.at < court.turned_at + JUST_TURNED


def due(court: Court, state: State) -> float | None:
    """Return when the photo finish, or else the hold with an act that waits for it, is over.

    A penalty out of turn (``strict.1``) that is being placed is waited for.
    """
    if court.finish is not None:
        return court.finish if state.penalty is None else None
    return None if court.kept is None else court.hold


def tick(court: Court, state: State) -> Decided:
    """Return which attempt wins the photo finish, or that the act that was kept is performed."""
    if court.finish is not None:
        return _photo(court, state)
    kept, court = court.kept, replace(court, kept=None)
    if kept is None:
        return Decided(court, None)
    # It is never a fault, though a power that is still running makes it one out of turn (race.4, strict.1).
    if check(state, kept.seat, kept.action) is not None or is_turn_fault(state, kept.seat, kept.action):
        return Decided(court, None, (Late(kept.seat, "act"),))
    return Decided(court, kept)


def _photo(court: Court, state: State) -> Decided:
    # race.2, race.3: a power may have moved a card meanwhile. Equal reactions go by arrival, as min does.
    alive = [
        attempt
        for attempt in court.attempts
        if check(state, attempt.seat, attempt.action) is None and not _is_blind(court, attempt)
    ]
    best = min(alive, key=lambda attempt: attempt.reaction, default=None)
    late = tuple(Late(attempt.seat, "speed") for attempt in court.attempts if attempt is not best)
    court = replace(court, finish=None, attempts=())
    return Decided(court, None if best is None else Judge(best.seat, best.action), late)


def held(court: Court, state: State) -> float | None:
    """Return until when the turn seat's first act is held (``clock.1``: its time counts from there)."""
    open_ = state.window is not None and not state.window.used
    return court.hold if open_ and state.phase == "turn" and state.turn is not None else None


def later(court: Court, seconds: float) -> Court:
    """Return the same after a stop of ``seconds``."""
    return replace(
        court,
        opened_at=court.opened_at + seconds,
        hold=court.hold + seconds,
        finish=None if court.finish is None else court.finish + seconds,
        turned_at=court.turned_at + seconds,
    )


REFEREE: Final = Referee(begin=Court, note=note, hear=hear, due=due, tick=tick, held=held, later=later)
