"""A private fast twin of deal, gifts and tricks: a round played to its end at random, on lists of small integers.

``tests/test_playout.py`` holds it against the rules, card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from msgspec.structs import replace

from salon.games.payoo.cards import (
    FACES,
    PACK,
    SUIT,
    by_suit,
    cards_in,
    dealt_codes,
    grand_payoo,
    mask_of,
    points_of,
)
from salon.games.payoo.gifts import count, owing
from salon.games.payoo.tricks import winning
from salon.games.payoo.types import State

VALUES: Final = tuple(
    tuple(points_of(card, grand_payoo(die)) for card in range(60)) for die in range(len(FACES))
)
"""What each card is worth, for each face of the die."""

Hand = list[list[int]]
"""The cards of a seat by suit, in canonical order."""


def play_out(state: State, rand: Callable[[], float]) -> tuple[int, ...]:
    """Return what each seat has taken in the round when it is played on at random from wherever it stands.

    ``rand()`` is a number in [0, 1): in the deal each card of the pack, in canonical order, draws one and they are
    dealt from the lowest on; of the n cards that may be given or played, in canonical order, the one at
    ``rand() * n``; the seats that owe a gift make theirs in turn, card by card, and the die follows in the same way.
    Raises ValueError while the die is owed, and after the last trick.
    """
    if not state.hands:
        state = replace(state, hands=_dealt(state, rand))
    masks, die = state.hands, state.die
    if owing(state):
        masks, die = _given(state, rand), int(rand() * len(FACES))
    if state.leader is None or die is None:
        raise ValueError("there are no tricks to play")
    hands: list[Hand] = [by_suit(hand) for hand in masks]
    left = max(hand.bit_count() for hand in masks)
    taken = list(state.taken)
    seats = range(len(hands))
    value = VALUES[die]
    followers = [[(leader + step) % len(hands) for step in seats[1:]] for leader in seats]
    leader = state.leader
    if state.trick:
        trick = list(state.trick)
        leader = _finish_trick(trick, hands, leader, left, rand)
        taken[leader] += sum(value[card] for card in trick)
        left -= 1
    while left:
        best = _pick(hands[leader], int(rand() * left))
        asked = SUIT[best]
        points = value[best]
        winner = leader
        for seat in followers[leader]:
            cards = hands[seat][asked]
            if cards:
                card = cards.pop(int(rand() * len(cards)))
                if card > best:
                    best, winner = card, seat
            else:
                card = _pick(hands[seat], int(rand() * left))
            points += value[card]
        taken[winner] += points
        leader = winner
        left -= 1
    return tuple(taken)


def _dealt(state: State, rand: Callable[[], float]) -> tuple[int, ...]:
    """Return the hands (masks) after the deal (``deal.2``)."""
    seats = len(state.scores)
    order = sorted(_pack(seats), key=lambda _: rand())
    return tuple(mask_of(order[(seat - state.dealer - 1) % seats :: seats]) for seat in range(seats))


@cache
def _pack(seats: int) -> tuple[int, ...]:
    return tuple(PACK.cards(dealt_codes(seats)))


def _given(state: State, rand: Callable[[], float]) -> tuple[int, ...]:
    """Return the hands (masks) after every gift (``gift.*``)."""
    gifts, hands = list(state.gifts), list(state.hands)
    for seat in owing(state):
        cards = cards_in(hands[seat])
        for held in range(len(cards), len(cards) - count(state), -1):
            gifts[seat] |= 1 << cards.pop(int(rand() * held))
        hands[seat] ^= gifts[seat]
    return tuple(hand | gifts[seat - 1] for seat, hand in enumerate(hands))


def _pick(hand: Iterable[list[int]], number: int) -> int:
    for cards in hand:
        if number < len(cards):
            return cards.pop(number)
        number -= len(cards)
    raise AssertionError("fewer cards than counted")


def _finish_trick(
    trick: list[int], hands: list[Hand], leader: int, left: int, rand: Callable[[], float]
) -> int:
    """Let the seats that have not played into ``trick`` do so; return its winner."""
    asked = SUIT[trick[0]]
    for step in range(len(trick), len(hands)):
        hand = hands[(leader + step) % len(hands)]
        cards = hand[asked]
        trick.append(cards.pop(int(rand() * len(cards))) if cards else _pick(hand, int(rand() * left)))
    return (leader + winning(tuple(trick))) % len(hands)
