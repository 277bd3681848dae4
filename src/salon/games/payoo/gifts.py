"""The gift: choosing, confirming, delivering (``gift.*``)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.refusal import MALFORMED, Refusal
from salon.games.payoo.cards import GIFT, PACK, PAYOO_SUIT, RANK, SUIT, cards_in, names
from salon.games.payoo.types import Delivered, Event, Gave, Received, State

TWICE = Refusal("twice")

CODES = ("not_in_hand", "twice", "give_count")
"""Every code that a gift may be refused with, beside ``malformed``."""


def owing(state: State) -> tuple[int, ...]:
    """Return the seats that have not confirmed their gift, sorted."""
    if state.phase != "give" or not state.hands:
        return ()
    return tuple(seat for seat, gift in enumerate(state.gifts) if not gift)


def count(state: State) -> int:
    """Return how many cards each seat gives (``gift.1``)."""
    return GIFT[len(state.scores)]


def check(state: State, seat: int, codes: tuple[str, ...]) -> Refusal | None:
    """Return why ``seat``, which owes, may not give the cards ``codes``, or None (``gift.2``)."""
    hand = state.hands[seat]
    gift = 0
    for code in codes:
        card = PACK.index.get(code)
        if card is None:
            return MALFORMED
        if not hand >> card & 1:
            return Refusal("not_in_hand", {"card": code})
        if gift >> card & 1:
            return TWICE
        gift |= 1 << card
    wanted = count(state)
    return None if len(codes) == wanted else Refusal("give_count", {"count": wanted})


def highest(state: State, seat: int) -> tuple[int, ...]:
    """Return what the clock gives for ``seat``: its highest Payoo, then its highest plain cards (``clock.2``)."""
    order = sorted(
        cards_in(state.hands[seat]), key=lambda card: (SUIT[card] != PAYOO_SUIT, -RANK[card], card)
    )
    return tuple(order[: count(state)])


def confirm(state: State, seat: int, gift: int) -> tuple[State, tuple[Event, ...]]:
    """Put the gift (a mask) of ``seat`` apart; the last one delivers them all (``gift.4``)."""
    seats = len(state.scores)
    hands, gifts = list(state.hands), list(state.gifts)
    hands[seat] &= ~gift
    gifts[seat] = gift
    state = replace(state, hands=tuple(hands), gifts=tuple(gifts))
    gave = Gave(seat, (seat + 1) % seats, count(state), names(gift))
    if owing(state):
        return state, (gave,)
    state, delivered = _deliver(state)
    return state, (gave, *delivered)


def _deliver(state: State) -> tuple[State, tuple[Event, ...]]:
    # The gift of the seat before goes to each seat; Python's gifts[-1] is that of the last seat.
    dots = tuple(state.gifts[seat - 1] for seat in range(len(state.gifts)))
    hands = tuple(hand | gift for hand, gift in zip(state.hands, dots, strict=True))
    seats = len(hands)
    told = (Received(seat, (seat - 1) % seats, names(gift)) for seat, gift in enumerate(dots))
    state = replace(state, phase="play", hands=hands, dots=dots)
    return state, (Delivered(count(state)), *told)
