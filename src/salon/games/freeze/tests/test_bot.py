"""The house player plays like somebody of the family, from what it was shown (``bots.1``)."""

import random
from typing import Any

import pytest

from salon.bots.random_player import random_player
from salon.env.match import play
from salon.games.freeze import GAME
from salon.games.freeze.events import Erred
from salon.games.freeze.tests.driver import Table
from salon.games.freeze.types import (
    Discard,
    Draw,
    Exchange,
    Freeze,
    Look,
    PlacePenalty,
    Ready,
    Skip,
    Speed,
    Swap,
    Take,
)

A, B = "9s Ts 4s 5s", "2h 3h 4h 5h"


class Luck(random.Random):
    """Never misses a speed."""

    def random(self) -> float:
        return 0.99


def ask(table: Table, seat: int, rng: random.Random | None = None) -> Any:
    action = GAME.bot(table.view(seat), table.told(seat), seat, rng or Luck(1))
    assert action is None or GAME.check(table.state, seat, action) is None
    return action


def test_it_memorises() -> None:
    """look.1"""
    assert ask(Table(A, B, look=True), 1) == Ready()


def test_it_speeds_with_what_it_has_seen_and_only_that() -> None:
    """speed.4: both have a 5, but only in the bottom row has it been seen."""
    table = Table("5h Ts 4s 9s", "2h 3h 4h 5s", "5c 3d 4d 9d", draws="5d")
    table.act(0, "draw")
    table.act(0, "discard")
    assert ask(table, 1) == Speed(1, 1, 1, used=False)
    assert ask(table, 2) is None
    assert ask(table, 0) is None


def test_it_misses_now_and_then() -> None:
    """bots.1"""
    table = Table("6h Ts 4s 9s", "2h 3h 4h 9h", "2c 3d 4d 5s", draws="5d")
    table.act(0, "draw")
    table.act(0, "discard")
    answers = [ask(table, 2, random.Random(seed)) for seed in range(200)]
    assert 5 < answers.count(None) < 80


def test_it_does_not_break_a_row_of_equal_cards() -> None:
    """score.2: a 9 less would be 9 points more."""
    table = Table("6h Ts 4s 3s", "2h 3h 9h 9c", draws="9d", powers="none")
    table.act(0, "draw")
    table.act(0, "discard")
    assert not isinstance(ask(table, 1), Speed)


def test_it_follows_a_card_that_is_exchanged() -> None:
    """hidden.3: the 5 that it knew lies with seat 0 now, and what came is unknown to it."""
    table = Table("6h Ts 4s 3s", "2h 3h 4h 5c", "2c 3c 4c 9c", draws="Jd 5d", powers="classic")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "exchange", 0, 0, 1, 1, 1)
    table.act(1, "draw")
    table.act(1, "discard")
    assert ask(table, 1) is None


def test_it_replaces_what_is_dear() -> None:
    """turn.4"""
    table = Table("2s 3s Qs 4s", B, draws="Ah")
    assert ask(table, 0) in (Draw(), Freeze())
    table.act(0, "draw")
    assert ask(table, 0) == Swap(1, 0)


def test_it_discards_what_is_worse() -> None:
    """turn.3"""
    table = Table("2s 3s As 2d", B, draws="Td")
    table.act(0, "draw")
    assert ask(table, 0) in (Discard(), Swap(0, 0), Swap(0, 1))
    table = Table("2s 3s As 2d", B, draws="Qd")
    table.act(0, "draw")
    assert ask(table, 0) == Discard()


def test_it_takes_a_red_king() -> None:
    """turn.5, score.1"""
    table = Table("2s 3s As 2d", "2h 3h 9h Qc", draws="Kd", powers="none")
    table.act(0, "draw")
    table.act(0, "discard")
    assert ask(table, 1) == Take(1, 1)


def test_it_looks_at_what_it_does_not_know() -> None:
    """power.2, power.6"""
    table = Table("2s 3s As 2d", B, draws="7d")
    table.act(0, "draw")
    table.act(0, "discard")
    assert ask(table, 0) in (Look(0, 0, 0), Look(0, 0, 1))
    table.act(0, "look", 0, 0, 0)
    assert ask(table, 0) == Skip()


def test_it_exchanges_a_queen_and_keeps_an_ace() -> None:
    """power.4"""
    table = Table("2s 3s Qs 2d", B, draws="Jd")
    table.act(0, "draw")
    table.act(0, "discard")
    exchange = ask(table, 0)
    assert isinstance(exchange, Exchange)
    assert (exchange.line, exchange.slot, exchange.seat) == (1, 0, 1)
    table = Table("2s 3s As 2d", B, draws="7h 2c Jd")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "look", 0, 0, 0)
    table.act(0, "skip")
    table.expire()
    table.act(0, "draw")
    table.act(0, "discard")
    assert ask(table, 0) == Skip()


def test_a_king_compares_before_it_exchanges() -> None:
    """power.5"""
    for other, expected in (("3h", Exchange(1, 0, 1, 0, 0)), ("Qh", Skip())):
        table = Table("2s 3s 9s 2d", f"{other} 4h 5h 6h", draws="Kc")
        table.act(0, "draw")
        table.act(0, "discard")
        table.act(0, "look", 0, 1, 0)
        assert isinstance(ask(table, 0), Look)
        table.act(0, "look", 1, 0, 0)
        assert ask(table, 0) == expected


def test_it_freezes_with_nothing_and_not_with_tens() -> None:
    """turn.6"""
    table = Table("Kh Kd As Ad", "Qh Jh Th 9h", draws="7d 8d 7s 8s")
    for slot in (0, 1):
        table.act(0, "draw")
        table.act(0, "discard")
        table.act(0, "look", 0, 0, slot)
        table.act(0, "skip")
        table.act(1, "draw")
        table.act(1, "discard")
        table.act(1, "skip")
    assert ask(table, 0) == Freeze()
    assert ask(Table("Qs Ts Ks 9s", "Qh Jh Th 9h"), 0) == Draw()


def test_it_keeps_its_pair_from_a_penalty() -> None:
    """fault.1, score.2"""
    table = Table("2s 3s 4s 9d", "2h 3h 9h 9c", draws="6d 6h", powers="none")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(1, "speed", 0, 0)
    assert ask(table, 1) == PlacePenalty(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    house = chance = 0
    for seed in range(6):
        names = ["house" if (seat + seed) % 2 else "random" for seat in range(seats)]
        players = [GAME.bot if name == "house" else random_player(GAME) for name in names]
        result = play(GAME, {"rounds": 2}, players, random.Random(seed))
        for name, score in zip(names, result.returns, strict=True):
            if name == "house":
                house += score
            else:
                chance += score
    assert house < chance * 0.8


def test_house_players_make_no_faults_and_end_their_rounds() -> None:
    """speed.6: they speed only with what they know."""
    for seats in (2, 3, 5):
        faults: list[Any] = []

        def watched(view: Any, events: Any, seat: int, rng: Any, faults: list[Any] = faults) -> Any:
            faults += [event for event in events if isinstance(event, Erred)]
            return GAME.bot(view, events, seat, rng)

        result = play(GAME, {"rounds": 1, "powers": "kaboo"}, [watched] * seats, random.Random(seats))
        assert faults == []
        assert result.ranking is not None
