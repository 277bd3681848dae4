"""What each viewer may see of a hand (``hidden.*``, ``view.*``), filled field by field."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import FRENCH, HIDDEN
from salon.cards.poker.best import Best, best
from salon.core.turn import Seats, ToAct
from salon.core.viewer import ALL, Viewer
from salon.games._poker.events import Dealt, Event
from salon.games._poker.match import ranking
from salon.games._poker.pots import cut
from salon.games._poker.types import NOBODY, PotView, SeatState, State


def table_fields(state: State, viewer: Viewer, waiting: ToAct) -> dict[str, Any]:
    """Return the fields of ``TableView`` but for ``game``, as ``viewer`` may see them."""
    asked = state.turn != NOBODY
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": state.rounds,
        "dealer": state.dealer,
        "to_act": waiting.seats if isinstance(waiting, Seats) else (),
        "street": state.street,
        "current_bet": state.current_bet,
        "min_raise_to": state.current_bet + state.full_raise if asked else None,
        "pots": _pots(state),
        "shown": state.shown,
        "ranking": ranking(state),
        "best": _best(state, viewer) if isinstance(viewer, int) else UNSET,
    }


def player_fields(state: State, seat: int, viewer: Viewer) -> dict[str, Any]:
    """Return the fields of ``PlayerView`` of ``seat`` as ``viewer`` may see them (``view.5``)."""
    live = bool(state.live >> seat & 1)
    cards = state.hands[seat]
    return {
        "stack": state.stacks[seat],
        "bet": state.bets[seat],
        "paid": state.paid[seat],
        "state": _state(state, seat),
        "cards": len(cards) if live else 0,
        "hand": _hand(state, seat, viewer),
        "won": None if state.won is None else state.won[seat],
        "exit": state.exits[seat],
        "combination": best(cards + state.board) if state.won and seat in state.shown else None,
    }


def redact_dealt(event: Dealt, viewer: Viewer) -> Dealt:
    """Return the deal as ``viewer`` may know it: its own hand, and the backs of the others."""
    hands = [hand if viewer in (seat, ALL) else backs(len(hand)) for seat, hand in enumerate(event.hands)]
    return replace(event, hands=tuple(hands))


def redact(event: Event, viewer: Viewer) -> Event:
    """Return ``event`` as ``viewer`` may know it; of what both games tell, only the deal is secret."""
    return redact_dealt(event, viewer) if isinstance(event, Dealt) else event


def backs(count: int) -> tuple[str, ...]:
    """Return ``count`` cards that the viewer may not know."""
    return (HIDDEN,) * count


def _hand(state: State, seat: int, viewer: Viewer) -> tuple[str, ...]:
    # A seat keeps seeing its own folded hand; for others it is no longer there (hidden.2).
    if viewer in (seat, ALL) or seat in state.shown:
        return FRENCH.names(state.hands[seat])
    return backs(len(state.hands[seat])) if state.live >> seat & 1 else ()


def _state(state: State, seat: int) -> SeatState:
    if not state.start[seat]:
        return "out"
    if not state.live >> seat & 1:
        return "folded"
    # view.6: once the hand is over, as it was when the pots were about to be paid.
    chips = state.stacks[seat] - (state.won[seat] if state.won else 0)
    return "in" if chips else "all_in"


def _pots(state: State) -> tuple[PotView, ...]:
    if state.won is not None:
        return tuple([PotView(pot.amount, pot.seats, pot.winners) for pot in state.pots])
    if not any(state.paid):
        return ()
    return tuple([PotView(pot.amount, pot.seats) for pot in cut(state.paid, state.stacks, state.live)])


def _best(state: State, seat: int) -> Best | None:
    # best.4: null for a seat that folded or is out.
    if not state.live >> seat & 1 or not state.hands[seat]:
        return None
    return best(state.hands[seat] + state.board)
