"""A table of Freeze under an injected clock: four people with a measured round trip each, and cards from a script."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.table.evening import Evening

from salon.core.chance import ScriptSource
from salon.core.contract import Game
from salon.core.discovery import game
from salon.games.freeze.types import State
from salon.table import Asked, redacted
from salon.table.commands import Act
from salon.table.state import Match

FREEZE: Game = game("freeze")
PEOPLE = ("léa", "max", "zoé", "bob")
"""A, B, C and D of the rulebook: seats 0 to 3."""
RTT = {"léa": 0.01, "max": 0.04, "zoé": 0.3, "bob": 0.09}
ROUNDING = 1e-6
"""Sums of seconds differ by less, however they are added up."""
SEVENS = ("2s 3s 4s 5s", "7h 3h 4h 5h", "7c 3c 4c 5c", "7s 3d 4d 5d")


class Race(Evening):
    """Seat 0 has the first turn and draws; ``discard`` opens the window, and the time since then is counted.

    ``hands`` are the cards of the seats, ``draws`` the draw pile; ``seconds`` 0: no clock.
    Moments are milliseconds after the window opened.
    """

    def __init__(
        self,
        *hands: str,
        draws: str = "7d",
        robots: int = 0,
        people: int = 4,
        seconds: int = 30,
        **config: Any,
    ) -> None:
        cards = [hand.split() for hand in hands or SEVENS]
        deck = [cards[seat][place] for place in range(4) for seat in range(len(cards))]
        super().__init__(ScriptSource({"spin": [len(cards) - 1], "deck": [deck + draws.split()]}))
        config = {"powers": "none", **config}
        self.start_match(
            *PEOPLE[1:people], game="freeze", config=config, robots=robots, seconds=seconds, stand_in=False
        )
        for person in PEOPLE[:people]:
            assert self.act(person, {"type": "ready"}) is None
        self.play_on(self.now + (5.0 if robots else 0.0))
        self.zero = self.now

    def discard(self) -> None:
        """The seat whose turn it is, seat 0, draws and discards; its window is the zero of time."""
        self.until(self.now + 1.0)
        assert self.send("léa", "draw") is None
        self.until(self.now + 1.0)
        assert self.send("léa", "discard") is None
        self.zero = self.now
        self.told.clear()

    @property
    def match(self) -> Match:
        match = self.salon.table.match
        assert match is not None
        return match

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def number(self) -> int:
        """The number of the last event of the stream."""
        return self.salon.table.n

    def at(self, milliseconds: float) -> None:
        """Let time pass up to a moment after the window was opened."""
        moment = self.zero + milliseconds / 1000
        self.until(moment + ROUNDING)
        self.now = moment

    def send(self, person: str, kind: str, *place: int, seen: int | None = None, **fields: Any) -> str | None:
        """An action arrives; its sender has seen everything, or the events up to ``seen``."""
        action = {"type": kind, **dict(zip(("line", "slot"), place, strict=False)), **fields}
        raw = msgspec.Raw(msgspec.json.encode(action))
        command = Act("table", raw, None, self.number if seen is None else seen)
        refusal = self.feed(Asked(person, command, RTT[person]))
        return None if refusal is None else refusal.code

    def story(self, *, quiet: bool = True) -> list[tuple[Any, ...]]:
        """What has been told at the table since the last time, as (type, seat, …), without the turns."""
        events = self.heard("table")
        found = [(event.__struct_config__.tag, getattr(event, "seat", None)) for event in events]
        return [line for line in found if not quiet or line[0] != "turn"]

    def told_to(self, person: str | None) -> list[str]:
        """The kinds of event that somebody has been told since the last ``story``."""
        events = (redacted(self.salon, emission, person) for emission in self.told if emission.game)
        return [event.__struct_config__.tag for event in events if event is not None]
