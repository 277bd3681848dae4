"""A match for tests: chosen stacks or scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

import random

from tests.matches import Driven

from salon.core.chance import RandomSource
from salon.games.poule_mouillee import GAME
from salon.games.poule_mouillee.counting import PACK, series
from salon.games.poule_mouillee.types import Chicken, Config, Play, Run, State, Stop, View

PLAY, CHICKEN, STOP = Play(), Chicken(), Stop()


class Match(Driven[State, View]):
    """Poule mouillée from its first deal, or from ``state``."""

    game = GAME

    def play(self, count: int = 1) -> Match:
        """Let whoever may act turn up a card, ``count`` times."""
        for _ in range(count):
            self.do(self.to_act[0], PLAY)
        return self

    @property
    def stacks(self) -> list[str]:
        """The cards of each stack, top first, separated by spaces."""
        return [" ".join(PACK.names(stack)) for stack in self.state.stacks]


def table(
    stacks: str, *, pile: str = "", turn: int = 0, run: Run | None = None, config: Config | None = None
) -> Match:
    """Return a match in the middle of its round: the stacks of the seats, top first, separated by ``|``.

    Without ``run`` the seat has a normal turn, or starts a series where none is on the table.
    """
    held = tuple(PACK.cards(cards.split()) for cards in stacks.split("|"))
    cards = PACK.cards(pile.split())
    count, worth = series(cards)
    why: Run = run or ("turn" if cards else "start")
    state = State(
        config=config or Config(),
        round=1,
        dealer=0,
        scores=(0,) * len(held),
        stacks=held,
        pile=cards,
        count=count,
        worth=worth,
        turn=turn,
        run=why,
        due={"start": 2, "extra": 0}.get(why, 1),
    )
    return Match(state=state)


def random_match(seats: int, rng: random.Random, config: Config | None = None) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=config, source=RandomSource(rng))
