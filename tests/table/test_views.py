"""What each person sees, and what a device that comes back is given."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.evening import Evening
from tests.table.toy import Dealt, Given

from salon.table import commands as c
from salon.table import number, redacted, room_view, since
from salon.table.state import RING


def hands(evening: Evening, person: str | None) -> list[str]:
    return [player.hand for player in evening.table(person).view.players]


def test_a_seat_sees_its_own_card_and_a_spectator_none() -> None:
    evening = Evening()
    evening.start_match("max")
    evening.come("zoé")
    for person, seat in (("léa", 0), ("max", 1)):
        shown = hands(evening, person)
        assert shown[seat] in ("c0", "c1")
        assert shown[1 - seat] == "??"
    assert hands(evening, "zoé") == hands(evening, None) == hands(evening, "nobody") == ["??", "??"]


def test_events_are_redacted_for_each_viewer() -> None:
    evening = Evening()
    evening.start_match("max")
    assert evening.act("max", {"type": "give", "number": 3}) is None
    dealt, given = (emission for emission in evening.told if emission.stream == "table")
    assert redacted(evening.salon, given, "max") == Given(1, 3)
    for person in ("léa", "zoé", None):
        assert redacted(evening.salon, given, person) is None
    assert redacted(evening.salon, dealt, "léa").hands[1] == "??"
    assert redacted(evening.salon, dealt, "max").hands[0] == "??"
    assert redacted(evening.salon, dealt, None) == Dealt(("??", "??"))


def test_the_past_is_seen_from_the_seat_that_one_had() -> None:
    """A person who changes seats, or stands up, learns nothing of what the new seat has known."""
    evening = Evening()
    evening.start_match("max")
    old = evening.salon
    evening.do("léa", c.Stop())
    evening.do("léa", c.Stand("table"))
    evening.do("max", c.Stand("table"))
    evening.do("max", c.Sit("table", 0))
    evening.do("léa", c.Sit("table", 1))
    evening.do("léa", c.Start())
    (first, *_) = since(evening.salon, "table", 0) or ()
    for person in ("léa", "max"):
        assert redacted(evening.salon, first, person) == redacted(old, first, person)
    assert redacted(evening.salon, first, "léa").hands[1] == "??"


def test_who_takes_a_chair_after_a_match_does_not_see_its_cards() -> None:
    evening = Evening()
    evening.start_match("max", robots=1, config={"rounds": 1})
    evening.come("zoé")
    evening.do("max", c.Stand("table"))
    evening.lose("léa")
    evening.play_on(100.0)
    assert room_view(evening.salon).table.status == "over"
    evening.do("zoé", c.Sit("table", 1))
    evening.do("max", c.Sit("table", 2))
    assert hands(evening, "zoé") == hands(evening, "max") == ["??"] * 3
    assert hands(evening, "léa")[0] != "??"


def test_what_was_missed_is_given_exactly() -> None:
    evening = Evening()
    evening.start_match("max")
    for person in ("léa", "max"):
        assert evening.act(person, {"type": "give", "number": 1}) is None
    told = [emission for emission in evening.told if emission.stream == "table"]
    last = number(evening.salon, "table")
    assert last == len(told)
    for seen in range(last + 1):
        assert since(evening.salon, "table", seen) == tuple(told[seen:])
    assert since(evening.salon, "table", last + 1) is None
    assert since(evening.salon, "table", -1) is None
    assert since(evening.salon, "roulette", 0) == ()


def test_what_was_missed_too_long_ago_is_not_kept() -> None:
    evening = Evening()
    for line in range(RING + 20):
        evening.do("léa", c.Say(str(line)))
    last = number(evening.salon, "room")
    assert since(evening.salon, "room", last - RING - 1) is None
    missed = since(evening.salon, "room", last - RING)
    assert missed is not None
    assert [emission.n for emission in missed] == list(range(last - RING + 1, last + 1))


def test_the_room_is_the_same_for_everybody_and_says_who_is_who() -> None:
    evening = Evening()
    evening.come("max")
    evening.do("max", c.Sit("table"))
    evening.do("léa", c.AddRobot("table"))
    evening.lose("max")
    room = msgspec.json.decode(msgspec.json.encode(room_view(evening.salon)))
    assert room["host"] == "léa"
    assert room["people"] == [
        {"id": "léa", "name": "Léa", "avatar": "chat", "host": True},
        {"id": "max", "name": "Max", "avatar": "ours", "connected": False},
    ]
    assert room["table"]["seats"][0] == {"name": "Max", "avatar": "ours", "person": "max", "away": True}
    assert room["table"]["seats"][1]["robot"] is True
    assert "person" not in room["table"]["seats"][1]


@pytest.mark.parametrize(
    ("moment", "left", "lead"), [(0.0, 30_000, 3_000), (3.0, 30_000, 0), (13.5, 19_500, 0)]
)
def test_a_clock_is_told_in_milliseconds_from_now(moment: float, left: int, lead: int) -> None:
    evening = Evening()
    evening.start_match("max")
    for person in ("léa", "max"):
        assert evening.act(person, {"type": "give", "number": 1}) is None
    evening.until(moment)
    clock = evening.table().clock
    assert clock is not None
    assert (clock.total, clock.left, clock.lead) == (30_000, left, lead)
