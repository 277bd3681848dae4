"""The articles of the rulebook that the shared cases leave open, each test named after its article."""

from __future__ import annotations

import pytest
from tests.matches import kinds

from salon.core.actor import Away, Back, Leave, Sit
from salon.core.chance import Wheel
from salon.core.clock import Clock
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import check, read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Purse, Seats
from salon.games._corner.types import Left, Lent, Sat
from salon.games.roulette import GAME
from salon.games.roulette.tests.driver import Table
from salon.games.roulette.types import (
    Bet,
    BetOption,
    Clear,
    Cleared,
    Config,
    Freed,
    Placed,
    Ready,
    Settled,
    Stake,
    StakesLeft,
    Started,
    Stopped,
)

# Stools


def test_stool_1_a_taken_stool_stays_taken() -> None:
    table = Table(1).house(Sit(0, balance=5, loans=3))
    assert table.events == ()
    assert GAME.purse is not None
    assert GAME.purse(table.state, 0) == Purse(1000, 0)


def test_stool_2_who_sits_down_while_the_wheel_turns_waits() -> None:
    table = Table(2, balances=(1000, None)).bet(0, "red").ready(0).house(Sit(1))
    assert table.refusal(1, Bet("red", 10)) == Refusal("bets_closed")
    assert table.expire().refusal(1, Bet("red", 10)) == Refusal("bets_closed")
    assert table.next().refusal(1, Bet("red", 10)) is None


def test_stool_3_leaving_during_the_betting_gives_the_stakes_back() -> None:
    table = Table(2).bet(0, "red", 100).bet(0, "7", 50).house(Leave(0))
    assert table.events == (Left(0, 150),)
    assert table.view().players[0] is None
    assert table.house(Sit(0)).events == (Sat(0, 1000),)


def test_stool_3_leaving_without_stakes_frees_the_stool_while_the_wheel_turns() -> None:
    table = Table(2).bet(0, "red").expire().house(Leave(1))
    assert (table.phase, table.view().players[1]) == ("spinning", None)


def test_stool_3_leaving_after_the_settlement_frees_the_stool_at_once() -> None:
    table = Table(1, 1).bet(0, "red", 100).ready(0).expire().house(Leave(0))
    assert table.events == (Left(0, 0),)
    assert table.house(Sit(0)).player(0).balance == 1100


def test_stool_4_stakes_of_who_has_left_are_settled_and_the_stool_kept() -> None:
    table = Table(1, 1).bet(0, "red", 100).ready(0).house(Leave(0))
    assert table.events == (StakesLeft(0),)
    assert table.player(0).leaving
    assert table.house(Leave(0)).events == ()
    assert table.expire().player(0).balance == 1100
    assert table.next().happened(Freed) == [Freed(0)]
    assert table.view().players[0] is None


def test_stool_4_sitting_down_again_cancels_the_departure() -> None:
    table = Table(1, 1).bet(0, "red", 100).ready(0).house(Leave(0)).house(Sit(0))
    assert (table.player(0).leaving, table.player(0).staked) == (False, 100)
    assert table.expire().next().player(0).balance == 1100


def test_stool_4_the_departure_can_be_cancelled_until_the_next_betting() -> None:
    table = Table(1, 1).bet(0, "red", 100).ready(0).house(Leave(0)).expire().house(Sit(0)).next()
    assert table.player(0).balance == 1100


# Chips


def test_chips_1_what_a_person_brings_is_what_the_stool_has() -> None:
    table = Table(1, balances=(None,)).house(Sit(0, balance=340, loans=2))
    assert (table.player(0).balance, table.player(0).loans) == (340, 2)
    assert GAME.purse is not None
    assert GAME.purse(table.state, 0) == Purse(340, 2)


def test_chips_2_a_loan_on_sitting_down() -> None:
    table = Table(1, balances=(None,)).house(Sit(0, balance=5, loans=2))
    assert table.events == (Sat(0, 5), Lent(0, 1000, 3))
    assert table.player(0).balance == 1005


def test_chips_2_no_loan_while_a_stake_is_on_the_table() -> None:
    table = Table(1, 2, balances=(10,)).bet(0, "red")
    assert (table.player(0).balance, table.player(0).loans) == (0, 0)
    assert table.ready(0).player(0).loans == 0
    table.expire()
    assert kinds(table.events) == ["stopped", "settled", "lent"]
    assert (table.player(0).balance, table.player(0).loans) == (1000, 1)


def test_chips_2_a_loan_for_who_has_left_with_stakes() -> None:
    table = Table(1, 2, balances=(10,)).bet(0, "red").ready(0).house(Leave(0)).expire().next()
    assert table.house(Sit(0)).player(0).loans == 1


def test_chips_2_a_winner_of_nothing_left_needs_no_loan() -> None:
    table = Table(1, 1, balances=(10,)).bet(0, "red").ready(0).expire()
    assert (table.player(0).balance, table.player(0).loans) == (20, 0)


# Bets


def test_bet_1_every_touch_adds_a_chip() -> None:
    table = Table(1).bet(0, "red", 50).bet(0, "17", 10).bet(0, "red", 100)
    assert table.events == (Placed(0, "red", 100, 150, 160),)
    assert table.state.stools[0].stakes == (Stake("red", 150), Stake("17", 10))
    assert table.player(0).balance == 840


def test_bet_2_the_limit_is_on_the_sum() -> None:
    table = Table(1, config=Config(limit=60)).bet(0, "red", 50)
    assert table.refusal(0, Bet("black", 50)) == Refusal("over_limit", {"limit": 60, "staked": 50})
    assert GAME.legal(table.state, 0) == (BetOption((10,)), Clear(), Ready())
    assert table.bet(0, "black").refusal(0, Bet("red", 10)) is not None


def test_bet_2_never_more_than_one_owns() -> None:
    table = Table(1, balances=(60,)).bet(0, "red", 50)
    assert table.refusal(0, Bet("black", 50)) == Refusal("not_enough", {"balance": 10})
    assert table.bet(0, "black").player(0).balance == 0


def test_bet_4_effacer_gives_everything_back() -> None:
    table = Table(1).bet(0, "red", 50).bet(0, "0").do(0, Clear())
    assert table.events == (Cleared(0, 60),)
    assert table.player(0).bets == {}
    assert table.refusal(0, Clear()) == Refusal("no_stake")


def test_bet_5_stakes_are_not_carried_over() -> None:
    table = Table(1, 1).bet(0, "red").ready(0).expire()
    assert table.player(0).bets == {"red": 10}
    assert table.next().player(0).bets == {}
    assert table.clock is None


# The start of the wheel


def test_start_1_the_countdown_starts_with_the_first_chip_and_nothing_extends_it() -> None:
    table = Table(2)
    assert table.clock is None
    first = table.bet(0, "red").clock
    assert first == Clock("1.bet.1", (0, 1), 20)
    assert table.bet(1, "black").bet(0, "7").clock == first


def test_start_1_without_stakes_it_stops_and_the_next_chip_starts_a_new_one() -> None:
    table = Table(2).bet(0, "red").do(0, Clear())
    assert table.clock is None
    assert table.expire().phase == "betting"
    clock = table.bet(1, "red").clock
    assert clock is not None
    assert clock.key == "1.bet.2"


def test_start_1_stakes_of_somebody_else_keep_it_running() -> None:
    table = Table(2).bet(0, "red").bet(1, "red").do(0, Clear())
    assert table.clock == Clock("1.bet.1", (0, 1), 20)


def test_start_1_the_seconds_are_the_tables() -> None:
    clock = Table(1, config=Config(spin_seconds=60)).bet(0, "red").clock
    assert clock is not None
    assert clock.seconds == 60


def test_start_2_readiness_needs_a_stake_and_is_said_once() -> None:
    table = Table(2)
    assert table.refusal(0, Ready()) == Refusal("no_stake")
    table.bet(0, "red").ready(0)
    assert table.refusal(0, Ready()) == Refusal("already_ready")
    assert table.bet(0, "red").refusal(0, Ready()) is None
    assert not table.player(0).ready
    assert not table.ready(0).do(0, Clear()).player(0).ready


def test_start_3_the_last_one_who_was_not_ready_leaves() -> None:
    table = Table(3).bet(0, "red").ready(0).bet(1, "black").house(Leave(2))
    assert table.phase == "betting"
    table.house(Leave(1))
    assert kinds(table.events) == ["left", "started"]
    assert table.happened(Started) == [Started(1, "ready")]


def test_start_3_a_newcomer_counts_among_all() -> None:
    table = Table(2, balances=(1000, None)).bet(0, "red").house(Sit(1)).ready(0)
    assert table.phase == "betting"


def test_start_4_the_end_of_the_countdown_starts_the_wheel_ready_or_not() -> None:
    table = Table(2, 1).bet(0, "red").expire()
    assert table.happened(Started) == [Started(1, "clock")]
    assert [table.expire().player(seat).net for seat in (0, 1)] == [10, None]


def test_start_5_rien_ne_va_plus() -> None:
    table = Table(1).bet(0, "red").ready(0)
    for action in (Bet("red", 10), Clear(), Ready()):
        assert table.refusal(0, action) == Refusal("bets_closed")
    assert GAME.to_act(table.state) == Seats(())


# The ball


def test_spin_1_the_number_is_owed_at_the_start_and_not_before() -> None:
    table = Table(1).bet(0, "red")
    assert table.state.number is None
    state, events = GAME.apply(table.state, 0, Ready())
    assert GAME.to_act(state) == Chance(Wheel(37))
    assert kinds(events) == ["ready", "started"]


def test_spin_2_the_ball_runs_for_six_seconds() -> None:
    table = Table(1, 1).bet(0, "red").ready(0)
    assert table.clock == Clock("1.ball", (), 6.0)
    assert table.expire().clock is None


# The settlement


def test_pay_4_net_is_what_comes_back_less_what_was_staked() -> None:
    table = Table(1, 17).bet(0, "17").bet(0, "red", 100).bet(0, "black", 50).ready(0).expire()
    assert table.happened(Stopped) == [Stopped(17, "black", "odd", "low")]
    assert table.happened(Settled) == [Settled(0, "win", 160, 300, 1300)]


@pytest.mark.parametrize(
    ("number", "result", "net"), [(1, "even", 0), (0, "lose", -20), (2, "even", 0), (36, "even", 0)]
)
def test_pay_3_opposite_places_lose_on_zero_only(number: int, result: str, net: int) -> None:
    table = Table(1, number).bet(0, "red").bet(0, "black").ready(0).expire()
    (settled,) = table.happened(Settled)
    assert (settled.result, settled.net) == (result, net)


def test_pay_5_nothing_is_open_until_the_next_betting() -> None:
    table = Table(1, 1).bet(0, "red").ready(0).expire()
    assert table.refusal(0, Bet("red", 10)) == Refusal("bets_closed")
    assert GAME.decision(table.state, 0) == ""
    assert kinds(table.next().events) == ["opened"]
    assert table.view().round == 2


# Clocks


def test_clock_2_who_is_away_is_not_waited_for() -> None:
    table = Table(2).bet(0, "red").ready(0).house(Away(1))
    assert table.phase == "spinning"


def test_clock_2_the_stakes_of_who_is_away_stay() -> None:
    table = Table(2, 1).bet(1, "red").house(Away(1)).bet(0, "black").ready(0).expire()
    assert [table.player(seat).net for seat in (0, 1)] == [-10, 10]
    assert table.next().player(1).away


def test_clock_2_who_is_back_is_waited_for_again() -> None:
    table = Table(2).house(Away(1)).bet(0, "red").house(Back(1)).ready(0)
    assert table.phase == "betting"


def test_clock_2_the_loss_of_somebody_who_never_was_ready_starts_nothing_alone() -> None:
    table = Table(1).bet(0, "red").house(Away(0))
    assert table.phase == "betting"
    assert table.expire().phase == "spinning"


def test_clock_3_two_touches_answer_the_same_decision_another_round_does_not() -> None:
    table = Table(1, 1)
    first = GAME.decision(table.state, 0)
    assert first != ""
    assert GAME.decision(table.bet(0, "red").state, 0) == first
    assert GAME.decision(table.ready(0).state, 0) == ""
    assert GAME.decision(table.expire().next().state, 0) not in ("", first)


def test_clock_5_a_new_countdown_after_everything_was_erased() -> None:
    table = Table(2).bet(0, "red").do(0, Clear()).bet(1, "red").ready(1)
    assert table.phase == "betting"
    assert table.house(Leave(0)).phase == "spinning"


# What is refused


@pytest.mark.parametrize(
    "config",
    [
        {"spin_seconds": 4},
        {"spin_seconds": 121},
        {"spin_seconds": 20.5},
        {"spin_seconds": "20"},
        {"limit": 9},
        {"limit": -10},
        {"limit": 10**9},
        {"rounds": 3},
        [],
    ],
)
def test_bet_2_start_1_configs_that_are_refused(config: object) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, config)


@pytest.mark.parametrize(
    ("seats", "raw"),
    [
        (0, {}),
        (6, {}),
        (2, {"balances": [1000]}),
        (2, {"loans": [0, 0, 0]}),
        (1, {"balances": [-1]}),
        (1, {"loans": [-1]}),
        (1, {"balances": [10.5]}),
        (1, {"scores": [0]}),
    ],
)
def test_record_1_setups_that_are_refused(seats: int, raw: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), seats, read_setup(GAME, raw))


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "bet", "on": "37", "chip": 10},
        {"type": "bet", "on": "red", "chip": 20},
        {"type": "bet", "on": "red", "chip": 10.5},
        {"type": "bet", "on": "red", "chip": -10},
        {"type": "bet", "on": "red", "chip": 10**40},
        {"type": "bet", "on": "red", "chip": 10, "count": 2},
        {"type": "bet", "amount": 50},
        {"type": "hit"},
        {"type": "ready", "seat": 1},
        [],
        None,
    ],
)
def test_bet_3_an_action_that_is_none_of_the_games_is_malformed(raw: object) -> None:
    table = Table(1)
    assert check(GAME, table.state, 1, 0, read_action(GAME, raw)) == MALFORMED


def test_a_free_stool_and_one_that_does_not_exist_do_nothing() -> None:
    table = Table(2, balances=(1000, None))
    for action in (Bet("red", 10), Clear(), Ready()):
        assert table.refusal(1, action) == Refusal("no_stool")
    assert GAME.legal(table.state, 1) == ()
    assert check(GAME, table.state, 2, 2, Ready()) == NOT_YOUR_TURN
    before = table.state
    with pytest.raises(IllegalMove):
        table.bet(1, "red")
    assert table.state is before


@pytest.mark.parametrize("seat", [0, 1])
def test_the_default_is_legal_whenever_a_stool_may_act(seat: int) -> None:
    table = Table(2, balances=(10, 1000))
    for _ in range(3):
        action = GAME.default(table.state, seat)
        assert table.refusal(seat, action) is None
        table.do(seat, action)
    assert table.player(seat).bets == {}
