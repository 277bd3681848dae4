"""Speed, faults, and the clocks and decisions around them, beside the rule cases."""

from salon.core.viewer import SPECTATOR
from salon.games.freeze import GAME
from salon.games.freeze.events import (
    Erred,
    FreezeScored,
    Passed,
    PowerOver,
    Sped,
    Turn,
    Waived,
)
from salon.games.freeze.tests.driver import Table
from salon.games.freeze.types import Fault

A, B, C = "2s 3s 4s 5s", "2h 3h 4h 5h", "2d 3d 4d 5d"


def test_spent_turn_during_a_power_counts_in_the_last_lap() -> None:
    """speed.8, last.1: the seat that froze is next after the spent turn."""
    table = Table(A, "5h 6h 7h 8h", "7d 3d 4d 5d", draws="7s")
    table.act(0, "freeze")
    table.act(1, "draw")
    table.act(1, "discard")
    assert table.act(2, "speed", 0, 0) == (Sped(2, 0, 0, "7d", True),)
    assert table.view(1).spent == 2
    events = table.act(1, "skip")
    assert isinstance(events[1], FreezeScored)
    assert table.state.phase == "round_over"


def test_two_seats_and_a_power() -> None:
    """speed.8: the other seat's turn is spent, the discarder plays again."""
    table = Table("2s 3s 4s 5s", "7h 3h 4h 5h", draws="7s")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(1, "speed", 0, 0)
    assert table.act(0, "skip") == (PowerOver(0), Turn(0))
    assert table.state.turns == 2


def test_the_turn_seats_own_speed_costs_no_turn_during_its_power() -> None:
    """speed.9, power.8: a place that was looked at and left is no longer shown."""
    table = Table("7h 3s 4s 5s", B, draws="7s")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "look", 0, 0, 0)
    assert [spot.card for spot in table.view(0).seen] == ["7h"]
    assert table.act(0, "speed", 0, 0)[0] == Sped(0, 0, 0, "7h", False)
    assert table.view(0).seen == ()
    assert table.why(0, "look", 0, 0, 1) == "look_spent"
    assert table.act(0, "skip")[-1] == Turn(1)


def test_stale_attempts_are_no_faults() -> None:
    """speed.11"""
    table = Table(A, "6h 3h 4h 5h", "2d 3d 4d 5d", draws="6s 9d")
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.why(1, "speed", 0, 0, window=2) == "other_window"
    table.act(1, "speed", 0, 0, window=1, used=False)
    assert table.why(2, "speed", 0, 0, window=1, used=False) == "too_late"
    assert table.why(1, "speed", 0, 0) == "no_card_there"
    assert table.state.faults == ()
    table.act(2, "speed", 0, 0, window=1, used=True)
    assert table.view(SPECTATOR).faults == (Fault(2, "second", penalty=True),)


def test_a_penalty_stops_everything_else() -> None:
    """fault.1, fault.2"""
    table = Table(A, B, C, draws="6s 9d 9h")
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.act(2, "speed", 0, 0) == (Erred(2, "wrong", True, 0, 0, "2d", "6"),)
    for seat, kind in ((1, "draw"), (0, "speed"), (2, "draw"), (2, "speed")):
        assert table.why(seat, kind, *((0, 0) if kind == "speed" else ())) == "penalty_first"
    assert table.why(0, "place", 0) == "penalty_first"
    assert table.why(2, "place", 2) == table.why(2, "place", -1) == "no_such_line"
    table.act(2, "place", 1)
    assert table.view(2).players[2].lines == (("??", "??"), ("??", "??", "??"))
    assert table.state.turn == 1


def test_a_penalty_under_a_drawn_card() -> None:
    """fault.1, strict.1: the game goes on exactly where it was."""
    table = Table(A, B, draws="6s 9d 9h", strict_faults=True)
    table.act(0, "draw")
    assert table.act(1, "take", 7, 7) == (Erred(1, "turn", True),)
    assert table.view(0).drawn == "6s"
    table.act(1, "place", 0)
    assert table.view(0).drawn == "6s"
    assert GAME.legal(table.state, 0)[0].__struct_config__.tag == "discard"


def test_a_waived_penalty_is_said() -> None:
    """fault.3, text.2"""
    table = Table(*[f"{rank}s {rank}h {rank}d {rank}c" for rank in "A2345678"], strict_faults=True)
    for _ in range(20):
        table.act(7, "draw")
        table.act(7, "place", 0)
    assert table.act(7, "draw") == (Erred(7, "turn", False), Waived(7))
    assert table.state.phase == "turn"
    assert table.expire().events == (Passed(0), Turn(1))
    assert GAME.default(table.state, 1) == GAME.legal(table.state, 1)[-1]


def test_clocks() -> None:
    """clock.1"""
    table = Table(A, B, draws="7s 9s 6s", look=True, look_seconds=5, speed_hold=1.0)
    assert _clock(table) == ((0, 1), 5)
    table.expire()
    assert _clock(table) == ((0,), 30)
    table.act(0, "draw")
    assert _clock(table) == ((0,), 20)
    table.act(0, "discard")
    assert _clock(table) == ((0,), 15)
    table.act(0, "look", 0, 0, 0)
    assert _clock(table) == ((0,), 8)
    table.act(1, "speed", 0, 0)
    assert _clock(table) == ((1,), 5)
    table.act(1, "place", 0)
    assert _clock(table) == ((0,), 8)
    table.act(0, "skip")
    table.act(1, "freeze")
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.state.turn is None
    assert _clock(table) == ((0,), 2)


def _clock(table: Table) -> tuple[tuple[int, ...], float | None]:
    clock = GAME.clock(table.state)
    assert clock is not None
    return clock.seats, clock.seconds


def test_a_used_window_begins_the_clock_anew_and_a_second_attempt_does_not() -> None:
    """race.4, clock.1"""
    table = Table(A, B, C, draws="6s 9d 9h 9c")
    keys: list[str] = []
    table.act(0, "draw")
    table.act(0, "discard")
    for seat in (2, 2):
        clock = GAME.clock(table.state)
        assert clock is not None
        keys.append(clock.key)
        table.act(seat, "speed", 0, 0)
        table.act(seat, "place", 0)
    clock = GAME.clock(table.state)
    assert clock is not None
    keys.append(clock.key)
    assert keys[0] != keys[1] == keys[2]


def test_the_turn_seats_decision_outlasts_the_speeds_of_others() -> None:
    """race.4: a draw that was sent before somebody's speed is still an answer."""
    table = Table(A, B, "6d 3d 4d 5d", draws="6s 9d")
    table.act(0, "draw")
    table.act(0, "discard")
    before = GAME.decision(table.state, 1)
    table.act(2, "speed", 0, 0)
    assert GAME.decision(table.state, 1) == before
    assert GAME.decision(table.state, 0) == ""


def test_an_absent_seat_never_speeds() -> None:
    """bots.1, clock.2"""
    table = Table(A, B, draws="6s 9d")
    table.act(0, "draw")
    table.act(0, "discard")
    assert GAME.legal(table.state, 0)
    assert GAME.default(table.state, 0) is None
    assert GAME.default(table.state, 1) is not None
