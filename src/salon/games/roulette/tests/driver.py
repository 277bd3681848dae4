"""A table for tests: scripted numbers, inputs one by one, and what they brought about."""

from __future__ import annotations

from tests.matches import Driven

from salon.core.chance import ScriptSource
from salon.games._corner.types import Setup
from salon.games.roulette import GAME
from salon.games.roulette.types import Bet, Chip, Config, PlaceName, PlayerView, Ready, State, View


class Table(Driven[State, View]):
    """Roulette with known numbers."""

    game = GAME

    def __init__(
        self,
        seats: int = 1,
        *numbers: int,
        balances: tuple[int | None, ...] | None = None,
        config: Config | None = None,
    ) -> None:
        source = ScriptSource({"spin": list(numbers)})
        super().__init__(seats, config=config, setup=Setup(balances), source=source)

    def bet(self, seat: int, on: PlaceName, chip: Chip = 10) -> Table:
        """Let the seat add a chip."""
        return self.do(seat, Bet(on, chip))

    def ready(self, seat: int) -> Table:
        """Let the seat say that it is ready."""
        return self.do(seat, Ready())

    def player(self, seat: int) -> PlayerView:
        """What everybody sees of a taken stool."""
        player = self.view().players[seat]
        assert player is not None, f"stool {seat} is free"
        return player

    @property
    def phase(self) -> str:
        """What everybody sees of the phase."""
        return self.view().phase
