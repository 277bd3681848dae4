"""The house player plays like somebody of the family, from its view and what it was told (``hidden.5``)."""

import random
from typing import Any

import pytest

from salon.core.actor import HOUSE, Next
from salon.core.chance import RandomSource
from salon.core.play import advance, settle
from salon.core.turn import Over, Seats
from salon.games.president import GAME
from salon.games.president.cards import PACK
from salon.games.president.tests.driver import do, holding
from salon.games.president.types import Dealt, Give, Pass, Play, Played, State

RNG = random.Random(1)


def ask(state: State, seat: int, events: tuple[Any, ...] = ()) -> Any:
    action = GAME.bot(GAME.view(state, seat), events, seat, RNG)
    assert GAME.check(state, seat, action) is None
    return action


def test_it_opens_with_its_weakest_set() -> None:
    state = holding("4s 7s 7h Ks As 2s 9d Td", "8h 8c 9h Th 6h 6c Jh", "9c Qh Qs Jd Jc Js Tc")
    assert ask(state, 0) == Play(("4s",))


def test_it_keeps_values_together() -> None:
    state = do(holding("3s 3h 9s", "7h 7d 7c Th Jh 4d 6c", "9c Qh Jd Jc Ah Tc 6s"), 0, "play", "3s")
    assert ask(state, 1) == Play(("4d",)), "a single that breaks no brelan"


def test_it_saves_its_twos() -> None:
    others = "Qh Jd Jc Ah Tc 6s 8s"
    state = do(holding("Ks 3h 9s 5d 5c", "2h 7d 7c Th 4h 4d 6c", others), 0, "play", "Ks")
    assert ask(state, 1) == Pass()


def test_it_runs_when_a_two_leads_home() -> None:
    """two.1, two.3: the 2 closes the pli, and the last set finishes."""
    state = do(holding("Ks 3h 9s 5d 5c", "2h 4h 4d", "Qh Jd Jc Ah Tc 6s 8s"), 0, "play", "Ks")
    assert ask(state, 1) == Play(("2h",))
    state = do(state, 1, "play", "2h")
    assert ask(state, 1) == Play(("4h", "4d"))


def test_it_counts_what_was_laid() -> None:
    """A Roi is as good as a 2 once the As and the 2s are gone."""
    gone = tuple(
        Played(2, (code,), 9) for code in ("As", "Ah", "Ad", "Ac", "2s", "2h", "2d", "2c", "Kh", "Kd")
    )
    dealt = Dealt(1, 5, 0, ((), (), ()))
    state = holding("Ks Kc 4s", "5h 6h 7h 8h 9h", "5d 6d 7d 8d 9d")
    assert ask(state, 0, (dealt, *gone)) == Play(("Ks", "Kc")), "a sure pli first, then home"
    assert ask(state, 0, (dealt,)) == Play(("4s",)), "two pairs of something better may be about"


def test_it_does_not_let_the_next_one_out_cheaply() -> None:
    state = holding("4s 7s 7h Ks 9d Td Jd", "8h", "9c Qh Qs Jc Js Tc 6c")
    assert ask(state, 0) == Play(("7s", "7h")), "somebody with one card cannot follow a pair"


def test_it_gives_back_what_is_weak() -> None:
    """swap.3"""
    begun = GAME.setup(GAME.config(), 3, GAME.setup_type(roles=("trou", "president", "neutral")))
    for seed in range(20):
        state, _ = settle(GAME, begun, RandomSource(random.Random(seed)))
        gift = ask(state, 1)
        assert isinstance(gift, Give)
        assert max(PACK.cards(gift.cards)) <= state.hands[1][8], "nothing of the stronger half"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_it_beats_chance(seats: int) -> None:
    house, chance = 0, 0
    for seed in range(12):
        first = seed % 2
        scores = play(seats, seed, {seat for seat in range(seats) if seat % 2 == first})
        house += max(scores[first::2])
        chance += max(scores[1 - first :: 2])
    assert house > chance * 1.5


def play(seats: int, seed: int, bots: set[int]) -> tuple[int, ...]:
    """Play a match: house players in ``bots``, random legal play in the other seats."""
    rng = random.Random(seed)
    source = RandomSource(rng)
    state, events = settle(GAME, GAME.setup(GAME.config(), seats, GAME.setup_type()), source)
    while not isinstance(waiting := GAME.to_act(state), Over):
        assert isinstance(waiting, Seats)
        if not waiting.seats:
            state, events = advance(GAME, state, HOUSE, Next(), source)
            continue
        seat = waiting.seats[0]
        view = GAME.view(state, seat)
        if seat in bots:
            told = tuple(GAME.redact(event, seat) for event in events)
            action = GAME.bot(view, told, seat, rng)
        else:
            action = GAME.fill(view, rng.choice(view.legal), rng)
        state, more = advance(GAME, state, seat, action, source)
        events += more
    return GAME.returns(state)
