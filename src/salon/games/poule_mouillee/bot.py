"""The house player: weighs what the next card may bring against what lies on the table (``bots.1``).

It remembers the cards that it has picked up itself, not those of the others, and thinks one card ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from salon.core.chance import Rng
from salon.games.poule_mouillee import memory
from salon.games.poule_mouillee.counting import GOAL, PACK, counted, series, stands_for
from salon.games.poule_mouillee.types import Action, Chicken, Event, Play, Stop, View

TWENTY_ONE = 1.5
"""What 21 is worth in cards: at least one more of one's own, and a neighbour who has to pick up."""
NEW_SERIES = 1.8
"""How many cards one gets rid of after chickening out."""
LAST_CARD = 8.0
"""What it is worth to be rid of the last card."""


class Outlook(NamedTuple):
    """What the next card of a seat may bring, as shares of 1."""

    bust: float
    goal: float


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return what the house player in ``seat`` does; ``seat`` may act."""
    options = view.legal or ()
    play, chicken, stop = Play(), Chicken(), Stop()
    if len(options) == 1:
        return options[0]
    gain = _gain(view, events, seat)
    if chicken in options:
        return chicken if NEW_SERIES - len(view.pile) > gain else play
    return play if gain > 0 else stop


def outlook(view: View, events: Sequence[Event], seat: int) -> Outlook:
    """Return what the next card of ``seat`` may bring, from what it has seen and picked up."""
    known = memory.stacks(view, events)[seat]
    cards = memory.unseen(view, (known,)) if known[0] is None else [known[0]]
    count, under = series(PACK.cards(view.pile))
    after = [counted(card, count, stands_for(card, count, under)) for card in cards]
    return Outlook(
        bust=sum(number > GOAL for number in after) / len(after),
        goal=after.count(GOAL) / len(after),
    )


def _gain(view: View, events: Sequence[Event], seat: int) -> float:
    """Return how many cards better off ``seat`` is after playing one, compared with not playing it."""
    ahead = outlook(view, events, seat)
    one = LAST_CARD if view.players[seat].cards == 1 else 1.0
    return (1.0 - ahead.bust) * one + ahead.goal * TWENTY_ONE - ahead.bust * len(view.pile)
