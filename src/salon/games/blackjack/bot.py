"""The house player: a constant bet, then the best play by total and dealer's card."""

from __future__ import annotations

from typing import Final

from salon.core.chance import Rng
from salon.core.errors import IllegalMove
from salon.games.blackjack.strategy import best
from salon.games.blackjack.types import Action, Bet, BetOption, Double, Event, Hit, Stand, View

STAKE: Final = 50
"""What it bets on every donne, as long as it owns that much."""


def choose(view: View, events: tuple[Event, ...], seat: int, rng: Rng) -> Action:
    """Return the house player's action; it looks at its own hand and the dealer's card face up (``hidden.3``).

    Raises IllegalMove if the seat has nothing to decide.
    """
    legal = view.legal or ()
    for option in legal:
        if isinstance(option, BetOption) and isinstance(option.max, int):
            return Bet(min(STAKE, option.max))
    player = view.players[seat]
    if player is None or player.total is None:
        raise IllegalMove(f"seat {seat} has no hand to play")
    match best(player.total, player.soft, view.dealer_hand[0], Double() in legal).move:
        case "hit":
            return Hit()
        case "double":
            return Double()
        case "stand":
            return Stand()
