"""A match for tests: scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

import random

from tests.matches import Driven

from salon.core.chance import RandomSource
from salon.games.payoo import GAME
from salon.games.payoo.cards import FACES, PACK, mask_of
from salon.games.payoo.types import Config, Give, Play, State, View


class Match(Driven[State, View]):
    """Payoo from its first deal, or from ``state``."""

    game = GAME

    def give(self, seat: int, cards: str) -> Match:
        """Let the seat give, cards separated by spaces."""
        return self.do(seat, Give(tuple(cards.split())))

    def play(self, *cards: str) -> Match:
        """Let the seats whose turn it is play these cards one after the other."""
        for card in cards:
            self.do(self.to_act[0], Play(card))
        return self


def trick(hands: str, *, die: str = "s", leader: int = 0, dots: str = "", rounds: int = 1) -> Match:
    """Return a match in the middle of its only round: the cards of each seat, seats separated by ``|``.

    ``dots`` are the cards that carry the red dot.
    """
    held = [mask_of(PACK.cards(cards.split())) for cards in hands.split("|")]
    dotted = mask_of(PACK.cards(dots.split()))
    seats = len(held)
    state = State(
        config=Config(rounds=rounds),
        round=1,
        dealer=leader,
        scores=(0,) * seats,
        phase="play",
        hands=tuple(held),
        gifts=(0,) * seats,
        dots=tuple(hand & dotted for hand in held),
        die=FACES.index(die),
        leader=leader,
        taken=(0,) * seats,
    )
    return Match(state=state)


def random_match(seats: int, rng: random.Random, rounds: int = 1) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=Config(rounds=rounds), source=RandomSource(rng))
