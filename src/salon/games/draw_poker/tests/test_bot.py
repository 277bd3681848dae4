"""``bots.*``: the house player of Poker fermé."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from salon.cards.pack import FRENCH
from salon.games._poker.tests.bots import answers, knows_only_its_view, margin, played
from salon.games._poker.tests.driver import Match
from salon.games._poker.types import Raise
from salon.games.draw_poker import GAME
from salon.games.draw_poker.bot import given_up
from salon.games.draw_poker.types import Draw


@pytest.mark.parametrize(
    ("hand", "changed"),
    [
        ("As Ah Ad Ks Kh", ""),
        ("9s Th Jd Qs Kh", ""),
        ("2s 4s 9s Js Ks", ""),
        ("9s 9h 9d 9c 4s", "4s"),
        ("9s 9h 9d Kc 4s", "Kc 4s"),
        ("9s 9h Kd Kc 4s", "4s"),
        ("9s 9h Kd Qc 4s", "Kd Qc 4s"),
        ("2s 4s 9s Js Kh", "Kh"),
        ("5s 6h 7d 8s Kh", "Kh"),
        ("As 5h 6d 7s 8h", "As"),
        ("2s 5h 9d Js Kh", "2s 5h 9d"),
        ("Js Qh Kd As 4h", "4h Js Qh"),
    ],
)
def test_what_it_changes(hand: str, changed: str) -> None:
    cards = FRENCH.cards(hand.split())
    assert sorted(given_up(cards)) == sorted(FRENCH.cards(changed.split()))


def bets(deck: str, before: str) -> Counter[str]:
    """What it answers to the bets ``before``, seat 1 first, in 30 moods."""
    return answers(GAME, deck, before, 30)


STRONG = "9s Ks 9d Kd 8c Kh 5h 4c 3s 4d"
WEAK = "9s 2s 9d 4d 8c 7h 5h Tc 3s 6d"


def test_it_raises_with_a_full_and_gives_up_nothing_against_a_big_bet() -> None:
    assert bets(STRONG, "200")["Raise"] > 20
    assert bets(WEAK, "500")["Fold"] > 24


def test_it_plays_with_some_variety() -> None:
    assert len(bets(STRONG, "k")) > 1


def test_it_knows_nothing_but_its_view() -> None:
    match = Match(GAME, 4, rng=random.Random(3))
    match.bets("40")
    assert knows_only_its_view(match)


@pytest.mark.parametrize(("other", "chips"), [("random", 250), ("calling", 80)])
def test_it_beats_careless_players(other: str, chips: int) -> None:
    assert margin(GAME, other, 24, rounds=8) > 24 * chips


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_its_actions_are_legal_in_whole_matches(seats: int) -> None:
    rng = random.Random(11)
    match = Match(GAME, seats, rng=rng, config={"rounds": 6})
    assert {Draw, Raise} <= played(match, rng)
