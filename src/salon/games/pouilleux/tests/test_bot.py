"""``bots.1``: the house player draws anywhere, presents at once, does not reorder."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from salon.games.pouilleux import GAME
from salon.games.pouilleux.tests.driver import DONE, Match, random_match, table
from salon.games.pouilleux.types import Action, Config, Draw, Reorder

IN_ORDER = Config(shuffle_offer=False)


def _bot(match: Match, seat: int, rng: random.Random) -> Action:
    action: Action = GAME.bot(match.view(seat), match.told(seat), seat, rng)
    return action


def test_it_draws_every_place_equally_often() -> None:
    match = table("5c Ks 3h 4d|6d 7s|Qs Ah")
    rng = random.Random(1)
    drawn = Counter(_bot(match, 1, rng) for _ in range(4000))
    assert set(drawn) == {Draw(position) for position in range(4)}
    assert all(900 < count < 1100 for count in drawn.values())


def test_it_uses_no_knowledge_of_the_fan() -> None:
    """It gave the King away itself: where the new owner lays it makes no difference."""
    match = table("5c Ks|6d 8s|Qs Ah 3h", config=IN_ORDER, dealer=0).do(0, DONE).draw(1).do(1, DONE)
    fans = ("6d 8s Ks", "Ks 6d 8s", "8s Ks 6d")
    for seed in range(20):
        places = {_bot(match.reorder(1, fan), 2, random.Random(seed)) for fan in fans}
        assert len(places) == 1


def test_it_presents_at_once_and_leaves_its_fan_as_it_lies() -> None:
    match = table("5c Ks 3h|6d 7s|Qs Ah", config=IN_ORDER)
    rng = random.Random(1)
    assert _bot(match, 0, rng) == DONE
    match.do(0, DONE)
    assert _bot(match, 0, rng) == Reorder(("5c", "Ks", "3h"))
    assert match.do(0, _bot(match, 0, rng)).hands[0] == "5c Ks 3h"


def test_it_lets_the_table_throw_off_its_pairs() -> None:
    match = table("9d 9s 9h|Qs 3c", config=Config(pairing="manual"))
    assert _bot(match, 0, random.Random(1)) == DONE


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_plays_whole_matches(seats: int) -> None:
    rng = random.Random(seats)
    match = random_match(seats, rng, Config(rounds=3, shuffle_offer=seats % 2 == 0))
    rounds = set()
    while not match.over:
        rounds.add(match.view().round)
        if match.to_act:
            seat = match.to_act[-1] if match.state.taker is None else match.state.taker
            seat = seat if seat in match.to_act else match.to_act[0]
            match.do(seat, _bot(match, seat, rng))
        else:
            match.next()
    assert rounds == {1, 2, 3}
