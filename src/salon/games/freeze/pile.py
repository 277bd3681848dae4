"""The draw pile and the discard: drawing, discarding, replacing a card."""

from __future__ import annotations

from msgspec.structs import replace

from salon.games.freeze import powers
from salon.games.freeze.events import Discarded, Drew, Remade, Swapped, Took
from salon.games.freeze.lines import PACK, held, put
from salon.games.freeze.turns import Told, end_turn, open_window
from salon.games.freeze.types import Spot, State


def can_draw(state: State) -> bool:
    """Return whether a card can be had from the draw pile, remade if need be (``turn.7``, ``pile.1``)."""
    return bool(state.pile) or len(state.discard) > 1


def remake(state: State, order: tuple[int, ...], told: Told) -> State:
    """Lay the shuffled discard down as the new draw pile; its top card stays (``pile.1``)."""
    told.append(Remade(len(order)))
    return replace(state, pile=order, discard=state.discard[-1:], owed=None)


def draw(state: State, seat: int, told: Told, *, by_clock: bool = False) -> State:
    """Draw for the turn seat, which closes the window (``turn.2``); the clock discards at once (``clock.2``)."""
    state = replace(state, window=None)
    if not state.pile:
        return replace(state, owed="clock" if by_clock else "draw")
    return drawn(state, seat, told, by_clock=by_clock)


def drawn(state: State, seat: int, told: Told, *, by_clock: bool) -> State:
    """Give the top card of the draw pile to the turn seat."""
    card, rest = state.pile[0], state.pile[1:]
    told.append(Drew(seat, PACK.codes[card], len(rest)))
    state = replace(state, pile=rest, drawn=card)
    return discard(state, seat, card, told, power=False) if by_clock else state


def discard(state: State, seat: int, card: int, told: Told, *, power: bool) -> State:
    """Discard the drawn card: a window opens, and the card's power may be used (``turn.3``, ``power.1``)."""
    state = open_window(replace(state, drawn=None), card)
    told.append(Discarded(seat, PACK.codes[card], state.windows))
    return powers.begin(state, seat, card, told) if power else end_turn(state, told)


def swap(state: State, spot: Spot, kept: int, told: Told) -> State:
    """Lay the drawn card down in place of another, which is discarded unseen (``turn.4``)."""
    state, card = _replace(replace(state, drawn=None), spot, kept)
    told.append(Swapped(spot.seat, spot.line, spot.slot, PACK.codes[card], PACK.codes[kept], state.windows))
    return end_turn(state, told)


def take(state: State, spot: Spot, told: Told) -> State:
    """Take the top of the discard in place of a card (``turn.5``)."""
    taken = state.discard[-1]
    state, card = _replace(replace(state, discard=state.discard[:-1]), spot, taken)
    told.append(Took(spot.seat, spot.line, spot.slot, PACK.codes[taken], PACK.codes[card], state.windows))
    return end_turn(state, told)


def _replace(state: State, spot: Spot, card: int) -> tuple[State, int]:
    before = held(state, spot)
    return open_window(replace(state, lines=put(state.lines, spot, card)), before), before
