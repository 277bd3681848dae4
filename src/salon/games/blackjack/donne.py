"""A donne from its start to its settlement, as functions from state to state and events."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from salon.games._corner.stools import lend, put
from salon.games.blackjack.settle import settle
from salon.games.blackjack.totals import WORTH, is_blackjack, total
from salon.games.blackjack.types import (
    RESHUFFLE,
    Bust,
    DealerDone,
    DealerDrew,
    Dealt,
    Doubled,
    Drew,
    Event,
    HasBlackjack,
    Revealed,
    Shuffled,
    State,
    Stood,
    Turn,
)

Step = tuple[State, tuple[Event, ...]]


def start(state: State) -> Step:
    """Start the donne with those who have bet (``bet.4``, ``bet.5``); few cards left: a shuffle is owed first."""
    stools = tuple(
        replace(stool, skipped=0 if stool.bet else stool.skipped + 1) if stool.taken else stool
        for stool in state.stools
    )
    state = replace(state, stools=stools)
    if len(state.shoe) - state.drawn < RESHUFFLE:
        return replace(state, phase="shuffling"), ()
    return _deal(state)


def shuffle(state: State, shoe: tuple[str, ...]) -> Step:
    """Put the new ``shoe`` on the table and deal (``shoe.1``)."""
    state, events = _deal(replace(state, shoe=shoe, drawn=0))
    return state, (Shuffled(state.config.decks), *events)


def _deal(state: State) -> Step:
    seats = tuple(seat for seat, stool in enumerate(state.stools) if stool.bet)
    count = len(seats)
    cards = state.shoe[state.drawn : state.drawn + 2 * count + 2]
    up, hole = cards[count], cards[-1]
    hands = tuple(zip(cards[:count], cards[count + 1 : -1], strict=True))
    dealt: list[Event] = [Dealt(state.round, seats, hands, up, hole)]
    cut_short = is_blackjack((up, hole))
    stools = list(state.stools)
    for seat, hand in zip(seats, hands, strict=True):
        stool = stools[seat]
        if is_blackjack(hand):
            stools[seat] = replace(stool, hand=hand, status="blackjack")
            dealt.append(HasBlackjack(seat))
        else:
            stands = cut_short or stool.leaving
            stools[seat] = replace(stool, hand=hand, status="stood" if stands else "playing")
    state = replace(
        state,
        phase="playing",
        stools=tuple(stools),
        drawn=state.drawn + len(cards),
        dealer=(up, hole),
        turn=None,
    )
    state, events = next_hand(state)
    return state, (*dealt, *events)


def next_hand(state: State) -> Step:
    """Give the turn to the next hand to play (``turn.1``), or to the dealer after the last one."""
    for seat, stool in enumerate(state.stools):
        if stool.status == "playing":
            return replace(state, turn=seat), (Turn(seat, *total(stool.hand)),)
    return _finish(replace(state, turn=None))


def _draw(state: State) -> tuple[State, str]:
    return replace(state, drawn=state.drawn + 1), state.shoe[state.drawn]


def hit(state: State, seat: int) -> Step:
    """Draw one card to the hand; over 21 it has bust, at 21 it stands (``turn.2``, ``turn.3``)."""
    state, card = _draw(state)
    stool = state.stools[seat]
    hand = (*stool.hand, card)
    points, soft = total(hand)
    state = put(state, seat, replace(stool, hand=hand))
    drew = Drew(seat, card, points, soft)
    if points < 21:
        return state, (drew,)
    if points == 21:
        state, events = stand(state, seat, "twenty_one")
        return state, (drew, *events)
    state, events = next_hand(put(state, seat, replace(stool, hand=hand, status="bust")))
    return state, (drew, Bust(seat, points), *events)


def double(state: State, seat: int) -> Step:
    """Stake the bet once more, draw one card, and end the hand (``turn.5``)."""
    state, card = _draw(state)
    stool = state.stools[seat]
    hand = (*stool.hand, card)
    points, soft = total(hand)
    bet = stool.bet
    bust = points > 21
    doubled = replace(
        stool, balance=stool.balance - bet, bet=2 * bet, hand=hand, status="bust" if bust else "stood"
    )
    state, events = next_hand(put(state, seat, doubled))
    drew = Doubled(seat, card, 2 * bet, points, soft)
    return state, (drew, Bust(seat, points), *events) if bust else (drew, *events)


def stand(state: State, seat: int, why: Literal["choice", "twenty_one", "clock"]) -> Step:
    """End the hand as it is (``turn.4``)."""
    stool = state.stools[seat]
    state, events = next_hand(put(state, seat, replace(stool, status="stood")))
    return state, (Stood(seat, total(stool.hand)[0], why), *events)


def _finish(state: State) -> Step:
    up, hole = state.dealer
    natural = is_blackjack(state.dealer)
    told: list[Event] = [Revealed(hole, total(state.dealer)[0], natural)]
    dealer = [up, hole]
    drawn = state.drawn
    # dealer.2: bust hands and blackjacks leave nothing to draw for; under a dealer's blackjack 21 stops it anyway.
    if any(stool.status == "stood" for stool in state.stools):
        while total(dealer)[0] < 17:
            dealer.append(state.shoe[drawn])
            drawn += 1
            told.append(DealerDrew(dealer[-1], total(dealer)[0]))
    points = total(dealer)[0]
    told.append(DealerDone(points, "blackjack" if natural else "bust" if points > 21 else "stands"))
    stools = list(state.stools)
    for seat, stool in enumerate(stools):
        if stool.bet:
            stools[seat], events = settle(seat, stool, tuple(dealer))
            told += events
    for seat, stool in enumerate(stools):
        if stool.taken:
            stools[seat], events = lend(seat, stool)
            told += events
    state = replace(state, phase="round_over", stools=tuple(stools), dealer=tuple(dealer), drawn=drawn)
    return state, tuple(told)


def peeks(up: str) -> bool:
    """Return whether the dealer looks at the hidden card under ``up`` (``peek.1``)."""
    return WORTH[up[0]] in (1, 10)
