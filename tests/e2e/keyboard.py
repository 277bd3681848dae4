"""A person who has a keyboard and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Position, expect
from tests.e2e.looking import NEXT_FRAME, settle
from tests.e2e.salon import Person

MOST: Final = 40
"""So many presses of Tab lead anywhere on a screen."""
FOCUSED: Final = """(at) => {
  const { left, top, right, bottom } = at.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const over = document.elementFromPoint(x, y)
  const style = getComputedStyle(at)
  return {
    seen: at.contains(over) || over?.contains(at) || at.closest('li') !== null,
    marked: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || at.matches('[type=radio], [tabindex="-1"]'),
  }
}"""
"""Whether what has the focus is uncovered (a card lies under its neighbour), and looks it."""


WAY: Final = """(target) => {
  const at = document.activeElement
  if (at === target) return null
  const group = at.closest('ul, ol, [role=list], [role=group], [role=grid], [role=radiogroup], [role=toolbar]')
  if (target.tabIndex >= 0 || !group?.contains(target)) return 'Tab'
  return at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft'
}"""
"""The key that leads on to a control: where one of a group is a stop of Tab, arrows go to the others."""


class Keyboard:
    """Walks through the page by Tab; what has the focus is always to be seen, and marked."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.keys = person.page.keyboard

    def focused(self) -> str:
        """The name of what has the focus; empty if nothing has."""
        at = self.person.page.locator("body :focus")
        if not at.count():
            return ""
        named = re.search(r'"(.*)"', at.aria_snapshot().partition("\n")[0])
        name = named[1].replace('\\"', '"') if named else ""
        found = at.evaluate(FOCUSED)
        assert found["seen"], f"the focus is out of sight: {name}"
        assert found["marked"], f"the focus is not marked: {name}"
        return name

    def to(self, name: str, key: str = "Tab") -> None:
        """Go on to the control whose name begins so."""
        settle(self.person.page)
        passed = []
        for _ in range(MOST):
            if re.match(name, here := self.focused()):
                return
            passed.append(here)
            self.keys.press(key)
        raise AssertionError(f"no way to {name!r}: {passed}")

    def press(self, key: str) -> None:
        """Press a key once the page has drawn what came before: a sheet is gone a frame after it closes."""
        self.person.page.evaluate(NEXT_FRAME)
        self.keys.press(key)

    def enter(self, name: str) -> None:
        """Go to a control and press it, once the bar listens."""
        self.to(name)
        expect(self.person.page.locator("[data-guarded]")).to_have_count(0)
        self.to(name)
        self.keys.press("Enter")

    def touch(self, target: Locator, at: Position | None = None) -> None:
        """Go to this very control and press it: ``Person.touch`` of who has no finger."""
        expect(target).to_be_visible()
        settle(self.person.page)
        for _ in range(MOST):
            way: str | None = target.evaluate(WAY)
            if way is None:
                self.focused()
                self.press("Enter")
                return
            self.press(way)
        raise AssertionError(f"no way to {target}: the focus is on {self.focused()!r}")

    def opens(self) -> str:
        """From the way in to the room of a new salon."""
        person = self.person
        person.page.goto(person.url)
        expect(person.button("way.open")).to_be_visible()
        self.to(person.t("me.name"))
        self.keys.type(person.name)
        self.enter(person.t("way.open"))
        person.in_the_room()
        return person.code
