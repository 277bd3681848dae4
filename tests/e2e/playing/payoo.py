"""Payoo: the first cards of the hand are given away, then the first one that may be played is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

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
        person.sends(person.button("action.give", "payoo"))
        return
    person.taps(next(option["card"] for option in legal if option["type"] == "play"))
    name = re.compile(f"^{person.t('action.play', 'payoo')}")
    person.sends(person.page.get_by_role("button", name=name))


PLAY = Play(act, short={"rounds": 1}, round={"rounds": 2})
