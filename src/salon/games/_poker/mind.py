"""How the house player bets: what its hand is worth against what a call costs, with some variety.

It knows its own view only (``bots.1``). Both games estimate its chance of winning against hands drawn from the cards
that it has not seen, and leave the bet to ``decide``.
"""

from __future__ import annotations

from collections.abc import Sequence

from salon.core.chance import Rng
from salon.games._poker.types import (
    CALL,
    CHECK,
    FOLD,
    Bet,
    BetOption,
    PlayerView,
    Raise,
    RaiseRange,
    TableView,
)

BLUFF = 0.06
"""How often it bets or raises with a hand that is worth neither."""
SLOW = 0.15
"""How often it only checks or calls with a strong one."""
FEAR = 0.22
"""How much of its chance it takes off for a bet of the size of the pot: who bets holds more than a random hand."""


def rivals(players: Sequence[PlayerView], seat: int) -> int:
    """Return how many other seats may still win something."""
    return sum(player.state in ("in", "all_in") for other, player in enumerate(players) if other != seat)


def draw_cards(unseen: list[int], count: int, rng: Rng) -> list[int]:
    """Return ``count`` cards drawn from ``unseen``, which is shuffled as far as needed; small bias is of no matter."""
    last = len(unseen)
    for _ in range(count):
        pick = int(rng.random() * last)
        last -= 1
        unseen[pick], unseen[last] = unseen[last], unseen[pick]
    return unseen[last:]


def decide(
    view: TableView,
    players: Sequence[PlayerView],
    options: Sequence[BetOption],
    seat: int,
    chance: float,
    rng: Rng,
) -> Bet:
    """Return the betting action of a seat that wins with probability ``chance`` against random hands."""
    me = players[seat]
    pot = sum(player.paid for player in players)
    owed = min(view.current_bet - me.bet, me.stack) if CALL in options else 0
    opponents = rivals(players, seat)
    bounds = next((option for option in options if isinstance(option, RaiseRange)), None)
    # A compulsory bet says nothing about a hand: what has been put in above the unit does.
    threat = min(1.0, max(0, owed - _forced(view)) / max(pot - owed, 1))
    worth = chance * (1.0 - FEAR * threat)
    fair = 1.0 / (opponents + 1)
    strong = fair + 0.28 * (1.0 - fair)
    mood = rng.random()
    if bounds is not None:
        if worth > strong and mood > SLOW:
            return _sized(view, bounds, pot, owed, worth, rng)
        if mood < BLUFF and opponents <= 2 and owed <= pot // 4:
            return _sized(view, bounds, pot, owed, 0.5, rng)
    if not owed:
        return CHECK if CHECK in options else FOLD
    price = owed / (pot + owed)
    # The chips of the table are counted, not lent: a call for everything needs a little more than its price.
    margin = 0.05 if owed == me.stack else 0.01
    return CALL if worth > price + margin + 0.02 * rng.random() else FOLD


def _forced(view: TableView) -> int:
    return view.current_bet if view.street == "preflop" and view.min_raise_to == 2 * view.current_bet else 0


def _sized(view: TableView, bounds: RaiseRange, pot: int, owed: int, worth: float, rng: Rng) -> Bet:
    part = 0.45 + 0.5 * rng.random() + (0.4 if worth > 0.8 else 0.0)
    to = view.current_bet + int(part * (pot + owed))
    unit = max(1, (view.min_raise_to or 1) - view.current_bet)
    to -= (to - view.current_bet) % unit if to - view.current_bet > unit else 0
    if to > 0.7 * bounds.max:
        # What would be left is no longer worth keeping back, if the hand is good enough for it.
        to = bounds.max if worth > 0.62 else bounds.min
    return Raise(max(bounds.min, min(to, bounds.max)))
