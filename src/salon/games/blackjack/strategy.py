"""The best play by total and dealer's card, without counting (``house.1``).

The tables hold for six packs under these rules: the dealer stands on soft 17 and looks under an As or a ten, one may
double any first two cards, and there is no split. ``tests/test_strategy.py`` computes what they are worth.
"""

from __future__ import annotations

from typing import Final

from salon.games.blackjack.totals import WORTH
from salon.games.blackjack.types import Advice

_UPS: Final = {"2": 0, "3": 1, "4": 2, "5": 3, "6": 4, "7": 5, "8": 6, "9": 7, "T": 8, "A": 9}

# One column for each card of the dealer: 2 3 4 5 6 7 8 9 10 As.
# H hit, S stand, D double or else hit, d double or else stand.
_HARD: Final = {
    **dict.fromkeys(range(4, 9), "HHHHHHHHHH"),
    9: "HDDDDHHHHH",
    10: "DDDDDDDDHH",
    11: "DDDDDDDDDH",
    12: "HHSSSHHHHH",
    **dict.fromkeys(range(13, 17), "SSSSSHHHHH"),
    **dict.fromkeys(range(17, 22), "SSSSSSSSSS"),
}
_SOFT: Final = {
    12: "HHHHDHHHHH",
    13: "HHHDDHHHHH",
    14: "HHHDDHHHHH",
    15: "HHDDDHHHHH",
    16: "HHDDDHHHHH",
    17: "HDDDDHHHHH",
    18: "SddddSSHHH",
    **dict.fromkeys(range(19, 22), "SSSSSSSSSS"),
}


def best(total: int, soft: bool, up: str, may_double: bool) -> Advice:
    """Return the best move with ``total`` against the dealer's card ``up``, and why.

    ``may_double`` says whether Doubler is allowed now (``turn.5``).
    """
    rank = "T" if WORTH[up[0]] == 10 else up[0]
    cell = (_SOFT if soft else _HARD)[total][_UPS[rank]]
    if cell in "Dd" and may_double:
        return Advice("double", "double_soft" if soft else "double_hard")
    if cell in "Sd":
        if soft:
            return Advice("stand", "soft_high_enough")
        return Advice("stand", "high_enough" if total >= 17 else "dealer_weak")
    if soft:
        return Advice("hit", "soft_no_risk")
    if total <= 11:
        return Advice("hit", "no_risk")
    return Advice("hit", "dealer_close" if rank in "23" else "dealer_strong")
