"""Stand-ins: the grace, the take-over, the hand-back; and the stop of the program."""

from __future__ import annotations

from tests.table.evening import Evening, looks

from salon.core.chance import ScriptSource
from salon.core.refusal import Refusal
from salon.table import commands as c
from salon.table import events as e
from salon.table import room_view, thinking


def stand_in(evening: Evening, seat: int) -> tuple[bool, bool]:
    view = room_view(evening.salon).table.seats[seat]
    assert view is not None
    return view.away, view.stand_in


def test_a_house_player_takes_over_after_the_grace() -> None:
    evening = Evening()
    evening.start_match("max", seconds=0)
    evening.lose("max")
    evening.heard()
    evening.until(9.999)
    assert (stand_in(evening, 1), thinking(evening.salon)) == ((True, False), ())
    evening.until(10.0)
    assert evening.heard() == [e.TakenOver("table", 1, "Max")]
    assert stand_in(evening, 1) == (True, True)
    (thought,) = thinking(evening.salon)
    assert (thought.seat, thought.decision, thought.view.players[1].hand != "??") == (1, "1.give", True)
    assert thought.view.players[0].hand == "??"
    assert 11.0 <= thought.not_before <= 12.0


def test_a_person_who_returns_has_the_seat_and_the_cards_at_once() -> None:
    evening = Evening()
    evening.start_match("max", seconds=0)
    hand = evening.table("max").view.players[1].hand
    evening.lose("max")
    evening.until(10.0)
    (thought,) = thinking(evening.salon)
    evening.heard()
    evening.come("max")
    assert evening.heard() == [e.Connected("max"), e.HandedBack("table", 1, "Max")]
    assert stand_in(evening, 1) == (False, False)
    assert evening.table("max").view.players[1].hand == hand
    # The move of the house player was on its way.
    assert evening.feed(evening.choice_of(thought)) == Refusal("stale")
    assert evening.act("max", {"type": "give", "number": 1}, "1.give") is None


def test_a_late_move_of_a_house_player_does_nothing() -> None:
    evening = Evening()
    evening.start_match(robots=1, seconds=20)
    (thought,) = thinking(evening.salon)
    evening.until(20.0)
    assert evening.feed(evening.choice_of(thought)) == Refusal("stale")


def test_a_whole_table_of_people_who_have_gone_plays_to_the_end() -> None:
    evening = Evening()
    evening.start_match("max", "zoé", robots=1, game="president", seconds=0)
    evening.lose("léa", "max")
    evening.do("zoé", c.Quit())
    evening.play_on(5000.0)
    assert room_view(evening.salon).table.status == "over"
    assert set(room_view(evening.salon).results[0].persons) == {"léa", "max", "zoé", None}


def test_who_is_away_when_a_match_starts_is_replaced_from_the_beginning() -> None:
    evening = Evening()
    evening.come("max")
    evening.do("max", c.Sit("table"))
    evening.lose("max")
    evening.until(50.0)
    evening.start_match()
    evening.until(50.0)
    assert stand_in(evening, 0) == (True, True)


def test_house_players_think_alike_from_the_same_log() -> None:
    evening = Evening()
    evening.start_match("max", robots=2)
    evening.lose("max")
    evening.until(10.0)
    thoughts = thinking(evening.salon)
    assert thoughts == thinking(evening.folded())
    assert len({thought.seed for thought in thoughts}) == 3
    assert len({thought.not_before for thought in thoughts}) == 3


def test_the_chance_of_a_house_player_cannot_be_computed_from_what_is_public() -> None:
    seeds = []
    for order in (["c0", "c1"], ["c1", "c0"]):
        evening = Evening(ScriptSource({"deck": [order]}))
        evening.start_match(robots=1)
        seeds.append(thinking(evening.salon)[0].seed)
    assert seeds[0] != seeds[1]


def test_a_stop_of_the_program_gives_the_lost_time_back() -> None:
    evening = Evening()
    evening.start_match("max", seconds=20)
    evening.until(7.0)
    before = evening.table("léa")
    evening.restart(stopped=1000.0)
    assert evening.table("léa") == before
    evening.heard()
    evening.come("léa", "max")
    assert evening.heard() == []
    evening.until(1019.9)
    assert evening.decision("léa") == "1.give"
    evening.until(1020.0)
    assert evening.decision("léa") == ""


def test_after_a_stop_everybody_has_a_fresh_grace() -> None:
    evening = Evening()
    evening.start_match("max", seconds=0)
    evening.lose("max")
    evening.until(4.0)
    evening.restart(stopped=100.0)
    evening.heard()
    evening.until(110.0)
    assert evening.heard() == [e.TakenOver("table", 1, "Max")]
    evening.until(114.0)
    assert evening.heard() == [e.TakenOver("table", 0, "Léa")]


def test_a_pause_goes_on_after_a_stop() -> None:
    evening = Evening()
    evening.start_match("max", seconds=0)
    for person, number in (("léa", 1), ("max", 2)):
        assert evening.act(person, {"type": "give", "number": number}) is None
    for _ in range(2):
        turn = "léa" if evening.decision("léa") else "max"
        assert evening.act(turn, {"type": "play"}) is None
    evening.until(5.0)
    evening.restart(stopped=60.0)
    assert evening.table().pause == 7_000
    evening.until(72.0)
    assert room_view(evening.salon).table.round == 2


def test_the_fold_of_the_log_is_the_salon() -> None:
    evening = Evening()
    evening.start_match("max", robots=2, game="president", seconds=20)
    evening.do("max", c.Sit("blackjack"))
    evening.do("léa", c.AddRobot("blackjack"))
    evening.lose("max")
    evening.play_on(40.0)
    evening.restart(stopped=33.0)
    evening.come("max")
    evening.do("max", c.Stand("table"))
    evening.do("max", c.Say("à tout de suite"))
    evening.play_on(400.0)
    folded = evening.folded()
    assert looks(folded, evening.now) == looks(evening.salon, evening.now)
    assert folded == evening.salon
