"""A player for any game: it does anything that is legal, all options alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salon.cards.shuffle import below
from salon.core.chance import Rng
from salon.core.contract import Events, Game
from salon.core.errors import IllegalMove

Player = Callable[[Any, Events, int, Rng], Any]
"""``(view, events, seat, rng) → action``: ``view`` is the seat's own, ``events`` those of the round as told to it.

None, where nobody waits for the seat, lets the decision go by.
"""


def random_player(game: Game) -> Player:
    """Return a player of ``game`` that takes one of its options, each equally likely, and fills it at random.

    The player raises IllegalMove where its seat may do nothing.
    """

    def choose(view: Any, events: Events, seat: int, rng: Rng) -> Any:
        options = view.legal
        if not options:
            raise IllegalMove(f"seat {seat} may do nothing")
        return game.fill(view, options[below(len(options), rng.getrandbits)], rng)

    return choose
