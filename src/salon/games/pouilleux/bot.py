"""The house player: its only choice is a place in a fan of which it knows nothing (``bots.1``)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.shuffle import below
from salon.core.chance import Rng
from salon.games.pouilleux.types import Action, Done, Draw, DrawOption, Event, Reorder, View


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return what the house player in ``seat`` does; ``seat`` may act.

    It draws anywhere, throws off its pairs and presents its fan at once, and leaves the fan as it lies.
    """
    options = view.legal or ()
    for option in options:
        if isinstance(option, DrawOption):
            return Draw(below(option.count, rng.getrandbits))
    return Done() if Done() in options else Reorder(view.players[seat].hand)
