"""A match for tests: chosen hands or scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

import random

from tests.matches import Driven

from salon.core.chance import RandomSource, ScriptSource
from salon.core.play import settle
from salon.games.pouilleux import GAME, offers, pairing
from salon.games.pouilleux.cards import PACK
from salon.games.pouilleux.types import Config, Discard, Done, Draw, Event, Reorder, State, View

DONE = Done()


class Match(Driven[State, View]):
    """Pouilleux from its first deal, or from ``state``."""

    game = GAME

    def draw(self, *positions: int) -> Match:
        """Let the drawers take the cards at these positions one after the other."""
        for position in positions:
            assert self.state.taker is not None
            self.do(self.state.taker, Draw(position))
        return self

    def discard(self, seat: int, cards: str) -> Match:
        """Let the seat throw off these cards."""
        return self.do(seat, Discard(tuple(cards.split())))

    def reorder(self, seat: int, cards: str) -> Match:
        """Let the seat put its fan in this order."""
        return self.do(seat, Reorder(tuple(cards.split())))

    @property
    def hands(self) -> list[str]:
        """The cards of each hand as they lie, separated by spaces."""
        return [" ".join(PACK.names(hand)) for hand in self.state.hands]


def table(
    hands: str,
    *,
    dealer: int = 0,
    config: Config | None = None,
    fans: list[list[int]] | None = None,
    removed: str = "Qc",
    barren: int = 0,
) -> Match:
    """Return a match after the deal, with nothing thrown off yet: the cards of each seat, separated by ``|``.

    ``fans`` are the permutations to come. Where no hand holds a pair the dealer offers his fan at once.
    """
    held = tuple(PACK.cards(cards.split()) for cards in hands.split("|"))
    state = State(
        config=config or Config(),
        round=1,
        dealer=dealer,
        scores=(0,) * len(held),
        owed=None,
        hands=held,
        out=(0,) * len(held),
        removed=PACK.index[removed],
        barren=barren,
    )
    match = Match(state=state, source=ScriptSource({"fan": list(fans or [])}))
    return match if pairing.pending(state) else match.keep(settle_after(match, offers.begin(state)))


def settle_after(match: Match, step: tuple[State, tuple[Event, ...]]) -> tuple[State, tuple[Event, ...]]:
    """Let chance do what it owes after ``step``."""
    state, events = step
    state, more = settle(GAME, state, match.source)
    return state, (*events, *more)


def random_match(seats: int, rng: random.Random, config: Config | None = None) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=config, source=RandomSource(rng))
