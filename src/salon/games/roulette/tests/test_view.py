"""Who may know what (``hidden.*``), and what may be imagined behind it."""

from __future__ import annotations

import random

import msgspec
import pytest

from salon.core.actor import Leave
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.roulette import GAME
from salon.games.roulette.tests.driver import Table
from salon.games.roulette.types import Bet, Clear, Event, Fall, PlaceName, State

VIEWERS: tuple[Viewer, ...] = (0, 1, SPECTATOR, ALL)


def _spinning(number: int) -> Table:
    table = Table(2, number)
    table.bet(0, "17", 100).bet(1, "red").ready(0).ready(1)
    return table


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_1_the_number_reaches_nobody_before_the_ball_has_stopped(viewer: Viewer) -> None:
    first = _spinning(0)
    for number in range(1, 37):
        other = _spinning(number)
        assert other.state != first.state
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(first.view(viewer))
        assert [GAME.redact(event, viewer) for event in other.events] == list(first.events)
        for seat in (0, 1):
            assert GAME.legal(other.state, seat) == GAME.legal(first.state, seat)
            assert GAME.check(other.state, seat, Clear()) == GAME.check(first.state, seat, Clear())
        assert GAME.clock(other.state) == GAME.clock(first.state)
        assert GAME.returns(other.state) == GAME.returns(first.state)


def test_hidden_1_drawing_the_number_tells_nothing() -> None:
    table = Table(1).bet(0, "red")
    state, _ = GAME.apply(table.state, 0, GAME.default(table.state, 0))
    assert GAME.apply(state, "chance", 17)[1] == ()


def test_hidden_1_once_it_has_stopped_everybody_knows() -> None:
    table = _spinning(17).expire()
    wins: tuple[PlaceName, ...] = ("17", "dozen2", "black", "odd", "low")
    assert table.view().fall == Fall(17, "black", "odd", "low", wins, (35, 2, 1, 1, 1))
    assert (table.view().last, table.view().history) == (17, (17,))
    assert table.next().view().fall is None
    assert table.view().last == 17


def test_hidden_2_all_else_is_public() -> None:
    table = Table(2).bet(0, "17", 100).bet(1, "red").ready(1)
    assert table.view(0).players == table.view(1).players == table.view(SPECTATOR).players
    assert table.player(0).bets == {"17": 100}
    assert table.player(1).ready
    for viewer in VIEWERS:
        assert [GAME.redact(event, viewer) for event in table.events] == list(table.events)


def test_hidden_2_the_last_ten_numbers() -> None:
    table = Table(1, *range(12), balances=(10_000,))
    for _ in range(12):
        table.bet(0, "red").ready(0).expire().next()
    assert table.view().history == tuple(range(2, 12))


def test_record_4_legal_is_in_the_view_of_a_seat_only() -> None:
    table = Table(2)
    assert table.view(SPECTATOR).legal is msgspec.UNSET
    assert table.view(ALL).legal is msgspec.UNSET
    assert table.view(1).legal == GAME.legal(table.state, 1)


def _like(table: Table, seed: int) -> State:
    state: State = GAME.resample(table.view(0), table.events, 0, random.Random(seed))
    return state


def test_resample_draws_the_number_of_a_turning_wheel_and_keeps_all_else() -> None:
    table = _spinning(17).house(Leave(1))
    numbers = set()
    for seed in range(300):
        state = _like(table, seed)
        numbers.add(state.number)
        assert GAME.view(state, 0) == table.view(0)
        assert msgspec.structs.replace(state, number=17) == table.state
    assert numbers == set(range(37))


def test_resample_of_a_betting_is_the_betting() -> None:
    table = Table(2)
    told: tuple[Event, ...] = ()
    for seat, action in ((0, Bet("red", 10)), (0, Clear()), (1, Bet("red", 10)), (0, Bet("7", 50))):
        told += table.do(seat, action).events
        assert GAME.resample(table.view(0), told, 0, random.Random(1)) == table.state


def test_resample_of_a_betting_that_everybody_left_has_no_countdown() -> None:
    table = Table(2).bet(0, "red")
    told = table.events
    told += table.house(Leave(0)).events
    assert GAME.clock(GAME.resample(table.view(1), told, 1, random.Random(1))) is None
    told += table.bet(1, "red").events
    assert GAME.clock(GAME.resample(table.view(1), told, 1, random.Random(1))) == table.clock


def test_fill_draws_a_chip_that_fits_and_any_place() -> None:
    table = Table(1, balances=(60,))
    rng = random.Random(3)
    (option,) = GAME.legal(table.state, 0)
    drawn = [GAME.fill(table.view(0), option, rng) for _ in range(1500)]
    assert {bet.chip for bet in drawn} == {10, 50}
    assert len({bet.on for bet in drawn}) == 46
    assert GAME.fill(table.view(0), Clear(), rng) == Clear()
