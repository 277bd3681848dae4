"""Playing a match through the contract: the one path that replays, tests, bots and tables share."""

from __future__ import annotations

from typing import Any

import msgspec

from salon.core.actor import CHANCE, Actor
from salon.core.chance import ChanceSource
from salon.core.contract import Game
from salon.core.errors import BadSetup, IllegalMove
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance


def read_config(game: Game, raw: Any) -> Any:
    """Return the game's config from plain data; raises BadSetup for an unknown option or a value out of range."""
    return _read(game.config, raw)


def read_setup(game: Game, raw: Any) -> Any:
    """Return the game's set-up from plain data; raises BadSetup."""
    return _read(game.setup_type, raw)


def _read(kind: type[Any], raw: Any) -> Any:
    try:
        return msgspec.convert({} if raw is None else raw, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(str(error)) from None


def read_action(game: Game, raw: Any) -> Any:
    """Return the action that ``raw`` (plain data or JSON bytes) stands for, or the refusal MALFORMED."""
    try:
        if isinstance(raw, (bytes, msgspec.Raw)):
            return game.action_decoder.decode(raw)
        return msgspec.convert(raw, game.action_type)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return MALFORMED


def check(game: Game, state: Any, seats: int, seat: int, action: Any) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    if isinstance(action, Refusal):
        return action
    if not 0 <= seat < seats:
        return NOT_YOUR_TURN
    return game.check(state, seat, action)


def settle(game: Game, state: Any, source: ChanceSource) -> tuple[Any, tuple[Any, ...]]:
    """Apply chance outcomes from ``source`` until none is owed; return the state and the events on the way."""
    events: tuple[Any, ...] = ()
    while isinstance(owed := game.to_act(state), Chance):
        state, more = game.apply(state, CHANCE, source.draw(owed.spec))
        events += more
    return state, events


def advance(
    game: Game, state: Any, actor: Actor, action: Any, source: ChanceSource
) -> tuple[Any, tuple[Any, ...]]:
    """Apply one input and the chance that it brings about; raises IllegalMove if a seat's action is refused."""
    if isinstance(actor, int) and (refusal := game.check(state, actor, action)) is not None:
        raise IllegalMove(f"seat {actor}: {action!r} is refused: {refusal.code} {refusal.params}")
    state, events = game.apply(state, actor, action)
    state, more = settle(game, state, source)
    return state, events + more
