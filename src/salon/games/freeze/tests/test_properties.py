"""What stays true in any match of Freeze, played at random with faults of every kind."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import RandomSource
from salon.core.play import advance, read_config, settle
from salon.core.turn import Over, Seats
from salon.games.freeze import GAME
from salon.games.freeze.lines import hand_points
from salon.games.freeze.memory import Memory
from salon.games.freeze.types import Draw, Speed, Spot, State

CONFIGS = st.fixed_dictionaries(
    {
        "powers": st.sampled_from(["classic", "kaboo", "none"]),
        "discard_start": st.sampled_from(["empty", "card"]),
        "strict_faults": st.booleans(),
        "frozen_look": st.booleans(),
        "rounds": st.just(2),
    }
)


def cards_of(state: State) -> list[int]:
    closed = [card for hand in state.lines for row in hand for card in row if card is not None]
    held = [state.drawn, state.penalty.card if state.penalty else None]
    return sorted([*closed, *state.pile, *state.discard, *(card for card in held if card is not None)])


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), CONFIGS, st.integers(0, 2**32))
def test_no_card_is_lost_or_made(seats: int, config: dict[str, Any], seed: int) -> None:
    """pack.1, pile.1, fault.1: 52 cards, at every moment; what a seat believes to know is so."""
    rng = random.Random(seed)
    source = RandomSource(rng)
    state, events = settle(GAME, GAME.setup(read_config(GAME, config), seats, GAME.setup_type()), source)
    for _ in range(250):
        assert cards_of(state) == list(range(52))
        seat = rng.randrange(seats)
        memory = Memory(tuple(GAME.redact(event, seat) for event in events))
        if state.phase not in ("round_over", "over"):
            assert memory.discard == list(state.discard)
            for spot, card in memory.known.items():
                assert state.lines[spot.seat][spot.line][spot.slot] == card
            places = {
                Spot(owner, line, slot)
                for owner, hand in enumerate(state.lines)
                for line, row in enumerate(hand)
                for slot, card in enumerate(row)
                if card is not None
            }
            assert set(memory.age) == places
            for spot, age in memory.age.items():
                card = state.lines[spot.seat][spot.line][spot.slot]
                assert card is not None
                assert memory.born[card] == age
        if isinstance(GAME.to_act(state), Over):
            break
        state, more = _step(state, rng, source)
        events += more


def _step(state: State, rng: random.Random, source: RandomSource) -> tuple[State, Any]:
    waiting = GAME.to_act(state)
    assert isinstance(waiting, Seats)
    if not waiting.seats:
        return advance(GAME, state, HOUSE, Next(), source)
    if rng.random() < 0.08:
        return advance(GAME, state, CLOCK, Expire(), source)
    if rng.random() < 0.2:
        # Attempts and acts out of turn, which are faults more often than not.
        seat = rng.randrange(len(state.scores))
        for wild in (Speed(rng.randrange(2), rng.randrange(3)), Draw()):
            if GAME.check(state, seat, wild) is None:
                return advance(GAME, state, seat, wild, source)
    seat = rng.choice(waiting.seats)
    option = rng.choice(GAME.legal(state, seat))
    return advance(GAME, state, seat, GAME.fill(GAME.view(state, seat), option, rng), source)


row = st.lists(st.one_of(st.none(), st.integers(0, 51)), max_size=5)


@given(row, row, st.permutations(range(4)))
def test_holes_and_order_do_not_count(
    top: list[int | None], bottom: list[int | None], order: list[int]
) -> None:
    """score.2"""
    full = (tuple(top), tuple(bottom))
    bare = tuple(card for card in top if card is not None), tuple(card for card in bottom if card is not None)
    assert hand_points(full, 0) == hand_points(bare, 0) == hand_points((bare[1], bare[0]), 0)
    assert hand_points(full, 0) == hand_points((tuple(reversed(top)), tuple(bottom)), 0)
