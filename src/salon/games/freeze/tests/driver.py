"""Driving a match of Freeze in a test: positions are dealt from named cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.matches import Driven

from salon.core.chance import ScriptSource
from salon.core.play import read_action, read_config, read_setup
from salon.games.freeze import GAME
from salon.games.freeze.types import State, View


class Table(Driven[State, View]):
    """A match in a test: ``hands`` are the four cards of each seat ("top top bottom bottom"), ``draws`` follow.

    Seat 0 has the first turn. ``piles`` are the remade draw piles. The look is over unless ``look`` is said.
    """

    game = GAME

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
        super().__init__(
            seats,
            config=read_config(GAME, config),
            setup=read_setup(GAME, {"dealer": seats - 1} | (setup or {})),
            source=ScriptSource({"deck": [deck + draws.split(), *(pile.split() for pile in piles)]}),
        )
        if not look:
            self.expire()

    def act(self, seat: int, kind: str, *place: int, **fields: Any) -> tuple[Any, ...]:
        """Let a seat act, which must be legal; return what happened."""
        return self.do(seat, action(kind, *place, **fields)).events

    def why(self, seat: int, kind: str, *place: int, **fields: Any) -> str | None:
        """Return the code of the refusal, or None."""
        refusal = self.refusal(seat, action(kind, *place, **fields))
        return None if refusal is None else refusal.code


def action(kind: str, *place: int, **fields: Any) -> Any:
    """Return an action; ``place`` is its line and slot, with the seat before them for a look."""
    return read_action(GAME, {"type": kind, **_fields(kind, place), **fields})


def _fields(kind: str, place: tuple[int, ...]) -> dict[str, int]:
    names = {
        "look": ("seat", "line", "slot"),
        "exchange": ("line", "slot", "seat", "with_line", "with_slot"),
    }
    return dict(zip(names.get(kind, ("line", "slot")), place, strict=False))
