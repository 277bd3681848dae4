"""Président: the longest play that is offered, and the first cards of the hand in the exchange."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from playwright.sync_api import Locator
from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person


def act(person: Person) -> None:
    """Give, play or pass."""
    table = person.ears.table()
    legal = table["view"]["legal"]
    plays = [option["cards"] for option in legal if option["type"] == "play"]
    owed = [option["count"] for option in legal if option["type"] == "give"]
    if owed:
        for code in table["view"]["players"][table["seat"]]["hand"][: owed[0]]:
            person.taps(code)
        person.sends(_button(person, "give"))
    elif plays:
        _choose(person, max(plays, key=len))
        person.sends(_button(person, "play"))
    else:
        person.sends(person.button("action.pass", "president", exact=True))


def _choose(person: Person, cards: Sequence[str]) -> None:
    person.taps(cards[0])
    for code in cards[1:]:
        if person.card(code).get_attribute("aria-pressed") != "true":
            person.taps(code)


def _button(person: Person, action: str) -> Locator:
    name = re.compile(f"^{person.t(f'action.{action}', 'president')}")
    return person.page.get_by_role("button", name=name)


PLAY = Play(act, short={"rounds": 1}, round={"rounds": 3})
