"""Titles and the exchange between them (``end.3``, ``swap.*``)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from salon.core.refusal import MALFORMED, Refusal
from salon.games.president.cards import PACK, strongest, weakest_first
from salon.games.president.types import GiveOption, Returned, Role, State, Tribute

TWICE = Refusal("twice")

CODES = ("twice", "not_in_hand", "give_count")
"""Every code that a gift may be refused with, beside ``malformed``."""


def role_of(rank: int, seats: int) -> Role:
    """Return the title that the rank 1 … ``seats`` in a round brings (``end.3``)."""
    if rank == 1:
        return "president"
    if rank == seats:
        return "trou"
    if seats > 3 and rank == 2:
        return "vice_president"
    if seats > 3 and rank == seats - 1:
        return "vice_trou"
    return "neutral"


class Pair(NamedTuple):
    """Two seats that exchange ``cards`` cards: the lower one gives its strongest, the upper one gives back."""

    lower: int
    upper: int
    cards: int
    lower_role: Role
    upper_role: Role


def pairs(roles: tuple[Role | None, ...]) -> tuple[Pair, ...]:
    """Return who exchanges when these titles are borne (``swap.1``)."""
    found = [Pair(roles.index("trou"), roles.index("president"), 2, "trou", "president")]
    if "vice_trou" in roles:
        lower, upper = roles.index("vice_trou"), roles.index("vice_president")
        found.append(Pair(lower, upper, 1, "vice_trou", "vice_president"))
    return tuple(found)


def take_tribute(state: State, pair: Pair) -> tuple[State, Tribute]:
    """Move the strongest cards of the lower hand up, as the rules do by themselves with the deal (``swap.2``)."""
    cards = weakest_first(strongest(state.hands[pair.lower], pair.cards))
    state = _move(state, pair.lower, pair.upper, cards)
    return state, Tribute(pair.lower, pair.upper, pair.lower_role, pair.cards, PACK.names(cards))


def partner(roles: tuple[Role | None, ...], seat: int) -> int | None:
    """Return the seat that ``seat`` exchanges with when these titles are borne, or None."""
    for pair in pairs(roles) if "trou" in roles else ():
        if seat in (pair.lower, pair.upper):
            return pair.upper if seat == pair.lower else pair.lower
    return None


def give_option(state: State, seat: int) -> GiveOption:
    """Return the template of what ``seat``, which owes, may give back."""
    return GiveOption(_debt(state, seat).cards)


def check_gift(state: State, seat: int, codes: tuple[str, ...]) -> Refusal | None:
    """Return why ``seat``, which owes, may not give back the cards ``codes``, or None (``swap.3``)."""
    hand = state.hands[seat]
    for code in codes:
        card = PACK.index.get(code)
        if card is None:
            return MALFORMED
        if card not in hand:
            return Refusal("not_in_hand", {"card": code})
    if len(set(codes)) < len(codes):
        return TWICE
    count = _debt(state, seat).cards
    if len(codes) != count:
        return Refusal("give_count", {"count": count})
    return None


def weakest_gift(state: State, seat: int) -> tuple[int, ...]:
    """Return what the clock gives back for ``seat`` (``clock.3``)."""
    return state.hands[seat][: _debt(state, seat).cards]


def give_back(state: State, seat: int, cards: tuple[int, ...]) -> tuple[State, Returned]:
    """Move a gift down at once; it is final (``swap.4``)."""
    pair = _debt(state, seat)
    cards = weakest_first(cards)
    state = _move(state, seat, pair.lower, cards)
    state = replace(state, owing=tuple(other for other in state.owing if other != seat))
    return state, Returned(seat, pair.lower, pair.upper_role, pair.cards, PACK.names(cards))


def _debt(state: State, seat: int) -> Pair:
    return next(pair for pair in pairs(state.roles) if pair.upper == seat)


def _move(state: State, giver: int, receiver: int, cards: tuple[int, ...]) -> State:
    hands, received, gave = list(state.hands), list(state.received), list(state.gave)
    hands[giver] = tuple(card for card in hands[giver] if card not in cards)
    hands[receiver] = weakest_first((*hands[receiver], *cards))
    received[giver] = tuple(card for card in received[giver] if card not in cards)
    received[receiver] = weakest_first((*received[receiver], *cards))
    gave[giver] = cards
    return replace(state, hands=tuple(hands), received=tuple(received), gave=tuple(gave))
