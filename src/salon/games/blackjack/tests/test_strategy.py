"""``house.1``: what the strategy tables are worth, worked out exactly, and that no other move is worth more."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from salon.games.blackjack.strategy import best
from salon.games.blackjack.tests.exact import RANKS, Decide, expected
from salon.games.blackjack.types import Advice, Move, Reason

LONG = bool(os.environ.get("SALON_LONG_TESTS"))
"""The long profile: exact work over real packs takes a minute."""

CARD = {1: "As", 10: "Kh", **{number: f"{number}d" for number in range(2, 10)}}


def decide(total: int, soft: bool, up: int, first: bool) -> str:
    return best(total, soft, CARD[up], first).move


@pytest.mark.parametrize(("packs", "percent"), [(None, -1.09), *([(6, -0.97)] if LONG else [])])
def test_house_1_the_expected_result_of_the_best_play(packs: int | None, percent: float) -> None:
    assert round(100 * expected(decide, packs), 2) == percent


@cache
def _baseline(up: int, packs: int | None) -> float:
    return expected(decide, packs, (up,))


# Where a move is a near thing: the closest cells of the two tables, with the second best move.
CLOSE = [
    (9, False, 2, "double"),
    (8, False, 6, "double"),
    (10, False, 10, "double"),
    (11, False, 1, "double"),
    (12, False, 3, "stand"),
    (12, False, 4, "hit"),
    (16, False, 10, "stand"),
    (15, False, 10, "stand"),
    (12, True, 6, "hit"),
    (13, True, 4, "double"),
    (13, True, 5, "hit"),
    (14, True, 4, "double"),
    (14, True, 5, "hit"),
    (15, True, 3, "double"),
    (15, True, 4, "hit"),
    (17, True, 2, "double"),
    (17, True, 3, "hit"),
    (18, True, 2, "double"),
    (18, True, 3, "stand"),
    (18, True, 1, "stand"),
    (19, True, 6, "double"),
]
# Over six packs these three are better by less than a millionth of a bet, over an endless shoe they are not.
SIX_PACKS_ONLY = {(12, True, 6), (13, True, 5), (15, True, 4)}


def _instead(total: int, soft: bool, up: int, move: str) -> Decide:
    def other(own: int, is_soft: bool, dealer: int, first: bool) -> str:
        usual = decide(own, is_soft, dealer, first)
        if (own, is_soft, dealer) != (total, soft, up):
            return usual
        # Doubling is a question of the first two cards; so is not doubling.
        return move if first or "double" not in (move, decide(total, soft, up, True)) else usual

    return other


@pytest.mark.parametrize(("total", "soft", "up", "move"), CLOSE)
def test_house_1_no_other_move_is_worth_more(total: int, soft: bool, up: int, move: str) -> None:
    packs = 6 if LONG else None
    other = expected(_instead(total, soft, up, move), packs, (up,))
    if packs is None and (total, soft, up) in SIX_PACKS_ONLY:
        assert other == pytest.approx(_baseline(up, packs), abs=1e-4)
    else:
        assert other < _baseline(up, packs)


def test_house_1_a_worse_player_is_found_out() -> None:
    """The measure itself: who plays like the dealer wastes the dealer's weak cards."""

    def like_the_dealer(total: int, soft: bool, up: int, first: bool) -> str:
        return "hit" if total < 17 else "stand"

    assert 2 * expected(like_the_dealer, None, (5, 6)) < expected(decide, None, (5, 6))


@pytest.mark.parametrize("up", RANKS)
def test_every_cell_has_a_move_and_a_reason_that_fit(up: int) -> None:
    for soft in (False, True):
        for total in range(12 if soft else 4, 22):
            for may_double in (False, True):
                advice = best(total, soft, CARD[up], may_double)
                assert advice.move != "double" or may_double
                assert advice.why in get_args(Reason)
                if advice.why in ("no_risk", "soft_no_risk"):
                    assert soft or total <= 11
                if advice.move == "hit":
                    assert total < 21


def test_the_reasons_are_all_given_somewhere_and_said_in_both_languages() -> None:
    given: set[Advice] = {
        best(total, soft, CARD[up], may_double)
        for soft in (False, True)
        for total in range(12 if soft else 4, 22)
        for up in RANKS
        for may_double in (False, True)
    }
    assert {advice.why for advice in given} == set(get_args(Reason))
    for language in ("fr", "en"):
        path = Path(__file__).parents[1] / "texts" / f"{language}.json"
        texts = json.loads(path.read_text(encoding="utf-8"))["advice"]
        assert texts["why"].keys() == set(get_args(Reason))
        assert texts["move"].keys() == set(get_args(Move))
