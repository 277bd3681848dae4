"""The exact result of a donne for one player, worked out from the rulebook without the game's rules.

A hand is a tuple of ten counts (As, 2 … 9, ten). The order of cards matters to who draws, not to how likely they are,
so that all orders of a hand are weighed once: the probability of its cards times the number of orders that reach it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

RANKS = range(1, 11)
Counts = tuple[int, ...]
Decide = Callable[[int, bool, int, bool], str]
"""(total, soft, dealer's card, whether these are the first two cards) → ``hit``, ``stand`` or ``double``."""


def add(total: int, soft: bool, rank: int) -> tuple[int, bool]:
    """The total with one card more."""
    if rank == 1 and total + 11 <= 21:
        return total + 11, True
    total += rank
    return (total - 10, False) if soft and total > 21 else (total, soft)


class Shoe:
    """How likely cards are: ``packs`` packs, or a shoe without end for None."""

    def __init__(self, packs: int | None) -> None:
        self.endless = packs is None
        self.counts: tuple[int, ...] = (4 * (packs or 1),) * 9 + (16 * (packs or 1),)

    def likely(self, wanted: Counts, gone: Counts) -> float:
        """The probability that the next cards are ``wanted``, in one given order, after ``gone`` have left."""
        probability = 1.0
        left = [have - used for have, used in zip(self.counts, gone, strict=True)]
        size = sum(left)
        for index, number in enumerate(wanted):
            for _ in range(number):
                probability *= left[index] / size
                if not self.endless:
                    left[index] -= 1
                    size -= 1
        return probability


def single(rank: int) -> Counts:
    """A hand of one card."""
    return tuple(int(index == rank - 1) for index in range(10))


def plus(one: Counts, other: Counts) -> Counts:
    """Two hands together."""
    return tuple(map(sum, zip(one, other, strict=True)))


def under(up: int) -> int | None:
    """The hidden card that makes a blackjack with ``up``."""
    return {1: 10, 10: 1}.get(up)


def dealer_tree(up: int) -> list[Any]:
    """Everything that the dealer may draw without a blackjack, as a tree of (rank, number) with the final totals."""
    ends: Counter[tuple[Counts, int]] = Counter()

    def go(total: int, soft: bool, counts: Counts, hidden: bool) -> None:
        if total >= 17 and not hidden:
            ends[counts, min(total, 22)] += 1
            return
        for rank in RANKS:
            if not (hidden and rank == under(up)):
                go(*add(total, soft, rank), plus(counts, single(rank)), False)

    go(*add(0, False, up), (0,) * 10, True)
    root: list[Any] = [{}, Counter()]
    for (counts, final), orders in ends.items():
        node = root
        for index, number in enumerate(counts):
            if number:
                node = node[0].setdefault((index, number), [{}, Counter()])
        node[1][final] += orders
    return root


def dealer_ends(tree: list[Any], shoe: Shoe, gone: Counts) -> list[float]:
    """The probabilities of 17 … 21 and of more, without a blackjack."""
    ends = [0.0] * 6
    start = [have - used for have, used in zip(shoe.counts, gone, strict=True)]
    step = 0 if shoe.endless else 1

    def go(node: list[Any], probability: float, size: int) -> None:
        for final, orders in node[1].items():
            ends[final - 17] += orders * probability
        for (index, number), child in node[0].items():
            likely, left, cards = probability, start[index], size
            for _ in range(number):
                likely *= left / cards
                left -= step
                cards -= step
            if likely:
                go(child, likely, cards)

    go(tree, 1.0, sum(start))
    return ends


def player_ends(decide: Decide, up: int, shoe: Shoe) -> Counter[tuple[Counts, int, int]]:
    """All ends of hands that are no blackjack: (cards, total or 22, stake) and in how many orders they come."""
    ends: Counter[tuple[Counts, int, int]] = Counter()

    def play(total: int, soft: bool, counts: Counts, first: bool) -> None:
        move = "stand" if total >= 21 else decide(total, soft, up, first)
        if move == "stand":
            ends[counts, min(total, 22), 1] += 1
            return
        for rank in RANKS:
            reached, still_soft = add(total, soft, rank)
            if move == "double":
                ends[plus(counts, single(rank)), min(reached, 22), 2] += 1
            else:
                play(reached, still_soft, plus(counts, single(rank)), False)

    for one in RANKS:
        for two in RANKS:
            if {one, two} != {1, 10}:
                play(*add(*add(0, False, one), two), plus(single(one), single(two)), True)
    return ends


def expected(decide: Decide, packs: int | None, ups: Sequence[int] = RANKS) -> float:
    """The expected result of the first donne, in bets, of those donnes in which the dealer shows one of ``ups``."""
    return sum(_expected(decide, up, Shoe(packs)) for up in ups)


def _expected(decide: Decide, up: int, shoe: Shoe) -> float:
    shown = single(up)
    seen = (0,) * 10 if shoe.endless else shown
    hidden = under(up)
    tree = dealer_tree(up)
    known: dict[Counts, list[float]] = {}

    def blackjack(hand: Counts) -> float:
        return shoe.likely(single(hidden), seen if shoe.endless else plus(seen, hand)) if hidden else 0.0

    value = 0.0
    for one in RANKS:
        for two in RANKS:
            hand = plus(single(one), single(two))
            likely = shoe.likely(hand, seen)
            if {one, two} == {1, 10}:
                value += likely * (1 - blackjack(hand)) * 1.5
            else:
                value -= likely * blackjack(hand)
    for (hand, total, stake), orders in player_ends(decide, up, shoe).items():
        likely = shoe.likely(hand, seen) * orders * stake
        if not likely:
            continue
        if total == 22:
            value -= likely * (1 - blackjack(hand))
            continue
        gone = seen if shoe.endless else plus(seen, hand)
        ends = known.get(gone) or known.setdefault(gone, dealer_ends(tree, shoe, gone))
        for final, chance in zip(range(17, 23), ends, strict=True):
            value += likely * chance * (1 if final == 22 else (total > final) - (total < final))
    return value * shoe.likely(shown, (0,) * 10)
