"""A table for tests: scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, HouseInput, Next
from salon.core.chance import ScriptSource
from salon.core.play import advance
from salon.core.refusal import Refusal
from salon.core.viewer import SPECTATOR, Viewer
from salon.games.blackjack import GAME
from salon.games.blackjack.types import Bet, Config, PlayerView, Setup, State, View


class Table:
    """Blackjack with a known shoe: ``deck`` are the first cards, or a list of decks, one for each shuffle."""

    def __init__(
        self,
        seats: int = 1,
        deck: str | list[str] = "",
        balances: tuple[int | None, ...] | None = None,
        config: Config | None = None,
    ) -> None:
        decks = [deck] if isinstance(deck, str) else deck
        self.source = ScriptSource({"deck": [cards.split() for cards in decks]})
        self.state: State = GAME.setup(config or Config(), seats, Setup(balances))
        self.events: tuple[Any, ...] = ()

    def do(self, seat: int, action: Any) -> Table:
        """Let the seat act; fails if the action is refused."""
        self.state, self.events = advance(GAME, self.state, seat, action, self.source)
        return self

    def bets(self, *amounts: int) -> Table:
        """Let the stools bet in turn; 0 lets one out."""
        for seat, amount in enumerate(amounts):
            if amount:
                self.do(seat, Bet(amount))
        return self

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

    def refusal(self, seat: int, action: Any) -> Refusal | None:
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
    def clock_key(self) -> str | None:
        """The name of the clock that runs."""
        clock = GAME.clock(self.state)
        return clock.key if clock else None

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def kinds(events: Iterable[Any]) -> list[str]:
    """The tags of events, in order."""
    return [event.__struct_config__.tag for event in events]
