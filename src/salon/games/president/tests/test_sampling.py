"""What a seat knows beyond what it sees is kept when hidden cards are imagined anew."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import RandomSource
from salon.core.play import advance, read_config, settle
from salon.core.turn import Seats
from salon.games.president import GAME
from salon.games.president.cards import PACK, QUEEN_OF_HEARTS, only_twos, strength
from salon.games.president.exchange import pairs
from salon.games.president.types import Opens, Played, Returned, State, Tribute


def positions(seats: int, seed: int, opener: str = "left") -> Iterator[tuple[State, tuple[Any, ...]]]:
    """Every position of two rounds of random play, with the events of the round."""
    rng = random.Random(seed)
    source = RandomSource(rng)
    config = read_config(GAME, {"rounds": 2, "opener": opener})
    state, events = settle(GAME, GAME.setup(config, seats, GAME.setup_type()), source)
    while state.phase != "over":
        yield state, events
        waiting = GAME.to_act(state)
        assert isinstance(waiting, Seats)
        if not waiting.seats:
            state, events = advance(GAME, state, HOUSE, Next(), source)
            continue
        seat = rng.choice(waiting.seats)
        option = rng.choice(GAME.legal(state, seat))
        if rng.random() < 0.05:
            state, more = advance(GAME, state, CLOCK, Expire(), source)
        else:
            state, more = advance(GAME, state, seat, GAME.fill(GAME.view(state, seat), option, rng), source)
        events += more


def imagined(state: State, events: tuple[Any, ...], seat: int, rng: random.Random) -> State:
    told = tuple(GAME.redact(event, seat) for event in events)
    sample = GAME.resample(GAME.view(state, seat), told, seat, rng)
    assert isinstance(sample, State)
    return sample


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_the_pack_stays_whole_and_hands_are_possible(seats: int) -> None:
    """two.3: nobody keeps only 2s."""
    rng = random.Random(seats)
    for number, (state, events) in enumerate(positions(seats, seats)):
        if number % 4:
            continue
        for seat in range(seats):
            sample = imagined(state, events, seat, rng)
            assert [len(hand) for hand in sample.hands] == [len(hand) for hand in state.hands]
            assert sorted(sum(sample.hands, ())) == sorted(sum(state.hands, ()))
            assert sample.hands[seat] == state.hands[seat]
            assert all(not only_twos(hand) for hand in sample.hands if hand and sample.phase == "play")
            for hand, received in zip(sample.hands, sample.received, strict=True):
                assert set(received) <= set(hand)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_both_sides_of_an_exchange_remember_it(seats: int) -> None:
    """swap.2, swap.3: where one's gifts are, and that what the other was left with is weaker than the tribute."""
    rng, looked = random.Random(seats), 0
    for number, (state, events) in enumerate(positions(seats, seats)):
        if state.round < 2 or state.phase == "round_over" or number % 3:
            continue
        gone = {code for event in events if isinstance(event, Played) for code in event.cards}
        for pair in pairs(state.roles):
            up = next(
                event.cards for event in events if isinstance(event, Tribute) and event.giver == pair.lower
            )
            down = next((e.cards for e in events if isinstance(e, Returned) and e.giver == pair.upper), ())
            above = imagined(state, events, pair.lower, rng).hands[pair.upper]
            assert set(PACK.cards(set(up) - set(down) - gone)) <= set(above)
            below = imagined(state, events, pair.upper, rng).hands[pair.lower]
            kept = set(below) - set(PACK.cards(down))
            assert set(PACK.cards(set(down) - gone)) <= set(below)
            assert all(strength(card) < min(map(strength, PACK.cards(up))) for card in kept)
            looked += 1
    assert looked > 10


def test_strangers_imagine_an_exchange_that_the_rules_allow() -> None:
    """swap.2: while the gift is owed, the tribute is stronger than all that the giver kept."""
    rng = random.Random(5)
    for state, events in positions(5, 5):
        if state.phase != "exchange":
            continue
        for pair in pairs(state.roles):
            strangers = set(range(5)) - {pair.lower, pair.upper}
            for seat in strangers:
                sample = imagined(state, events, seat, rng)
                up = sample.gave[pair.lower]
                assert len(up) == pair.cards
                if pair.upper in state.owing:
                    assert set(up) <= set(sample.hands[pair.upper])
                    assert max(map(strength, sample.hands[pair.lower])) < min(map(strength, up))
                else:
                    assert set(sample.gave[pair.upper]) <= set(sample.hands[pair.lower])


def test_an_opener_chosen_by_a_card_holds_it() -> None:
    """open.1: everybody knows who holds the Dame de cœur, until it is laid."""
    rng, looked = random.Random(6), 0
    for state, events in positions(4, 11, "queen_of_hearts"):
        if state.round > 1 or state.phase != "play":
            continue
        opener = next(event.seat for event in events if isinstance(event, Opens))
        if QUEEN_OF_HEARTS not in state.hands[opener]:
            break
        for seat in range(4):
            assert QUEEN_OF_HEARTS in imagined(state, events, seat, rng).hands[opener]
            looked += 1
    assert looked >= 8


def test_the_same_state_is_imagined_in_many_ways() -> None:
    state, events = next(iter(positions(4, 3)))
    rng = random.Random(7)
    assert len({imagined(state, events, 0, rng).hands for _ in range(20)}) == 20
