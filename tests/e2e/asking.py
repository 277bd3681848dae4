"""What may not be done just now says why, to the ear by its name or description and to the eye when it is touched."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from tests.e2e.salon import Person

REASON: Final = """(at) => {
  const told = document.getElementById(at.getAttribute('aria-describedby'))
  return told ? told.textContent.trim() : at.ariaLabel?.match(/^.*?\\s?: (.*)$/)?.[1]
}"""
"""The reason as a screen reader has it: the description of a button, the end of a card's name."""


def asks_why(person: Person) -> None:
    """Touch each thing at the table that is dimmed; its reason is to be read somewhere on the screen."""
    dimmed = person.page.locator("main [aria-disabled=true]")
    for index in range(dimmed.count()):
        target = dimmed.nth(index)
        reason = target.evaluate(REASON)
        assert reason, f"no reason: {target.evaluate('(at) => at.outerHTML.slice(0, 200)')}"
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        person.page.mouse.click(box["x"] + 12, box["y"] + 16)  # a locator would wait until it is enabled
        shown = person.page.get_by_text(reason).locator("visible=true")
        expect(shown.and_(person.page.locator(":not(.visually-hidden)")).first).to_be_in_viewport()
