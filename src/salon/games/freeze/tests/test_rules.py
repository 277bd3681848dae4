"""The rules of Freeze, article by article, beside the rule cases."""

from typing import Any

import pytest
from msgspec.structs import replace

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.errors import BadSetup
from salon.core.play import read_action, read_config, read_setup
from salon.core.turn import Over, Place, Seats
from salon.core.viewer import ALL
from salon.games.freeze import GAME
from salon.games.freeze.events import (
    FreezeScored,
    LastLap,
    LastWindow,
    MatchOver,
    PowerOver,
    Remade,
    Sped,
    Turn,
)
from salon.games.freeze.lines import PACK, hand_points, round_scores
from salon.games.freeze.rules import REFUSALS
from salon.games.freeze.tests.driver import Table
from salon.games.freeze.types import Lines

A, B, C = "2s 3s 4s 5s", "2h 3h 4h 5h", "2d 3d 4d 5d"


def hand(text: str) -> Lines:
    top, bottom = (
        tuple(None if code == "null" else PACK.index[code] for code in row.split()) for row in text.split("/")
    )
    return top, bottom


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("Kh 3s / Qd Ac", 13),
        ("7s 7d / Kc 2h", 12),
        ("Qs Qh / 5c 5d", 0),
        ("7s 2c / 7d 3h", 19),
        ("Kh Ks / 4d 6c", 10),
        ("Kh Kd / 9s As", 10),
        ("8s 8h 8d / 2c 3c", 5),
        ("8s 8h 9d / 2c 3c", 30),
        ("Kc null / 2s 2d", 10),
        ("null null / null null", 0),
        ("Kh null / Kd null", -2),
        ("null null Kh / 3s null", 2),
        ("Kh null Kd / As 2s", 3),
        ("Kh Kd Ks / As 2s", 3),
    ],
)
def test_worked_examples_of_rows(cards: str, points: int) -> None:
    """score.1, score.2, section 13"""
    assert hand_points(hand(cards), 0) == points


def test_red_kings_at_minus_two() -> None:
    """score.3"""
    assert hand_points(hand("Kh Kd / 9s As"), -2) == 8
    assert hand_points(hand("Kd null Kh / 9s As"), -2) == 8
    assert hand_points(hand("Kh Ks / 4d 6c"), -2) == 10
    assert hand_points(hand("Kh Kd Kc / 4d 6c"), -2) == 10


@pytest.mark.parametrize(
    ("points", "freezer", "scores"),
    [
        ((6, 7, 12), 0, (-10, 7, 12)),
        ((6, 6, 12), 0, (11, 6, 12)),
        ((9, 4, 9, 20), 0, (19, 4, 9, 20)),
        ((-1, -1), 0, (4, -1)),
        ((3, -1), 1, (3, -10)),
        ((3, 8), None, (3, 8)),
    ],
)
def test_what_a_freeze_is_worth(
    points: tuple[int, ...], freezer: int | None, scores: tuple[int, ...]
) -> None:
    """score.4, last.4, section 13"""
    assert round_scores(points, freezer) == scores


def test_each_seat_closes_its_look_alone() -> None:
    """look.1"""
    table = Table(A, B, C, look=True)
    table.act(1, "ready")
    assert table.why(1, "ready") == "not_your_turn"
    assert GAME.to_act(table.state) == Seats((0, 2))
    table.act(0, "ready")
    assert table.act(2, "ready")[-1] == Turn(0)
    assert table.why(0, "ready") == "look_is_over"


def test_why_the_start_of_a_turn_is_refused() -> None:
    """turn.1, turn.5, turn.7"""
    table = Table(A, B, draws="9s")
    assert table.why(0, "take", 0, 0) == "discard_empty"
    assert table.why(0, "skip") == "no_pass"
    assert table.why(0, "discard") == table.why(0, "swap", 0, 0) == "nothing_drawn"
    assert table.why(0, "look", 0, 0, 0) == table.why(0, "exchange", 0, 0, 1, 0, 0) == "no_power"
    assert table.why(0, "place", 0) == "no_penalty"
    assert table.why(0, "speed", 0, 0) == "no_window"
    assert table.why(1, "draw") == "not_your_turn"


def test_why_a_drawn_card_binds() -> None:
    """turn.2"""
    table = Table(A, B, draws="Ah")
    table.act(0, "draw")
    for kind in ("draw", "freeze", "skip"):
        assert table.why(0, kind) == "drawn_first"
    assert table.why(0, "take", 0, 0) == "drawn_first"
    assert (
        table.why(0, "swap", 0, 2)
        == table.why(0, "swap", -1, 0)
        == table.why(0, "swap", 2, 0)
        == "no_card_there"
    )
    assert table.why(0, "look", 0, 0, 0) == "no_power"


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "swap", "line": 0},
        {"type": "swap", "line": 0, "slot": "0"},
        {"type": "swap", "line": 0.5, "slot": 0},
        {"type": "speed", "line": 0, "slot": 0, "window": None},
        {"type": "exchange"},
        {"type": "look", "line": 0, "slot": 0},
        {"type": "place"},
        {"type": "draw", "line": 0},
        {"type": "bet", "amount": 10},
    ],
)
def test_malformed(raw: Any) -> None:
    """turn.1"""
    table = Table(A, B, draws="Ah")
    table.act(0, "draw")
    refusal = table.refusal(0, read_action(GAME, raw))
    assert refusal is not None
    assert refusal.code == "malformed"


def test_huge_numbers_name_no_place() -> None:
    """turn.1"""
    table = Table(A, B, draws="9s")
    table.act(0, "draw")
    table.act(0, "discard")
    for place in ((2**80, 0), (0, 10**9), (-1, 0), (0, -1)):
        assert table.why(0, "look", 1, *place) == "no_card_there"
        assert table.why(0, "speed", *place) == "no_card_there"
    assert table.why(0, "look", 10**9, 0, 0) == table.why(0, "look", -1, 0, 0) == "no_card_there"


def test_a_power_says_what_it_is_not_for() -> None:
    """power.2 to power.6"""
    table = Table(A, B, C, draws="7s 9s Js Ks")
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.why(0, "look", 1, 0, 0) == "wrong_look"
    assert table.why(0, "exchange", 0, 0, 1, 0, 0) == "not_this_power"
    assert table.why(0, "draw") == table.why(0, "freeze") == table.why(0, "discard") == "power_first"
    table.act(0, "look", 0, 0, 0)
    assert table.why(0, "look", 0, 0, 1) == "look_spent"
    table.act(0, "skip")
    table.act(1, "draw")
    table.act(1, "discard")
    assert table.why(1, "look", 1, 0, 0) == "wrong_look"
    table.act(1, "skip")
    table.act(2, "draw")
    table.act(2, "discard")
    assert table.why(2, "look", 2, 0, 0) == "not_this_power"
    assert table.why(2, "exchange", 0, 0, 2, 0, 1) == "wrong_exchange"
    assert table.why(2, "exchange", 0, 0, 1, 0, 0, **{"from": 0}) == "wrong_exchange"
    assert table.why(2, "exchange", 0, 0, 1, 0, 7) == "no_card_there"
    table.act(2, "exchange", 0, 0, 1, 0, 0, **{"from": 2})
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.why(0, "exchange", 0, 0, 1, 0, 0) == "look_at_both"
    table.act(0, "look", 1, 0, 0)
    table.act(0, "look", 0, 1, 1)
    assert table.why(0, "exchange", 0, 0, 1, 0, 0) == "only_these_two"
    table.act(0, "exchange", 1, 1, 1, 0, 0)
    assert table.state.turn == 1


def test_a_king_does_not_touch_the_frozen() -> None:
    """power.5, freeze.1"""
    table = Table(A, B, C, draws="Ks 9s")
    table.act(0, "freeze")
    table.act(1, "draw")
    table.act(1, "discard")
    assert table.why(1, "look", 0, 0, 0) == "frozen_cards"
    table.act(1, "look", 1, 0, 0)
    table.act(1, "look", 2, 0, 0)
    assert table.why(1, "exchange", 0, 0, 0, 0, 0) == "frozen_cards"
    table.act(1, "skip")
    assert table.why(0, "draw") == "frozen"


def test_a_queen_of_kaboo_shows_once() -> None:
    """power.9"""
    table = Table(A, B, draws="Qs", powers="kaboo")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "exchange", 0, 0, 1, 0, 0)
    assert table.why(0, "exchange", 0, 0, 1, 0, 0) == "exchanged"
    assert table.act(0, "skip") == (PowerOver(0), Turn(1))


def test_a_jack_of_kaboo_between_two_others() -> None:
    """power.9, power.7: whoever has no cards may still exchange those of two others."""
    table = Table(A, B, C, draws="Js", powers="kaboo")
    _empty(table, 0)
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "exchange", 0, 0, 2, 1, 1, **{"from": 1})
    assert table.view(ALL).players[2].lines == (("2d", "3d"), ("4d", "2h"))
    table = Table(A, B, C, draws="Js")
    _empty(table, 0)
    table.act(0, "draw")
    assert table.act(0, "discard")[-1] == Turn(1), "the Jack of the classic powers needs an own card"


def test_a_speed_of_the_last_own_card_ends_the_power() -> None:
    """power.7, power.8"""
    table = Table("Jh 3s 4s 5s", B, C, draws="Js")
    _empty(table, 0, but=1)
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.act(0, "speed", 0, 0) == (Sped(0, 0, 0, "Jh", False), PowerOver(0), Turn(1))


def _empty(table: Table, seat: int, but: int = 0) -> None:
    top, bottom = table.state.lines[seat]
    hand: Lines = ((*top[:but], *((None,) * (2 - but))), (None,) * len(bottom))
    lines = (*table.state.lines[:seat], hand, *table.state.lines[seat + 1 :])
    table.state = replace(table.state, lines=lines)


def test_the_pile_is_remade_for_a_draw() -> None:
    """pile.1"""
    table = Table(*[f"{rank}s {rank}h {rank}d {rank}c" for rank in "A2345678"], piles=["9s"], powers="none")
    for _ in range(20):
        table.expire()
    assert table.state.pile == ()
    events = table.act(4, "draw")
    assert events[0] == Remade(19)
    assert table.view(4).drawn == "9s"
    assert table.view(4).draw_count == 18


def test_the_last_window_needs_somebody_who_may_speed() -> None:
    """last.3: a last turn that is passed or frozen away leaves no window."""
    table = Table(A, B, draws="6s")
    table.act(0, "freeze")
    table.act(1, "draw")
    assert table.act(1, "discard")[-1] == LastWindow()
    assert GAME.to_act(table.state) == Seats((1,))
    clock = GAME.clock(table.state)
    assert clock is not None
    assert (clock.seats, clock.seconds) == ((1,), 2.5)
    table.expire()
    assert table.state.phase == "round_over"
    assert table.why(1, "draw") == "not_your_turn"


def test_the_cap_gives_nobody_a_freeze() -> None:
    """last.4: after 40 laps it is told once, lap 41 is played, and everyone scores plain points."""
    table = Table(A, B, powers="none")
    for _ in range(79):
        assert not any(isinstance(event, LastLap) for event in table.expire().events)
    assert not table.view(0).last_lap
    assert table.expire().events[-2:] == (LastLap(40), Turn(0))
    assert table.view(0).last_lap
    assert table.why(0, "freeze") == "no_freeze_in_the_last_lap"
    table.expire()
    table.expire()
    assert table.state.turn is None
    table.expire()
    assert table.state.phase == "round_over"
    assert table.state.round_scores == table.state.points


def test_end_of_the_match() -> None:
    """end.1, end.2, text.2"""
    table = Table("As 2c 3h 4s", "Ac 2s 3s 4h", rounds=1)
    table.act(0, "freeze")
    table.expire()
    events = table.expire().events
    assert events[0] == FreezeScored(0, False, 10, 1, 15)
    assert events[-1] == MatchOver((1,), 1, 10)
    assert GAME.to_act(table.state) == Over()
    assert GAME.ranking(table.state) == (Place(1, 1, 10), Place(0, 2, 15))
    assert GAME.apply(table.state, HOUSE, Next()) == (table.state, ())
    assert GAME.apply(table.state, CLOCK, Expire()) == (table.state, ())
    for kind in ("ready", "draw", "freeze", "skip"):
        assert table.why(0, kind) == "not_your_turn"


def test_rounds_with_and_without_a_limit() -> None:
    """end.1"""
    assert Table(A, B).view(0).rounds == 5
    assert Table(A, B, limit=50).view(0).rounds == 20
    assert Table(A, B, limit=50, rounds=3).view(0).rounds == 3


@pytest.mark.parametrize(
    "setup",
    [
        {"dealer": 2},
        {"dealer": -1},
        {"scores": [1]},
        {"scores": [1, 2, 3]},
        {"scores": [10, 50]},
        {"round": 0},
        {"round": 21},
    ],
)
def test_set_ups_that_fit_no_match(setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(read_config(GAME, {"limit": 50}), 2, read_setup(GAME, setup))


@pytest.mark.parametrize(
    "config",
    [
        {"rounds": 0},
        {"rounds": 21},
        {"rounds": 2.5},
        {"limit": 60},
        {"look_seconds": 10},
        {"red_kings_row": -1},
        {"speed_hold": 6.5},
        {"speed_hold": -1},
        {"speed_hold": float("nan")},
        {"powers": "all"},
        {"frozen_look": 1},
    ],
)
def test_options_that_are_not_there(config: dict[str, object]) -> None:
    """section 9"""
    with pytest.raises(BadSetup):
        GAME.setup(read_config(GAME, config), 2, read_setup(GAME, None))


def test_refusals_are_listed_once() -> None:
    assert len(set(REFUSALS)) == len(REFUSALS) > 20


def test_what_all_wait_for_together_ends_at_every_table() -> None:
    """look.2, last.3, clock.1"""
    look = Table("2s 3s 4s 5s", "2h 3h 4h 5h", look=True)
    last = Table("2s 3s 4s 5s", "2h 3h 4h 5h", draws="9s", powers="none")
    last.act(0, "freeze")
    last.act(1, "draw")
    turn = GAME.clock(last.state)
    assert turn is not None
    assert turn.optional
    last.act(1, "discard")
    for table in (look, last):
        clock = GAME.clock(table.state)
        assert clock is not None
        assert not clock.optional
