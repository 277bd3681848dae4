"""Coming in, being lost, leaving, the host."""

from __future__ import annotations

import pytest
from tests.table.evening import CODE, Evening

from salon.core.refusal import Refusal
from salon.table import NEW, Asked, Came, Entry, Lost, Opened, decide, due, evolve, room_view
from salon.table import commands as c
from salon.table import events as e
from salon.table.commands import AVATARS


def test_a_salon_is_opened_once() -> None:
    opening = Opened(CODE, "léa", "Léa", "chat", 10)
    assert decide(NEW, Came("léa"), 0.0) == Refusal("not_open")
    salon, told = evolve(NEW, Entry(0.0, opening))
    assert [emission.event for emission in told] == [e.Entered("léa", "Léa")]
    assert salon.host == "léa"
    assert decide(salon, opening, 1.0) == Refusal("not_open")


def test_who_opens_a_salon_comes_in_without_a_word() -> None:
    evening = Evening()
    assert evening.heard() == [e.Entered("léa", "Léa")]
    assert room_view(evening.salon).people[0].connected


def test_somebody_comes_in_is_lost_and_comes_back() -> None:
    evening = Evening()
    evening.heard()
    evening.come("max")
    evening.lose("max")
    evening.come("max")
    assert evening.heard() == [e.Entered("max", "Max"), e.Disconnected("max"), e.Connected("max")]
    evening.come("max")
    assert evening.heard() == []


def test_who_comes_back_keeps_name_and_avatar() -> None:
    evening = Evening()
    evening.come("max")
    evening.lose("max")
    assert evening.feed(Came("max", "Somebody else", "coq")) is None
    person = evening.salon.person("max")
    assert person is not None
    assert (person.name, person.avatar) == ("Max", "ours")


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Max  ", "Max"),
        ("M\u0000a\u0007x", "Max"),
        ("Ma\u202ex\u2066", "Max"),
        ("Max\n\tle  grand", "Max le grand"),
        ("<b>Max</b>", "<b>Max</b>"),
        ("x" * 24, "x" * 24),
        ("E\u0301lise", "Élise"),
        ("Z" + "\u0335" * 20 + "oé", "Z" + "\u0335" * 3 + "oé"),
        ("\u0301\ufe0fMax", "Max"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_a_name_is_text_and_nothing_else(given: str, name: str) -> None:
    evening = Evening()
    assert evening.feed(Came("max", given)) is None
    assert evening.salon.people[-1].name == name


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ("", Refusal("name_empty")),
        ("   ", Refusal("name_empty")),
        ("\u202e\u200b", Refusal("name_empty")),
        ("\u3164", Refusal("name_empty")),
        ("\ufe0f\u034f", Refusal("name_empty")),
        ("\u0301\u180b \U000e0100", Refusal("name_empty")),
        ("x" * 25, Refusal("name_too_long", {"max": 24})),
        ("x" * 300, Refusal("name_too_long", {"max": 24})),
    ],
)
def test_a_name_that_is_none_is_refused(given: str, refusal: Refusal) -> None:
    evening = Evening()
    assert evening.feed(Came("max", given)) == refusal
    assert evening.ask("léa", c.Profile(given, "chat")) == refusal.code
    assert len(evening.salon.people) == 1


def test_an_avatar_that_there_is_not_becomes_one_that_there_is() -> None:
    evening = Evening()
    assert evening.feed(Came("max", "Max", "dragon")) is None
    assert evening.salon.people[-1].avatar in AVATARS
    assert evening.ask("max", c.Profile("Max", "dragon")) == "unknown_avatar"


def test_a_new_name_stands_at_the_seat_as_well() -> None:
    evening = Evening()
    evening.do("léa", c.Sit("table"))
    evening.do("léa", c.Profile(" Léa B. ", "hibou"))
    seat = room_view(evening.salon).table.seats[0]
    assert seat is not None
    assert (seat.name, seat.avatar) == ("Léa B.", "hibou")
    assert e.Renamed("léa", "Léa B.") in evening.heard()


def test_a_full_salon_takes_nobody_new_but_those_inside_come_back() -> None:
    evening = Evening(capacity=2)
    evening.come("max")
    assert evening.feed(Came("zoé", "Zoé")) == Refusal("salon_full", {"capacity": 2})
    evening.do("max", c.Sit("table"))
    evening.lose("max")
    assert evening.feed(Came("zoé", "Zoé")) == Refusal("salon_full", {"capacity": 2})
    evening.come("max")
    evening.do("léa", c.Capacity(3))
    evening.come("zoé")


def test_a_locked_salon_lets_only_those_back_in_who_were_there() -> None:
    evening = Evening()
    evening.come("max")
    evening.do("léa", c.Lock(locked=True))
    evening.lose("max")
    assert evening.feed(Came("zoé", "Zoé")) == Refusal("salon_locked")
    evening.come("max")
    evening.do("léa", c.Lock(locked=False))
    evening.come("zoé")


def test_who_is_shown_out_cannot_come_back() -> None:
    evening = Evening()
    evening.come("max")
    evening.do("max", c.Sit("table"))
    assert evening.ask("max", c.Remove("léa")) == "not_host"
    assert evening.ask("léa", c.Remove("léa")) == "not_yourself"
    assert evening.ask("léa", c.Remove("nobody")) == "unknown_person"
    evening.heard()
    evening.do("léa", c.Remove("max"))
    assert evening.heard() == [e.StoodUp("table", 0, "Max"), e.Gone("max", "Max", removed=True)]
    assert evening.feed(Came("max", "Max")) == Refusal("removed")
    assert evening.ask("max", c.Say("hello")) == "removed"


def test_who_is_not_there_can_ask_for_nothing() -> None:
    evening = Evening()
    assert evening.ask("max", c.Say("hello")) == "not_here"
    assert evening.feed(Lost("max")) == Refusal("not_here")
    evening.come("max")
    evening.do("max", c.Quit())
    assert evening.ask("max", c.Say("hello")) == "not_here"


@pytest.mark.parametrize(
    "command",
    [
        c.Choose("toy"),
        c.Start(),
        c.Stop(),
        c.AddRobot("table"),
        c.RemoveRobot("table", 0),
        c.Lock(locked=True),
        c.Capacity(4),
        c.Remove("léa"),
    ],
)
def test_the_host_alone_has_the_powers_of_the_host(command: c.AnyCommand) -> None:
    evening = Evening()
    evening.come("max")
    assert evening.ask("max", command) == "not_host"


def test_the_role_passes_on_when_the_host_leaves() -> None:
    evening = Evening()
    evening.come("max", "zoé")
    evening.lose("max")
    evening.do("léa", c.Quit())
    assert evening.salon.host == "zoé"
    evening.come("léa", "max")
    assert evening.salon.host == "zoé"
    assert e.HostChanged("zoé", "Zoé") in evening.heard()


def test_the_role_passes_on_when_the_host_is_away_for_more_than_a_minute() -> None:
    evening = Evening()
    evening.come("max", "zoé")
    evening.now = 5.0
    evening.lose("léa")
    evening.until(64.9)
    assert evening.salon.host == "léa"
    evening.until(65.0)
    assert evening.salon.host == "max"
    evening.come("léa")
    assert evening.salon.host == "max"


def test_a_host_without_an_heir_stays_host_until_somebody_comes() -> None:
    evening = Evening()
    evening.lose("léa")
    evening.until(500.0)
    assert evening.salon.host == "léa"
    evening.come("max")
    assert due(evening.salon) == 60.0
    evening.until(501.0)
    assert evening.salon.host == "max"


def test_an_empty_salon_gives_the_powers_to_who_comes_first() -> None:
    evening = Evening()
    evening.do("léa", c.Quit())
    assert evening.salon.host is None
    evening.come("max")
    assert evening.salon.host == "max"


def test_chat_is_text_and_its_last_lines_are_kept() -> None:
    evening = Evening()
    evening.do("léa", c.Say(" bonsoir \u202e<i>à tous</i>\n"))
    assert evening.salon.chat == (e.Said("léa", "Léa", "bonsoir <i>à tous</i>"),)
    assert evening.ask("léa", c.Say(" \u200b ")) == "chat_empty"
    assert evening.feed(Asked("léa", c.Say("x" * 241))) == Refusal("chat_too_long", {"max": 240})
    for number in range(60):
        evening.do("léa", c.Say(str(number)))
    assert [line.text for line in evening.salon.chat] == [str(number) for number in range(20, 60)]


def test_reactions_are_those_of_the_list() -> None:
    evening = Evening()
    evening.do("léa", c.React("bravo"))
    assert e.Reacted("léa", "bravo") in evening.heard()
    assert evening.ask("léa", c.React("<script>")) == "unknown_reaction"


def test_strangers_who_never_come_back_are_forgotten() -> None:
    evening = Evening(capacity=10)
    evening.come("max")
    evening.do("max", c.Sit("table"))
    evening.lose("max")
    for number in range(100):
        evening.now += 1.0
        evening.come(f"guest{number}")
        evening.lose(f"guest{number}")
    ids = [person.id for person in evening.salon.people]
    assert len(ids) == 80
    assert ids[:3] == ["léa", "max", "guest22"]
