"""The house player: a decent player of the family, from its view and what it was told (``hidden.5``).

It lays its weakest cards first and keeps values together, saves As and 2s for when they win something, remembers
what was laid, stops an opponent who is about to finish, and runs once it can no longer be stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from salon.core.chance import Rng
from salon.games.president.cards import PACK, TWO, VALUES, value
from salon.games.president.types import Action, Dealt, Event, Give, GiveOption, Pass, Play, Played, View

ACE = VALUES.index("A")
SPLIT = 2.5
"""What it costs to take a value apart, or to lay an As or a 2, in steps of value."""
PATIENCE = 14.0
"""The highest price that is paid while nothing presses."""
DANGER = 3
"""With so few cards an opponent is about to finish: everything that can be laid is."""
ENDING = 6
"""With so few cards of one's own there is nothing left to save for."""


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return what the house player in ``seat`` does; ``seat`` may act."""
    hand = PACK.cards(view.players[seat].hand)
    options = view.legal or ()
    for option in options:
        if isinstance(option, GiveOption):
            return Give(PACK.names(_gift(hand, option.count)))
    # Suits count for nothing: of each value and number, the first set of suits stands for all.
    plays: dict[tuple[int, int], Play] = {}
    for option in options:
        if isinstance(option, Play):
            rank = VALUES.index(option.cards[0][0])
            plays.setdefault((rank, len(option.cards)), option)
    if not plays:
        return Pass()
    mind = _Mind(view, events, seat, hand)
    best = mind.lead(plays) if view.need is None else mind.follow(plays)
    return Pass() if best is None else plays[best]


def _gift(hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    held = Counter(map(value, hand))

    def cost(cards: tuple[int, ...]) -> float:
        given = Counter(map(value, cards))
        split = sum(given[rank] < held[rank] for rank in given)
        return sum(map(value, cards)) + SPLIT * split

    # A gift worth taking apart a value for is never above the weakest dozen.
    return min(combinations(hand[:12], count), key=cost)


class _Mind:
    """What one seat thinks about one decision. A *set* is a value and how many cards of it."""

    def __init__(self, view: View, events: Sequence[Event], seat: int, hand: tuple[int, ...]) -> None:
        self._hand = Counter(map(value, hand))
        self._unseen = Counter(dict.fromkeys(range(len(VALUES)), 4)) - self._hand
        for event in _round(events):
            if isinstance(event, Played):
                self._unseen -= Counter(map(value, PACK.cards(event.cards)))
        self._shortest = min(
            player.cards for other, player in enumerate(view.players) if other != seat and player.cards
        )

    def lead(self, plays: dict[tuple[int, int], Play]) -> tuple[int, int]:
        """Return the set to open with."""
        if self._runs(self._hand):
            return self._running(plays)
        whole = [option for option in plays if option[1] == self._hand[option[0]] and option[0] != TWO]
        options = whole or list(plays)
        if self._shortest == 1:
            # Somebody would finish on a single: several cards, or a single that is hard to beat.
            several = [option for option in options if option[1] > 1]
            return min(several) if several else max(options)
        return min(options, key=lambda option: (option[0] - option[1], option))

    def follow(self, plays: dict[tuple[int, int], Play]) -> tuple[int, int] | None:
        """Return the set to lay on the pli, or None to pass."""
        winning = [
            option for option in plays if self._wins(option) and self._runs(_without(self._hand, option))
        ]
        if winning:
            return min(winning)
        best = min(plays, key=self._price)
        return best if self._price(best) <= self._budget() else None

    def _price(self, option: tuple[int, int]) -> float:
        rank, count = option
        return rank + (SPLIT if count < self._hand[rank] else 0.0) + (SPLIT if rank >= ACE else 0.0)

    def _budget(self) -> float:
        if self._shortest <= DANGER or self._hand.total() <= ENDING:
            return float("inf")
        return PATIENCE

    def _wins(self, option: tuple[int, int]) -> bool:
        """Whether nobody can answer: a 2 closes the pli, and an equal value would take it over."""
        rank, count = option
        return rank == TWO or all(self._unseen[other] < count for other in range(rank, len(VALUES)))

    def _runs(self, hand: Counter[int]) -> bool:
        """Whether an opener with ``hand`` empties it: all but one set, which comes last, win their plis."""
        sets = [(rank, count) for rank, count in hand.items() if count]
        others = [option for option in sets if option[0] != TWO]
        return bool(others) and sum(not self._wins(option) for option in others) <= 1

    def _running(self, plays: dict[tuple[int, int], Play]) -> tuple[int, int]:
        whole = [option for option in plays if option[1] == self._hand[option[0]]]
        safe = [option for option in whole if self._wins(option)]
        return min(safe) if safe else min(whole or list(plays))


def _without(hand: Counter[int], option: tuple[int, int]) -> Counter[int]:
    rank, count = option
    return hand - Counter({rank: count})


def _round(events: Sequence[Event]) -> Sequence[Event]:
    starts = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    return events[starts[-1] :] if starts else events
