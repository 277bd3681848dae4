"""A match under way, for the tests of both games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from tests.matches import Driven

from salon.core.chance import RandomSource, ScriptSource
from salon.core.contract import Game
from salon.core.play import read_config, read_setup
from salon.games._poker.types import CALL, CHECK, FOLD, Raise


class Match(Driven[Any, Any]):
    """A match of ``game``; ``decks`` are the tops of the packs, one a hand, or a generator shuffles them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *decks: str,
        rng: random.Random | None = None,
        config: dict[str, Any] | None = None,
        **setup: Any,
    ) -> None:
        self.game = game
        scripted = [deck.split() for deck in decks]
        super().__init__(
            seats,
            config=read_config(game, config),
            setup=read_setup(game, setup),
            source=ScriptSource({"deck": scripted}) if rng is None else RandomSource(rng),
        )

    def bets(self, line: str) -> None:
        """The seats asked one after the other: ``f`` folds, ``k`` checks, ``c`` calls, a number raises to it."""
        words = {"f": FOLD, "k": CHECK, "c": CALL}
        for word in line.split():
            self.do(self.turn, words.get(word) or Raise(int(word)))

    def stacks(self) -> list[int]:
        return [player.stack for player in self.view().players]

    def chips(self) -> int:
        """All chips of the table: the stacks and, while a hand is played, what was put in."""
        view = self.view()
        paid = 0 if view.phase in ("round_over", "over") else sum(player.paid for player in view.players)
        return sum(self.stacks()) + paid


def pot_list(pots: Iterable[Any]) -> list[tuple[int, Sequence[int]]]:
    """Amounts and contenders of pots."""
    return [(pot.amount, tuple(pot.seats)) for pot in pots]
