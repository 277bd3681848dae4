"""Poule mouillée: one card after the other; out of a dangerous series, and no further than one must."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person

GAME = "poule_mouillee"
DANGER = 16


def act(person: Person) -> None:
    """Chicken out, stop or play."""
    view = person.ears.table()["view"]
    may = {option["type"] for option in view["legal"]}
    action = "stop" if "stop" in may else "play"
    if "chicken" in may and view["count"] >= DANGER:
        action = "chicken"
    name = re.compile(f"^{re.escape(person.t(f'bar.{action}', GAME))}")
    person.sends(person.page.get_by_role("button", name=name))


def own(person: Person) -> list[str]:
    """The series with its sums, the count, and how many cards are left: nobody has a hand."""
    table = person.ears.table()
    view, seat = table["view"], table["seat"]
    cards = person.page.get_by_role("list", name=person.t("series.label", GAME)).get_by_role("img")
    expect(cards).to_have_count(len(view["pile"]))
    words = (
        person.t("mark.count", GAME, count=view["count"]) if view["pile"] else person.t("mark.empty", GAME)
    )
    count = person.page.get_by_role("img", name=words)
    expect(count).to_be_visible()
    held = view["players"][seat]["cards"]
    left = person.page.get_by_text(person.t("mark.own", GAME, cards=held), exact=True).locator("..")
    expect(left).to_contain_text(str(held))
    names: list[str] = cards.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
    return [*names, left.inner_text()]


PLAY = Play(act, short={"cap": 150}, round={"cap": 150, "rounds": 2}, own=own, secrets=False)
