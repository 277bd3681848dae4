"""A private fast twin of deal and plis: a round played to its end at random, on how many cards of each value are held.

Suits make no difference between two plays once the gifts are made, but for how many ways there are to make one.
``tests/test_playout.py`` holds it against the rules, decision by decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from typing import Final

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.games.president.cards import PACK, TWO, VALUES, value
from salon.games.president.deal import first_opener, hands_dealt
from salon.games.president.types import State

SHUFFLED: Final = PACK.cards(FRENCH.codes)
"""The pack in the order in which the deal asks for it."""
ANY: Final = 0
"""The number of cards that an opener lays: any."""
WAYS: Final = tuple(
    tuple(2**held - 1 if count == ANY else comb(held, count) for count in range(5)) for held in range(5)
)
"""In how many ways ``count`` of ``held`` cards of one value are laid, by ``held`` and ``count``."""
COUNTS: Final = tuple(
    tuple(count for count in range(1, held + 1) for _ in range(comb(held, count))) for held in range(5)
)
"""How many cards each play of an opener has that holds so many of one value, in canonical order."""

Hand = list[list[int]]
"""The ways to lay each number of cards (``ANY`` first), by value; those of one card are the cards held."""


def play_out(state: State, rand: Callable[[], float]) -> tuple[tuple[int, ...], int]:
    """Return the rank of each seat (``end.1``), and ``state.moves``, when the round is played on at random.

    ``rand()`` is a number in [0, 1): in the deal of the first round each card of the pack, in canonical order, draws
    one and they are dealt from the lowest on; of n legal plays in canonical order, the one at ``rand() * n``; who can
    only pass does so without asking it. Raises ValueError unless a seat's turn or the first deal is awaited.
    """
    if not state.hands and state.phase == "play":
        state = _dealt(state, rand)
    if state.turn is None:
        raise ValueError("there are no plis to play")
    hands = [_hand(cards) for cards in state.hands]
    left = [len(cards) for cards in state.hands]
    others = [number - hand[1][TWO] for hand, number in zip(hands, left, strict=True)]
    finish = [rank or 0 for rank in state.finish]
    rank = 1 + sum(1 for place in finish if place)
    seats = len(hands)
    orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
    moves = state.moves
    asked, lowest = ANY, 0
    owner = state.turn
    if state.pile:
        last = state.pile[-1]
        owner, asked, lowest = last.seat, len(last.cards), value(last.cards[0])
    # Who is still in the pli, the seat whose turn it is first (pli.4): the owner comes last.
    ring = [seat for seat in orders[state.turn] if left[seat] and seat not in state.passed]
    while True:
        seat = ring.pop(0)
        moves += 1
        hand = hands[seat]
        ways = hand[asked]
        if others[seat] <= 4 and hand[1][TWO]:
            ways = _sparing(hand, asked, others[seat])
        if not asked:
            number = int(rand() * sum(ways))
        else:
            ways = ways[lowest:]
            plays = sum(ways)
            if not plays or (number := int(rand() * (plays + 1))) == plays:
                if len(ring) < 2 and (not ring or ring[0] == owner):
                    asked, lowest = ANY, 0
                    ring = [other for other in orders[owner] if left[other]]
                continue
        laid = lowest
        for number_of in ways:
            if number < number_of:
                break
            number -= number_of
            laid += 1
        held = hand[1][laid]
        count = asked or COUNTS[held][number]
        some, one, two, three, four = hand
        some[laid], one[laid], two[laid], three[laid], four[laid] = WAYS[held - count]
        left[seat] -= count
        if laid != TWO:
            others[seat] -= count
        if left[seat]:
            ring.append(seat)
        else:
            finish[seat] = rank
            rank += 1
            if rank == seats:
                return tuple(place or seats for place in finish), moves
        owner = seat
        if laid == TWO or (len(ring) < 2 and (not ring or ring[0] == owner)):
            asked, lowest = ANY, 0
            ring = [other for other in orders[owner] if left[other]]
        else:
            asked, lowest = count, laid


def _dealt(state: State, rand: Callable[[], float]) -> State:
    """Return the first round after its deal (``deal.2``, ``open.1``), the hands in no order."""
    hands = hands_dealt(sorted(SHUFFLED, key=lambda _: rand()), len(state.scores), state.dealer)
    return replace(state, hands=hands, turn=first_opener(state.config, state.dealer, hands))


def _hand(cards: Sequence[int]) -> Hand:
    held = [0] * len(VALUES)
    for card in cards:  # value(card), written out
        held[card // 4] += 1
    return [list(ways) for ways in zip(*map(WAYS.__getitem__, held), strict=True)]


def _sparing(hand: Hand, asked: int, others: int) -> list[int]:
    """Return the ways without the one that would leave 2s only (``two.3``): to lay all the rest, of one value."""
    ways = hand[asked]
    if asked in (ANY, others) and others in hand[1][:TWO]:
        ways = ways.copy()
        ways[hand[1].index(others)] -= 1
    return ways
