"""The rules of Poker fermé: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.clock import Clock
from salon.core.refusal import Refusal
from salon.core.turn import Place, Seats, ToAct
from salon.games._poker import betting, match
from salon.games._poker.clock import STREET_SECONDS, absent_bet, betting_clock, key
from salon.games._poker.events import Event, Posted, TimedOut
from salon.games._poker.seats import left_of, members, with_chips
from salon.games._poker.showdown import alone, pay, pay_last, show
from salon.games._poker.types import NOBODY, Setup
from salon.games.draw_poker import exchange
from salon.games.draw_poker.types import HAND, MAX_DISCARD, MAX_SEATS, Action, Config, Draw, Option, State

Events = tuple[Event, ...]

NO_EXCHANGE_NOW: Final = Refusal("no_exchange_now")
REFUSALS: Final = (*betting.CODES, *exchange.CODES)
KEEP_ALL: Final = Draw(())


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first shuffle (``options.4``); raises BadSetup."""
    stacks = match.first_stacks(config.stack, config.rounds, seats, MAX_SEATS, carried)
    state = State(
        config=config,
        rounds=config.rounds,
        unit=2 * config.ante,
        round=carried.round - 1,
        phase="betting",
        dealer=carried.dealer,
        stacks=stacks,
        start=stacks,
        exits=match.first_exits(stacks),
        street="",
        bets=(),
        paid=(),
        hands=(),
    )
    return match.before_hand(state, carried.dealer)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for: everybody who has still to choose, in the exchange (``draw.3``)."""
    return Seats(exchange.choosing(state)) if state.phase == "draw" else match.waits_for(state)


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do now (``actions.5``, ``draw.2``)."""
    if state.phase == "draw":
        return (exchange.OPTION,) if seat in exchange.choosing(state) else ()
    return betting.options(state, seat)


def check(state: State, seat: int, action: object) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None (``actions.6``, ``draw.2``)."""
    if state.phase == "draw":
        return exchange.refuse(state, seat, action)
    if seat == state.turn and isinstance(action, Draw):
        return NO_EXCHANGE_NOW
    return betting.refuse(state, seat, action)


def apply(state: State, actor: Actor, action: object) -> tuple[State, Events]:
    """Return the state after an input, and what happened."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE and isinstance(action, tuple):
        return _begin(state, action)
    if actor == CLOCK:
        return _expire(state)
    if isinstance(action, Next) and state.phase == "round_over":
        order = left_of(state.dealer, len(state.stacks))
        dealer = next(seat for seat in order if state.stacks[seat])  # button.1
        return replace(match.before_hand(state, dealer), discards=()), ()
    return state, ()


def default(state: State, seat: int) -> Action:
    """Return what an absent seat does (``clock.1``, ``clock.2``)."""
    return KEEP_ALL if state.phase == "draw" else absent_bet(state, seat)


def clock(state: State) -> Clock | None:
    """Return the clock that runs; the exchange has one deadline for all (``clock.1`` to ``clock.4``)."""
    if state.phase == "draw":
        return Clock(key(state), exchange.choosing(state), lead=STREET_SECONDS)
    return betting_clock(state)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces, or nothing."""
    return key(state) if seat == state.turn or seat in exchange.choosing(state) else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the stacks."""
    return state.stacks


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end."""
    return match.ranking(state)


def _begin(state: State, codes: tuple[str, ...]) -> tuple[State, Events]:
    most = (HAND + MAX_DISCARD) * state.live.bit_count()
    pack = FRENCH.cards(codes[:most])  # What lies below is never dealt (draw.6).
    ante = state.config.ante
    paid = tuple([min(ante, stack) for stack in state.stacks])
    stacks = tuple([max(0, stack - ante) for stack in state.stacks])
    posted = [Posted(seat, "ante", paid[seat], not stacks[seat]) for seat in members(state.live)]
    start = match.started(state)
    state, hands = match.deal(replace(state, stacks=stacks, paid=paid, street="first"), pack, HAND)
    state = betting.open_round(state, 0, state.dealer)
    events = (start, *posted, hands)
    return (state, events) if state.turn != NOBODY else _after_round(state, events)


def _act(state: State, seat: int, action: object) -> tuple[State, Events]:
    if isinstance(action, Draw):
        state, events = exchange.choose(state, seat, action.discard)
        return (state, events) if exchange.choosing(state) else _after_exchange(state, events)
    state, events = betting.act(state, seat, action)
    return (state, events) if state.turn != NOBODY else _after_round(state, events)


def _after_round(state: State, events: Events) -> tuple[State, Events]:
    state, closed = betting.close_round(state)
    events += closed
    if alone(state):
        state, ended = pay_last(state)
        return state, events + ended
    if state.street == "first":
        state, opened = exchange.open_exchange(state)
        return state, events + opened
    return _showdown(state, events)


def _after_exchange(state: State, events: Events) -> tuple[State, Events]:
    state, drawn = exchange.deal_new_cards(state)
    events += drawn
    able = state.live & with_chips(state.stacks)
    if able & (able - 1):  # draw.7
        return betting.open_round(replace(state, street="second"), 0, state.dealer), events
    return _showdown(state, events)


def _showdown(state: State, events: Events) -> tuple[State, Events]:
    state, shown = show(state)
    state, ended = pay(state)
    return state, events + shown + ended


def _expire(state: State) -> tuple[State, Events]:
    seats = exchange.choosing(state) if state.phase == "draw" else (state.turn,)
    if seats == (NOBODY,):
        return state, ()
    events: Events = (TimedOut(seats),)
    for seat in seats:
        state, more = _act(state, seat, default(state, seat))
        events += more
    return state, events
