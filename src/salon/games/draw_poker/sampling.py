"""Filling templates, and imagining the cards that a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.pack import HIDDEN
from salon.cards.shuffle import below, shuffled
from salon.core.actor import CHANCE
from salon.core.chance import Rng
from salon.games._poker.events import Dealt, Event
from salon.games._poker.sampling import Unseen, bet_of, deal_order, fill_bet, start_fields, told_now
from salon.games.draw_poker import rules
from salon.games.draw_poker.types import (
    HAND,
    MAX_DISCARD,
    Action,
    Chose,
    Draw,
    DrawOption,
    Drew,
    Option,
    State,
    View,
)


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return an action that fits ``option``; the seat whose view this is changes cards at random."""
    if not isinstance(option, DrawOption):
        return fill_bet(option, rng)
    # During the exchange the only hand that is face up is the viewer's own.
    hand = next(player.hand for player in view.players if player.cards and HIDDEN not in player.hand)
    count = below(option.max + 1, rng.getrandbits)
    return Draw(shuffled(hand, rng.getrandbits)[:count])


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` are those it was told.

    The cards that it has not seen are drawn evenly, and so are the choices of the others in the exchange.
    """
    state = State(
        config=view.config,
        unit=2 * view.config.ante,
        **start_fields(view, view.players),
    )
    if not view.street:
        return state  # The deal is still owed.
    told = told_now(events)
    imagined = _Imagined(view, told, seat, rng, deal_order(view.dealer, state.start))
    state, _ = rules.apply(state, CHANCE, imagined.pack())
    for event in told:
        bet = bet_of(event)
        if bet is not None:
            state, _ = rules.apply(state, *bet)
        elif isinstance(event, Chose):
            state, _ = rules.apply(state, event.seat, Draw(imagined.discards[event.seat]))
    return state


class _Imagined:
    """One drawing of the hands as they were dealt, of what was given up, and of the new cards."""

    def __init__(
        self, view: View, told: Sequence[Event], seat: int, rng: Rng, order: tuple[int, ...]
    ) -> None:
        self._order = order
        self.discards: dict[int, tuple[str, ...]] = {}
        self._dealt: dict[int, tuple[str, ...]] = {}
        self._new: dict[int, tuple[str, ...]] = {}
        for event in told:
            if isinstance(event, Dealt):
                self._dealt[seat] = event.hands[seat]
            elif isinstance(event, Chose) and event.seat == seat:
                self.discards[seat] = event.discard or ()
            elif isinstance(event, Drew) and event.seat == seat:
                self._new[seat] = event.cards
        counts = {event.seat: event.count for event in told if isinstance(event, Drew)}
        shown = [card for player in view.players for card in player.hand]
        own = (*self._dealt.get(seat, ()), *self._new.get(seat, ()))
        self._unseen = Unseen([*shown, *own], rng)
        chosen = {event.seat for event in told if isinstance(event, Chose)}
        for other in order:
            if other == seat:
                continue
            hand = self._unseen.known_or_new(view.players[other].hand, HAND)
            if other in counts:
                self._undo(other, hand, counts[other], rng)
                continue
            self._dealt[other] = hand
            if other in chosen:
                given = shuffled(hand, rng.getrandbits)
                self.discards[other] = given[: below(MAX_DISCARD + 1, rng.getrandbits)]

    def pack(self) -> tuple[str, ...]:
        """Return the pack that brings all this about (``deal.1``, ``draw.4``)."""
        hands = [self._dealt[seat][index] for index in range(HAND) for seat in self._order]
        new = [card for seat in self._order for card in self._new.get(seat, ())]
        return (*hands, *new, *self._unseen.rest())

    def _undo(self, other: int, hand: tuple[str, ...], count: int, rng: Rng) -> None:
        # Any ``count`` places may be those of the new cards; what lay there before is unseen.
        places = sorted(shuffled(range(HAND), rng.getrandbits)[:count])
        given = self._unseen.take(count)
        before = list(hand)
        for place, card in zip(places, given, strict=True):
            before[place] = card
        self._dealt[other] = tuple(before)
        self.discards[other] = given
        self._new[other] = tuple([hand[place] for place in places])
