"""A round always ends, however it is played (``SALON_LONG_TESTS=1``: in ten thousand matches of each game)."""

from dataclasses import replace

import pytest
from tests.kit import KEYS, LONG, Match, settings

from salon.core.viewer import SPECTATOR

BATCHES = 20
MATCHES = 500 if LONG else 1
"""Of each batch; the batches are what several processes share (``-n auto``)."""
BOUND = 4_000
"""No round takes more inputs, by the rules of any game and the odds of random play."""


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", KEYS)
def test_a_round_always_ends_within_its_bound(key: str, batch: int) -> None:
    ways = settings(key)
    for number in range(batch * MATCHES, (batch + 1) * MATCHES):
        match = Match(replace(ways[number % len(ways)], seed=1000 + number))
        # The deal itself may end a round: of Pouilleux when its pairs leave one card (end.2).
        states = [match.state, *(step.after for step in match.play(BOUND))]
        assert any(match.game.view(state, SPECTATOR).phase in ("round_over", "over") for state in states), (
            f"{match.setting}, seed {match.setting.seed}: no end after {BOUND} inputs"
        )
