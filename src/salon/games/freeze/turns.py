"""How turns follow one another: the end of a turn, the last lap, the end of the round."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.ranking import leading
from salon.games.freeze.events import (
    Event,
    FreezeScored,
    LastLap,
    LastWindow,
    MatchOver,
    Passed,
    RoundOver,
    Turn,
)
from salon.games.freeze.lines import as_low, hand_points, has_card, rank, round_scores
from salon.games.freeze.types import LAPS, Config, State, Window

Told = list[Event]
"""What has happened so far while an input is carried out."""


def rounds_of(config: Config) -> int:
    """Return how many rounds the match has at most (``end.1``)."""
    if config.rounds is not None:
        return config.rounds
    return 5 if config.limit is None else 20


def last_lap(state: State) -> bool:
    """Return whether a freeze or the cap has begun the last lap (``last.1``, ``last.4``)."""
    if state.phase not in ("turn", "power", "penalty"):
        return False
    return state.freezer is not None or state.turns >= LAPS * len(state.scores)


def last_turn(state: State) -> bool:
    """Return whether the turn that is being played is the last of the round."""
    if state.turn is None:
        return False
    if state.freezer is not None:
        return (state.turn + 1) % len(state.scores) == state.freezer
    return state.turns + 1 == (LAPS + 1) * len(state.scores)


def open_window(state: State, card: int) -> State:
    """Open the window of a card that has reached the discard (``speed.1``)."""
    return replace(
        state,
        discard=(*state.discard, card),
        windows=state.windows + 1,
        window=Window(state.windows + 1, rank(card)),
    )


def speeders(state: State) -> tuple[int, ...]:
    """Return the seats that may speed at the open, unused window (``speed.3``)."""
    if state.window is None or state.window.used or state.phase not in ("turn", "power"):
        return ()
    return tuple(seat for seat in range(len(state.scores)) if seat != state.freezer and has_card(state, seat))


def end_turn(state: State, told: Told) -> State:
    """Go on to the next seat; a turn that was spent already is passed over (``speed.8``)."""
    seats = len(state.scores)
    while state.turn is not None:
        final, spent = last_turn(state), state.spent
        state = replace(
            state,
            phase="turn",
            turn=(state.turn + 1) % seats,
            turns=state.turns + 1,
            spent=False,
            drawn=None,
            power=None,
        )
        if final:
            return _after_the_last(state, told)
        if state.freezer is None and state.turns == LAPS * seats:
            told.append(LastLap(LAPS))
        if not spent:
            break
    if state.turn is not None:
        told.append(Turn(state.turn))
    return state


def pass_turn(state: State, told: Told) -> State:
    """End a turn in which nothing was done (``turn.7``); it closes the window (``speed.2``)."""
    if state.turn is not None:
        told.append(Passed(state.turn))
    return end_turn(replace(state, window=None), told)


def _after_the_last(state: State, told: Told) -> State:
    # last.3
    state = replace(state, turn=None)
    if not speeders(state):
        return end_round(state, told)
    told.append(LastWindow())
    return state


def end_round(state: State, told: Told) -> State:
    """Turn all cards up and write the points down (``score.4``, ``end.1``)."""
    config = state.config
    points = tuple(hand_points(hand, config.red_kings_row) for hand in state.lines)
    gained = round_scores(points, state.freezer)
    scores = tuple(total + more for total, more in zip(state.scores, gained, strict=True))
    over = state.round == rounds_of(config) or (config.limit is not None and max(scores) >= config.limit)
    if (freezer := state.freezer) is not None:
        others = as_low(points, freezer)
        told.append(FreezeScored(freezer, others == 0, points[freezer], others, gained[freezer]))
    best, leaders = leading(scores, "lowest")
    told.append(RoundOver(state.round, rounds_of(config), points, gained, scores, leaders, best))
    if over:
        told.append(MatchOver(leaders, len(leaders), best))
    return replace(
        state,
        phase="over" if over else "round_over",
        scores=scores,
        points=points,
        round_scores=gained,
        turn=None,
        spent=False,
        drawn=None,
        window=None,
        power=None,
        penalty=None,
    )
