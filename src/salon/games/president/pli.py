"""The pli under way: laying, passing, winning, and the end of the round (``pli.*``, ``two.1``, ``end.*``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec.structs import replace

from salon.core.ranking import leading
from salon.games.president.cards import PACK, TWO, value
from salon.games.president.exchange import role_of
from salon.games.president.types import (
    Event,
    Finished,
    Laid,
    LeftOver,
    MatchOver,
    Opens,
    Passed,
    Played,
    PliWon,
    RoundOver,
    State,
)

Events = tuple[Event, ...]
Entry = TypeVar("Entry")


def open_pli(state: State, seat: int) -> tuple[State, Events]:
    """Let ``seat`` open a pli; all passes are forgotten (``pli.5``)."""
    return replace(state, turn=seat, pile=(), passed=()), (Opens(seat),)


def lay(state: State, seat: int, cards: tuple[int, ...]) -> tuple[State, Events]:
    """Lay ``cards`` (weakest first) for ``seat``, whose turn it is."""
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    received = tuple(card for card in state.received[seat] if card not in cards)
    state = replace(
        state,
        hands=_put(state.hands, seat, hand),
        received=_put(state.received, seat, received),
        pile=(*state.pile, Laid(seat, cards)),
        moves=state.moves + 1,
    )
    events: Events = (Played(seat, PACK.names(cards), len(hand)),)
    if not hand:
        state, more = _finish(state, seat)
        events += more
        if state.turn is None:
            return state, events
    if value(cards[0]) == TWO:  # two.1
        state, more = _win(state, "two")
    else:
        state, more = _pass_on(state)
    return state, events + more


def stand_out(state: State, seat: int) -> tuple[State, Events]:
    """Let ``seat``, whose turn it is, out of the pli (``pli.3``)."""
    state = replace(state, passed=tuple(sorted((*state.passed, seat))), moves=state.moves + 1)
    state, more = _pass_on(state)
    return state, (Passed(seat), *more)


def _pass_on(state: State) -> tuple[State, Events]:
    # pli.4: who still holds cards, has not passed and does not own the last cards can answer.
    owner = state.pile[-1].seat
    turn = state.turn if state.turn is not None else owner
    for seat in _clockwise(turn, len(state.hands)):
        if state.hands[seat] and seat not in state.passed and seat != owner:
            return replace(state, turn=seat), ()
    return _win(state, "passes")


def _win(state: State, by: Literal["two", "passes"]) -> tuple[State, Events]:
    winner = state.pile[-1].seat
    # pli.6: the winner, or the nearest seat clockwise that still holds cards.
    opener = next(seat for seat in (winner, *_clockwise(winner, len(state.hands))) if state.hands[seat])
    state, opened = open_pli(state, opener)
    return state, (PliWon(winner, by), *opened)


def _finish(state: State, seat: int) -> tuple[State, Events]:
    seats = len(state.hands)
    rank = 1 + sum(place is not None for place in state.finish)
    state = replace(state, finish=_put(state.finish, seat, rank))
    events: Events = (Finished(seat, rank, role_of(rank, seats)),)
    if rank < seats - 1:
        return state, events
    state, more = _end_round(state)
    return state, events + more


def _end_round(state: State) -> tuple[State, Events]:
    # end.2: one player alone still holds cards, and is last.
    seats = len(state.hands)
    last = state.finish.index(None)
    ranks = tuple(seats if rank is None else rank for rank in state.finish)
    roles = tuple(role_of(rank, seats) for rank in ranks)
    points = tuple(seats - rank for rank in ranks)  # score.1
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    best, leaders = leading(scores, "highest")
    final = state.round == state.config.rounds
    state = replace(
        state,
        finish=ranks,
        roles=roles,
        points=points,
        scores=scores,
        received=((),) * seats,
        turn=None,
        phase="over" if final else "round_over",
    )
    left = PACK.names(state.hands[last])
    events: Events = (
        LeftOver(last, roles[last], len(left), left),
        RoundOver(state.round, state.config.rounds, roles, points, scores, leaders, best),
    )
    return state, (*events, MatchOver(leaders, len(leaders), best)) if final else events


def _clockwise(seat: int, seats: int) -> Iterable[int]:
    return ((seat + step) % seats for step in range(1, seats))


def _put(entries: tuple[Entry, ...], seat: int, entry: Entry) -> tuple[Entry, ...]:
    return (*entries[:seat], entry, *entries[seat + 1 :])
