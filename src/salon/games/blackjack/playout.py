"""A private fast twin of the donnes: played at random from bet to settlement, on what the cards are worth.

``tests/test_playout.py`` holds it against the rules, chip by chip.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from salon.games._corner.types import GIFT
from salon.games.blackjack.totals import WORTH
from salon.games.blackjack.types import HIGHEST, RESHUFFLE, STEP, State

Rand = Callable[[], float]


def play_out(
    state: State, donnes: int, rand: Rand, shoe: Callable[[], Sequence[str]]
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return the balances, the loans, and how many decisions were made in ``donnes`` donnes from ``state``.

    ``rand()`` is a number in [0, 1): of n bets or moves in canonical order, the one at ``rand() * n``; ``shoe()`` is
    a new shoe, shuffled. Raises ValueError unless bets are awaited from every stool, and none is made.
    """
    if state.phase != "betting" or not all(
        stool.taken and not stool.bet and not stool.away for stool in state.stools
    ):
        raise ValueError("every stool must be about to bet")
    balances = [stool.balance for stool in state.stools]
    loans = [stool.loans for stool in state.stools]
    seats = range(len(balances))
    cards = _worths(state.shoe[state.drawn :])
    decisions = 0
    for _ in range(donnes):
        bets = [STEP + STEP * int(rand() * (min(balance, HIGHEST) // STEP)) for balance in balances]
        decisions += len(bets)
        if len(cards) < RESHUFFLE:
            cards = _worths(shoe())
        firsts = [cards.pop() for _ in seats]
        up = cards.pop()
        hands = [(first, cards.pop()) for first in firsts]
        hole = cards.pop()
        natural = _points(up + hole, up == 1 or hole == 1) == 21
        owns: list[int | None] = []
        for seat in seats:
            first, second = hands[seat]
            low = first + second
            ace = first == 1 or second == 1
            if low == 11 and ace:
                owns.append(None)
                continue
            moves = 3 if balances[seat] >= 2 * bets[seat] else 2  # turn.5: doubling comes last in the list.
            while not natural:
                move = int(rand() * moves)
                decisions += 1
                if move == 1:
                    break
                card = cards.pop()
                low += card
                ace = ace or card == 1
                if move == 2:
                    bets[seat] *= 2
                    break
                if low >= 21 or (low == 11 and ace):
                    break
                moves = 2
            owns.append(_points(low, ace))
        low, ace = up + hole, up == 1 or hole == 1
        if any(own is not None and own <= 21 for own in owns):  # dealer.2
            while _points(low, ace) < 17:
                card = cards.pop()
                low += card
                ace = ace or card == 1
        dealer = _points(low, ace)
        for seat in seats:
            balances[seat] += _gain(owns[seat], dealer, natural, bets[seat])
            if balances[seat] < STEP:  # chips.2
                balances[seat] += GIFT
                loans[seat] += 1
    return tuple(balances), tuple(loans), decisions


def _worths(shoe: Sequence[str]) -> list[int]:
    """Return what the cards count, the next one last."""
    return [WORTH[card[0]] for card in reversed(shoe)]


def _points(low: int, ace: bool) -> int:
    return low + 10 if ace and low <= 11 else low


def _gain(own: int | None, dealer: int, natural: bool, bet: int) -> int:
    """Return what a hand wins (``pay.*``); ``own`` is None for a blackjack, ``natural`` is the dealer's."""
    if own is None:
        return 0 if natural else bet * 3 // 2
    if own > 21 or natural:
        return -bet
    if dealer > 21 or own > dealer:
        return bet
    return 0 if own == dealer else -bet
