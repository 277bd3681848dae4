"""A card is played and settled, a seat chickens out or stops (``turn.*``, ``order.1``)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.ranking import leading
from salon.games.poule_mouillee.counting import GOAL, OPENING, PACK, RANK, counted, how, stands_for
from salon.games.poule_mouillee.types import (
    Bust,
    Capped,
    Chickened,
    Event,
    MatchOver,
    Paired,
    Played,
    RoundOver,
    RoundWon,
    Run,
    State,
    Stopped,
    TwentyOne,
)

Step = tuple[State, tuple[Event, ...]]

CHICKEN_FROM = 11
"""The lowest count at which a seat may chicken out: below it no card can bust (``chicken.1``)."""
START_CARDS = 2


def begin(state: State, seat: int) -> State:
    """Return ``state`` with ``seat`` starting a series of two compulsory cards (``turn.2``, ``bust.2``)."""
    return replace(state, turn=seat, run="start", due=START_CARDS)


def play(state: State, seat: int) -> Step:
    """Turn up the top card of ``seat``, whose turn it is, and settle it in the order of ``order.1``."""
    stacks = list(state.stacks)
    card, rest = stacks[seat][0], stacks[seat][1:]
    stacks[seat] = rest
    under = state.pile[-1] if state.pile else None
    worth = stands_for(card, state.count, state.worth)
    count = counted(card, state.count, worth)
    doing = how(state.count, worth, count)
    value = count if doing == "set" else worth
    played = Played(seat, PACK.codes[card], doing, value, state.count, count, len(rest))
    state = replace(
        state,
        stacks=tuple(stacks),
        pile=(*state.pile, card),
        count=count,
        worth=worth,
        due=max(0, state.due - 1),
        played=state.played + 1,
    )
    if count > GOAL:
        picked = len(state.pile)
        state = begin(_under(state, seat), _left(state, seat))
        events: tuple[Event, ...] = (played, Bust(seat, count, picked))
    elif not rest:
        state, more = _end_round(state)
        return state, (played, RoundWon(seat), *more)
    elif count == GOAL:
        state, more = _twenty_one(state, seat)
        events = (played, *more)
    else:
        pair = under is not None and RANK[card] == RANK[under]
        state, more = _rest_of_turn(state, seat, pair)
        events = (played, *more)
    if state.played < state.config.cap:
        return state, events
    state, more = _end_round(state)
    return state, (*events, Capped(state.config.cap), *more)


def chicken(state: State, seat: int) -> Step:
    """Let ``seat``, which may, take the series and begin a new one (``chicken.2``, ``chicken.3``)."""
    told = Chickened(seat, state.count, len(state.pile))
    run: Run = "chicken" if state.config.restart == "two" else "free"
    return replace(_under(state, seat), run=run, due=1), (told,)


def stop(state: State, seat: int) -> Step:
    """End the turn of ``seat``, which may go on but does not; the series stays (``turn.5``)."""
    return _pass_on(state, seat), (Stopped(seat),)


def may_chicken(state: State) -> bool:
    """Whether the seat whose turn it is may chicken out (``chicken.1``)."""
    return state.run == "turn" and state.count >= CHICKEN_FROM


def _twenty_one(state: State, seat: int) -> Step:
    # exact.1, exact.2, exact.4: what was due or optional before the 21 is forgotten.
    passed = len(state.pile)
    if state.config.on_21 == "left":
        receiver = _left(state, seat)
        told = TwentyOne(seat, "left", receiver, passed)
        state = _under(state, receiver)
    else:
        told = TwentyOne(seat, "out", None, passed)
        state = replace(_swept(state), out=(*state.out, *state.pile))
    return replace(state, run="free", due=1), (told,)


def _rest_of_turn(state: State, seat: int, pair: bool) -> Step:
    if state.due or state.run == "free":
        return state, ()
    if state.run == "chicken" and len(state.pile) == 1:
        return state, ()  # chicken.3: a second card is optional
    if pair and state.config.extra_card:
        return replace(state, run="extra"), (Paired(seat),)
    return _pass_on(state, seat), ()


def _pass_on(state: State, seat: int) -> State:
    return replace(state, turn=_left(state, seat), run="turn", due=1)


def _under(state: State, seat: int) -> State:
    """The series goes under the stack of ``seat``, its first card to be met first (``bust.1``)."""
    stacks = list(state.stacks)
    stacks[seat] = (*stacks[seat], *state.pile)
    return replace(_swept(state), stacks=tuple(stacks))


def _swept(state: State) -> State:
    return replace(state, pile=(), count=0, worth=OPENING)


def _left(state: State, seat: int) -> int:
    return (seat + 1) % len(state.stacks)


def _end_round(state: State) -> Step:
    # win.1, cap.1, score.1: cards on the table and out of play count for nobody.
    points = tuple(map(len, state.stacks))
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    best, leaders = leading(scores, "lowest")
    final = state.round == state.config.rounds
    state = replace(state, scores=scores, turn=None, due=0, phase="over" if final else "round_over")
    over = RoundOver(state.round, state.config.rounds, points, scores, leaders, best)
    return state, (over, MatchOver(leaders, len(leaders), best)) if final else (over,)
