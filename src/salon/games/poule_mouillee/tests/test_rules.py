"""The articles of the rulebook that the shared cases leave open, each test named after its article."""

from __future__ import annotations

from typing import Any

import pytest

from salon.core.chance import ScriptSource, Shuffle
from salon.core.clock import Clock
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import check, read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Place, Seats
from salon.games.poule_mouillee import GAME
from salon.games.poule_mouillee.counting import PACK
from salon.games.poule_mouillee.tests.driver import CHICKEN, PLAY, STOP, Match, table
from salon.games.poule_mouillee.types import (
    Bust,
    Capped,
    Chickened,
    Config,
    Dealt,
    MatchOver,
    Paired,
    Played,
    RoundOver,
    RoundWon,
    Setup,
    Stopped,
    TwentyOne,
)

# The pack, the deal


@pytest.mark.parametrize("jokers", range(5))
def test_pack_1_the_pack_is_52_cards_and_the_jokers(jokers: int) -> None:
    owed = GAME.to_act(GAME.setup(Config(jokers=jokers), 2, Setup()))
    assert owed == Chance(Shuffle(PACK.codes[: 52 + jokers]))


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, (27, 27)),
        (3, (18, 18, 18)),
        (4, (14, 13, 13, 14)),
        (5, (11, 11, 11, 10, 11)),
        (6, (9, 9, 9, 9, 9, 9)),
    ],
)
def test_deal_2_those_who_play_first_hold_one_card_more(seats: int, sizes: tuple[int, ...]) -> None:
    match = Match(seats)
    assert tuple(player.cards for player in match.view().players) == sizes
    assert match.to_act == (seats - 1,), "the starter is the dealer's right neighbour"
    assert match.happened(Dealt) == [Dealt(1, 1, 0, seats - 1, sizes)]


def test_deal_1_the_deal_passes_to_the_left() -> None:
    match = Match(3, config=Config(rounds=3, cap=1), setup=Setup(dealer=2))
    dealers, starters = [], []
    for number in range(3):
        dealers.append(match.view().dealer)
        starters.append(match.to_act[0])
        match.play()
        if number < 2:
            match.next()
    assert (dealers, starters) == ([2, 0, 1], [1, 2, 0])


# The turn


def test_turn_4_due_and_run_say_what_the_seat_owes() -> None:
    match = table("2s 3s 4s 5s|6s 7s 8s|9s 9h 9d")
    seen = []
    for _ in range(3):
        seen.append((match.to_act, match.view().run, match.view().due))
        match.play()
    assert seen == [((0,), "start", 2), ((0,), "start", 1), ((1,), "turn", 1)]
    assert match.to_act == (2,)


def test_turn_4_nobody_owes_anything_between_rounds() -> None:
    match = table("2s|3s 4s", config=Config(rounds=2)).play()
    assert match.view().phase == "round_over"
    assert (match.view().due, match.view().run, match.to_act) == (0, None, ())
    assert GAME.clock(match.state) is None
    assert GAME.decision(match.state, 0) == ""


def test_turn_5_after_stop_the_series_stays_for_the_left_neighbour() -> None:
    match = table("4c 2h|5h 8s|7s 7h", pile="8s 4d").do(0, PLAY, STOP)
    assert match.events == (Stopped(0),)
    assert match.to_act == (1,)
    assert (match.view().pile, match.view().count, match.view().due) == (("8s", "4d", "4c"), 16, 1)


@pytest.mark.parametrize("action", [PLAY, CHICKEN, STOP])
def test_turn_1_whoever_is_not_to_act_is_refused(action: Any) -> None:
    match = table("4c 2h|5h 8s|7s 7h", pile="8s 4d")
    before = match.state
    for seat in (1, 2):
        assert match.refusal(seat, action) == NOT_YOUR_TURN
        with pytest.raises(IllegalMove):
            match.do(seat, action)
    assert match.state is before


# What is told of a card


def test_count_1_what_is_told_of_each_card() -> None:
    match = table("5h 2s|Kd 2c|X1 3c|Jc 3d", pile="Ts 9s")
    match.play()
    assert match.events == (Played(0, "5h", "subtract", 5, 19, 14, 1),)
    assert match.play().events == (Played(1, "Kd", "set", 20, 14, 20, 1),)
    assert match.play().events == (Played(2, "X1", "set", 0, 20, 0, 1),)
    assert match.play().events == (Played(3, "Jc", "set", 0, 0, 0, 1),)


# Bust, chicken, 21


def test_bust_1_the_pile_goes_under_in_the_order_of_play() -> None:
    match = table("Ts 2s|2c 3c", pile="9h 8c Qd").play()
    assert match.stacks == ["2s 9h 8c Qd Ts", "2c 3c"]
    assert match.events == (Played(0, "Ts", "add", 10, 17, 27, 1), Bust(0, 27, 4))
    assert (match.view().pile, match.view().count) == ((), 0)


def test_bust_2_a_bust_ends_the_turn_whatever_was_still_due() -> None:
    match = table("As Jc 5s|2c 3c 4c").play(2)
    assert match.happened(Bust) == [Bust(0, 22, 2)]
    assert (match.to_act, match.view().due, match.view().run) == ((1,), 2, "start")
    assert match.legal(1) == (PLAY,)


def test_chicken_1_only_from_11_on() -> None:
    assert table("2s 3s|4s 5s", pile="Ts").refusal(0, CHICKEN) == Refusal("chicken_too_low", {"count": 11})
    assert table("2s 3s|4s 5s", pile="As").refusal(0, CHICKEN) is None


@pytest.mark.parametrize("run", ["start", "chicken", "free", "extra"])
def test_chicken_1_only_on_a_normal_turn(run: Any) -> None:
    match = table("2s 3s|4s 5s", pile="Ts 9s", run=run)
    assert match.refusal(0, CHICKEN) == Refusal("chicken_not_now")
    assert CHICKEN not in match.legal(0)


def test_chicken_2_the_pile_goes_under_and_the_same_seat_begins() -> None:
    match = table("2s 3s|4s 5s", pile="6c 8d").do(0, CHICKEN)
    assert match.stacks[0] == "2s 3s 6c 8d"
    assert match.events == (Chickened(0, 14, 2),)
    assert (match.to_act, match.view().due, match.view().count) == ((0,), 1, 0)
    assert match.refusal(0, STOP) == Refusal("must_play")


def test_chicken_3_extra_cards_come_on_top_of_the_two() -> None:
    match = table("4s 4h 4c 8s 9d|5s 6s", pile="6c 8d").do(0, CHICKEN, PLAY)
    assert match.happened(Paired) == []
    assert (match.view().run, match.view().due) == ("chicken", 0)
    match.do(0, PLAY)
    assert match.happened(Paired) == [Paired(0)]
    assert match.view().run == "extra"
    match.do(0, PLAY)
    assert match.happened(Paired) == [Paired(0)]
    match.do(0, PLAY)
    assert match.to_act == (1,), "extra.3: allowances are not saved up"


def test_chicken_3_the_run_of_free_goes_on_as_long_as_the_seat_likes() -> None:
    match = table("2s 2h 3s 4s 5s|9s 6s", pile="6c 8d", config=Config(restart="free")).do(0, CHICKEN)
    assert match.view().run == "free"
    match.do(0, PLAY, PLAY, PLAY, PLAY)
    assert match.happened(Paired) == []
    assert match.legal(0) == (PLAY, STOP)
    assert match.do(0, STOP).to_act == (1,)


def test_exact_1_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    match = table("2s 3s|4s 5s|Ah 6s", pile="9s 2c 9h", turn=2).play()
    assert match.events == (Played(2, "Ah", "add", 1, 20, 21, 1), TwentyOne(2, "left", 0, 4))
    assert match.stacks == ["2s 3s 9s 2c 9h Ah", "4s 5s", "6s"]
    assert (match.to_act, match.view().due, match.view().run) == ((2,), 1, "free")


def test_exact_2_cards_still_due_before_the_21_are_forgotten() -> None:
    match = table("Kc Ad 4s 5s|2s 3s", run="start").play(2)
    assert match.view().due == 1
    assert match.do(0, PLAY, STOP).to_act == (1,)


def test_exact_3_another_21_in_the_run_begins_it_anew() -> None:
    match = table("Kc Ad Ts As 2c|2s 3s", run="start").play(4)
    assert match.happened(TwentyOne) == [TwentyOne(0, "left", 1, 2)]
    assert match.stacks == ["2c", "2s 3s Kc Ad Ts As"]
    assert match.refusal(0, STOP) == Refusal("must_play")


def test_exact_4_out_of_play() -> None:
    match = table("Kc Ad Ts As 2c|2s 3s", run="start", config=Config(on_21="out")).play(4)
    assert match.happened(TwentyOne) == [TwentyOne(0, "out", None, 2)]
    assert match.view().out_of_play == ("Kc", "Ad", "Ts", "As")
    assert match.stacks == ["2c", "2s 3s"]


# The extra card


@pytest.mark.parametrize(
    ("under", "card", "pair"),
    [("7c", "7s", True), ("7c", "Js", False), ("Jc", "Js", True), ("X1", "X2", True), ("Qh", "Qs", True)],
)
def test_extra_2_rank_is_what_is_printed(under: str, card: str, pair: bool) -> None:
    match = table(f"{card} 2s|3s 4s", pile=under).play()
    assert (match.happened(Paired) == [Paired(0)]) == pair
    assert match.to_act == ((0,) if pair else (1,))


def test_extra_1_it_may_be_declined() -> None:
    match = table("7c 2s|3s 4s", pile="7d").play()
    assert match.legal(0) == (PLAY, STOP)
    assert match.do(0, STOP).to_act == (1,)


def test_extra_1_the_option_off() -> None:
    match = table("7c 2s|3s 4s", pile="7d", config=Config(extra_card=False)).play()
    assert match.to_act == (1,)
    assert match.happened(Paired) == []


# Winning


def test_win_1_the_round_ends_at_once_and_the_pile_stays() -> None:
    match = table("3h|4s 5s|6s", pile="7s 8s", config=Config(rounds=2)).play()
    assert match.happened(RoundWon) == [RoundWon(0)]
    assert match.happened(RoundOver) == [RoundOver(1, 2, (0, 2, 1), (0, 2, 1), (0,), 0)]
    assert match.happened(MatchOver) == []
    assert (match.view().pile, match.view().count, match.view().phase) == (
        ("7s", "8s", "3h"),
        18,
        "round_over",
    )


def test_win_2_the_first_of_two_compulsory_cards_may_win() -> None:
    match = table("9s|4s 5s", run="start").play()
    assert match.over
    assert match.happened(RoundWon) == [RoundWon(0)]


def test_win_3_the_last_card_makes_21_and_the_pile_stays() -> None:
    match = table("6h|4s 5s", pile="7s 8s").play()
    assert match.happened(TwentyOne) == []
    assert match.stacks == ["", "4s 5s"]
    assert match.view().count == 21


def test_win_4_the_last_card_busts() -> None:
    match = table("9s|4s 5s", pile="7s 8s").play()
    assert not match.over
    assert match.stacks == ["7s 8s 9s", "4s 5s"]


def test_cap_1_a_win_comes_before_the_cap() -> None:
    match = table("2s|3s 4s", config=Config(cap=1), run="start").play()
    assert match.happened(Capped) == []
    assert match.happened(RoundWon) == [RoundWon(0)]


def test_cap_1_a_21_is_settled_before_the_cap() -> None:
    match = table("Ah 2s|3s 4s", pile="Ks", config=Config(cap=1)).play()
    assert match.happened(TwentyOne) == [TwentyOne(0, "left", 1, 2)]
    assert match.happened(Capped) == [Capped(1)]
    assert match.happened(MatchOver) == [MatchOver((0,), 1, 1)]
    assert match.state.scores == (1, 4)


def test_score_2_points_add_up_and_all_cards_come_back() -> None:
    config = Config(rounds=2, jokers=0, cap=2, on_21="out")
    deck = ScriptSource({"deck": [["Ks", "2s", "As"], []]})
    match = Match(2, config=config, setup=Setup(dealer=1), source=deck).play(2)
    assert match.state.scores == (24, 26)
    assert match.view().out_of_play == ("Ks", "As")
    match.next()
    assert [player.cards for player in match.view().players] == [26, 26]
    assert (match.view().out_of_play, match.view().played) == ((), 0)
    match.play(2)
    assert match.state.scores == (50, 50)


def test_score_3_equal_totals_share_a_place_and_the_next_is_skipped() -> None:
    match = table("3h|4s 5s|6s 7s|8s", pile="7s 8s").play()
    assert GAME.ranking(match.state) == (Place(0, 1, 0), Place(3, 2, 1), Place(1, 3, 2), Place(2, 3, 2))
    assert GAME.returns(match.state) == (0, 2, 2, 1)
    shared = table("Kh 9s|4s 5s|6s", pile="7s 8s", config=Config(cap=1)).play()
    assert shared.happened(MatchOver) == [MatchOver((0, 2), 2, 1)]


# The clock


def test_clock_1_twenty_seconds_for_each_decision() -> None:
    match = table("2s 3s 4s|5s 6s 7s", pile="9c")
    keys = set()
    for _ in range(3):
        clock = GAME.clock(match.state)
        assert isinstance(clock, Clock)
        assert (clock.seats, clock.seconds, clock.optional) == (match.to_act, 20, True)
        keys.add(clock.key)
        assert GAME.decision(match.state, match.to_act[0]) == clock.key
        match.play()
    assert len(keys) == 3


def test_clock_1_chickening_out_and_stopping_start_it_afresh() -> None:
    match = table("7s 3s 4s|5s 6s 7s", pile="6c 8d").do(0, CHICKEN, PLAY)
    optional = GAME.clock(match.state)
    match.do(0, STOP)
    assert GAME.clock(match.state).key != optional.key  # type: ignore[union-attr]


def test_clock_2_an_absent_seat_plays_what_it_must_and_then_stops() -> None:
    match = table("4s 4h 4c|5s 6s 7s").expire().expire()
    assert match.view().run == "extra"
    assert GAME.default(match.state, 0) == STOP
    assert match.expire().events == (Stopped(0),)
    assert match.to_act == (1,)


def test_clock_2_an_absent_seat_never_chickens_out() -> None:
    match = table("4s 3s|5s 6s", pile="Ts 9s").expire()
    assert match.happened(Bust) == [Bust(0, 23, 3)]


# Bad input


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_players_1_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), seats, Setup())


@pytest.mark.parametrize(
    "config",
    [
        {"rounds": 0},
        {"rounds": 6},
        {"rounds": 1.5},
        {"jokers": -1},
        {"jokers": 5},
        {"restart": "three"},
        {"on_21": "right"},
        {"extra_card": 1},
        {"cap": 0},
        {"cap": -5},
        {"cap": 10**7},
        {"speed": 1},
    ],
)
def test_options_out_of_range(config: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, config)


@pytest.mark.parametrize(
    "carried",
    [{"dealer": 3}, {"dealer": -1}, {"scores": [1, 2]}, {"scores": [1, 2, -3]}, {"round": 2}, {"round": 0}],
)
def test_a_set_up_that_fits_no_match(carried: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), 3, read_setup(GAME, carried))


def test_a_set_up_is_carried_on() -> None:
    match = Match(3, config=Config(rounds=2, cap=1), setup=Setup(dealer=1, scores=(5, 0, 9), round=2)).play()
    assert match.over
    assert match.state.scores == (5 + 17, 18, 9 + 18)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "play", "card": "As"},
        {"type": "play", "seat": 1},
        {"type": "pass"},
        {"type": "raise", "to": 40},
        {"type": "chicken", "count": 3},
        {"type": "stop", "now": True},
        {},
    ],
)
def test_what_is_no_action_of_this_game_is_malformed(raw: dict[str, Any]) -> None:
    match = table("2s 3s|4s 5s", pile="Ts 9s")
    assert check(GAME, match.state, 2, 0, read_action(GAME, raw)) == MALFORMED


@pytest.mark.parametrize("action", [PLAY, CHICKEN, STOP])
def test_after_the_end_everything_is_refused(action: Any) -> None:
    match = table("3h|4s 5s", pile="7s 8s").play()
    assert match.over
    assert [match.refusal(seat, action) for seat in (0, 1)] == [NOT_YOUR_TURN] * 2
    before = match.state
    assert match.expire().state is before


def test_before_the_deal_nobody_may_act() -> None:
    state = GAME.setup(Config(), 3, Setup())
    assert isinstance(GAME.to_act(state), Chance)
    assert GAME.check(state, 2, PLAY) == NOT_YOUR_TURN
    assert GAME.to_act(Match(3).state) == Seats((2,))
