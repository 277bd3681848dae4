"""The rules of Poule mouillée: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Shuffle
from salon.core.clock import Clock
from salon.core.ranking import ranked
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.setup import check_dealer, check_round, check_seats, first_scores
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games.poule_mouillee import turns
from salon.games.poule_mouillee.counting import PACK
from salon.games.poule_mouillee.turns import CHICKEN_FROM, Step
from salon.games.poule_mouillee.types import (
    MAX_SEATS,
    MIN_SEATS,
    Action,
    Chicken,
    Config,
    Dealt,
    Play,
    Setup,
    State,
    Stop,
)

MUST_PLAY = Refusal("must_play")
CHICKEN_TOO_LOW = Refusal("chicken_too_low", {"count": CHICKEN_FROM})
CHICKEN_NOT_NOW = Refusal("chicken_not_now")

REFUSALS: Final = ("must_play", "chicken_too_low", "chicken_not_now")

SECONDS: Final = 20.0
"""For each decision (``clock.1``)."""
DEAL_SECONDS: Final = 1.5
SWEEP_SECONDS: Final = 1.0

PLAY: Final = Play()
CHICKEN: Final = Chicken()
STOP: Final = Stop()


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first deal (``players.1``); raises BadSetup."""
    check_seats("Poule mouillée", seats, MIN_SEATS, MAX_SEATS)
    check_dealer(carried.dealer, seats)
    scores = first_scores(carried.scores, seats)
    check_round(carried.round, config.rounds)
    return State(config, carried.round, carried.dealer, scores)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for (``turn.1``)."""
    if state.phase == "over":
        return Over()
    if not state.stacks:
        return Chance(Shuffle(PACK.codes[: 52 + state.config.jokers]))
    return Seats(() if state.turn is None else (state.turn,))


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Return what ``seat`` may do now (``turn.3``, ``turn.4``)."""
    if seat != state.turn:
        return ()
    if not state.due:
        return (PLAY, STOP)
    return (PLAY, CHICKEN) if turns.may_chicken(state) else (PLAY,)


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    if seat != state.turn:
        return NOT_YOUR_TURN
    match action:
        case Play():
            return None
        case Stop():
            return MUST_PLAY if state.due else None
        case Chicken():
            if turns.may_chicken(state):
                return None
            return CHICKEN_TOO_LOW if state.run == "turn" else CHICKEN_NOT_NOW


def apply(state: State, actor: Actor, action: object) -> Step:
    """Return the state after an input, and what happened."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE and isinstance(action, tuple):
        return _deal(state, PACK.cards(action))
    if actor == CLOCK and state.turn is not None:
        return _act(state, state.turn, default(state, state.turn))
    if isinstance(action, Next) and state.phase == "round_over":
        dealer = (state.dealer + 1) % len(state.scores)  # deal.1
        return State(state.config, state.round + 1, dealer, state.scores), ()
    return state, ()


def default(state: State, seat: int) -> Action:
    """Return what an absent seat does: what it must, and no more (``clock.2``); ``seat`` may act."""
    return PLAY if state.due else STOP


def clock(state: State) -> Clock | None:
    """Return the clock of the seat to act; each card starts it afresh (``clock.1``), unless the table has none."""
    if state.turn is None:
        return None
    lead = DEAL_SECONDS if not state.played else SWEEP_SECONDS if not state.pile else 0.0
    return Clock(_key(state), (state.turn,), SECONDS, lead, optional=True)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces, or nothing."""
    return _key(state) if seat == state.turn else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the total of each seat so far; the lowest wins (``score.2``, ``score.3``)."""
    return state.scores


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``score.3``)."""
    return ranked(state.scores, best="lowest") if state.phase == "over" else None


def _key(state: State) -> str:
    # Between two cards a seat may stop and the next one chicken out: each has a run of its own.
    return f"{state.round}.{state.played}.{state.run}"


def _deal(state: State, order: tuple[int, ...]) -> Step:
    # deal.2: one at a time, clockwise, the first to the starter, on the dealer's right.
    seats = len(state.scores)
    starter = (state.dealer - 1) % seats
    stacks = tuple(order[(seat - starter) % seats :: seats] for seat in range(seats))
    dealt = Dealt(state.round, state.config.rounds, state.dealer, starter, tuple(map(len, stacks)))
    return turns.begin(replace(state, stacks=stacks), starter), (dealt,)


def _act(state: State, seat: int, action: object) -> Step:
    match action:
        case Play():
            return turns.play(state, seat)
        case Chicken():
            return turns.chicken(state, seat)
        case Stop():
            return turns.stop(state, seat)
    return state, ()
