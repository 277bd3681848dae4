"""Filling templates, and imagining the cards that a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence

from salon.core.actor import CHANCE
from salon.core.chance import Rng
from salon.games._poker.events import Event
from salon.games._poker.sampling import Unseen, bet_of, deal_order, fill_bet, start_fields, told_now
from salon.games._poker.types import Bet, BetOption
from salon.games.holdem import rules
from salon.games.holdem.types import State, View


def fill(_view: View, option: BetOption, rng: Rng) -> Bet:
    """Return an action that fits ``option``."""
    return fill_bet(option, rng)


def resample(view: View, events: Sequence[Event], _seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that the seat knows; ``events`` are those it was told.

    The cards that it has not seen are drawn evenly.
    """
    state = State(
        config=view.config,
        unit=view.config.blinds[1],
        small=view.small_blind,
        big=view.big_blind,
        **start_fields(view, view.players),
    )
    if not view.street:
        return state  # The deal is still owed.
    hands = [player.hand for player in view.players]
    unseen = Unseen([*view.board, *(card for hand in hands for card in hand)], rng)
    order = deal_order(view.dealer, state.start)
    dealt = {seat: unseen.known_or_new(hands[seat], rules.HAND) for seat in order}
    pack = [dealt[seat][index] for index in range(rules.HAND) for seat in order]
    pack += [*view.board, *unseen.rest()]
    state, _ = rules.apply(state, CHANCE, tuple(pack))
    for event in told_now(events):
        told = bet_of(event)
        if told is not None:
            state, _ = rules.apply(state, *told)
    return state
