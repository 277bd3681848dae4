"""Pairs: what may be thrown off after the deal, by whom, and what the table throws off (``pair.*``)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from salon.core.refusal import MALFORMED, Refusal
from salon.games.pouilleux.cards import PACK, groups, kind
from salon.games.pouilleux.types import Discard, Done, Event, Option, Pair, Paired, State

Step = tuple[State, tuple[Event, ...]]

TWO_CARDS = Refusal("two_cards")
NOT_A_PAIR = Refusal("not_a_pair")

CODES = ("two_cards", "not_in_hand", "not_a_pair")
"""Every code that a discard may be refused with, beside ``malformed``."""


def pending(state: State) -> tuple[int, ...]:
    """Return the seats that still hold a pair in the phase ``pairing``, sorted (``pair.6``)."""
    if state.phase != "pairing":
        return ()
    return tuple(seat for seat, hand in enumerate(state.hands) if groups(hand, state.config.variant))


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return every pair of ``seat``, which has one, and then ``done`` (``pair.6``)."""
    pairs = (
        Discard(PACK.names(pair))
        for group in groups(state.hands[seat], state.config.variant)
        for pair in combinations(group, 2)
    )
    return (*pairs, Done())


def check(state: State, seat: int, codes: tuple[str, ...]) -> Refusal | None:
    """Return why ``seat``, which has a pair, may not throw off the cards ``codes``, or None."""
    for code in codes:
        if code not in PACK.index:
            return MALFORMED
        if PACK.index[code] not in state.hands[seat]:
            return Refusal("not_in_hand", {"card": code})
    cards = PACK.cards(codes)
    if len(set(cards)) != 2 or len(cards) != 2:
        return TWO_CARDS
    first, second = (kind(card, state.config.variant) for card in cards)
    return None if first == second else NOT_A_PAIR


def throw(state: State, seat: int, pair: tuple[int, ...]) -> Step:
    """Throw off ``pair`` of ``seat`` and show it (``pair.8``)."""
    first, second = sorted(pair)
    hands = list(state.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in pair)
    state = replace(
        state,
        hands=tuple(hands),
        pairs=(*state.pairs, Pair(seat, (first, second))),
        fresh=state.fresh + 1,
    )
    first_name, second_name = PACK.names((first, second))
    return state, (Paired(seat, (first_name, second_name), first_name[0]),)


def throw_all(state: State, seat: int, *, trios: bool) -> Step:
    """Throw off every group of ``seat`` two by two (``pair.5``); with ``trios`` False those of three are left.

    Of three cards the third stays.
    """
    events: tuple[Event, ...] = ()
    for group in groups(state.hands[seat], state.config.variant):
        if len(group) == 3 and not trios:
            continue
        for start in range(0, len(group) - 1, 2):
            state, more = throw(state, seat, group[start : start + 2])
            events += more
    return state, events
