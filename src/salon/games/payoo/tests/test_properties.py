"""What holds in every match: the cards, the points, the order of things."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.payoo import GAME
from salon.games.payoo.cards import PACK, cards_in, dealt_codes, mask_of
from salon.games.payoo.tests.driver import Match, random_match
from salon.games.payoo.types import Give, Play, Played


def _whole(match: Match, played: int) -> bool:
    """Whether every card of the pack is in exactly one place."""
    state = match.state
    apart = state.gifts if state.phase == "give" else ()
    places = [*state.hands, *apart, played]
    union = 0
    for mask in places:
        union |= mask
    pack = mask_of(PACK.cards(dealt_codes(match.seats)))
    return union == pack and sum(mask.bit_count() for mask in places) == pack.bit_count()


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32))
def test_cards_and_points_are_conserved(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng)
    played = 0
    inputs = 0
    while not match.over:
        assert match.to_act, "a seat or the clock can always go on"
        assert _whole(match, played)
        for seat in match.to_act:
            assert match.refusal(seat, GAME.default(match.state, seat)) is None
        match.random_step(rng)
        inputs += 1
        for event in match.happened(Played):
            played |= 1 << PACK.index[event.card]
    assert inputs == seats + len(dealt_codes(seats))
    assert sum(match.state.taken) == sum(match.state.scores) == 250
    assert _whole(match, played)


@given(seats=st.integers(3, 8), seed=st.integers(0, 2**32), card=st.integers(0, 59))
def test_a_play_is_accepted_exactly_when_it_is_listed(seats: int, seed: int, card: int) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng)
    for _ in range(seats + rng.randrange(len(dealt_codes(seats)))):
        match.random_step(rng)
    play = Play(PACK.codes[card])
    for seat in range(seats):
        listed = play in GAME.legal(match.state, seat)
        assert (match.refusal(seat, play) is None) == listed
        assert not listed or cards_in(match.state.hands[seat]).count(card) == 1


@given(
    seats=st.integers(3, 8),
    cards=st.lists(st.sampled_from([*PACK.codes, "??", "As", "0p", "1P", ""]), max_size=8),
)
def test_gift_2_a_gift_is_accepted_exactly_when_it_is_that_many_different_own_cards(
    seats: int, cards: list[str]
) -> None:
    match = Match(seats)
    hand = match.view(0).players[0].hand
    (option,) = GAME.legal(match.state, 0)
    fits = len(cards) == len(set(cards)) == option.count and set(cards) <= set(hand)
    assert (match.refusal(0, Give(tuple(cards))) is None) == fits


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_same_inputs_bring_the_same_match(seats: int) -> None:
    def run() -> Match:
        rng = random.Random(seats)
        match = random_match(seats, rng, rounds=3)
        while not match.over:
            match.random_step(rng)
        return match

    assert run().state == run().state
