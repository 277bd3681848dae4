"""The rules of Payoo: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Die, Shuffle
from salon.core.clock import Clock
from salon.core.ranking import ranked
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.setup import check_dealer, check_round, check_seats, first_scores
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games.payoo import gifts, tricks
from salon.games.payoo.cards import FACES, PACK, dealt_codes, grand_payoo, mask_of, names
from salon.games.payoo.types import (
    MAX_SEATS,
    MIN_SEATS,
    Action,
    Config,
    Dealt,
    Event,
    Give,
    GiveOption,
    Option,
    Play,
    Rolled,
    Setup,
    State,
)

Step = tuple[State, tuple[Event, ...]]

GIFTS_FIRST = Refusal("gifts_first")
ALREADY_GIVEN = Refusal("already_given")
GIFTS_OVER = Refusal("gifts_over")

REFUSALS: Final = tuple(
    dict.fromkeys((*gifts.CODES, *tricks.CODES, "gifts_first", "already_given", "gifts_over"))
)

DEAL_SECONDS: Final = 1.5
DIE_SECONDS: Final = 3.0
"""Gifts flying and the die rolling (``clock.6``)."""
SWEEP_SECONDS: Final = 1.0

ROLL: Final = Chance(Die(FACES))


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first deal (``record.1``); raises BadSetup."""
    check_seats("Payoo", seats, MIN_SEATS, MAX_SEATS)
    check_dealer(carried.dealer, seats)
    scores = first_scores(carried.scores, seats)
    check_round(carried.round, config.rounds)
    return _before_the_deal(config, carried.round, carried.dealer, scores)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for."""
    if state.phase == "over":
        return Over()
    if not state.hands:
        return Chance(Shuffle(dealt_codes(len(state.scores))))
    if state.phase == "give":
        return Seats(gifts.owing(state))
    if state.die is None:
        return ROLL
    seat = tricks.turn(state)
    return Seats(() if seat is None else (seat,))


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do now (``record.5``)."""
    if seat == tricks.turn(state):
        return tricks.legal(state, seat)
    return (GiveOption(gifts.count(state)),) if seat in gifts.owing(state) else ()


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    match action:
        case Play(code):
            if state.phase == "give":
                return GIFTS_FIRST
            return tricks.check(state, seat, code) if seat == tricks.turn(state) else NOT_YOUR_TURN
        case Give(codes):
            if state.phase != "give":
                return GIFTS_OVER
            return gifts.check(state, seat, codes) if seat in gifts.owing(state) else ALREADY_GIVEN


def apply(state: State, actor: Actor, action: object) -> Step:
    """Return the state after an input, and what happened."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE:
        if isinstance(action, tuple):
            return _deal(state, PACK.cards(action))
        return _roll(state, str(action))
    if actor == CLOCK:
        return _expire(state)
    if isinstance(action, Next) and state.phase == "round_over":
        dealer = (state.dealer + 1) % len(state.scores)  # deal.1
        return _before_the_deal(state.config, state.round + 1, dealer, state.scores), ()
    return state, ()


def default(state: State, seat: int) -> Action:
    """Return what an absent seat does (``clock.2``, ``clock.3``); ``seat`` may act."""
    if state.phase == "give":
        return Give(PACK.names(gifts.highest(state, seat)))
    return Play(PACK.codes[tricks.lowest(state, seat)])


def clock(state: State) -> Clock | None:
    """Return the clock that runs: a common one for the gifts, one for each card (``clock.1``, ``clock.2``)."""
    if state.phase == "give":
        seats = gifts.owing(state)
        return Clock(_key(state), seats, lead=DEAL_SECONDS) if seats else None
    seat = tricks.turn(state)
    if seat is None:
        return None
    lead = 0.0 if state.trick else SWEEP_SECONDS if state.moves else DIE_SECONDS
    return Clock(_key(state), (seat,), lead=lead)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces (``clock.5``), or nothing.

    A gift is one decision, whatever the others do meanwhile (``gift.3``).
    """
    return _key(state) if seat == tricks.turn(state) or seat in gifts.owing(state) else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the total of each seat so far; the lowest wins (``score.1``, ``score.3``)."""
    return state.scores


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``score.3``)."""
    return ranked(state.scores, best="lowest") if state.phase == "over" else None


def _key(state: State) -> str:
    return f"{state.round}.give" if state.phase == "give" else f"{state.round}.{state.moves}"


def _before_the_deal(config: Config, number: int, dealer: int, scores: tuple[int, ...]) -> State:
    return State(
        config, number, dealer, scores, leader=dealer, taken=(0,) * len(scores), gifts=(0,) * len(scores)
    )


def _deal(state: State, order: tuple[int, ...]) -> Step:
    # deal.2: one at a time, clockwise, the first to the seat on the dealer's left.
    seats = len(state.scores)
    hands = tuple(mask_of(order[(seat - state.dealer - 1) % seats :: seats]) for seat in range(seats))
    dealt = Dealt(state.round, state.config.rounds, state.dealer, tuple(map(names, hands)))
    return replace(state, hands=hands, dots=(0,) * seats), (dealt,)


def _roll(state: State, face: str) -> Step:
    suit = PACK.index[f"1{face}"] // 10
    rolled = Rolled(FACES[suit], PACK.codes[grand_payoo(suit)], state.dealer)
    return replace(state, die=suit), (rolled,)


def _act(state: State, seat: int, action: object) -> Step:
    match action:
        case Play(code):
            return tricks.play(state, seat, PACK.index[code])
        case Give(codes):
            return gifts.confirm(state, seat, mask_of(PACK.cards(codes)))
    return state, ()


def _expire(state: State) -> Step:
    # record.2: every gift that is missing, or one card.
    events: tuple[Event, ...] = ()
    seat = tricks.turn(state)
    for absent in gifts.owing(state) if seat is None else (seat,):
        state, more = _act(state, absent, default(state, absent))
        events += more
    return state, events
