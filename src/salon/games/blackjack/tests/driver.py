"""A table for tests: scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

from tests.matches import Driven

from salon.core.chance import ScriptSource
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.types import Bet, Config, PlayerView, State, View


class Table(Driven[State, View]):
    """Blackjack with a known shoe: ``deck`` are the first cards, or a list of decks, one for each shuffle."""

    game = GAME

    def __init__(
        self,
        seats: int = 1,
        deck: str | list[str] = "",
        balances: tuple[int | None, ...] | None = None,
        config: Config | None = None,
    ) -> None:
        decks = [deck] if isinstance(deck, str) else deck
        source = ScriptSource({"deck": [cards.split() for cards in decks]})
        super().__init__(seats, config=config, setup=Setup(balances), source=source)

    def bets(self, *amounts: int) -> Table:
        """Let the stools bet in turn; 0 lets one out."""
        for seat, amount in enumerate(amounts):
            if amount:
                self.do(seat, Bet(amount))
        return self

    def player(self, seat: int) -> PlayerView:
        """What everybody sees of a taken stool."""
        player = self.view().players[seat]
        assert player is not None, f"stool {seat} is free"
        return player

    @property
    def clock_key(self) -> str | None:
        """The name of the clock that runs."""
        return self.clock.key if self.clock else None
