"""Filling templates, and imagining the cards that a seat cannot see (for search and for the tests of secrecy)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.shuffle import below, shuffled
from salon.core.chance import Rng
from salon.games.pouilleux import knowledge
from salon.games.pouilleux.cards import PACK, WITHOUT
from salon.games.pouilleux.placing import Table, place
from salon.games.pouilleux.types import (
    Action,
    Draw,
    DrawOption,
    Drew,
    Event,
    Offered,
    Option,
    Pair,
    Paired,
    Reorder,
    Reordered,
    ReorderOption,
    State,
    View,
)


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return an action that fits ``option`` of the seat whose view this is; a place, an order are drawn at random."""
    if isinstance(option, DrawOption):
        return Draw(below(option.count, rng.getrandbits))
    if isinstance(option, ReorderOption):
        hand = view.players[view.offer.from_].hand if view.offer is not None else ()
        return Reorder(shuffled(hand, rng.getrandbits))
    return option


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` reach back to the deal.

    It knows its own cards, the pairs that were thrown off, where a card may have got to since it was in its own hand,
    and that nobody holds a pair once the pairs of the deal are thrown off. How the cards of others lie is drawn too.
    What could be inferred from a draw that made no pair is not.
    """
    told = knowledge.this_round(events)
    dealt = any(player.cards or player.pairs for player in view.players)
    pairs = tuple(
        Pair(event.seat, (PACK.index[event.cards[0]], PACK.index[event.cards[1]]))
        for event in told
        if isinstance(event, Paired)
    )
    if not dealt:
        pairs = ()
    hands, removed = _cards(view, told, seat, rng) if dealt else ((), WITHOUT[view.config.variant])
    barren = 0
    for event in told:
        barren = barren + 1 if isinstance(event, Drew) else 0 if isinstance(event, Paired) else barren
    offer = view.offer
    return State(
        config=view.config,
        round=view.round,
        dealer=view.dealer,
        scores=tuple(player.score for player in view.players),
        phase=view.phase,
        owed=None if dealt else "deal",
        hands=hands,
        pairs=pairs,
        fresh=len(view.shown),
        out=tuple(player.out or 0 for player in view.players),
        removed=removed,
        giver=None if offer is None else offer.from_,
        taker=None if offer is None else offer.to,
        open=offer is not None and offer.open,
        draws=sum(isinstance(event, Drew) for event in told) if dealt else 0,
        barren=barren if dealt else 0,
        reorders=_reorders(told) if offer is not None and not offer.open else 0,
        loser=view.loser,
    )


def _cards(
    view: View, told: Sequence[Event], seat: int, rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], int | None]:
    """Return the hands and the card set aside; all of them are open once the round is over."""
    if view.phase in ("round_over", "over"):
        return tuple(PACK.cards(player.hand) for player in view.players), PACK.index[view.removed]
    mystery = WITHOUT[view.config.variant] is None
    waiting = view.to_act if view.phase == "pairing" else ()
    table = Table(
        variant=view.config.variant,
        room=(*(0 if other == seat else p.cards for other, p in enumerate(view.players)), int(mystery)),
        pairing=tuple(other for other in waiting if other != seat),
        auto=view.config.pairing == "auto",
    )
    owners = place(knowledge.whereabouts(view, told, seat), table, rng)
    hands = [
        list(PACK.cards(player.hand)) if other == seat else [] for other, player in enumerate(view.players)
    ]
    removed = WITHOUT[view.config.variant]
    for card, owner in owners.items():
        if owner == len(hands):
            removed = card
        else:
            hands[owner].append(card)
    return (
        tuple(
            tuple(hand) if other == seat else shuffled(hand, rng.getrandbits)
            for other, hand in enumerate(hands)
        ),
        removed,
    )


def _reorders(told: Sequence[Event]) -> int:
    count = 0
    for event in told:
        count = 0 if isinstance(event, Offered) else count + isinstance(event, Reordered)
    return count
