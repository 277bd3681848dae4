"""The house player: a chip somewhere, then ready. No play has a better expectation than another (``hidden.3``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from salon.cards.shuffle import below
from salon.core.chance import Rng
from salon.core.errors import IllegalMove
from salon.games.roulette.types import Action, Bet, BetOption, Clear, Event, PlaceName, Ready, View
from salon.games.roulette.wheel import PLACES

EVEN_CHANCES: Final[tuple[PlaceName, ...]] = ("red", "black", "even", "odd", "low", "high")
CAREFUL: Final = 20
"""It lays chips that it could lose about so many times."""


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return the house player's action: a stake if it has none, then readiness; asked again, one chip more.

    Raises IllegalMove if the seat has nothing to decide.
    """
    legal = view.legal or ()
    player = view.players[seat]
    if player is None or not legal:
        raise IllegalMove(f"seat {seat} has nothing to decide")
    if Ready() in legal:
        return Ready()
    option = legal[0]
    if not isinstance(option, BetOption):
        return Clear()
    affordable = [chip for chip in option.chips if chip * CAREFUL <= player.balance]
    chips = affordable or [option.chips[0]]
    places = EVEN_CHANCES if below(2, rng.getrandbits) else PLACES
    on = places[below(len(places), rng.getrandbits)]
    return Bet(on, chips[below(len(chips), rng.getrandbits)])
