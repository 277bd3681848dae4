"""Two people snap at the same moment, one of them far from the server: Freeze section 5, at real screens.

What wins to the millisecond is held by ``tests.table.test_race``, where no browser is late.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.ears import Ears
from tests.e2e.far import far
from tests.e2e.playing import freeze
from tests.e2e.program import QUICK, Program
from tests.e2e.salon import Person

from salon.server.sockets.pulse import MEASURED, SETTLED

pytestmark = pytest.mark.alone

NEAR, DISTANT = 0.020, 0.180
PING = 1.5
PINGS = int(SETTLED / PING) + MEASURED + 2
"""So many pings after the ways have become long, the server counts with these."""
REACTION_MS = 700
AHEAD_MS = 140
"""Less than the difference between the two ways there and back."""

SNAPS: str = """([ending, ms]) => {
  const card = () => [...document.querySelectorAll('[role=group] button')].find((at) => at.ariaLabel?.endsWith(ending))
  const seen = () => card() && (setTimeout(() => card()?.click(), ms), true)
  if (seen()) return
  const watch = new MutationObserver(() => seen() && watch.disconnect())
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
"""A person who, so many ms after the first of their cards can be snapped, snaps it."""


@pytest.fixture
def measuring(tmp_path: Path) -> Iterator[Program]:
    """The server with its own clock, which measures the round trips often."""
    server = Program(tmp_path / "data", (*QUICK, "--speed", "1", "--ping", str(PING)))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def two(measuring: Program, arrive: Arrive) -> Iterator[tuple[Person, Person]]:
    """Léa lives next door and Max far away; their look is over, and the server knows how far they are."""
    with far(measuring.url) as street, far(measuring.url) as road:
        lea, max_ = arrive(street, "Léa"), arrive(road, "Max")
        code = lea.opens()
        max_.enters(code)
        max_.sits()
        lea.sits()
        lea.chooses("freeze", {"rounds": 1, "speed_hold": 6}, players=2)
        for person in (lea, max_):
            person.ears.until(lambda ears: ears.table().get("view"))
            freeze.act(person)
        for person in (lea, max_):
            person.ears.until(lambda ears: ears.table()["view"]["phase"] == "turn")
        street.seconds, road.seconds = NEAR, DISTANT
        for person in (lea, max_):
            person.ears.until(partial(_pinged, _pings(person) + PINGS))
        yield lea, max_


def _pings(person: Person) -> int:
    return sum(told["type"] == "ping" for told in person.ears.told)


def _pinged(count: int, ears: Ears) -> bool:
    pings = [told for told in ears.told if told["type"] == "ping"]
    return len(pings) >= count


def _events(person: Person, since: int) -> list[dict[str, Any]]:
    return [
        entry["event"]
        for told in person.ears.told
        if told["type"] == "table"
        for entry in told.get("events", ())
        if entry.get("event") and entry["n"] > since
    ]


def _judged(person: Person, since: int) -> list[dict[str, Any]]:
    """The attempts that were judged, right or wrong."""
    return [event for event in _events(person, since) if event["type"] in ("sped", "fault")]


def _is_judged(person: Person, since: int, _: Ears) -> bool:
    return bool(_judged(person, since))


def _is_void(person: Person, since: int, ears: Ears) -> bool:
    """Whether an attempt came too late: for the photo finish, or to it."""
    refused = any(told["type"] == "refused" for told in ears.told)
    return refused or any(event["type"] == "late" for event in _events(person, since))


def _snap(people: tuple[Person, Person], *ms: int) -> int:
    """Both snap, each after so many ms; return the number of the last event before the window."""
    turn = people[0].ears.table()["view"]["turn"]
    (player,) = (person for person in people if person.seat == turn)
    freeze.draws(player)
    player.ears.until(lambda ears: ears.table()["view"]["drawn"])
    since = max(person.ears.number() for person in people)
    for person, wait in zip(people, ms, strict=True):
        person.page.evaluate(SNAPS, [person.t("action.speed", "freeze"), wait])
    freeze.keeps(player)
    for person in people:
        person.ears.until(partial(_is_judged, person, since))
    return since


def test_who_reacts_first_wins_however_far_away(two: tuple[Person, Person]) -> None:
    """race.1, race.2: Max's card arrives after Léa's, and was thrown before it; Léa is told so and loses nothing."""
    lea, max_ = two
    since = _snap(two, REACTION_MS + AHEAD_MS, REACTION_MS)
    for person in two:
        assert [event["seat"] for event in _judged(person, since)] == [max_.seat]
    lea.ears.until(lambda ears: _is_void(lea, since, ears))
    words = re.escape(lea.t("refusal.too_late", "freeze")[:-2])
    expect(lea.page.get_by_text(re.compile(f"^{words}")).first).to_be_visible()
    assert all(fault["seat"] == max_.seat for fault in lea.ears.table()["view"]["faults"])


def test_at_the_same_moment_there_is_one_verdict(two: tuple[Person, Person]) -> None:
    """race.2, speed.5: whoever it is, the other loses nothing."""
    since = _snap(two, REACTION_MS, REACTION_MS)
    (judged,) = _judged(two[0], since)
    for person in two:
        assert _judged(person, since) == [judged]
        assert all(fault["seat"] == judged["seat"] for fault in person.ears.table()["view"]["faults"])


def test_a_long_way_is_no_advantage_either(two: tuple[Person, Person]) -> None:
    """race.1, race.2: Léa reacts first, and wins; Max could not know, and is told so and nothing worse."""
    lea, max_ = two
    since = _snap(two, REACTION_MS, REACTION_MS + AHEAD_MS)
    max_.ears.until(lambda ears: _is_void(max_, since, ears))
    for person in two:
        assert [event["seat"] for event in _judged(person, since)] == [lea.seat]
    words = re.escape(max_.t("refusal.too_late", "freeze")[:-2])
    expect(max_.page.get_by_text(re.compile(f"^{words}")).first).to_be_visible()
    assert all(fault["seat"] == lea.seat for fault in max_.ears.table()["view"]["faults"])
