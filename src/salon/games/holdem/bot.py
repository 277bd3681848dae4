"""The house player of Texas Hold'em: its two cards and the board against hands drawn from the unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.pack import FRENCH
from salon.cards.poker.rank import rank7
from salon.core.chance import Rng
from salon.games._poker.events import Event
from salon.games._poker.mind import decide, draw_cards, rivals
from salon.games._poker.types import Bet
from salon.games.holdem.types import View

SAMPLES = 160


def choose(view: View, _events: Sequence[Event], seat: int, rng: Rng) -> Bet:
    """Return what the house player in ``seat`` does; ``seat`` may act."""
    hand = FRENCH.cards(view.players[seat].hand)
    chance = chance_of_winning(hand, FRENCH.cards(view.board), rivals(view.players, seat), rng)
    return decide(view, view.players, view.legal or (), seat, chance, rng)


def chance_of_winning(
    hand: tuple[int, ...], board: tuple[int, ...], opponents: int, rng: Rng, samples: int = SAMPLES
) -> float:
    """Return the share of the pot that ``hand`` takes on average against ``opponents`` random hands."""
    known = hand + board
    unseen = [card for card in range(52) if card not in known]
    missing = 5 - len(board)
    won = 0.0
    for _ in range(samples):
        cards = draw_cards(unseen, missing + 2 * opponents, rng)
        full = [*board, *cards[:missing]]
        mine = rank7((*full, *hand))
        sharing = 1
        for at in range(missing, len(cards), 2):
            theirs = rank7((*full, cards[at], cards[at + 1]))
            if theirs > mine:
                break
            sharing += theirs == mine
        else:
            won += 1 / sharing
    return won / samples
