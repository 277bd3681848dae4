"""A table for tests: scripted numbers, inputs one by one, and what they brought about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, HouseInput, Next
from salon.core.chance import ScriptSource
from salon.core.clock import Clock
from salon.core.play import advance
from salon.core.refusal import Refusal
from salon.core.viewer import SPECTATOR, Viewer
from salon.games.roulette import GAME
from salon.games.roulette.types import (
    Action,
    Bet,
    Chip,
    Config,
    PlaceName,
    PlayerView,
    Ready,
    Setup,
    State,
    View,
)


class Table:
    """Roulette with known numbers."""

    def __init__(
        self,
        seats: int = 1,
        *numbers: int,
        balances: tuple[int | None, ...] | None = None,
        config: Config | None = None,
    ) -> None:
        self.source = ScriptSource({"spin": list(numbers)})
        self.state: State = GAME.setup(config or Config(), seats, Setup(balances))
        self.events: tuple[Any, ...] = ()

    def do(self, seat: int, action: Action) -> Table:
        """Let the seat act; fails if the action is refused."""
        self.state, self.events = advance(GAME, self.state, seat, action, self.source)
        return self

    def bet(self, seat: int, on: PlaceName, chip: Chip = 10) -> Table:
        """Let the seat add a chip."""
        return self.do(seat, Bet(on, chip))

    def ready(self, seat: int) -> Table:
        """Let the seat say that it is ready."""
        return self.do(seat, Ready())

    def house(self, order: HouseInput) -> Table:
        """Carry out an order of the house."""
        self.state, self.events = advance(GAME, self.state, HOUSE, order, self.source)
        return self

    def next(self) -> Table:
        """Open the next betting."""
        return self.house(Next())

    def expire(self) -> Table:
        """Let the clock run out."""
        self.state, self.events = advance(GAME, self.state, CLOCK, Expire(), self.source)
        return self

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do that."""
        return GAME.check(self.state, seat, action)

    def view(self, viewer: Viewer = SPECTATOR) -> View:
        """What the viewer sees."""
        seen: View = GAME.view(self.state, viewer)
        return seen

    def player(self, seat: int) -> PlayerView:
        """What everybody sees of a taken stool."""
        player = self.view().players[seat]
        assert player is not None, f"stool {seat} is free"
        return player

    @property
    def phase(self) -> str:
        """What everybody sees of the phase."""
        return self.view().phase

    @property
    def clock(self) -> Clock | None:
        """The clock that runs."""
        return GAME.clock(self.state)

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def kinds(events: Iterable[Any]) -> list[str]:
    """The tags of events, in order."""
    return [event.__struct_config__.tag for event in events]
