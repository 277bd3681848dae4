"""The roulette in real browsers: one ball for everybody, a round by keys alone, every phase looked at."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Arrive
from tests.e2e.keyboard import Keyboard
from tests.e2e.looking import DESKTOP, PHONE, SIDEWAYS, TABLET, Eyes, settle
from tests.e2e.program import Program
from tests.e2e.salon import Person
from tests.e2e.stools import mine, phase, sits

KEY = "roulette"
SIZES = (DESKTOP, SIDEWAYS, TABLET, PHONE)
STILL = {"reduced_motion": "reduce"}
TOGETHER_MS = 100
"""So far apart, at most, do two browsers see the ball stop."""
FRAME_MS = 20
SPINS = 3
"""A busy machine reads a message late now and then, not every time."""

WATCH = """
  window.rests = []
  const angle = (element) => {
    const { a, b } = new DOMMatrixReadOnly(getComputedStyle(element).transform)
    return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.dataset?.ball !== 'lies' || !target.dataset.number) continue
      const arm = target.querySelector('.arm')
      const ends = arm.getAnimations().map(({ startTime, effect }) => startTime + effect.getComputedTiming().endTime)
      window.rests.push({
        number: Number(target.dataset.number),
        at: performance.timeOrigin + performance.now(),
        ends: performance.timeOrigin + Math.max(...ends),
        pocket: Math.round(angle(arm) / (360 / 37)) % 37,
      })
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ball'] })
"""
"""Notes when the ball is seen to stop, when its last movement ends, and over which pocket it then lies."""
ORDER = json.loads(
    "[0,32,15,19,4,21,2,25,17,34,6,27,13,36,11,30,8,23,10,5,24,16,33,1,20,14,31,9,22,18,29,7,28,12,35,3,26]"
)
"""``text.6``."""

_phase = partial(phase, KEY)
_mine = partial(mine, KEY)
_sits = partial(sits, KEY)


def _place(person: Person, on: str) -> Locator:
    return person.page.locator(f"[data-on='{on}']")


def _bets(person: Person, on: str, chip: int) -> None:
    person.button("bar.chip", KEY, exact=True, chip=chip).click()
    staked = _mine(person)["staked"]
    _place(person, on).click()
    person.ears.until(lambda _: _mine(person)["staked"] == staked + chip)


def _rest(person: Person, spin: int) -> dict[str, Any]:
    person.page.wait_for_function("(spin) => window.rests.length > spin", arg=spin)
    seen: dict[str, Any] = person.page.evaluate("() => window.rests.at(-1)")
    return seen


@pytest.mark.alone
def test_spin_1_everybody_sees_the_ball_stop_in_the_same_pocket_at_the_same_moment(
    served: Program, arrive: Arrive
) -> None:
    lea, max_, zoe = arrive(served, "Léa"), arrive(served, "Max", "en", size=DESKTOP), arrive(served, "Zoé")
    max_.context.add_init_script(
        "localStorage.setItem('salon.preferences', JSON.stringify({ speed: 3, introduced: ['roulette'] }))"
    )
    people = (lea, max_, zoe)
    for person in people:
        person.context.add_init_script(WATCH)
    code = lea.opens()
    lea.goes_to("roulette")
    _sits(lea)
    max_.enters(code, "roulette")
    zoe.enters(code)
    expect(_place(max_, "17")).to_be_visible()
    apart = []
    for spin in range(SPINS):
        settle(zoe.page)
        lea.ears.until(lambda _: _phase(lea) == "betting")
        _bets(lea, "17", 50)
        lea.press("action.ready", KEY)
        lea.ears.until(lambda _: _phase(lea) == "spinning")
        # One who comes while the ball runs sees the same ball as the others.
        zoe.goes_to("roulette")
        zoe.ears.until(lambda _: _phase(zoe) not in ("", "betting"))
        assert zoe.ears.table(KEY)["view"]["fall"] is None

        seen = [_rest(person, spin) for person in people]
        number = lea.ears.table(KEY)["view"]["last"]
        assert [rest["number"] for rest in seen] == [number] * 3
        assert [ORDER[rest["pocket"]] for rest in seen] == [number] * 3
        # Nothing is told before the ball lies still.
        assert all(rest["at"] >= rest["ends"] - FRAME_MS for rest in seen), seen
        ends = [rest["ends"] for rest in seen]
        apart.append(max(ends) - min(ends))
        if apart[-1] <= TOGETHER_MS:
            return
        zoe.back_to_the_room()
    raise AssertionError(f"the ball stopped so many milliseconds apart: {apart}")


def test_a_round_of_roulette_by_keys_alone(served: Program, arrive: Arrive) -> None:
    lea = arrive(served, size=DESKTOP, **STILL)
    keyboard = Keyboard(lea)
    keyboard.opens()
    keyboard.enter(lea.t("room.roulette"))
    expect(_place(lea, "0")).to_be_visible()
    keyboard.enter(lea.t("stools.sit", KEY))
    lea.ears.until(lambda ears: ears.table(KEY).get("seat") is not None)
    # Who has sat down is on the cloth: from zero to the right lie 3 or 2, and under the numbers the dozens.
    expect(_place(lea, "0")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(_place(lea, "2")).to_be_focused()
    keyboard.press("Enter")
    lea.ears.until(lambda _: _mine(lea)["bets"] == {"2": 10})
    for key, on in (("ArrowDown", "1"), ("ArrowDown", "dozen1"), ("ArrowDown", "even"), ("End", "high")):
        keyboard.press(key)
        expect(_place(lea, on)).to_be_focused()
    keyboard.enter(lea.t("bar.chip", KEY, chip=50))
    expect(lea.button("bar.chip", KEY, chip=50, exact=True)).to_have_attribute("aria-pressed", "true")
    keyboard.enter(lea.t("bar.double", KEY))
    lea.ears.until(lambda _: _mine(lea)["staked"] == 20)
    keyboard.enter(lea.t("action.clear", KEY))
    lea.ears.until(lambda _: _mine(lea)["staked"] == 0)
    keyboard.touch(_place(lea, "high"))
    lea.ears.until(lambda _: _mine(lea)["bets"] == {"high": 50})
    keyboard.touch(lea.button("action.ready", KEY))
    lea.ears.until(lambda _: _mine(lea)["net"] is not None)
    net = _mine(lea)["net"]
    signed = f"{'+' if net > 0 else '−'}{abs(net)}"
    told = lea.t(f"result.{'win' if net > 0 else 'lose'}", KEY, net=signed)
    stool = lea.page.get_by_role("listitem").filter(has_text=told)
    expect(stool).to_be_visible()
    assert _mine(lea)["balance"] == 1000 + net


def test_every_phase_of_the_roulette(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = (
        arrive(served, "Léa", **STILL),
        arrive(served, "Maximilien-Théodore Ⅲ", "en", **STILL),
    )
    code = lea.opens()
    lea.goes_to("roulette")
    expect(_place(lea, "17")).to_be_visible()
    eyes.look(lea.page, "roulette-to-sit", SIZES)
    _sits(lea)
    max_.enters(code, "roulette")
    _sits(max_)
    for on, chip in (("17", 50), ("red", 100), ("dozen2", 10)):
        _bets(lea, on, chip)
    for on, chip in (("17", 10), ("red", 50)):
        _bets(max_, on, chip)
    with served.breathless():
        eyes.look(lea.page, "roulette-bets", SIZES)
        lea.button("cloth.zoom", KEY).click()
        eyes.look(lea.page, "roulette-zoomed", (PHONE,))
        lea.button("cloth.zoom", KEY).click()
    # The countdown may have ended meanwhile, or ends now.
    lea.ears.until(lambda _: _phase(lea) == "spinning")
    with served.breathless():
        eyes.look(lea.page, "roulette-turns", SIZES)
    lea.ears.until(lambda _: _phase(lea) == "round_over")
    with served.breathless():
        expect(lea.page.locator("[data-ball=lies]")).to_be_visible()
        eyes.look(lea.page, "roulette-lies", SIZES)
        expect(max_.page.locator("[data-ball=lies]")).to_be_visible()
        eyes.read(max_.page, "roulette-lies")
    lea.opens_sheet("tools.rules", via_menu=True)
    expect(lea.sheet.get_by_role("heading", level=3).first).to_be_visible()
    assert not re.search(r"\bundefined\b", lea.sheet.inner_text())
