"""Looks at screens: nothing overflows, no text is raw, axe has nothing to say; and a picture to look at by oneself."""

from __future__ import annotations

import re
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.program import ROOT

PICTURES: Final = ROOT / "artifacts" / "screens"
PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
DESKTOP: Final = (1280, 800)
TABLET: Final = (768, 1024)
NARROW: Final = (320, 640)
SIZES: Final = (DESKTOP, SIDEWAYS, PHONE)
AXE_AT: Final = ((DESKTOP, "day"), (SIDEWAYS, "evening"), (PHONE, "evening"))
"""Where axe looks: every size and both themes, not every pair of them."""
AXE: Final = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "resultTypes": ["violations"],
}

SETTLED: Final = """() =>
  document.fonts.status === 'loaded' &&
  !document.querySelector('[data-guarded]') &&
  [...document.querySelectorAll('.picture')].every((host) => host.querySelector('svg, img')) &&
  document.getAnimations().every((animation) => {
    const { iterations, duration } = animation.effect.getComputedTiming()
    return animation.playState !== 'running' || iterations > 1 || duration > 3000
  })"""
"""Everything that moves has arrived; what beats a few times, and the ball, go on."""

NEXT_FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What depends on the size of the page has been told of it."""

OUTSIDE: Final = """() => {
  const { clientWidth: width, scrollWidth, scrollHeight } = document.documentElement
  const found = scrollWidth > width ? [`the page is ${scrollWidth}px wide`] : []
  const scrolls = (element, side) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)[side])) return true
    return false
  }
  const seen = { opacityProperty: true, visibilityProperty: true }
  const top = document.querySelector('dialog[open]') ?? document
  const all = 'button, a[href], input, select, h1, h2, h3, label, p, li, b, strong, small'
  for (const element of top.querySelectorAll(all)) {
    if (element.closest('[inert], .room, .visually-hidden') || !element.checkVisibility(seen)) continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2 || getComputedStyle(element).clipPath !== 'none') continue
    const name = (element.ariaLabel ?? element.textContent).trim().slice(0, 40)
    const what = `${element.tagName.toLowerCase()} “${name}”`
    if ((left < -1 || right > width + 1) && !scrolls(element, 'overflowX'))
      found.push(`${what} from ${Math.round(left)} to ${Math.round(right)} of ${width}`)
    if ((top < -1 || bottom > innerHeight + 1) && scrollHeight <= innerHeight && !scrolls(element, 'overflowY'))
      found.push(`${what} from ${Math.round(top)} down to ${Math.round(bottom)} of ${innerHeight}`)
  }
  return found
}"""
"""What lies outside the screen and cannot be scrolled to."""

WORDS: Final = """() => {
  const words = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) words.push(walker.currentNode.data)
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name))
  return words.filter((text) => text.trim())
}"""
RAW: Final = re.compile(
    r"^\s*[a-z][\w-]*(\.[\w-]+)+\s*$|\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w+(\|[\w:.]+)?\}"
)
"""A key instead of its text, a hole that was not filled, a value that is none."""


RESTLESS: Final = """() => [
  document.fonts.status,
  ...[...document.querySelectorAll('[data-guarded]')].map((at) => `guarded: ${at.outerHTML.slice(0, 120)}`),
  ...[...document.querySelectorAll('.picture')].map((host) => `picture: ${host.innerHTML.slice(0, 60)}`),
  ...document.getAnimations().map(({ effect, playState }) =>
    `${playState}: ${effect.target?.outerHTML.slice(0, 120)} ${JSON.stringify(effect.getComputedTiming())}`),
]"""
"""What a page that does not come to rest is busy with."""


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    try:
        page.wait_for_function(SETTLED)
    except TooLate as error:
        raise AssertionError(f"no rest: {page.evaluate(RESTLESS)}") from error


def words(page: Page) -> list[str]:
    """All texts of the page, for eyes and for ears."""
    found: list[str] = page.evaluate(WORDS)
    return found


def _raw(page: Page) -> list[str]:
    return [f"raw text: {found}" for found in words(page) if RAW.search(found)]


def _outside(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OUTSIDE)
    return [f"outside: {what}" for what in found]


def _axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violations: list[Any] = page.evaluate(
        "(options) => axe.run(options).then((found) => found.violations)", AXE
    )
    return [
        f"axe: {violation['id']} at {node['target']}: {node['html'][:200]} ({node['failureSummary'][:300]})"
        for violation in violations
        for node in violation["nodes"]
    ]


def _theme(page: Page, name: str) -> None:
    """Show the page by day or in the evening, as the setting does."""
    page.evaluate("(name) => (document.documentElement.dataset.theme = name)", name)


class Eyes:
    """Looks at screens and remembers what is wrong with them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def read(self, page: Page, name: str) -> None:
        """Check the texts of the screen."""
        self._note(name, page, _raw(page))

    def look(self, page: Page, name: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        """Check the screen at all sizes and in both themes, and keep its pictures as ``name``; the last size stays."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for size in sizes:
            self._resize(page, size)
            self._note(name, page, _outside(page))
            for light in ("evening", "day"):
                _theme(page, light)
                settle(page)
                page.screenshot(path=PICTURES / f"{name}-{size[0]}x{size[1]}-{light}.png")
                if (size, light) in AXE_AT or size not in SIZES:
                    self._note(f"{name} by {light}", page, _axe(page))
            _theme(page, "evening")
        self._resize(page, NARROW)
        self._note(name, page, _outside(page))
        page.screenshot(path=PICTURES / f"{name}-{NARROW[0]}x{NARROW[1]}-evening.png")
        self._resize(page, sizes[-1])
        self.read(page, name)

    def _resize(self, page: Page, size: tuple[int, int]) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(NEXT_FRAME)
        settle(page)

    def _note(self, name: str, page: Page, found: list[str]) -> None:
        size = page.viewport_size
        assert size is not None
        self.found += [f"{name} at {size['width']}x{size['height']}: {what}" for what in found]
