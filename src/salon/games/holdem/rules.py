"""The rules of Texas Hold'em: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.clock import Clock
from salon.core.errors import BadSetup
from salon.core.refusal import Refusal
from salon.core.turn import Place, ToAct
from salon.games._poker import betting, match
from salon.games._poker.clock import absent_bet, betting_clock, key
from salon.games._poker.events import Event, Posted, TimedOut
from salon.games._poker.seats import put, with_chips
from salon.games._poker.showdown import alone, pay, pay_last, show
from salon.games._poker.types import NOBODY, Bet, BetOption, Setup
from salon.games.holdem.button import first_positions, next_positions
from salon.games.holdem.types import MAX_SEATS, STREETS, Config, State, Turned

Events = tuple[Event, ...]

REFUSALS: Final = betting.CODES
HAND: Final = 2


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first shuffle (``options.4``, ``button.1``); raises BadSetup."""
    stacks = match.first_stacks(config.stack, config.rounds, seats, MAX_SEATS, carried)
    if config.blinds[0] > config.blinds[1]:
        raise BadSetup("blinds: the small one is not above the big one")
    dealer, small, big = first_positions(carried.dealer, stacks)
    state = State(
        config=config,
        rounds=config.rounds,
        unit=config.blinds[1],
        round=carried.round - 1,
        phase="betting",
        dealer=dealer,
        small=small,
        big=big,
        stacks=stacks,
        start=stacks,
        exits=match.first_exits(stacks),
        street="",
        bets=(),
        paid=(),
        hands=(),
    )
    return match.before_hand(state, dealer)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for."""
    return match.waits_for(state)


def legal(state: State, seat: int) -> tuple[BetOption, ...]:
    """Return what ``seat`` may do now (``actions.5``)."""
    return betting.options(state, seat)


def check(state: State, seat: int, action: object) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None (``actions.6``)."""
    return betting.refuse(state, seat, action)


def apply(state: State, actor: Actor, action: object) -> tuple[State, Events]:
    """Return the state after an input, and what happened."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE and isinstance(action, tuple):
        return _begin(state, action)
    if actor == CLOCK and state.turn != NOBODY:
        seat = state.turn
        state, events = _act(state, seat, absent_bet(state, seat))
        return state, (TimedOut((seat,)), *events)
    if isinstance(action, Next) and state.phase == "round_over":
        dealer, small, big = next_positions(state.big, state.stacks)
        return replace(match.before_hand(state, dealer), small=small, big=big), ()
    return state, ()


def default(state: State, seat: int) -> Bet:
    """Return what an absent seat does (``clock.1``)."""
    return absent_bet(state, seat)


def clock(state: State) -> Clock | None:
    """Return the clock that runs: one deadline a decision (``clock.1``, ``clock.3``, ``clock.4``)."""
    return betting_clock(state)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces, or nothing."""
    return key(state) if seat == state.turn else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the stacks."""
    return state.stacks


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end."""
    return match.ranking(state)


def _begin(state: State, codes: tuple[str, ...]) -> tuple[State, Events]:
    dealt = HAND * state.live.bit_count() + 5
    pack = FRENCH.cards(codes[:dealt])  # What lies below is never dealt.
    events: list[Event] = [match.started(state)]
    small, big = state.config.blinds
    state, posted = _post(state, state.small, small)
    events.append(Posted(state.small, "small_blind", posted, not state.stacks[state.small]))
    state, posted = _post(state, state.big, big)
    events.append(Posted(state.big, "big_blind", posted, not state.stacks[state.big]))
    state, hands = match.deal(state, pack, HAND)
    # blinds.3: the current bet is the full big blind, whatever it could pay.
    state = betting.open_round(replace(state, street="preflop"), big, state.big)
    if state.turn != NOBODY:
        return state, (*events, hands)
    return _after_round(state, (*events, hands))


def _post(state: State, seat: int, blind: int) -> tuple[State, int]:
    stack = state.stacks[seat]
    amount = min(blind, stack)
    return replace(
        state,
        stacks=put(state.stacks, seat, stack - amount),
        bets=put(state.bets, seat, amount),
        paid=put(state.paid, seat, amount),
    ), amount


def _act(state: State, seat: int, action: object) -> tuple[State, Events]:
    state, events = betting.act(state, seat, action)
    return (state, events) if state.turn != NOBODY else _after_round(state, events)


def _after_round(state: State, events: Events) -> tuple[State, Events]:
    state, closed = betting.close_round(state)
    events += closed
    if alone(state):
        state, ended = pay_last(state)
        return state, events + ended
    able = state.live & with_chips(state.stacks)
    if state.street in STREETS and able & (able - 1):
        state, turned = _turn_up(state)
        return betting.open_round(state, 0, state.dealer), (*events, turned)
    state, shown = show(state)
    events += shown
    while state.street in STREETS:  # showdown.5: the hands are up, the missing cards follow.
        state, turned = _turn_up(state)
        events += (turned,)
    state, ended = pay(state)
    return state, events + ended


def _turn_up(state: State) -> tuple[State, Turned]:
    street, count = STREETS[state.street]
    cards = state.pack[:count]
    state = replace(state, street=street, board=state.board + cards, pack=state.pack[count:])
    return state, Turned(street, FRENCH.names(cards), FRENCH.names(state.board))
