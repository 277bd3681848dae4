"""Choosing, starting, playing and ending a match at the big table."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.evening import Evening
from tests.table.toy import Dealt, Given

from salon.core.record import read_record
from salon.core.refusal import Refusal
from salon.core.replay import replay
from salon.table import Asked, Drawn, owed, record, room_view
from salon.table import commands as c
from salon.table import events as e


def give_all(evening: Evening, *people: str) -> None:
    for number, person in enumerate(people, start=1):
        assert evening.act(person, {"type": "give", "number": number}) is None


def play_round(evening: Evening, *people: str) -> None:
    give_all(evening, *people)
    for _ in people:
        turn = next(person for person in people if evening.decision(person))
        assert evening.act(turn, {"type": "play"}, evening.decision(turn)) is None


def test_the_host_chooses_a_game_with_its_options() -> None:
    evening = Evening()
    assert evening.ask("léa", c.Choose("chess")) == "unknown_game"
    assert evening.ask("léa", c.Choose("blackjack")) == "unknown_game"
    assert evening.ask("léa", c.Choose("toy", {"rounds": "many"})) == "bad_config"
    assert evening.ask("léa", c.Choose("toy", {"speed": 3})) == "bad_config"
    assert room_view(evening.salon).choice is None
    evening.do("léa", c.Choose("toy", {}, 20, False))
    choice = room_view(evening.salon).choice
    assert choice is not None
    assert msgspec.to_builtins(choice) == {
        "game": "toy",
        "config": {"rounds": 2},
        "seconds": 20,
        "stand_in": False,
    }
    assert room_view(evening.salon).table.game == "toy"
    assert e.GameChosen("toy") in evening.heard()


def test_a_match_needs_a_game_and_the_right_number_of_people() -> None:
    evening = Evening()
    assert evening.ask("léa", c.Start()) == "no_game_chosen"
    evening.do("léa", c.Choose("toy"))
    evening.do("léa", c.Sit("table"))
    assert evening.feed(Asked("léa", c.Start())) == Refusal("too_few", {"min": 2, "seated": 1})
    for _ in range(4):
        evening.do("léa", c.AddRobot("table"))
    assert evening.feed(Asked("léa", c.Start())) == Refusal("too_many", {"max": 4, "seated": 5})
    assert evening.ask("léa", c.Stop()) == "no_match"


def test_the_chairs_become_the_seats_in_their_order() -> None:
    evening = Evening()
    evening.come("max", "zoé")
    for person, chair in (("max", 6), ("léa", 3), ("zoé", 1)):
        evening.do(person, c.Sit("table", chair))
    evening.do("léa", c.Choose("toy"))
    evening.do("léa", c.Start())
    seats = room_view(evening.salon).table.seats
    assert [seat.person for seat in seats if seat is not None] == ["zoé", "léa", "max"]
    assert len(seats) == 3
    assert evening.table("léa").seat == 1
    assert room_view(evening.salon).table.status == "playing"
    assert evening.ask("léa", c.Start()) == "match_running"
    assert evening.ask("léa", c.Choose("toy")) == "match_running"


def test_the_first_dealer_is_drawn_before_anything_else() -> None:
    dealers = set()
    for outcome in (0, 1, 2):
        evening = Evening()
        evening.come("max", "zoé")
        for person in ("léa", "max", "zoé"):
            evening.do(person, c.Sit("table"))
        evening.do("léa", c.Choose("toy"))
        evening._fold(Asked("léa", c.Start()))
        waiting = owed(evening.salon)
        assert waiting is not None
        assert (waiting[0], msgspec.to_builtins(waiting[1])) == ("table", {"type": "spin", "pockets": 3})
        assert evening.table("léa").view is None
        assert evening.feed(Asked("max", c.Say("hello"))) == Refusal("busy")
        assert evening.feed(Drawn("table", 3)) == Refusal("not_owed")
        assert evening.feed(Drawn("blackjack", 0)) == Refusal("not_owed")
        evening._fold(Drawn("table", outcome))
        assert owed(evening.salon) is not None
        assert evening.feed(Drawn("table", ["c0", "c1", "c1"])) == Refusal("not_owed")
        assert evening.feed(Drawn("table", ["c2", "c0", "c1"])) is None
        assert owed(evening.salon) is None
        assert evening.feed(Drawn("table", 0)) == Refusal("not_owed")
        match = evening.salon.table.match
        assert match is not None
        assert match.state.hands == ("c2", "c0", "c1")
        dealers.add(match.state.dealer)
    assert dealers == {0, 1, 2}


def test_an_action_is_checked_by_the_game_and_by_its_decision() -> None:
    """``clock.5``: one that arrives for a decision already settled is refused and changes nothing."""
    evening = Evening()
    assert evening.act("léa", {"type": "give", "number": 1}) == "no_match"
    evening.start_match("max")
    evening.come("zoé")
    assert evening.act("zoé", {"type": "give", "number": 1}) == "not_seated"
    assert evening.act("léa", {"type": "dance"}) == "malformed"
    assert evening.act("léa", {"type": "give", "number": 9}) == "wrong_move"
    assert evening.act("léa", {"type": "give", "number": 2}, "1.7") == "stale"
    assert evening.act("léa", {"type": "give", "number": 2}, "1.give") is None
    assert evening.act("léa", {"type": "give", "number": 3}, "1.give") == "stale"
    assert evening.act("léa", {"type": "give", "number": 3}) == "not_your_turn"


def test_between_rounds_there_is_a_pause_and_then_the_next_round() -> None:
    evening = Evening()
    evening.start_match("max")
    play_round(evening, "léa", "max")
    assert room_view(evening.salon).table.status == "pause"
    assert evening.table().pause == 12_000
    evening.until(11.9)
    assert (evening.table().status, evening.table().pause) == ("pause", 100)
    evening.until(12.0)
    table = room_view(evening.salon).table
    assert (table.status, table.round, table.rounds) == ("playing", 2, 2)
    assert evening.table().pause is None


def test_the_pause_ends_when_everybody_who_is_there_is_ready() -> None:
    evening = Evening()
    evening.start_match("max", "zoé", robots=1)
    assert evening.ask("léa", c.Ready("table")) == "no_pause"
    give_all(evening, "léa", "max", "zoé")
    evening.play_on(100.0)
    evening.come("bob")
    while room_view(evening.salon).table.status != "pause":
        turn = [person for person in ("léa", "max", "zoé") if evening.decision(person)]
        for person in turn:
            evening.do(person, c.Act("table", msgspec.Raw(b'{"type":"play"}')))
        evening.play_on(evening.now + 5.0)
    assert evening.ask("bob", c.Ready("table")) == "not_seated"
    evening.do("léa", c.Ready("table"))
    assert evening.table().ready == (0,)
    evening.do("max", c.Ready("table"))
    assert room_view(evening.salon).table.status == "pause"
    evening.lose("zoé")
    assert room_view(evening.salon).table.round == 2
    assert evening.table().ready == ()


def test_a_match_ends_with_its_ranking_and_can_be_played_again() -> None:
    evening = Evening()
    evening.start_match("max", "zoé", config={"rounds": 1})
    play_round(evening, "léa", "max", "zoé")
    evening.now = 60.0
    room = room_view(evening.salon)
    assert room.table.status == "over"
    assert msgspec.json.decode(msgspec.json.encode(room.results)) == [
        {
            "game": "toy",
            "at": 0.0,
            "names": ["Zoé", "Max", "Léa"],
            "persons": ["zoé", "max", "léa"],
            "ranks": [1, 2, 3],
            "scores": [3, 2, 1],
        }
    ]
    assert evening.heard()[-1] == e.MatchEnded("toy")
    assert evening.table("max").view.players[1].score == 2
    assert evening.act("max", {"type": "play"}) == "no_match"
    assert evening.ask("léa", c.Stop()) == "no_match"
    evening.do("léa", c.Start())
    room = room_view(evening.salon)
    assert (room.table.status, room.table.match) == ("playing", 2)
    assert [seat.person for seat in room.table.seats if seat] == ["léa", "max", "zoé"]


def test_another_game_clears_the_table_and_keeps_the_chairs() -> None:
    evening = Evening()
    evening.start_match("max", config={"rounds": 1})
    play_round(evening, "léa", "max")
    evening.do("léa", c.Choose("president"))
    table = room_view(evening.salon).table
    assert (table.status, table.game) == ("idle", "president")
    assert [seat.person if seat else None for seat in table.seats] == ["léa", "max", *[None] * 6]
    assert evening.table("léa").view is None
    assert len(room_view(evening.salon).results) == 1


def test_the_host_may_end_a_match_early() -> None:
    evening = Evening()
    evening.start_match("max")
    evening.do("léa", c.Stop())
    room = room_view(evening.salon)
    assert (room.table.status, room.results, len(room.table.seats)) == ("idle", (), 8)
    assert evening.heard()[-1] == e.MatchEnded("toy", early=True)
    assert record(evening.salon, "table") is None
    evening.do("léa", c.Start())
    assert room_view(evening.salon).table.match == 2


@pytest.mark.parametrize("seconds", [0, 20])
def test_the_record_of_a_match_replays_to_the_same_end(seconds: int) -> None:
    evening = Evening()
    evening.start_match("max", robots=2, game="president", config={"rounds": 3}, seconds=seconds)
    evening.lose("léa", "max")
    assert record(evening.salon, "table") is None
    evening.play_on(3000.0)
    text = record(evening.salon, "table")
    assert text is not None
    replayed = replay(read_record(text))
    assert replayed.failure is None
    assert evening.salon.table.match is not None
    assert replayed.state == evening.salon.table.match.state


def test_the_record_has_clock_ends_and_defaults_in_it() -> None:
    evening = Evening()
    evening.start_match("max", config={"rounds": 2}, seconds=20, stand_in=False)
    evening.lose("max")
    evening.until(500.0)
    text = record(evening.salon, "table")
    assert text is not None
    assert '{"expire":true}' in text
    assert '{"next":true}' in text
    assert '"do":{"type":"give","number":1}' in text
    replayed = replay(read_record(text))
    assert replayed.failure is None


def test_events_are_told_in_one_numbered_stream() -> None:
    evening = Evening()
    evening.start_match("max", config={"rounds": 1})
    evening.act("max", {"type": "give", "number": 3})
    told = [emission for emission in evening.told if emission.stream == "table"]
    assert [emission.n for emission in told] == [1, 2]
    assert isinstance(told[0].event, Dealt)
    assert told[1].event == Given(1, 3)
    assert [emission.n for emission in evening.told if emission.stream == "room"] == list(
        range(1, evening.salon.n + 1)
    )
