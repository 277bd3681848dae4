"""The wheel and the cloth (``pay.*``, ``bet.3``), all numbers and all places."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from salon.core.chance import RandomSource, Wheel
from salon.games.roulette.types import PlaceName, Stake
from salon.games.roulette.wheel import CHIPS, PLACES, POCKETS, colour, fall, odds, returned

ORDER = [
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
]
"""``text.6``: the pockets in the order of the wheel."""


def test_bet_3_the_places_and_no_others() -> None:
    assert len(PLACES) == len(set(PLACES)) == 37 + 3 + 6
    assert CHIPS == (10, 50, 100)


def test_pay_2_red_and_black_alternate_round_the_wheel() -> None:
    assert sorted(ORDER) == list(range(POCKETS))
    colours = [colour(number) for number in ORDER[1:]]
    assert colours == ["red", "black"] * 18


@pytest.mark.parametrize("place", PLACES)
def test_pay_4_every_place_loses_a_37th_of_the_stake(place: PlaceName) -> None:
    stakes = (Stake(place, 100),)
    nets = [returned(stakes, number) - 100 for number in range(POCKETS)]
    assert Fraction(sum(nets), POCKETS * 100) == Fraction(-1, 37)
    assert max(nets) == 100 * odds(place)


def test_pay_1_what_wins_on_each_number() -> None:
    wins = Counter(place for number in range(POCKETS) for place in fall(number).wins)
    assert all(wins[str(number)] == 1 for number in range(POCKETS))  # type: ignore[index]
    assert all(wins[dozen] == 12 for dozen in ("dozen1", "dozen2", "dozen3"))
    assert all(wins[chance] == 18 for chance in ("red", "black", "even", "odd", "low", "high"))
    assert set(fall(12).wins) == {"12", "dozen1", "red", "even", "low"}
    assert set(fall(25).wins) == {"25", "dozen3", "red", "odd", "high"}
    assert set(fall(13).wins) == {"13", "dozen2", "black", "odd", "low"}


def test_pay_1_a_fall_says_what_each_winning_place_gains() -> None:
    assert fall(25).gains == (35, 2, 1, 1, 1)
    assert fall(0).gains == (35,)


def test_pay_3_zero_wins_on_zero_only() -> None:
    zero = fall(0)
    assert (zero.wins, zero.colour, zero.parity, zero.half) == (("0",), "green", None, None)
    assert returned((Stake("0", 10), Stake("red", 100), Stake("dozen1", 100)), 0) == 360


def test_pay_1_every_chip_on_a_place_counts() -> None:
    assert returned((Stake("29", 30), Stake("high", 20), Stake("low", 50)), 29) == 30 * 36 + 20 * 2


def test_spin_1_each_number_is_as_likely() -> None:
    source = RandomSource(random.Random(37))
    fallen = Counter(source.draw(Wheel(POCKETS)) for _ in range(37_000))
    assert set(fallen) == set(range(POCKETS))
    chi = sum((count - 1000) ** 2 / 1000 for count in fallen.values())
    assert chi < 68  # 36 degrees of freedom: exceeded once in a thousand
