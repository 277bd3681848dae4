"""The installed program: its worker, the page without a network, a newer version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import LANGUAGES, Arrive
from tests.e2e.looking import Eyes
from tests.e2e.playing import PLAYS
from tests.e2e.program import QUICK, STATIC, Program
from tests.e2e.salon import Person

INSTALLED = "() => navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)"
CACHED = """async () => {
  const cache = await caches.open('salon')
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}"""
ACTIVE = """() => navigator.serviceWorker.getRegistration().then(
  ({ active, waiting, installing }) => active?.state === 'activated' && !waiting && !installing)"""
CAME_BACK = "() => document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def newer(tmp_path: Path) -> Iterator[tuple[Program, Path]]:
    """A server with a build of its own, in a folder that a test may change."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    program = Program(tmp_path / "data", (*QUICK, "--static", str(static)))
    program.start()
    yield program, static
    program.stop()


def _build_anew(static: Path) -> None:
    """Give the page's own style another digest, as a build after a change would."""
    page = (static / "index.html").read_text(encoding="utf-8")
    found = re.search(r"/assets/(shell-[\w-]+)\.css", page)
    assert found is not None
    (static / "assets" / f"{found[1]}.css").rename(static / "assets" / "index-newer.css")
    for name in ("index.html", "offline.html", "sw.js"):
        text = (static / name).read_text(encoding="utf-8")
        assert found[1] in text
        (static / name).write_text(text.replace(f"{found[1]}.css", "index-newer.css"), encoding="utf-8")


def _installs(page: Page) -> None:
    assert page.evaluate(INSTALLED) == "/sw.js"
    page.wait_for_function(ACTIVE)


def _sits_again(person: Person) -> None:
    """The table is there, and so is the seat."""
    expect(person.page.get_by_role("region", name=person.t("room.table"))).to_be_visible()
    assert person.seat is not None


def _loads_again(person: Person) -> None:
    """Ask for the page where there is nobody to answer."""
    person.page.reload()
    expect(person.page.get_by_role("heading", name=person.t("offline.title"))).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_network_the_page_says_what_can_be_done(
    served: Program, arrive: Arrive, eyes: Eyes, lang: str
) -> None:
    lea = arrive(served, lang=lang, reduced_motion="reduce")
    code = lea.opens()
    lea.sits()
    _installs(lea.page)
    cached = lea.page.evaluate(CACHED)
    assert "/offline.html" in cached
    assert [path for path in cached if not path.startswith("/assets/")] == ["/offline.html"]

    lea.faults.forgive("net::ERR_INTERNET_DISCONNECTED")
    lea.context.set_offline(True)
    _loads_again(lea)
    assert lea.code == code, "the address is still that of the salon"
    expect(lea.page.get_by_text(lea.t("offline.no_network"))).to_be_visible()
    eyes.look(lea.page, f"offline-{lang}")
    lea.page.get_by_role("button", name="Président").click()
    expect(lea.sheet.get_by_role("heading", name="Président")).to_be_visible()
    eyes.look(lea.page, f"offline-rules-{lang}")
    lea.closes_sheet()
    lea.page.goto(f"{served.url}/")
    expect(lea.page.get_by_role("heading", name=lea.t("offline.title"))).to_be_visible()
    lea.page.go_back()

    # The network is back, and so is the seat, without a touch.
    lea.context.set_offline(False)
    _sits_again(lea)


def test_a_server_that_does_not_answer_is_looked_for(own: Program, arrive: Arrive) -> None:
    lea = arrive(own)
    lea.opens()
    lea.sits()
    _installs(lea.page)
    own.stop()
    lea.faults.forgive("net::ERR")
    lea.faults.forgive("/ws")
    _loads_again(lea)
    expect(lea.page.get_by_text(lea.t("offline.silent"))).to_be_visible()
    lea.press("refused.retry", exact=True)
    expect(lea.page.get_by_text(lea.t("offline.still"))).to_be_attached()
    own.start()
    _sits_again(lea)


def test_what_is_live_is_never_kept(quick: Program, arrive: Arrive) -> None:
    lea = arrive(quick)
    lea.page.goto(quick.url)
    _installs(lea.page)
    lea.page.reload()
    lea.page.get_by_label(lea.t("me.name")).fill("Léa")
    lea.press("way.now")
    expect(lea.hand.get_by_role("button")).to_have_count(13)
    cached = lea.page.evaluate(CACHED)
    assert [path for path in cached if not path.startswith("/assets/")] == ["/offline.html"]
    assert any(path.startswith("/assets/Table-") for path in cached), "the table's own files are"


def test_a_newer_version_waits_for_a_reload_that_keeps_the_seat(
    newer: tuple[Program, Path], arrive: Arrive, eyes: Eyes
) -> None:
    program, static = newer
    lea = arrive(program, reduced_motion="reduce")
    code = lea.opens()
    lea.sits()
    _installs(lea.page)
    seat = lea.seat
    lea.faults.forgive("/ws")
    program.stop()
    _build_anew(static)
    program.start()

    strip = lea.page.get_by_role("status").filter(has_text=lea.t("link.update"))
    expect(strip).to_be_visible(timeout=20_000)
    eyes.look(lea.page, "update")
    strip.get_by_role("button", name=lea.t("link.reload"), exact=True).click()
    expect(lea.page.locator('link[href$="index-newer.css"]')).to_be_attached()
    _sits_again(lea)
    assert (lea.code, lea.seat) == (code, seat)
    # The new worker serves the new page, and has thrown away what only the old one needed.
    lea.page.wait_for_function(ACTIVE)
    lea.page.wait_for_function(
        f"async () => (await ({CACHED})()).filter((path) => /(shell|index)-.*css/.test(path)).join()"
        " === '/assets/index-newer.css'"
    )
    expect(strip).to_have_count(0)


def test_the_way_in_hears_of_a_newer_version_by_the_worker(
    newer: tuple[Program, Path], arrive: Arrive
) -> None:
    program, static = newer
    lea = arrive(program)
    lea.page.goto(program.url)
    _installs(lea.page)
    program.stop()
    _build_anew(static)
    program.start()
    lea.page.evaluate(CAME_BACK)
    strip = lea.page.get_by_role("status").filter(has_text=lea.t("link.update"))
    expect(strip).to_be_visible()
    strip.get_by_role("button", name=lea.t("link.reload"), exact=True).click()
    expect(lea.page.locator('link[href$="index-newer.css"]')).to_be_attached()
    lea.page.wait_for_function(ACTIVE)
    expect(strip).to_have_count(0)


def test_the_shortcuts_of_the_installed_program(served: Program, arrive: Arrive) -> None:
    lea = arrive(served)
    code = lea.opens()
    manifest = lea.page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    last, join = (shortcut["url"] for shortcut in manifest["shortcuts"])
    lea.page.goto(f"{served.url}{last}")
    lea.in_the_room()
    assert lea.code == code
    lea.page.goto(f"{served.url}{join}")
    expect(lea.page.get_by_label(lea.t("way.join_title"))).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_finds_nothing_that_hinders_the_installation(
    served: Program, arrive: Arrive, lang: str
) -> None:
    lea = arrive(served, lang=lang)
    lea.page.goto(served.url)
    _installs(lea.page)
    tools = lea.context.new_cdp_session(lea.page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert f'"lang":"{lang}"' in found["data"]
    # A private window is the only thing in the way.
    hindrances = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {hindrance["errorId"] for hindrance in hindrances} <= {"in-incognito"}


def test_the_icon_and_the_title_say_that_it_is_ones_turn(quick: Program, arrive: Arrive) -> None:
    lea = arrive(quick)
    lea.context.add_init_script(
        "window.marks = []; navigator.setAppBadge = async (n) => { marks.push(n) };"
        "navigator.clearAppBadge = async () => { marks.push(0) }"
    )
    lea.opens()
    lea.sits()
    lea.chooses("president", PLAYS["president"].short, players=3)
    lea.ears.until(lambda _: lea.asked)
    expect(lea.page).to_have_title(re.compile(f"^● {lea.t('room.your_turn')} · "))
    assert lea.page.evaluate("() => marks.at(-1)") == 1
    lea.acts()
    expect(lea.page).not_to_have_title(re.compile("^●"))
    lea.page.wait_for_function("() => marks.at(-1) === 0")
