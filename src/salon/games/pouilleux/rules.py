"""The rules of Pouilleux: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Permutation, Shuffle
from salon.core.clock import Clock
from salon.core.ranking import ranked
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.setup import check_dealer, check_round, check_seats, first_scores
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games.pouilleux import offers, pairing
from salon.games.pouilleux.cards import PACK, PACKS, WITHOUT
from salon.games.pouilleux.pairing import Step
from salon.games.pouilleux.types import (
    MAX_SEATS,
    MIN_SEATS,
    Action,
    Config,
    Dealt,
    Discard,
    Done,
    Draw,
    Event,
    Option,
    Reorder,
    Setup,
    State,
)

REFUSALS: Final = (*pairing.CODES, *offers.CODES)

PAIRING_SECONDS: Final = {"auto": 10.0, "manual": 45.0}
PRESENT_SECONDS: Final = 6.0
DRAW_SECONDS: Final = 20.0
"""The clocks of ``clock.1``."""
DEAL_SECONDS: Final = 1.5
FLIGHT_SECONDS: Final = 1.0


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first deal (``players.1``); raises BadSetup."""
    check_seats("Pouilleux", seats, MIN_SEATS, MAX_SEATS)
    check_dealer(carried.dealer, seats)
    scores = first_scores(carried.scores, seats, each="number of defeats")
    check_round(carried.round, config.rounds)
    return _before_the_deal(config, carried.round, carried.dealer, scores)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for (``act.1``)."""
    if state.phase == "over":
        return Over()
    if state.owed == "deal":
        return Chance(Shuffle(PACKS[state.config.variant]))
    if state.owed is not None:
        return Chance(Permutation(len(offers.fan(state))))
    if state.phase == "pairing":
        return Seats(pairing.pending(state))
    return Seats(tuple(seat for seat in range(len(state.hands)) if offers.legal(state, seat)))


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do now."""
    if state.owed is not None:
        return ()
    if state.phase == "pairing":
        return pairing.legal(state, seat) if seat in pairing.pending(state) else ()
    return offers.legal(state, seat)


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    if state.owed is not None:
        return NOT_YOUR_TURN
    match action:
        case Draw(position) if seat == state.taker:
            return offers.check_draw(state, position)
        case Reorder(order) if seat == state.giver:
            return offers.check_order(state, order)
        case Discard(cards) if seat in pairing.pending(state):
            return pairing.check(state, seat, cards)
        case Done() if Done() in legal(state, seat):
            return None
    return NOT_YOUR_TURN


def apply(state: State, actor: Actor, action: object) -> Step:
    """Return the state after an input, and what happened."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE and isinstance(action, tuple):
        return _happen(state, action)
    if actor == CLOCK:
        return _expire(state)
    if isinstance(action, Next) and state.phase == "round_over":
        dealer = (state.dealer + 1) % len(state.scores)  # deal.1
        return _before_the_deal(state.config, state.round + 1, dealer, state.scores), ()
    return state, ()


def default(state: State, seat: int) -> Action:
    """Return what an absent seat does: throw off all, present at once, draw somewhere; ``seat`` may act.

    Whoever has only a fan to put in order leaves it as it is.
    """
    if seat == state.taker:
        # Not always the same place, which a giver who puts his fan in order could count on.
        return Draw(7 * (state.draws + state.round) % len(offers.fan(state)))
    if state.open:
        return Reorder(PACK.names(offers.fan(state)))
    return Done()


def clock(state: State) -> Clock | None:
    """Return the clock that runs; a new order of the fan does not change it (``clock.1``).

    None of them has an end at a table without a clock.
    """
    if state.owed is not None:
        return None
    if seats := pairing.pending(state):
        seconds = PAIRING_SECONDS[state.config.pairing]
        return Clock(f"{state.round}.pairing", seats, seconds, DEAL_SECONDS, optional=True)
    if state.giver is None or state.taker is None:
        return None
    key = f"{state.round}.{state.draws}"
    lead = FLIGHT_SECONDS if state.draws else DEAL_SECONDS
    if not state.open:
        return Clock(f"{key}.present", (state.giver,), PRESENT_SECONDS, lead, optional=True)
    presented = not state.config.shuffle_offer and len(offers.fan(state)) > 1
    return Clock(f"{key}.draw", (state.taker,), DRAW_SECONDS, 0.0 if presented else lead, optional=True)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces, or nothing."""
    if not legal(state, seat):
        return ""
    if state.phase == "pairing":
        return f"{state.round}.pairs.{sum(pair.seat == seat for pair in state.pairs)}"
    if seat == state.taker:
        return f"{state.round}.{state.draws}.draw"
    how = "fan" if state.open else f"present.{state.reorders}"
    return f"{state.round}.{state.draws}.{how}"


def returns(state: State) -> tuple[int, ...]:
    """Return the defeats of each seat so far (``score.1``)."""
    return state.scores


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``score.2``)."""
    return ranked(state.scores, best="lowest") if state.phase == "over" else None


def _before_the_deal(config: Config, number: int, dealer: int, scores: tuple[int, ...]) -> State:
    return State(config, number, dealer, scores, out=(0,) * len(scores), removed=WITHOUT[config.variant])


def _happen(state: State, outcome: tuple[object, ...]) -> Step:
    if state.owed == "deal":
        return _deal(state, PACK.cards(map(str, outcome)))
    order = tuple(number for number in outcome if isinstance(number, int))
    if state.owed == "fan":
        return offers.shuffle(state, order)
    return offers.draw(state, order[0])  # clock.2


def _deal(state: State, order: tuple[int, ...]) -> Step:
    # deal.2: one at a time, clockwise, the first to the dealer's left.
    removed = state.removed
    if removed is None:
        removed, order = order[0], order[1:]  # pack.3
    seats = len(state.scores)
    hands = tuple(order[(seat - state.dealer - 1) % seats :: seats] for seat in range(seats))
    events: tuple[Event, ...] = (
        Dealt(state.round, state.config.rounds, state.dealer, tuple(map(PACK.names, hands))),
    )
    state = replace(state, owed=None, hands=hands, removed=removed)
    if state.config.pairing == "auto":
        for seat in range(seats):
            state, more = pairing.throw_all(state, seat, trios=False)
            events += more
    state, more = _if_paired(state)
    return state, events + more


def _if_paired(state: State) -> Step:
    # pair.2, pair.7: the phase ends, or is passed over, when no hand holds a pair.
    return (state, ()) if pairing.pending(state) else offers.begin(state)


def _act(state: State, seat: int, action: object) -> Step:
    events: tuple[Event, ...]
    match action:
        case Draw(position):
            return offers.draw(state, position)
        case Reorder(order):
            return offers.reorder(state, seat, order)
        case Done() if state.phase == "offer":
            return offers.present(state)
        case Done():
            state, events = pairing.throw_all(state, seat, trios=True)
        case Discard(cards):
            state, events = pairing.throw(state, seat, PACK.cards(cards))
        case _:
            return state, ()
    state, more = _if_paired(state)
    return state, events + more


def _expire(state: State) -> Step:
    if clock(state) is None:
        return state, ()
    if state.phase == "pairing":
        events: tuple[Event, ...] = ()
        for seat in pairing.pending(state):
            state, more = pairing.throw_all(state, seat, trios=True)
            events += more
        state, more = offers.begin(state)
        return state, events + more
    if not state.open:
        return offers.present(state)
    if len(offers.fan(state)) > 1:
        return replace(state, owed="draw"), ()
    return offers.draw(state, 0)
