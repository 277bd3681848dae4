"""What strains a page: long names, a full table, a long talk, large letters, a large zoom."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Arrive
from tests.e2e.looking import DESKTOP, NEXT_FRAME, PHONE, Eyes, settle
from tests.e2e.playing import PLAYS
from tests.e2e.program import Program
from tests.e2e.salon import Person, play

STILL = {"reduced_motion": "reduce"}
LONG = "Maximilienne-Éléonore Ⅲ"
ZOOMED = (427, 267)
"""What is left of 1280 × 800 at 300 %."""
LINES = 40

SMALL = """() => {
  const shown = { opacityProperty: true, visibilityProperty: true }
  const top = document.querySelector('dialog[open]') ?? document
  return [...top.querySelectorAll('button, a[href], input, select')].flatMap((element) => {
    if (element.closest('[inert]') || !element.checkVisibility(shown)) return []
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    return inside ? [] : [`${element.tagName} ${element.ariaLabel ?? element.textContent.trim()}`]
  })
}"""
"""What cannot be brought onto the screen."""


def _full_table(quick: Program, arrive: Arrive) -> Person:
    """Somebody with a long name whose turn it is, at a table of eight."""
    lea = arrive(quick, LONG, size=DESKTOP, **STILL)
    lea.opens()
    lea.sits()
    lea.chooses("president", PLAYS["president"].short, players=8)
    play((lea,), until=lambda: lea.asked)
    lea.sees_own_cards()
    return lea


def _reachable(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(NEXT_FRAME)
    settle(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_full_table_with_a_zoom_of_300_percent(quick: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = _full_table(quick, arrive)
    _reachable(lea.page, ZOOMED)
    eyes.look(lea.page, "strained-zoom", (ZOOMED, DESKTOP))
    lea.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    before = lea.acted
    play((lea,), until=lambda: lea.acted > before)


def test_the_room_and_its_sheets_with_a_zoom_of_300_percent(
    served: Program, arrive: Arrive, eyes: Eyes
) -> None:
    lea = arrive(served, LONG, size=ZOOMED, **STILL)
    lea.page.goto(lea.url)
    expect(lea.button("way.open")).to_be_visible()
    _reachable(lea.page, ZOOMED)
    eyes.look(lea.page, "strained-way-in", (ZOOMED,))
    lea.opens()
    _reachable(lea.page, ZOOMED)
    for key in ("tools.people", "tools.invite", "tools.settings", "tools.chat"):
        lea.opens_sheet(key)
        _reachable(lea.page, ZOOMED)
        lea.closes_sheet()


@pytest.mark.parametrize("size", [DESKTOP], ids=["desktop"])
def test_a_full_table_with_letters_twice_as_large(
    quick: Program, arrive: Arrive, eyes: Eyes, size: tuple[int, int]
) -> None:
    lea = _full_table(quick, arrive)
    # As the setting of a browser does: all sizes of letters hang on the root's.
    lea.page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
    _reachable(lea.page, size)
    eyes.look(lea.page, f"strained-letters-{size[0]}", (size,))
    before = lea.acted
    play((lea,), until=lambda: lea.acted > before)


def _says(person: Person, words: str) -> None:
    """Say it; whoever talks too fast is refused, and the words stay in the field."""

    def answers() -> list[str]:
        return [told["type"] for told in person.ears.told if told["type"] in ("ack", "refused")]

    person.page.get_by_label(person.t("chat.write")).fill(words)
    while True:
        before = len(answers())
        person.press("chat.send", exact=True)
        person.ears.until(lambda _, before=before: len(answers()) > before)  # type: ignore[misc]
        if answers()[-1] == "ack":
            return
        remark = person.page.get_by_text(person.t("refusal.too_fast")).locator("visible=true")
        expect(remark).to_have_count(0)  # who goes on at once is shut out


def test_a_talk_of_forty_messages(quick: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(quick, LONG, **STILL), arrive(quick, "Max", "en", **STILL)
    max_.enters(lea.opens())
    lea.opens_sheet("tools.chat")
    for number in range(1, LINES + 1):
        _says(lea, f"{number} : " + "pourquoipas" * 9)
    log = lea.sheet.get_by_role("list", name=lea.t("chat.log")).get_by_role("listitem")
    expect(log).to_have_count(LINES)
    expect(log.last).to_be_in_viewport()
    eyes.look(lea.page, "strained-chat", (PHONE, DESKTOP))
    max_.press("tools.chat_new", exact=True)
    expect(max_.sheet.get_by_role("list", name=max_.t("chat.log")).get_by_role("listitem")).to_have_count(
        LINES
    )
