"""Freeze: the drawn card replaces the first one or is thrown off for its power, which is used; early on one freezes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Locator, expect
from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person

GAME: Final = "freeze"
TURNS: Final = 9
"""So many turns of a round go by before one freezes."""
TRIES: Final = 5


def act(person: Person) -> None:
    """Do what the table waits for; a window that others may use as well is let go by."""
    view = person.ears.table()["view"]
    offered = {option["type"] for option in view["legal"]}
    if "ready" in offered:
        person.sends(_button(person, "action.ready"))
    elif "place" in offered:
        person.sends(_button(person, "button.bottom"))
    elif "discard" in offered:
        _drawn(person, gives=view["gives"] is not None)
    elif view["power"] and "skip" in offered:
        _power(person, offered, looked=bool(view["power"]["looked"]))
    elif "freeze" in offered and view["turns"] >= TURNS:
        _freezes(person)
    elif "draw" in offered:
        draws(person)
    elif "skip" in offered:
        person.sends(_button(person, "button.pass"))


def _freezes(person: Person) -> None:
    """Say it, and say it again when asked; what another does in between takes the question back."""
    sure = _button(person, "bar.freeze")
    for _ in range(TRIES):
        expect(person.page.locator("[data-guarded]")).to_have_count(0)
        person.touch(_button(person, "action.freeze"))
        try:
            expect(sure).to_be_visible(timeout=3_000)
        except AssertionError:
            continue
        break
    person.sends(sure)


def draws(person: Person) -> None:
    """Draw; while the window has its time, the table keeps this."""
    person.sends(_button(person, "action.draw"))


def keeps(person: Person) -> None:
    """Lay the drawn card down in place of one's first card."""
    person.sends(place(person, "action.swap"))


def place(person: Person, action: str) -> Locator:
    """The first of one's own places where a press does this."""
    ends = re.compile(f"{re.escape(person.t(action, GAME))}$")
    return _own(person).get_by_role("button", name=ends).first


def _drawn(person: Person, gives: bool) -> None:
    if gives:
        words = person.t("bar.discard", GAME, rank="", suit="").strip()
        person.sends(person.page.get_by_role("button", name=re.compile(f"^{re.escape(words)}")))
    else:
        keeps(person)


def _power(person: Person, offered: set[str], looked: bool) -> None:
    if "look" in offered:
        ends = re.compile(f"{re.escape(person.t('action.look', GAME))}$")
        person.sends(person.page.get_by_role("button", name=ends).first)
    elif "exchange" in offered and not looked:
        person.touch(place(person, "bar.pick"))
        ends = re.compile(f"{re.escape(person.t('bar.pick', GAME))}$")
        person.touch(person.page.get_by_role("button", name=ends, pressed=False).first)
        person.sends(_button(person, "action.exchange"))
    else:
        person.sends(_button(person, "button.seen" if looked else "button.skip"))


def _own(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.t("hand.label", GAME), exact=True)


def _button(person: Person, key: str) -> Locator:
    bar = person.page.get_by_role("group", name=person.t("table.actions", GAME), exact=True)
    return bar.get_by_role("button", name=re.compile(f"^{_words(person.t(key, GAME))}"))


def _words(text: str) -> str:
    """The pattern of a text; a browser names buttons with plain spaces."""
    return r"\s".join(map(re.escape, text.replace("\u202f", " ").split(" ")))


def own(person: Person) -> list[str]:
    """The names of one's own places, without what a press on them does just now."""
    table = person.ears.table()
    buttons = _own(person).get_by_role("button")
    expect(buttons).to_have_count(table["view"]["players"][table["seat"]]["cards"])
    names: list[str] = buttons.evaluate_all("(all) => all.map((button) => button.ariaLabel)")
    return [re.split(r"\s?:\s", name)[0] for name in names]


PLAY = Play(act, short={"rounds": 1, "look_seconds": 30}, round={"rounds": 3, "look_seconds": 30}, own=own)
