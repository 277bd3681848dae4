"""Who sits where: chairs, house players, seats that are left and taken back."""

from __future__ import annotations

import pytest
from tests.table.evening import Evening
from tests.table.toy import GAME

from salon.core import discovery
from salon.table import commands as c
from salon.table import events as e
from salon.table import room_view
from salon.table.names import ROBOTS


def people(evening: Evening) -> list[str | None]:
    return [seat.person if seat else None for seat in room_view(evening.salon).table.seats]


def test_one_sits_down_and_stands_up() -> None:
    evening = Evening()
    evening.come("max")
    evening.heard()
    evening.do("léa", c.Sit("table", 2))
    evening.do("max", c.Sit("table"))
    assert people(evening) == ["max", None, "léa", *[None] * 5]
    assert evening.ask("max", c.Sit("table", 4)) == "already_seated"
    evening.do("max", c.Stand("table"))
    assert evening.ask("max", c.Stand("table")) == "not_seated"
    assert evening.ask("max", c.Sit("table", 2)) == "seat_taken"
    assert evening.heard() == [
        e.SatDown("table", 2, "Léa"),
        e.SatDown("table", 0, "Max"),
        e.StoodUp("table", 0, "Max"),
    ]


def test_a_full_table_has_no_free_chair() -> None:
    evening = Evening()
    for number in range(8):
        evening.come(f"guest{number}")
        evening.do(f"guest{number}", c.Sit("table"))
    assert evening.ask("léa", c.Sit("table")) == "no_free_seat"
    assert evening.ask("léa", c.AddRobot("table")) == "no_free_seat"


def test_house_players_bear_names_of_their_own() -> None:
    evening = Evening(capacity=40)
    for _ in range(8):
        evening.do("léa", c.AddRobot("table"))
    for _ in range(5):
        evening.do("léa", c.AddRobot("blackjack"))
    room = room_view(evening.salon)
    robots = [seat for seat in (*room.table.seats, *room.blackjack.seats) if seat is not None]
    assert len({seat.name for seat in robots}) == 13
    assert all(seat.robot and seat.person is None and seat.avatar in ROBOTS for seat in robots)
    assert len({seat.avatar for seat in room.table.seats if seat}) == 6


def test_the_host_sends_house_players_away() -> None:
    evening = Evening()
    evening.do("léa", c.Sit("table"))
    evening.do("léa", c.AddRobot("table", 4))
    assert evening.ask("léa", c.AddRobot("table", 4)) == "seat_taken"
    assert evening.ask("léa", c.RemoveRobot("table", 0)) == "not_a_robot"
    assert evening.ask("léa", c.RemoveRobot("table", 1)) == "not_a_robot"
    assert evening.ask("léa", c.RemoveRobot("blackjack", 7)) == "no_such_seat"
    evening.do("léa", c.RemoveRobot("table", 4))
    assert people(evening) == ["léa", *[None] * 7]


def test_a_person_takes_the_chair_of_a_house_player_when_no_match_runs() -> None:
    evening = Evening()
    evening.do("léa", c.AddRobot("table", 0))
    seat = room_view(evening.salon).table.seats[0]
    assert seat is not None
    evening.heard()
    evening.do("léa", c.Sit("table", 0))
    assert evening.heard() == [
        e.StoodUp("table", 0, seat.name, robot=True),
        e.SatDown("table", 0, "Léa"),
    ]


def test_nobody_sits_down_in_the_middle_of_a_match() -> None:
    evening = Evening()
    evening.start_match("max", robots=1)
    evening.come("zoé")
    for seat in (None, 0, 2, 5):
        assert evening.ask("zoé", c.Sit("table", seat)) == "match_running"
    assert evening.ask("léa", c.AddRobot("table")) == "match_running"
    assert evening.ask("léa", c.RemoveRobot("table", 2)) == "match_running"


def test_a_spectator_takes_a_seat_at_the_next_match() -> None:
    evening = Evening()
    evening.start_match("max", config={"rounds": 1})
    evening.come("zoé", "bob")
    evening.lose("léa", "max")
    evening.play_on(200.0)
    evening.come("léa", "max")
    assert room_view(evening.salon).table.status == "over"
    evening.do("zoé", c.Sit("table"))
    assert people(evening)[:3] == ["léa", "max", "zoé"]
    evening.do("max", c.Stand("table"))
    evening.do("bob", c.Sit("table", 1))
    evening.do(evening.salon.host or "", c.Start())
    assert people(evening) == ["léa", "bob", "zoé"]


def test_who_stands_up_in_a_match_is_replaced_at_once_and_may_come_back() -> None:
    evening = Evening()
    evening.start_match("max")
    evening.heard()
    evening.do("max", c.Stand("table"))
    assert evening.heard() == [e.StoodUp("table", 1, "Max"), e.TakenOver("table", 1, "Max")]
    seat = room_view(evening.salon).table.seats[1]
    assert seat is not None
    assert (seat.name, seat.away, seat.stand_in) == ("Max", True, True)
    assert evening.table("max").seat is None
    assert evening.table("max").view.players[1].hand == "??"
    assert evening.act("max", {"type": "give", "number": 1}) == "not_seated"
    evening.do("max", c.Sit("table", 1))
    assert evening.heard() == [e.SatDown("table", 1, "Max"), e.HandedBack("table", 1, "Max")]
    assert evening.act("max", {"type": "give", "number": 1}) is None
    assert evening.ask("max", c.Sit("table", 0)) == "already_seated"


def test_who_leaves_the_salon_in_a_match_is_replaced_and_may_come_back() -> None:
    evening = Evening()
    evening.start_match("max")
    evening.do("max", c.Quit())
    assert room_view(evening.salon).table.seats[1] is not None
    evening.come("max", "zoé")
    assert evening.ask("zoé", c.Sit("table", 1)) == "match_running"
    assert evening.ask("max", c.Sit("table", 0)) == "match_running"
    evening.do("max", c.Sit("table"))
    assert evening.table("max").seat == 1


def test_who_has_left_is_not_in_the_next_match() -> None:
    evening = Evening()
    evening.start_match("max", "zoé", config={"rounds": 1})
    evening.do("max", c.Stand("table"))
    evening.lose("léa", "zoé")
    evening.play_on(100.0)
    (result,) = room_view(evening.salon).results
    assert set(result.persons) == {"léa", "max", "zoé"}
    assert set(result.names) == {"Léa", "Max", "Zoé"}
    evening.come("léa", "zoé")
    assert evening.salon.host == "max"
    evening.do("max", c.Start())
    assert people(evening) == ["léa", "zoé"]


def test_who_changes_chairs_after_a_match_has_one_chair() -> None:
    evening = Evening()
    evening.start_match("max", config={"rounds": 1})
    evening.lose("léa", "max")
    evening.play_on(100.0)
    evening.come("léa", "max")
    evening.do("max", c.Stand("table"))
    assert people(evening)[:2] == ["léa", "max"]
    evening.do("max", c.Sit("table", 6))
    assert people(evening) == ["léa", *[None] * 5, "max", None]
    assert evening.table("max").seat == 6
    assert evening.table("max").view == evening.table(None).view
    evening.do("max", c.Stand("table"))
    assert people(evening) == ["léa", *[None] * 7]


def test_the_chair_of_who_stays_away_becomes_free_when_no_match_runs() -> None:
    evening = Evening()
    evening.come("max")
    evening.do("max", c.Sit("table"))
    evening.lose("max")
    evening.until(299.0)
    assert people(evening)[0] == "max"
    evening.until(300.0)
    assert people(evening)[0] is None


def test_a_corner_without_its_game_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "games", lambda: {GAME.key: GAME})
    evening = Evening()
    assert room_view(evening.salon).blackjack.game is None
    assert evening.ask("léa", c.Sit("blackjack")) == "place_closed"
    assert evening.ask("léa", c.AddRobot("blackjack")) == "place_closed"
    assert evening.act("léa", {"type": "hit"}, place="blackjack") == "no_match"
    assert evening.table("léa", "blackjack").view is None
