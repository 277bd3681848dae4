"""Speed, faults and penalties (sections 4 and 6)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.cards.pack import RANKS as RANK_NAMES
from salon.games.freeze import powers
from salon.games.freeze.events import Erred, Placed, Sped, Waived
from salon.games.freeze.lines import PACK, free_slot, held, put, rank, with_row
from salon.games.freeze.pile import can_draw
from salon.games.freeze.turns import Told, end_round, end_turn, last_turn
from salon.games.freeze.types import Fault, FaultKind, Penalty, Spot, State, Window


def attempt(state: State, window: Window, spot: Spot, told: Told) -> State:
    """Judge an attempt at the open window (``speed.4`` to ``speed.7``)."""
    if window.used:
        return err(state, spot.seat, "second", spot, told)
    state = replace(state, window=replace(window, used=True))
    card = held(state, spot)
    return (
        _right(state, spot, card, told)
        if rank(card) == window.rank
        else err(state, spot.seat, "wrong", spot, told)
    )


def _right(state: State, spot: Spot, card: int, told: Told) -> State:
    spent = spot.seat == to_play_next(state)
    told.append(Sped(spot.seat, spot.line, spot.slot, PACK.codes[card], spent))
    state = replace(state, lines=put(state.lines, spot, None), discard=(*state.discard, card))
    if state.turn is None:
        return end_round(state, told)
    if state.power is not None:
        return powers.after_a_speed(replace(state, spent=spent), state.turn, state.power, spot, told)
    return end_turn(state, told) if spent else state


def to_play_next(state: State) -> int | None:
    """Return the seat whose turn a right speed would spend (``speed.8``): the one that is to play next."""
    if state.turn is None or state.power is None:
        return state.turn
    return None if last_turn(state) else (state.turn + 1) % len(state.scores)


def err(state: State, seat: int, kind: FaultKind, spot: Spot | None, told: Told) -> State:
    """Note a fault; its penalty card is drawn at once, or waived if there is none (``fault.1``, ``fault.3``)."""
    penalty = can_draw(state)
    told.append(_erred(state, seat, kind, penalty, spot))
    state = replace(state, faults=(*state.faults, Fault(seat, kind, penalty)))
    if not penalty:
        told.append(Waived(seat))
        return _resume(state, told)
    due = Penalty(seat, shown=spot)
    return punish(state, due) if state.pile else replace(state, penalty=due, owed="penalty")


def punish(state: State, due: Penalty) -> State:
    """Draw the penalty card, which its seat must place."""
    card, rest = state.pile[0], state.pile[1:]
    return replace(state, phase="penalty", pile=rest, penalty=replace(due, card=card))


def place(state: State, due: Penalty, line: int, told: Told) -> State:
    """Put the penalty card down; the game goes on exactly where it was (``fault.1``)."""
    row = state.lines[due.seat][line]
    slot = free_slot(row)
    told.append(Placed(due.seat, line, slot))
    lines = with_row(state.lines, due.seat, line, (*row[:slot], due.card, *row[slot + 1 :]))
    return _resume(replace(state, lines=lines, penalty=None), told)


def _resume(state: State, told: Told) -> State:
    if state.turn is None:
        # last.3: the last window has been used.
        return end_round(state, told)
    return replace(state, phase="turn" if state.power is None else "power")


def _erred(state: State, seat: int, kind: FaultKind, penalty: bool, spot: Spot | None) -> Erred:
    if spot is None or state.window is None:
        return Erred(seat, kind, penalty)
    card = PACK.codes[held(state, spot)]
    return Erred(seat, kind, penalty, spot.line, spot.slot, card, RANK_NAMES[state.window.rank])
