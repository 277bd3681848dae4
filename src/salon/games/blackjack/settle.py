"""What a hand wins, what comes back, and when the dealer lends."""

from __future__ import annotations

import msgspec

from salon.games.blackjack.totals import is_blackjack, total
from salon.games.blackjack.types import Event, Result, Settled, Stool


def result(stool: Stool, dealer: tuple[str, ...]) -> Result:
    """Return how the hand of ``stool`` ends against the dealer's finished hand (``pay.1``, ``pay.2``, ``peek.1``)."""
    if stool.status == "bust":
        return "lose"
    if stool.status == "blackjack":
        return "push" if is_blackjack(dealer) else "blackjack"
    if is_blackjack(dealer):
        return "lose"
    own, other = total(stool.hand)[0], total(dealer)[0]
    if other > 21 or own > other:
        return "win"
    return "push" if own == other else "lose"


def net(outcome: Result, bet: int) -> int:
    """Return the gain or loss of ``bet``, without the stake (``pay.3``)."""
    match outcome:
        case "win":
            return bet
        case "blackjack":
            return bet * 3 // 2
        case "push":
            return 0
        case "lose":
            return -bet


def settle(seat: int, stool: Stool, dealer: tuple[str, ...]) -> tuple[Stool, tuple[Event, ...]]:
    """Pay the hand of ``stool``; what is staked comes back with the gain or is lost."""
    outcome = result(stool, dealer)
    gain = net(outcome, stool.bet)
    balance = stool.balance + stool.bet + gain
    paid = msgspec.structs.replace(stool, balance=balance, result=outcome, net=gain)
    return paid, (Settled(seat, outcome, gain, balance),)
