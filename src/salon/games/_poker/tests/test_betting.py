"""``betting.*``, ``actions.*`` and ``raise.*`` on a bare table: the tables of the rulebook."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.games._poker.betting import act, asked, close_round, open_round, options, refuse
from salon.games._poker.events import CameBack
from salon.games._poker.types import CALL, CHECK, FOLD, NOBODY, Raise, RaiseRange, State

P, Q, R, S = range(4)


def table(*stacks: int, unit: int = 20) -> State:
    """A betting round after compulsory bets that were no bets; P speaks first."""
    zeros = (0,) * len(stacks)
    state = State(
        rounds=1,
        unit=unit,
        round=1,
        phase="betting",
        dealer=len(stacks) - 1,
        stacks=stacks,
        start=stacks,
        exits=(None,) * len(stacks),
        street="first",
        bets=zeros,
        paid=zeros,
        live=(1 << len(stacks)) - 1,
        hands=((),) * len(stacks),
    )
    return open_round(state, 0, len(stacks) - 1)


def play(state: State, *actions: object) -> State:
    for action in actions:
        assert refuse(state, state.turn, action) is None, action
        state, _ = act(state, state.turn, action)
    return state


def bounds(state: State) -> tuple[int, int] | None:
    """The bounds of the raise that the seat asked may make."""
    found = [option for option in options(state, state.turn) if isinstance(option, RaiseRange)]
    return (found[0].min, found[0].max) if found else None


def test_raise_6_a_short_all_in_does_not_reopen_for_the_bettor() -> None:
    state = play(table(1000, 150, 1000), Raise(100), Raise(150), CALL)
    assert state.turn == P
    assert state.current_bet == 150
    assert bounds(state) is None
    assert refuse(state, P, Raise(250)) == Refusal("raise_closed")
    assert refuse(state, P, Raise(1000)) == Refusal("raise_closed"), "not even all-in"


def test_raise_6_a_seat_that_has_not_acted_may_raise_a_short_all_in() -> None:
    state = play(table(1000, 150, 1000), Raise(100), Raise(150))
    assert (state.turn, bounds(state)) == (R, (250, 1000))
    state = play(state, Raise(250))
    assert (state.turn, bounds(state)) == (P, (350, 1000))


def test_raise_6_several_short_all_ins_add_up() -> None:
    state = play(table(1000, 80, 1000, 120), Raise(60), Raise(80), CALL, Raise(120))
    assert (state.turn, bounds(state)) == (P, (180, 1000)), "60 above its level is a full raise"
    state = play(state, CALL)
    assert (state.turn, bounds(state)) == (R, None), "40 above its level is not"


def test_raise_4_an_opening_all_in_below_the_unit() -> None:
    state = play(table(1000, 8, 1000), CHECK, Raise(8), FOLD)
    assert (state.turn, state.current_bet, bounds(state)) == (P, 8, None)
    assert state.current_bet + state.full_raise == 28


def test_raise_6_two_short_openings_reach_the_unit_together() -> None:
    state = play(table(1000, 8, 27, 1000), CHECK, Raise(8), Raise(27), CALL)
    assert (state.turn, bounds(state)) == (P, (47, 1000)), "the last full raise is still the unit"


def test_raise_4_a_short_all_in_leaves_the_last_full_raise_as_it_was() -> None:
    state = play(table(1000, 140, 1000), Raise(100), Raise(140))
    assert state.current_bet + state.full_raise == 240


def test_raise_5_an_all_in_of_exactly_the_minimum_is_a_full_raise() -> None:
    state = play(table(1000, 80, 1000), Raise(40), Raise(80))
    assert state.full_raise == 40
    state = play(state, CALL)
    assert (state.turn, bounds(state)) == (P, (120, 1000))


def test_raise_1_after_20_then_50_the_minimum_is_80() -> None:
    state = play(table(1000, 1000, 1000), Raise(20), Raise(50))
    assert bounds(state) == (80, 1000)
    for to, code in ((79, "raise_too_small"), (1001, "raise_too_large"), (-5, "raise_too_small")):
        refusal = refuse(state, R, Raise(to))
        assert refusal is not None
        assert refusal.code == code


def test_raise_7_no_raise_when_nobody_could_answer() -> None:
    state = play(table(1000, 300), Raise(60), Raise(300))
    assert (state.turn, bounds(state)) == (P, None)
    assert refuse(state, P, Raise(540)) == Refusal("raise_unanswered")


def test_actions_4_a_stack_that_only_calls() -> None:
    state = play(table(1000, 60, 1000), Raise(60))
    assert bounds(state) is None
    assert refuse(state, Q, Raise(60)) == Refusal("raise_short", {"stack": 60})
    assert options(state, Q) == (FOLD, CALL)


@pytest.mark.parametrize(
    ("owes", "action", "code"), [(True, CHECK, "must_call"), (False, CALL, "nothing_to_call")]
)
def test_actions_2_and_3_check_and_call_exclude_each_other(owes: bool, action: object, code: str) -> None:
    state = play(table(1000, 1000), Raise(20)) if owes else table(1000, 1000)
    refusal = refuse(state, state.turn, action)
    assert refusal is not None
    assert refusal.code == code


def test_actions_6_others_are_not_asked() -> None:
    state = table(1000, 1000, 1000)
    for seat in (Q, R):
        assert options(state, seat) == ()
        assert refuse(state, seat, FOLD) == NOT_YOUR_TURN


def test_actions_3_a_short_call_puts_everything_in_and_leaves_the_current_bet() -> None:
    state = play(table(1000, 40, 1000), Raise(100), CALL)
    assert (state.bets, state.stacks, state.current_bet, state.turn) == ((100, 40, 0), (900, 0, 1000), 100, R)


def test_betting_2_a_the_last_with_chips_is_not_asked_when_it_owes_nothing() -> None:
    # P has chips, the others are all-in for less than its bet.
    assert asked(0b111, (500, 0, 0), (100, 60, 100), (-1, -1, -1), 100, 2) == NOBODY


def test_betting_2_b_the_last_with_chips_is_asked_when_it_owes() -> None:
    assert asked(0b111, (500, 0, 0), (10, 60, 4), (-1, -1, -1), 60, 2) == P
    assert asked(0b101, (500, 0, 0), (10, 60, 4), (-1, -1, -1), 60, 2) == NOBODY, "to nobody who is live"


def test_betting_3_the_first_to_be_asked_on_the_left() -> None:
    assert asked(0b1111, (9, 9, 0, 9), (0, 0, 0, 0), (0, -1, -1, -1), 0, 0) == Q
    assert asked(0b1101, (9, 9, 0, 9), (0, 0, 0, 0), (0, -1, -1, -1), 0, 0) == S


def test_betting_4_a_round_is_over_when_all_have_acted() -> None:
    state = play(table(1000, 1000, 1000), CHECK, CHECK, CHECK)
    assert state.turn == NOBODY
    state = play(table(1000, 1000, 1000), CHECK, Raise(20), CALL, CALL)
    assert state.turn == NOBODY


def test_betting_5_a_single_live_seat_ends_the_round() -> None:
    state = play(table(1000, 1000, 1000), Raise(20), FOLD, FOLD)
    assert (state.turn, state.live) == (NOBODY, 0b001)


def test_uncalled_1_what_nobody_matched_comes_back() -> None:
    state = play(table(1000, 300, 200), Raise(500), CALL, CALL)
    state, events = close_round(state)
    assert [event for event in events if isinstance(event, CameBack)] == [CameBack(P, 200)]
    assert (state.stacks, state.paid, state.bets) == ((700, 0, 0), (300, 300, 200), (0, 0, 0))


def test_uncalled_1_folded_seats_count_as_matching() -> None:
    state = play(table(1000, 1000), Raise(100), Raise(300), FOLD)
    state, events = close_round(state)
    assert [event for event in events if isinstance(event, CameBack)] == [CameBack(Q, 200)]
    assert state.paid == (100, 100)


def test_uncalled_1_equal_largest_payments_stay() -> None:
    state, events = close_round(play(table(1000, 1000, 50), Raise(100), CALL, CALL))
    assert not [event for event in events if isinstance(event, CameBack)]
    assert state.paid == (100, 100, 50)


def test_uncalled_1_a_folded_seat_gets_nothing_back() -> None:
    state = replace(table(1000, 1000, 1000), paid=(50, 20, 20), bets=(50, 20, 20), live=0b110)
    state, events = close_round(state)
    assert not [event for event in events if isinstance(event, CameBack)]
    assert (state.paid, state.stacks) == ((50, 20, 20), (1000, 1000, 1000))
