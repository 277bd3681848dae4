"""Driving a match of Président in a test: positions are set up from named hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from salon.core.actor import Actor
from salon.core.chance import ScriptSource
from salon.core.play import advance, check, read_action, read_config, read_setup, settle
from salon.core.refusal import Refusal
from salon.games.president import GAME
from salon.games.president.cards import PACK
from salon.games.president.types import State, View

NO_CHANCE = ScriptSource({})


def deal(seats: int, deck: Sequence[str] = (), config: Any = None, setup: Any = None) -> State:
    """Return a match after its first deal; ``deck`` names the first cards, the rest follows in canonical order."""
    begun = GAME.setup(read_config(GAME, config), seats, read_setup(GAME, setup))
    state, _ = settle(GAME, begun, ScriptSource({"deck": list(deck)}))
    assert isinstance(state, State)
    return state


def holding(*hands: str, turn: int = 0, **changes: Any) -> State:
    """Return a pli about to be opened by ``turn``, with exactly these hands ("5s 2h")."""
    state = deal(len(hands))
    return msgspec.structs.replace(
        state,
        hands=tuple(tuple(sorted(PACK.cards(hand.split()))) for hand in hands),
        finish=tuple(None if hand else 1 for hand in hands),
        turn=turn,
        **changes,
    )


def do(state: State, seat: int, kind: str, cards: str = "") -> State:
    """Return the state after a seat's action, which must be legal."""
    after, _ = told(state, seat, kind, cards)
    return after


def told(state: State, seat: int, kind: str, cards: str = "") -> tuple[State, tuple[Any, ...]]:
    """Return the state after a seat's action, and the events."""
    return advance(GAME, state, seat, _action(kind, cards), NO_CHANCE)


def chance(
    state: State, actor: Actor, action: Any, deck: Sequence[str] = ()
) -> tuple[State, tuple[Any, ...]]:
    """Return the state after an input that no seat gives, with the deal that may follow."""
    return advance(GAME, state, actor, action, ScriptSource({"deck": list(deck)}))


def refusal(state: State, seat: int, kind: str, cards: str = "") -> Refusal | None:
    """Return why the action is refused, or None."""
    return check(GAME, state, len(state.scores), seat, _action(kind, cards))


def seen(state: State, viewer: Any) -> View:
    """Return the view of ``viewer``."""
    view = GAME.view(state, viewer)
    assert isinstance(view, View)
    return view


def _action(kind: str, cards: str) -> Any:
    return read_action(GAME, {"type": kind} | ({} if kind == "pass" else {"cards": cards.split()}))
