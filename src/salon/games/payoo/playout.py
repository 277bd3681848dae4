"""A private fast twin of the tricks: a round played to its end at random, on lists of small integers.

``tests/test_playout.py`` holds it against the rules, card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from salon.games.payoo.cards import FACES, SUIT, SUIT_MASK, cards_in, grand_payoo, points_of
from salon.games.payoo.tricks import winning
from salon.games.payoo.types import State

VALUES: Final = tuple(
    tuple(points_of(card, grand_payoo(die)) for card in range(60)) for die in range(len(FACES))
)
"""What each card is worth, for each face of the die."""

Hand = list[list[int]]
"""The cards of a seat by suit, in canonical order."""


def play_out(state: State, rand: Callable[[], float]) -> tuple[int, ...]:
    """Return what each seat has taken in the round when it is played on at random from ``state``, phase ``play``.

    ``rand()`` is a number in [0, 1): of the n cards that may be played, in canonical order, the one at ``rand() * n``.
    Raises ValueError in another phase.
    """
    if state.leader is None or state.die is None:
        raise ValueError("there are no tricks to play")
    hands: list[Hand] = [[cards_in(hand & suit) for suit in SUIT_MASK] for hand in state.hands]
    left = max(hand.bit_count() for hand in state.hands)
    taken = list(state.taken)
    seats = range(len(hands))
    value = VALUES[state.die]
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
