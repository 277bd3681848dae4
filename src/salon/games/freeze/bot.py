"""The house player: a decent player of the family, from its view and what it was told (``bots.1``).

It remembers every card that it was shown, wherever it has gone since, and counts an unknown one as the mean of those
that it has not seen. It replaces what is dear, speeds with what it knows, and freezes when it is probably lowest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from salon.cards.shuffle import shuffled
from salon.core.chance import Rng
from salon.games.freeze import powers
from salon.games.freeze.events import Event
from salon.games.freeze.lines import FREEZE_SCORE, PACK, RANKS, ROUND_COST, VALUES, free_slot, hand_points
from salon.games.freeze.memory import Memory
from salon.games.freeze.sampling import places
from salon.games.freeze.types import (
    Action,
    Discard,
    Draw,
    Exchange,
    ExchangeOption,
    Freeze,
    Lines,
    Look,
    PlacePenalty,
    Ready,
    Skip,
    Speed,
    Spot,
    Swap,
    Take,
    View,
)

MISSES: Final = 0.15
"""How often it is too slow for a speed that it could have made."""
TAKE_MARGIN: Final = 0.5
"""A card of the discard must be so much better than what a draw promises."""
BLIND_MARGIN: Final = 2.0
"""An exchange of cards that are not both known must promise so much."""
PROMISE: Final = -3.0
"""A freeze must promise a score so low; the longer a round lasts, the less is asked for."""
IMPATIENCE: Final = 0.25
"""What is asked for rises by so much a lap."""
LAST_TURN: Final = 3
"""What others are expected to gain in their last turn."""
IMAGINED: Final = 32
"""So many deals are imagined before a freeze."""
A_LOOK: Final = 1.5
"""What a look at an unknown card of one's own is worth."""

Hand = dict[Spot, int | None]
"""The cards of a seat by place; None for one that is not known."""


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action | None:
    """Return what the house player in ``seat`` does, or None to let a window go by; ``seat`` may act."""
    mind = _Mind(view, events, seat, rng)
    options = view.legal or ()
    if view.phase == "look":
        return Ready()
    if view.phase == "penalty":
        return mind.penalty()
    if any(isinstance(option, Speed) for option in options):
        speed = mind.speed()
        if speed is not None or view.turn != seat:
            return speed
    if view.phase == "power":
        return mind.power()
    return mind.start() if view.drawn is None else mind.drawn()


class _Mind:
    """What one seat thinks about one decision. Gains are points that its own hand is expected to lose."""

    def __init__(self, view: View, events: Sequence[Event], seat: int, rng: Rng) -> None:
        self._view = view
        self._seat = seat
        self._rng = rng
        self._memory = Memory(events)
        self._unseen = self._memory.unseen()
        self._mean = sum(VALUES[card] for card in self._unseen) / len(self._unseen) if self._unseen else 0.0
        self._hands: list[Hand] = [
            {spot: self._memory.known.get(spot) for spot in places(view, other)}
            for other in range(len(view.players))
        ]
        self._own = self._hands[seat]
        self._worth = self._points(self._own)

    def speed(self) -> Speed | None:
        """Return the attempt to make at the open window, if a known card goes with it and is better away."""
        window = self._view.window
        if window is None or self._rng.random() < MISSES:
            return None
        gains = {
            spot: self._worth - self._points(_without(self._own, spot))
            for spot, card in self._own.items()
            if card is not None and PACK.codes[card][0] == window.rank
        }
        if not gains:
            return None
        best = max(gains, key=gains.__getitem__)
        # In its own turn the attempt costs what the turn would bring.
        cost = self._draw_gain() if self._view.turn == self._seat and self._view.power is None else 0.0
        return Speed(best.line, best.slot, window.id, used=False) if gains[best] > cost else None

    def start(self) -> Action:
        """Return the first act of a turn."""
        options = self._view.legal or ()
        if Freeze() in options and self._would_freeze():
            return Freeze()
        top = self._memory.discard[-1] if self._memory.discard else None
        if top is not None and any(isinstance(option, Take) for option in options):
            spot, gain = self._best_swap(top)
            if Draw() not in options or gain > self._draw_gain() + TAKE_MARGIN:
                return Take(spot.line, spot.slot)
        return Draw() if Draw() in options else Skip()

    def drawn(self) -> Action:
        """Return where the drawn card goes."""
        card = self._memory.drawn
        if card is None or not self._own:
            return Discard()
        spot, gain = self._best_swap(card)
        return Swap(spot.line, spot.slot) if gain > self._power_gain(card) else Discard()

    def power(self) -> Action:
        """Return how the power is used, or that it is over."""
        power, options = self._view.power, self._view.legal or ()
        if power is None:
            return Skip()
        for option in options:
            if isinstance(option, ExchangeOption):
                sure = isinstance(option.line, int)
                exchange, gain = self._best_exchange()
                if sure:
                    exchange, gain = self._gain_of(option)
                margin = 0.0 if sure else BLIND_MARGIN
                return exchange if exchange is not None and gain > margin else Skip()
        looks = [option for option in options if isinstance(option, Look)]
        return self._best_look(looks) or Skip()

    def penalty(self) -> PlacePenalty:
        """Return the line in which an unknown card costs least."""
        costs: list[float] = []
        for line in (0, 1):
            slot = free_slot(self._view.players[self._seat].lines[line])
            costs.append(self._points({**self._own, Spot(self._seat, line, slot): None}))
        return PlacePenalty(0 if costs[0] < costs[1] else 1)

    def _points(self, hand: Hand) -> float:
        total = 0.0
        for line in (0, 1):
            row = [card for spot, card in hand.items() if spot.line == line]
            ranks = {None if card is None else card % RANKS for card in row}
            if len(row) < 2 or len(ranks) > 1 or None in ranks:
                total += sum(self._mean if card is None else VALUES[card] for card in row)
        return total

    def _best_swap(self, card: int) -> tuple[Spot, float]:
        gains = {spot: self._worth - self._points({**self._own, spot: card}) for spot in self._own}
        best = max(gains, key=gains.__getitem__)
        return best, gains[best]

    def _draw_gain(self) -> float:
        if not self._own or not self._unseen:
            return 0.0
        return sum(max(0.0, self._best_swap(card)[1]) for card in self._unseen) / len(self._unseen)

    def _power_gain(self, card: int) -> float:
        match powers.kind_of(self._view.config, card):
            case "look_own":
                return A_LOOK if None in self._own.values() else 0.0
            case "swap" | "swap_any" | "swap_see":
                return max(0.0, self._best_exchange()[1] - BLIND_MARGIN)
            case "king":
                return A_LOOK
            case _:
                return 0.0

    def _others(self) -> Iterator[int]:
        for other in range(len(self._hands)):
            if other not in (self._seat, self._view.freezer):
                yield other

    def _best_exchange(self) -> tuple[Exchange | None, float]:
        best: Exchange | None = None
        most = 0.0
        for own in self._own:
            for other in self._others():
                for theirs, card in self._hands[other].items():
                    gain = self._worth - self._points({**self._own, own: card})
                    if gain > most:
                        best, most = Exchange(own.line, own.slot, other, theirs.line, theirs.slot), gain
        return best, most

    def _gain_of(self, option: ExchangeOption) -> tuple[Exchange | None, float]:
        fixed = (option.line, option.slot, option.seat, option.with_line, option.with_slot)
        line, slot, other, with_line, with_slot = (value for value in fixed if isinstance(value, int))
        card = self._hands[other][Spot(other, with_line, with_slot)]
        after = self._points({**self._own, Spot(self._seat, line, slot): card})
        return Exchange(line, slot, other, with_line, with_slot), self._worth - after

    def _best_look(self, looks: list[Look]) -> Look | None:
        def interest(look: Look) -> float:
            spot = Spot(look.seat, look.line, look.slot)
            known = self._hands[look.seat][spot]
            if look.seat == self._seat:
                return 100.0 + (50.0 if known is None else VALUES[known])
            # Of the others, an unknown card of whoever is lowest.
            return (50.0 if known is None else 0.0) - self._points(self._hands[look.seat])

        best = max(looks, key=interest, default=None)
        if best is None or self._view.power is None or self._view.power.kind == "king":
            return best
        known = self._hands[best.seat][Spot(best.seat, best.line, best.slot)]
        return best if known is None else None

    def _would_freeze(self) -> bool:
        laps = self._view.turns / len(self._hands)
        promised = sum(self._freeze_score() for _ in range(IMAGINED)) / IMAGINED
        return promised <= PROMISE + IMPATIENCE * laps

    def _freeze_score(self) -> float:
        cards = list(shuffled(self._unseen, self._rng.getrandbits))
        points = [hand_points(_lines(hand, cards), self._view.config.red_kings_row) for hand in self._hands]
        own = points[self._seat]
        low = sum(other - LAST_TURN <= own for seat, other in enumerate(points) if seat != self._seat)
        return own + ROUND_COST * low if low else FREEZE_SCORE


def _without(hand: Hand, gone: Spot) -> Hand:
    return {spot: card for spot, card in hand.items() if spot != gone}


def _lines(hand: Hand, cards: list[int]) -> Lines:
    """The two rows of a hand, with unknown cards taken from ``cards``."""
    full = {spot: cards.pop() if card is None else card for spot, card in hand.items()}
    top = tuple(card for spot, card in full.items() if spot.line == 0)
    bottom = tuple(card for spot, card in full.items() if spot.line == 1)
    return top, bottom
