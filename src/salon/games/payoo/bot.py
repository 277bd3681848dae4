"""The house player: a decent player of the family, from its view and what it was told (``hidden.5``).

It gives its dangerous cards and empties short suits, weighs for each card what it may bring home against what it is
worth to be rid of it, and remembers what was played, who had none of a suit, and what it gave to whom.
"""

from __future__ import annotations

from collections.abc import Sequence

from salon.core.chance import Rng
from salon.games.payoo.cards import (
    PACK,
    PAYOO_SUIT,
    RANK,
    SUIT,
    SUIT_MASK,
    cards_in,
    dealt_codes,
    mask_of,
    points_of,
)
from salon.games.payoo.sampling import missing_suits, played_by, this_round
from salon.games.payoo.tricks import winning
from salon.games.payoo.types import Action, Event, Give, GiveOption, Play, View

DUMP = 11.0
"""What somebody without the suit throws in, on an average."""


def choose(view: View, events: Sequence[Event], seat: int, rng: Rng) -> Action:
    """Return what the house player in ``seat`` does; ``seat`` may act."""
    hand = mask_of(PACK.cards(view.players[seat].hand))
    options = view.legal or ()
    cards: list[int] = []
    for option in options:
        if isinstance(option, GiveOption):
            return Give(PACK.names(_gift(hand, option.count)))
        cards.append(PACK.index[option.card])
    mind = _Mind(view, this_round(events), seat, hand)
    return Play(PACK.codes[min(cards, key=lambda card: (mind.cost(card), card))])


def _gift(hand: int, count: int) -> tuple[int, ...]:
    """Return the cards that are most dangerous to keep, one by one: each makes its suit shorter."""
    gift: list[int] = []
    for _ in range(count):
        worst = max(cards_in(hand), key=lambda card: (_danger(card, hand), card))
        gift.append(worst)
        hand ^= 1 << worst
    return tuple(gift)


def _danger(card: int, hand: int) -> float:
    rank, suit = RANK[card], SUIT[card]
    lower = (hand & SUIT_MASK[suit] & ((1 << card) - 1)).bit_count()
    length = (hand & SUIT_MASK[suit]).bit_count()
    if suit == PAYOO_SUIT:
        # Low Payoo below it are a shelter: a high one is only taken when nothing else can be played.
        return rank * 0.9 - 0.8 * min(lower, 4)
    # The 7 may become the Grand Payoo; what is above it may have to take it.
    high = 7.0 if rank >= 8 else 4.0 if rank == 7 else 0.0
    return high + rank / 3 - 1.2 * min(lower, 4) + (5.0 if length <= 2 else 0.0)


class _Mind:
    """What one seat thinks about one trick."""

    def __init__(self, view: View, events: Sequence[Event], seat: int, hand: int) -> None:
        seats = len(view.players)
        played = played_by(events, seats)
        gone = 0
        for mask in played:
            gone |= mask
        self._seats = seats
        self._hand = hand
        self._unseen = mask_of(PACK.cards(dealt_codes(seats))) & ~gone & ~hand
        self._missing = missing_suits(events, seats)
        self._grand = -1 if view.grand is None else PACK.index[view.grand]
        self._trick = PACK.cards(card.card for card in view.trick)
        self._later = [(seat + step) % seats for step in range(1, seats - len(self._trick))]
        # One's own gift is the only thing known of another hand.
        self._neighbour = (seat + 1) % seats
        self._given = mask_of(PACK.cards(view.players[seat].gave or ())) & ~gone

    def cost(self, card: int) -> float:
        """Return the points that ``card`` may bring home, less what it is worth to be rid of it."""
        trick = (*self._trick, card)
        takes = self._takes(card) if winning(trick) == len(trick) - 1 else 0.0
        points = sum(points_of(other, self._grand) for other in trick)
        suit = SUIT[trick[0]]
        points_to_come = sum(self._brings(other, suit, card) for other in self._later)
        return takes * (points + points_to_come) - self._burden(card)

    def _takes(self, card: int) -> float:
        """Return how likely ``card``, the best so far, is to stay so."""
        suit = self._unseen & SUIT_MASK[SUIT[card]]
        higher = (suit >> card).bit_count()
        if not higher:
            return 1.0
        over = higher / suit.bit_count()
        chance = 1.0
        for other in self._later:
            chance *= 1.0 - over * self._follows(other, SUIT[card])
        return chance

    def _follows(self, other: int, suit: int) -> float:
        mask = SUIT_MASK[suit]
        if self._missing[other] & mask:
            return 0.0
        if other == self._neighbour and self._given & mask:
            return 1.0
        others = sum(not missing & mask for missing in self._missing) - 1
        return 1.0 - (1.0 - 1.0 / max(others, 1)) ** (self._unseen & mask).bit_count()

    def _brings(self, other: int, suit: int, card: int) -> float:
        """Return the points that ``other`` may still add to a trick that ``card`` takes."""
        follows = self._follows(other, suit)
        added = (1.0 - follows) * DUMP
        if suit == PAYOO_SUIT:
            added += follows * RANK[card] / 2
        elif (
            self._unseen >> max(self._grand, 0) & 1 and SUIT[self._grand] == suit and card > self._grand >= 0
        ):
            added += 40.0 / (self._seats - 1) * follows
        return added

    def _burden(self, card: int) -> float:
        """Return what it is worth to be rid of ``card``."""
        if card == self._grand:
            return 22.0
        rank, suit = RANK[card], SUIT[card]
        lower = self._hand & SUIT_MASK[suit] & ((1 << card) - 1)
        sheltered = min(lower.bit_count(), 4)
        if suit == PAYOO_SUIT:
            return rank * 0.55 - 0.4 * sheltered
        burden = rank * 0.45 - 0.4 * sheltered
        if suit == SUIT[self._grand] and card > self._grand >= 0 and self._unseen >> self._grand & 1:
            burden += 5.0
        return burden
