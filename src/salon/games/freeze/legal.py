"""What a seat may do, and why not (``turn.1``, ``legal.1``, ``speed.11``, ``freeze.1``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.games.freeze import powers
from salon.games.freeze.lines import card_at, has_card, spots
from salon.games.freeze.pile import can_draw
from salon.games.freeze.powers import NO_CARD_THERE
from salon.games.freeze.turns import last_lap, speeders
from salon.games.freeze.types import (
    Action,
    Discard,
    Draw,
    Exchange,
    Freeze,
    Look,
    Option,
    PlacePenalty,
    Ready,
    Skip,
    Speed,
    State,
    Swap,
    Take,
)

LOOK_FIRST: Final = Refusal("look_first")
LOOK_IS_OVER: Final = Refusal("look_is_over")
PENALTY_FIRST: Final = Refusal("penalty_first")
NO_SUCH_LINE: Final = Refusal("no_such_line")
NO_PENALTY: Final = Refusal("no_penalty")
FROZEN: Final = Refusal("frozen")
NO_WINDOW: Final = Refusal("no_window")
OTHER_WINDOW: Final = Refusal("other_window")
TOO_LATE: Final = Refusal("too_late")
KEPT_ALREADY: Final = Refusal("kept_already")
POWER_FIRST: Final = Refusal("power_first")
DRAWN_FIRST: Final = Refusal("drawn_first")
NOTHING_DRAWN: Final = Refusal("nothing_drawn")
NOTHING_TO_DRAW: Final = Refusal("nothing_to_draw")
DISCARD_EMPTY: Final = Refusal("discard_empty")
FROZEN_ALREADY: Final = Refusal("frozen_already")
LAST_LAP: Final = Refusal("no_freeze_in_the_last_lap")
NO_PASS: Final = Refusal("no_pass")
NO_POWER: Final = Refusal("no_power")
REFUSALS: Final = (
    LOOK_FIRST,
    LOOK_IS_OVER,
    PENALTY_FIRST,
    NO_SUCH_LINE,
    NO_PENALTY,
    FROZEN,
    NO_WINDOW,
    OTHER_WINDOW,
    TOO_LATE,
    KEPT_ALREADY,
    POWER_FIRST,
    DRAWN_FIRST,
    NOTHING_DRAWN,
    NOTHING_TO_DRAW,
    DISCARD_EMPTY,
    FROZEN_ALREADY,
    LAST_LAP,
    NO_PASS,
    NO_POWER,
    *powers.REFUSALS,
)


def options(state: State, seat: int) -> Iterator[Option]:
    """Yield what ``seat`` may do now, and nothing that could only be a fault."""
    if state.owed is not None or not state.lines:
        return
    if state.phase == "look":
        if seat in state.looking:
            yield Ready()
        return
    if state.penalty is not None:
        if seat == state.penalty.seat:
            yield PlacePenalty(0)
            yield PlacePenalty(1)
        return
    if seat == state.turn:
        yield from _of_the_turn(state, seat)
    if seat in speeders(state):
        for spot in spots(state, seat):
            yield Speed(spot.line, spot.slot)


def _of_the_turn(state: State, seat: int) -> Iterator[Option]:
    if state.power is not None:
        yield from powers.options(state, seat, state.power)
        yield Skip()
    elif state.drawn is not None:
        yield Discard()
        for spot in spots(state, seat):
            yield Swap(spot.line, spot.slot)
    else:
        if can_draw(state):
            yield Draw()
        if may_take(state, seat):
            for spot in spots(state, seat):
                yield Take(spot.line, spot.slot)
        if may_freeze(state):
            yield Freeze()
        if not can_draw(state) and not may_take(state, seat):
            yield Skip()


def may_take(state: State, seat: int) -> bool:
    """Return whether the turn seat could take from the discard (``turn.7``, ``turn.8``)."""
    return bool(state.discard) and has_card(state, seat)


def may_freeze(state: State) -> bool:
    """Return whether the turn seat could freeze at the start of its turn (``turn.6``)."""
    return not last_lap(state)


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None; an act that is a fault is not refused."""
    if state.owed is not None or not state.lines or state.phase in ("round_over", "over"):
        return NOT_YOUR_TURN
    if state.phase == "look":
        return (None if seat in state.looking else NOT_YOUR_TURN) if isinstance(action, Ready) else LOOK_FIRST
    if isinstance(action, Ready):
        return LOOK_IS_OVER
    if state.penalty is not None:
        if seat != state.penalty.seat or not isinstance(action, PlacePenalty):
            return PENALTY_FIRST
        return None if action.line in (0, 1) else NO_SUCH_LINE
    if isinstance(action, PlacePenalty):
        return NO_PENALTY
    if seat == state.freezer:
        return FROZEN
    if isinstance(action, Speed):
        return _check_speed(state, seat, action)
    if seat != state.turn:
        return None if is_turn_fault(state, seat, action) else NOT_YOUR_TURN
    if state.power is not None:
        return _check_power(state, seat, action)
    return _check_start(state, seat, action) if state.drawn is None else _check_drawn(state, seat, action)


def is_turn_fault(state: State, seat: int, action: Action) -> bool:
    """Return whether an act that nothing else forbids is a fault out of turn (``strict.1``)."""
    return (
        state.config.strict_faults
        and state.phase in ("turn", "power")
        and state.turn is not None
        and seat not in (state.turn, state.freezer)
        and isinstance(action, Draw | Take | Freeze)
    )


def _check_speed(state: State, seat: int, action: Speed) -> Refusal | None:
    window = state.window
    if window is None:
        return NO_WINDOW
    if isinstance(action.window, int) and action.window != window.id:
        return OTHER_WINDOW
    if action.used is False and window.used:
        return TOO_LATE
    return NO_CARD_THERE if card_at(state, seat, action.line, action.slot) is None else None


def _check_power(state: State, seat: int, action: Action) -> Refusal | None:
    if state.power is None:
        return NO_POWER
    match action:
        case Look():
            return powers.check_look(state, seat, state.power, action)
        case Exchange():
            return powers.check_exchange(state, seat, state.power, action)
        case Skip():
            return None
        case _:
            return POWER_FIRST


def _check_drawn(state: State, seat: int, action: Action) -> Refusal | None:
    match action:
        case Discard():
            return None
        case Swap(line, slot):
            return NO_CARD_THERE if card_at(state, seat, line, slot) is None else None
        case Look() | Exchange():
            return NO_POWER
        case _:
            return DRAWN_FIRST


def _check_start(state: State, seat: int, action: Action) -> Refusal | None:
    match action:
        case Draw():
            return None if can_draw(state) else NOTHING_TO_DRAW
        case Take(line, slot):
            if not state.discard:
                return DISCARD_EMPTY
            return NO_CARD_THERE if card_at(state, seat, line, slot) is None else None
        case Freeze():
            if state.freezer is not None:
                return FROZEN_ALREADY
            return None if may_freeze(state) else LAST_LAP
        case Skip():
            return NO_PASS if can_draw(state) or may_take(state, seat) else None
        case Discard() | Swap():
            return NOTHING_DRAWN
        case _:
            return NO_POWER
