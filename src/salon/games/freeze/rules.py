"""The rules of Freeze: from the set-up to the ranking."""

from __future__ import annotations

from math import isfinite
from typing import Final

from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Shuffle
from salon.core.clock import Clock
from salon.core.errors import BadSetup
from salon.core.ranking import ranked
from salon.core.refusal import Refusal
from salon.core.setup import check_dealer, check_round, check_seats, first_scores
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games.freeze import legal as legality
from salon.games.freeze import pile, powers, speed
from salon.games.freeze.events import Dealt, Event, Froze, LookOver, Memorised, Turn, TurnedUp
from salon.games.freeze.lines import PACK
from salon.games.freeze.turns import Told, end_round, end_turn, pass_turn, rounds_of, speeders
from salon.games.freeze.types import (
    MAX_SEATS,
    MIN_SEATS,
    Action,
    Config,
    Discard,
    Draw,
    Exchange,
    Freeze,
    Look,
    Option,
    PlacePenalty,
    Ready,
    Setup,
    Skip,
    Speed,
    Spot,
    State,
    Swap,
    Take,
)

Events = tuple[Event, ...]

REFUSALS: Final = tuple(refusal.code for refusal in legality.REFUSALS)

DEAL_SECONDS: Final = 1.5
START_SECONDS: Final = 30.0
DRAWN_SECONDS: Final = 20.0
POWER_SECONDS: Final = 15.0
LOOKED_SECONDS: Final = 8.0
PENALTY_SECONDS: Final = 5.0
LAST_WINDOW_SECONDS: Final = 2.0


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first deal; raises BadSetup."""
    check_seats("Freeze", seats, MIN_SEATS, MAX_SEATS)
    if not isfinite(config.speed_hold):
        raise BadSetup("speed_hold is a number of seconds")
    check_dealer(carried.dealer, seats)
    scores = first_scores(carried.scores, seats, below_zero=True)
    if config.limit is not None and max(scores) >= config.limit:
        raise BadSetup(f"scores: a total of {config.limit} ends the match")
    number = 1 if carried.round is None else carried.round
    check_round(number, rounds_of(config))
    return State(config, number, carried.dealer, scores)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for (``hidden.5``)."""
    if state.phase == "over":
        return Over()
    if not state.lines:
        return Chance(Shuffle(PACK.codes))
    if state.owed is not None:
        return Chance(Shuffle(PACK.names(sorted(state.discard[:-1]))))
    if state.phase == "look":
        return Seats(state.looking)
    if state.penalty is not None:
        return Seats((state.penalty.seat,))
    turn = () if state.turn is None else (state.turn,)
    return Seats(tuple(sorted({*turn, *speeders(state)})))


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do now (``legal.1``)."""
    return tuple(legality.options(state, seat))


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    return legality.check(state, seat, action)


def apply(state: State, actor: Actor, action: object) -> tuple[State, Events]:
    """Return the state after an input, and what happened."""
    told: Told = []
    if actor == CHANCE and isinstance(action, tuple):
        state = _shuffled(state, PACK.cards(action), told)
    elif actor == CLOCK:
        state = _expire(state, told)
    elif isinstance(actor, int):
        state = _act(state, actor, action, told)
    elif isinstance(action, Next) and state.phase == "round_over":
        dealer = (state.dealer + 1) % len(state.scores)
        state = State(state.config, state.round + 1, dealer, state.scores, state.windows)
    return state, tuple(told)


def default(state: State, seat: int) -> Action | None:
    """Return what an absent seat does: what the clock would, as far as it may; it never speeds."""
    if state.phase == "look":
        return Ready()
    if state.penalty is not None:
        return PlacePenalty(_shorter_line(state, seat))
    if seat != state.turn:
        return None
    if state.power is not None:
        return Skip()
    if state.drawn is not None:
        return Discard()
    # Where nothing can be drawn this passes, or takes where passing is not allowed (turn.7).
    return next(option for option in legal(state, seat) if isinstance(option, Draw | Take | Skip))


def clock(state: State) -> Clock | None:
    """Return the clock that runs (``clock.1``); that of one seat has no end at a table without a clock."""
    if state.owed is not None or not state.lines or state.phase in ("round_over", "over"):
        return None
    if state.phase == "look":
        seconds = float(state.config.look_seconds)
        return Clock(f"{state.round}.look", state.looking, seconds, lead=DEAL_SECONDS)
    if state.penalty is not None:
        # The other clocks stand still.
        key = f"{state.round}.penalty{len(state.faults)}"
        below = clock(replace(state, penalty=None))
        paused = None if below is None else below.key
        return Clock(key, (state.penalty.seat,), PENALTY_SECONDS, optional=True, pauses=paused)
    if state.turn is None:
        seconds = max(state.config.speed_hold, LAST_WINDOW_SECONDS)
        return Clock(f"{state.round}.last", speeders(state), seconds)
    key, seats = f"{state.round}.{state.turns}", (state.turn,)
    if state.power is not None:
        looks = state.power.own + state.power.other + state.power.done
        seconds = LOOKED_SECONDS if looks else POWER_SECONDS
        return Clock(f"{key}.power{looks}", seats, seconds, optional=True)
    if state.drawn is not None:
        return Clock(f"{key}.drawn", seats, DRAWN_SECONDS, optional=True)
    # A used window ends the hold, from whose end the time is counted (race.4).
    held = state.window is not None and not state.window.used
    return Clock(f"{key}.{'held' if held else 'start'}", seats, START_SECONDS, optional=True)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces, or nothing.

    That of the turn seat stays the same whatever the others do at the window; an attempt names its window itself.
    """
    if state.owed is not None or not state.lines:
        return ""
    if state.phase == "look":
        return f"{state.round}.look" if seat in state.looking else ""
    if state.penalty is not None:
        return f"{state.round}.penalty{len(state.faults)}" if seat == state.penalty.seat else ""
    if seat == state.turn:
        step = "start" if state.drawn is None else "drawn"
        if state.power is not None:
            step = f"power{state.power.own + state.power.other + state.power.done}"
        # Its own attempts, right ones and faults, are over when a new decision begins.
        cards = sum(card is not None for row in state.lines[seat] for card in row)
        faults = sum(fault.seat == seat for fault in state.faults)
        return f"{state.round}.{state.turns}.{step}.{cards}.{faults}"
    return f"{state.round}.window{state.windows}" if seat in speeders(state) else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far; the fewest are best."""
    return state.scores


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``end.2``)."""
    return ranked(state.scores, best="lowest") if state.phase == "over" else None


def _shuffled(state: State, order: tuple[int, ...], told: Told) -> State:
    if not state.lines:
        return _deal(state, order, told)
    owed, state = state.owed, pile.remake(state, order, told)
    if owed == "penalty" and state.penalty is not None:
        return speed.punish(state, state.penalty)
    if state.turn is None:
        return state
    return pile.drawn(state, state.turn, told, by_clock=owed == "clock")


def _deal(state: State, order: tuple[int, ...], told: Told) -> State:
    # deal.2: one at a time, clockwise, the first to the seat on the dealer's left.
    seats = len(state.scores)
    hands = [order[(seat - state.dealer - 1) % seats : 4 * seats : seats] for seat in range(seats)]
    looks = tuple(PACK.names(hand[2:]) for hand in hands)
    told.append(Dealt(state.round, rounds_of(state.config), state.dealer, looks))
    discard: tuple[int, ...] = ()
    rest = order[4 * seats :]
    if state.config.discard_start == "card":
        discard, rest = rest[:1], rest[1:]
        told.append(TurnedUp(PACK.codes[discard[0]]))
    return replace(
        state,
        lines=tuple((hand[:2], hand[2:]) for hand in hands),
        pile=rest,
        discard=discard,
        looking=tuple(range(seats)),
    )


def _act(state: State, seat: int, action: object, told: Told) -> State:
    match action:
        case Ready():
            return _memorised(state, seat, told)
        case Speed(line, slot) if state.window is not None:
            return speed.attempt(state, state.window, Spot(seat, line, slot), told)
        case PlacePenalty(line) if state.penalty is not None:
            return speed.place(state, state.penalty, line, told)
        case Draw() | Take() | Freeze() if legality.is_turn_fault(state, seat, action):
            return speed.err(state, seat, "turn", None, told)
        case Draw():
            return pile.draw(state, seat, told)
        case Take(line, slot):
            return pile.take(state, Spot(seat, line, slot), told)
        case Freeze():
            told.append(Froze(seat))
            return end_turn(replace(state, freezer=seat, window=None), told)
        case Discard() if state.drawn is not None:
            return pile.discard(state, seat, state.drawn, told, power=True)
        case Swap(line, slot) if state.drawn is not None:
            return pile.swap(state, Spot(seat, line, slot), state.drawn, told)
        case Look() if state.power is not None:
            return powers.look(state, seat, state.power, Spot(action.seat, action.line, action.slot), told)
        case Exchange() if state.power is not None:
            return powers.exchange(state, seat, state.power, action, told)
        case Skip():
            return pass_turn(state, told) if state.power is None else powers.finish(state, seat, told)
    return state


def _memorised(state: State, seat: int, told: Told) -> State:
    told.append(Memorised(seat))
    state = replace(state, looking=tuple(other for other in state.looking if other != seat))
    return state if state.looking else _first_turn(state, told)


def _first_turn(state: State, told: Told) -> State:
    turn = (state.dealer + 1) % len(state.scores)
    told += (LookOver(), Turn(turn))
    return replace(state, phase="turn", looking=(), turn=turn)


def _expire(state: State, told: Told) -> State:
    # clock.2
    if state.owed is not None or not state.lines or state.phase in ("round_over", "over"):
        return state
    if state.phase == "look":
        return _first_turn(state, told)
    if state.penalty is not None:
        return speed.place(state, state.penalty, _shorter_line(state, state.penalty.seat), told)
    if state.turn is None:
        return end_round(state, told)
    if state.power is not None:
        return powers.finish(state, state.turn, told)
    if state.drawn is not None:
        return pile.discard(state, state.turn, state.drawn, told, power=False)
    if pile.can_draw(state):
        return pile.draw(state, state.turn, told, by_clock=True)
    return pass_turn(state, told)


def _shorter_line(state: State, seat: int) -> int:
    # clock.2: holes do not count; the bottom line if both are as long.
    top, bottom = (sum(card is not None for card in row) for row in state.lines[seat])
    return 0 if top < bottom else 1
