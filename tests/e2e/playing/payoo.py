"""Payoo: the first cards of the hand are given away, then the first one that may be played is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator
from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person


def act(person: Person) -> None:
    """Give or play."""
    table = person.ears.table()
    legal = table["view"]["legal"]
    gift = next((option for option in legal if option["type"] == "give"), None)
    if gift:
        for code in table["view"]["players"][table["seat"]]["hand"][: gift["count"]]:
            person.taps(code)
        person.sends(_button(person, "give"))
    else:
        person.taps(next(option["card"] for option in legal if option["type"] == "play"))
        person.sends(_button(person, "play"))


def _button(person: Person, action: str) -> Locator:
    name = re.compile(f"^{person.t(f'action.{action}', 'payoo')}")
    return person.page.get_by_role("button", name=name)


PLAY = Play(act, short={"rounds": 1}, round={"rounds": 2})
