"""Every screen and every sheet, at all sizes, in both themes and in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.looking import DESKTOP, Eyes, words
from tests.e2e.program import Program
from tests.e2e.salon import play

STILL = {"reduced_motion": "reduce"}
"""Nothing flies: the pictures are taken sooner."""
FRENCH = re.compile(r"\b(le (?!salon)|les |une |tu |ton |toi |des )|[«»]|\u202f", re.IGNORECASE)


def test_the_way_in_and_the_room(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(served, "Léa", **STILL), arrive(served, "Max", **STILL)
    lea.page.goto(lea.url)
    expect(lea.button("way.open")).to_be_visible()
    eyes.look(lea.page, "way-in")
    lea.press("me.avatar", exact=True)
    expect(lea.page.get_by_role("radio")).to_have_count(12)
    eyes.look(lea.page, "way-in-avatars")
    code = lea.opens()
    eyes.look(lea.page, "room-alone")
    max_.page.goto(f"{max_.url}/s/{code}")
    expect(max_.button("me.enter", exact=True)).to_be_visible()
    eyes.look(max_.page, "enter")
    max_.enters(code)
    max_.sits()

    lea.press("tools.chat")
    lea.page.get_by_label(lea.t("chat.write")).fill("Bonsoir ! On commence par un Président ?")
    lea.press("chat.send", exact=True)
    expect(lea.sheet.get_by_role("list", name=lea.t("chat.log")).get_by_role("listitem")).to_have_count(1)
    lea.sheet.get_by_role("button", name=lea.t("reaction.bravo"), exact=True).click()
    eyes.look(lea.page, "sheet-chat")
    lea.closes_sheet()
    for name, key in {
        "people": "tools.people",
        "invite": "tools.invite",
        "settings": "tools.settings",
    }.items():
        lea.opens_sheet(key)
        eyes.look(lea.page, f"sheet-{name}")
        lea.closes_sheet()
    lea.press("room.games", exact=True)
    eyes.look(lea.page, "sheet-cupboard")
    lea.sheet.get_by_role("radio", name=re.compile(lea.t("title", "president"))).click()
    expect(lea.sheet.get_by_role("button", name=re.compile(lea.t("host.start")))).to_be_visible()
    eyes.look(lea.page, "sheet-cupboard-chosen")
    lea.sheet.get_by_role("button", name=lea.t("tools.rules"), exact=True).click()
    expect(lea.sheet.get_by_role("heading", level=3).first).to_be_visible()
    eyes.look(lea.page, "sheet-rules-of")
    lea.closes_sheet()
    eyes.look(lea.page, "room")
    lea.sits()
    eyes.look(lea.page, "lobby")
    eyes.look(max_.page, "lobby-guest")
    lea.press("tools.menu", exact=True)
    eyes.look(lea.page, "sheet-menu")
    lea.sheet.get_by_role("button", name=lea.t("tools.keys"), exact=True).click()
    expect(lea.sheet.get_by_role("heading", name=lea.t("keys.title"))).to_be_visible()
    eyes.look(lea.page, "sheet-keys")
    lea.closes_sheet()
    lea.opens_sheet("room.leave", via_menu=True)
    eyes.look(lea.page, "sheet-leave")


def test_the_sheets_of_a_table_and_the_television(quick: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(quick, "Léa", size=DESKTOP, **STILL), arrive(quick, "Max", "en", **STILL)
    tv = arrive(quick, "", size=(1920, 1080), **STILL)
    people = (lea, max_)
    code = lea.opens()
    tv.page.goto(f"{quick.url}/s/{code}/tv")
    expect(tv.page.get_by_text(tv.t("tv.idle"))).to_be_visible()
    eyes.look(tv.page, "tv-idle", ((1920, 1080), DESKTOP))
    max_.enters(code)
    max_.sits()
    lea.sits()
    lea.chooses("president", {"rounds": 20}, players=4)

    play(people, until=lambda: lea.asked and len(lea.ears.table()["view"]["pile"]) > 1)
    lea.sees_own_cards()
    eyes.look(tv.page, "tv", ((1920, 1080), DESKTOP))
    for name, key in {"rules": "tools.rules", "history": "tools.history", "score": "tools.score"}.items():
        lea.opens_sheet(key, via_menu=True)
        if name == "rules":
            expect(lea.sheet.get_by_role("heading", level=3).first).to_be_visible()
        eyes.look(lea.page, f"sheet-{name}")
        lea.closes_sheet()


def test_the_end_of_a_match(quick: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(quick, "Léa", **STILL), arrive(quick, "Max", "en", **STILL)
    max_.enters(lea.opens())
    max_.sits()
    lea.sits()
    lea.chooses("president", {"rounds": 1}, players=4)
    play((lea, max_), until=lambda: lea.ears.table()["status"] == "over")
    for person in (lea, max_):
        expect(person.sheet.get_by_role("heading", name=person.t("table.podium"))).to_be_visible()
    eyes.look(lea.page, "podium")
    eyes.look(max_.page, "podium-guest")


def test_every_sheet_speaks_english(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    max_ = arrive(served, "Max", "en", size=DESKTOP, **STILL)

    def read(name: str) -> None:
        eyes.read(max_.page, name)
        french = [text for text in words(max_.page) if FRENCH.search(text)]
        assert french == []

    max_.page.goto(max_.url)
    expect(max_.button("way.open")).to_be_visible()
    read("way in")
    max_.opens()
    read("room")
    for key in ("tools.people", "tools.invite", "tools.settings", "tools.chat"):
        max_.opens_sheet(key)
        read(key)
        max_.closes_sheet()
    max_.press("room.games", exact=True)
    max_.sheet.get_by_role("radio", name=re.compile(max_.t("title", "president"))).click()
    expect(max_.sheet.get_by_role("button", name=re.compile(max_.t("host.start")))).to_be_visible()
    read("cupboard")
    max_.closes_sheet()
    max_.sits()
    read("lobby")
    for key in ("tools.keys", "room.leave"):
        max_.opens_sheet(key, via_menu=True)
        read(key)
        max_.closes_sheet()
