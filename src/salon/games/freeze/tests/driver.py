"""Driving a match of Freeze in a test: positions are dealt from named cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import ScriptSource
from salon.core.play import advance, check, read_action, read_config, read_setup, settle
from salon.core.refusal import Refusal
from salon.games.freeze import GAME
from salon.games.freeze.types import State, View


class Table:
    """A match in a test: ``hands`` are the four cards of each seat ("top top bottom bottom"), ``draws`` follow.

    Seat 0 has the first turn. ``piles`` are the remade draw piles. The look is over unless ``look`` is said.
    """

    def __init__(
        self,
        *hands: str,
        draws: str = "",
        piles: Sequence[str] = (),
        look: bool = False,
        setup: Any = None,
        **config: Any,
    ) -> None:
        seats = len(hands)
        cards = [hand.split() for hand in hands]
        deck = [cards[seat][place] for place in range(4) for seat in range(seats)]
        self.source = ScriptSource({"deck": [deck + draws.split(), *(pile.split() for pile in piles)]})
        begun = GAME.setup(
            read_config(GAME, config), seats, read_setup(GAME, {"dealer": seats - 1} | (setup or {}))
        )
        self.state: State
        self.state, self.events = settle(GAME, begun, self.source)
        if not look:
            self.expire()

    def do(self, seat: int, kind: str, *place: int, **fields: Any) -> tuple[Any, ...]:
        """Let a seat act, which must be legal; return what happened."""
        return self._advance(seat, action(kind, *place, **fields))

    def expire(self) -> tuple[Any, ...]:
        """Let the clock run out."""
        return self._advance(CLOCK, Expire())

    def next(self) -> tuple[Any, ...]:
        """Start the next round."""
        return self._advance(HOUSE, Next())

    def why(self, seat: int, kind: str, *place: int, **fields: Any) -> str | None:
        """Return the code of the refusal, or None."""
        refusal = self.refusal(seat, {"type": kind, **_fields(kind, place), **fields})
        return None if refusal is None else refusal.code

    def refusal(self, seat: int, raw: Any) -> Refusal | None:
        """Return why a raw action is refused, or None."""
        return check(GAME, self.state, len(self.state.scores), seat, read_action(GAME, raw))

    def seen(self, viewer: Any) -> View:
        """Return the view of ``viewer``."""
        view = GAME.view(self.state, viewer)
        assert isinstance(view, View)
        return view

    def told(self, viewer: Any) -> tuple[Any, ...]:
        """Return all events so far as ``viewer`` was told them."""
        return tuple(GAME.redact(event, viewer) for event in self.events)

    def _advance(self, actor: Any, what: Any) -> tuple[Any, ...]:
        self.state, events = advance(GAME, self.state, actor, what, self.source)
        self.events += events
        return events


def action(kind: str, *place: int, **fields: Any) -> Any:
    """Return an action; ``place`` is its line and slot, with the seat before them for a look."""
    return read_action(GAME, {"type": kind, **_fields(kind, place), **fields})


def _fields(kind: str, place: tuple[int, ...]) -> dict[str, int]:
    names = {
        "look": ("seat", "line", "slot"),
        "exchange": ("line", "slot", "seat", "with_line", "with_slot"),
    }
    return dict(zip(names.get(kind, ("line", "slot")), place, strict=False))
