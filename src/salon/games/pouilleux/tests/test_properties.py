"""What holds in every match: the cards, the pairs, the offer, the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games.pouilleux import GAME
from salon.games.pouilleux.cards import PACK, groups, kind
from salon.games.pouilleux.tests.driver import DONE, Match, random_match
from salon.games.pouilleux.types import BARREN, Config, Discard, Draw, Drew, Left

configs = st.builds(
    Config,
    rounds=st.sampled_from([1, 3]),
    variant=st.sampled_from(["queen", "jack", "mystery"]),
    pairing=st.sampled_from(["auto", "manual"]),
    shuffle_offer=st.booleans(),
)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), config=configs)
def test_every_card_is_in_one_place(seats: int, seed: int, config: Config) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    while not match.over:
        state = match.state
        assert match.to_act or state.phase == "round_over"
        off = [card for pair in state.pairs for card in pair.cards]
        assert Counter((*sum(state.hands, ()), *off, state.removed)) == Counter(range(52))
        for pair in state.pairs:
            first, second = pair.cards
            assert first < second
            assert kind(first, config.variant) == kind(second, config.variant)
        if state.phase == "offer":
            assert not any(groups(hand, config.variant) for hand in state.hands)
            assert state.giver != state.taker
            assert state.giver is not None
            assert state.taker is not None
            assert state.hands[state.giver]
            assert state.hands[state.taker]
            for seat, place in enumerate(state.out):
                assert (place > 0) == (not state.hands[seat])
        for seat in match.to_act:
            assert match.refusal(seat, GAME.default(state, seat)) is None
        match.random_step(rng)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), config=configs)
def test_a_round_has_one_loser_or_is_void(seats: int, seed: int, config: Config) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    rounds = void = 0
    left: list[int] = []
    while True:
        left += [event.place for event in match.happened(Left)]
        state = match.state
        if not match.to_act:
            rounds += 1
            void += state.loser is None
            assert sum(state.scores) == rounds - void
            assert left == list(range(1, len(left) + 1))
            left = []
            if state.loser is None:
                assert state.barren == BARREN
            else:
                (card,) = sum(state.hands, ())
                assert state.hands[state.loser] == (card,)
                if config.variant == "jack":
                    assert PACK.codes[card] == "Js"
                if config.variant == "queen":
                    assert PACK.codes[card][0] == "Q"
                if config.variant == "mystery" and state.removed is not None:
                    assert PACK.codes[card][0] == PACK.codes[state.removed][0]
            if match.over:
                break
        match.random_step(rng)
    assert rounds == config.rounds


@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    config=configs,
    position=st.integers(-3, 30),
    cards=st.lists(st.sampled_from([*PACK.codes, "??", "X1", "1p", ""]), max_size=3),
)
def test_an_action_is_accepted_exactly_when_it_fits_an_option(
    seats: int, seed: int, config: Config, position: int, cards: list[str]
) -> None:
    rng = random.Random(seed)
    match = random_match(seats, rng, config)
    for _ in range(rng.randrange(30)):
        if match.over:
            break
        match.random_step(rng)
    for seat in range(seats):
        options = match.legal(seat)
        counts = [getattr(option, "count", 0) for option in options if type(option).__name__ == "DrawOption"]
        assert (match.refusal(seat, Draw(position)) is None) == any(0 <= position < count for count in counts)
        either = {Discard(tuple(cards)), Discard(tuple(reversed(cards)))}
        assert (match.refusal(seat, Discard(tuple(cards))) is None) == bool(either & set(options))
        assert (match.refusal(seat, DONE) is None) == (DONE in options)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("shuffle", [True, False])
def test_clock_2_the_clock_alone_plays_a_whole_match(seats: int, shuffle: bool) -> None:
    match = random_match(seats, random.Random(seats), Config(rounds=3, shuffle_offer=shuffle))
    drawn = 0
    while not match.over:
        if match.to_act:
            match.expire()
        else:
            match.next()
        drawn += len(match.happened(Drew))
    assert match.view().round == 3
    assert drawn > 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_same_inputs_bring_the_same_match(seats: int) -> None:
    def run() -> Match:
        rng = random.Random(seats)
        match = random_match(seats, rng, Config(rounds=3))
        while not match.over:
            match.random_step(rng)
        return match

    assert run().state == run().state
