"""The end of a match, and its record."""

from itertools import pairwise

import pytest
from tests.kit import SETTINGS, Match, Setting

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.record import read_record, write_record
from salon.core.replay import replay
from salon.core.viewer import SPECTATOR

BOUND = 30_000
"""No match, however badly it is played, takes more inputs."""
EVENING = 400
"""At the corner tables there is no end: so many inputs are looked at."""

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@each_setting
def test_the_match_ends_and_is_ranked(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    for _ in match.play(EVENING if game.open_seating else BOUND):
        if not match.over:
            assert game.ranking(match.state) is None
    assert match.over != game.open_seating
    if game.open_seating:
        assert game.ranking(match.state) is None
        return
    ranking = game.ranking(match.state)
    assert ranking is not None
    assert sorted(place.seat for place in ranking) == list(range(match.seats))
    assert ranking[0].rank == 1
    for index, (better, worse) in enumerate(pairwise(ranking), start=2):
        if worse.rank == better.rank:
            assert worse.score == better.score, "a shared rank is an equal score"
            assert worse.seat > better.seat, "within a rank the list follows the seats"
        else:
            assert worse.rank == index, "after a shared rank the next ones are skipped"
    view = game.view(match.state, SPECTATOR)
    assert view.ranking == ranking
    assert view.phase == "over"
    assert view.to_act == ()
    assert game.clock(match.state) is None
    assert game.apply(match.state, HOUSE, Next()) == (match.state, ())
    assert game.apply(match.state, CLOCK, Expire()) == (match.state, ())


@each_setting
def test_a_record_replays_to_the_same_state(setting: Setting) -> None:
    match = Match(setting)
    states = [match.state, *(step.after for step in match.play(EVENING))]
    text = match.record()
    record = read_record(text)
    assert write_record(record.header, [line for _, line in record.lines]) == text
    watched: list[object] = []
    replayed = replay(record, lambda _, state: watched.append(state))
    assert replayed.failure is None
    assert watched == states
    assert replayed.events == match.events
