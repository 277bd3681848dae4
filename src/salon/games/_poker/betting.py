"""A betting round: who is asked, what it may do, what its action changes.

Articles ``betting.*``, ``actions.*``, ``raise.*`` and ``uncalled.*``.
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.games._poker.events import Called, CameBack, Checked, Event, Folded, Gathered, Raised
from salon.games._poker.pots import cut
from salon.games._poker.seats import left_of, put, with_chips
from salon.games._poker.types import (
    CALL,
    CHECK,
    FOLD,
    NOBODY,
    BetOption,
    Call,
    Check,
    Fold,
    Raise,
    RaiseRange,
    State,
)

S = TypeVar("S", bound=State)
Events = tuple[Event, ...]

NOTHING_TO_CALL: Final = Refusal("nothing_to_call")
RAISE_CLOSED: Final = Refusal("raise_closed")
RAISE_UNANSWERED: Final = Refusal("raise_unanswered")
CODES: Final = (
    "nothing_to_call",
    "must_call",
    "raise_closed",
    "raise_unanswered",
    "raise_short",
    "raise_too_small",
    "raise_too_large",
)


def open_round(state: S, current_bet: int, starting: int) -> S:
    """Return ``state`` at the start of a betting round (``betting.1``); nobody's turn if nobody is to be asked."""
    levels = (NOBODY,) * len(state.stacks)
    turn = asked(state.live, state.stacks, state.bets, levels, current_bet, starting)
    return replace(
        state,
        phase="betting",
        levels=levels,
        current_bet=current_bet,
        full_raise=state.unit,
        turn=turn,
        bettor=NOBODY,
    )


def asked(
    live: int,
    stacks: tuple[int, ...],
    bets: tuple[int, ...],
    levels: tuple[int, ...],
    current_bet: int,
    after: int,
) -> int:
    """Return the first seat on the left of ``after`` that is to be asked, or NOBODY (``betting.2``, ``betting.3``)."""
    able = live & with_chips(stacks)
    if able & (able - 1):  # Two seats or more have chips: (a).
        seats = len(stacks)
        for step in range(after + 1, after + 1 + seats):
            seat = step % seats
            if able >> seat & 1 and (levels[seat] < 0 or bets[seat] < current_bet):
                return seat
        return NOBODY
    if able:  # A last one is asked only if it owes something to somebody: (b).
        last = able.bit_length() - 1
        for seat, bet in enumerate(bets):
            if live >> seat & 1 and bet > bets[last]:
                return last
    return NOBODY


def options(state: State, seat: int) -> tuple[BetOption, ...]:
    """Return what ``seat``, if it is asked, may do (``actions.5``)."""
    if seat != state.turn:
        return ()
    second = CALL if state.bets[seat] < state.current_bet else CHECK
    bounds = raise_bounds(state, seat)
    if isinstance(bounds, Refusal):
        return (FOLD, second)
    return (FOLD, second, RaiseRange(*bounds))


def raise_bounds(state: State, seat: int) -> tuple[int, int] | Refusal:
    """Return the lowest and the highest ``to`` of a raise by the seat asked, or why it may not raise."""
    current = state.current_bet
    most = state.bets[seat] + state.stacks[seat]
    if most <= current:
        return Refusal("raise_short", {"stack": state.stacks[seat]})
    if state.levels[seat] >= 0 and current - state.levels[seat] < state.full_raise:
        return RAISE_CLOSED  # raise.6
    if not state.live & with_chips(state.stacks) & ~(1 << seat):
        return RAISE_UNANSWERED  # raise.7
    return min(most, current + state.full_raise), most


def refuse(state: State, seat: int, action: object) -> Refusal | None:
    """Return why the betting action of ``seat`` is refused, or None (``actions.6``)."""
    if seat != state.turn:
        return NOT_YOUR_TURN
    owed = state.current_bet - state.bets[seat]
    if isinstance(action, Fold):
        return None
    if isinstance(action, Check):
        return Refusal("must_call", {"amount": min(owed, state.stacks[seat])}) if owed > 0 else None
    if isinstance(action, Call):
        return NOTHING_TO_CALL if owed <= 0 else None
    if not isinstance(action, Raise):
        return MALFORMED
    bounds = raise_bounds(state, seat)
    if isinstance(bounds, Refusal):
        return bounds
    least, most = bounds
    if action.to < least:
        return Refusal("raise_too_small", {"min": least})
    return Refusal("raise_too_large", {"max": most}) if action.to > most else None


def act(state: S, seat: int, action: object) -> tuple[S, Events]:
    """Return the state after a legal action of the seat asked, with the turn passed on, and what happened.

    The turn is NOBODY when the betting round is over (``betting.4``) or a single live seat is left (``betting.5``).
    """
    stack, bet, paid = state.stacks[seat], state.bets[seat], state.paid[seat]
    live, current, full = state.live, state.current_bet, state.full_raise
    bettor = state.bettor
    amount = 0
    event: Event
    if isinstance(action, Raise):
        to = action.to
        amount = to - bet
        event = Raised(seat, to, amount, current == 0, amount == stack)
        full = max(full, to - current)  # raise.4, raise.5
        current = to
        bettor = seat
    elif isinstance(action, Call):
        amount = min(current - bet, stack)
        event = Called(seat, amount, bet + amount, amount == stack)
    elif isinstance(action, Fold):
        live &= ~(1 << seat)
        event = Folded(seat)
    else:
        event = Checked(seat)
    stacks, bets = state.stacks, state.bets
    after: dict[str, object] = {}
    if amount:
        stacks = put(stacks, seat, stack - amount)
        bets = put(bets, seat, bet + amount)
        after = {"stacks": stacks, "bets": bets, "paid": put(state.paid, seat, paid + amount)}
    levels = put(state.levels, seat, current)
    alone = not live & (live - 1)
    turn = NOBODY if alone else asked(live, stacks, bets, levels, current, seat)
    state = replace(
        state,
        live=live,
        levels=levels,
        current_bet=current,
        full_raise=full,
        bettor=bettor,
        turn=turn,
        step=state.step + 1,
        **after,
    )
    return state, (event,)


def close_round(state: S) -> tuple[S, Events]:
    """Return the state after a betting round: uncalled chips are back, the bets are gathered (``betting.4``)."""
    events: Events = ()
    stacks, paid = state.stacks, state.paid
    most = max(paid)
    owner = paid.index(most)
    if paid.count(most) == 1 and state.live >> owner & 1:  # uncalled.1
        back = most - max(paid[:owner] + paid[owner + 1 :])
        stacks = put(stacks, owner, stacks[owner] + back)
        paid = put(paid, owner, most - back)
        events = (CameBack(owner, back),)
    if any(state.bets):
        events = (*events, Gathered(cut(paid, stacks, state.live)))
    state = replace(state, stacks=stacks, paid=paid, bets=(0,) * len(paid), current_bet=0, turn=NOBODY)
    return state, events


def first_live(state: State, after: int) -> int:
    """Return the first live seat on the left of ``after``."""
    return next(seat for seat in left_of(after, len(state.stacks)) if state.live >> seat & 1)
