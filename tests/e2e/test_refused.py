"""Whoever cannot come in, or has to go, is told plainly why and where else to go."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.conftest import Arrive
from tests.e2e.looking import PHONE, Eyes
from tests.e2e.program import Program
from tests.e2e.salon import Person


def _told(person: Person, page: Page, refusal: str, way_out: str, **params: Any) -> None:
    expect(page.get_by_role("alert")).to_have_text(person.t(f"refusal.{refusal}", **params))
    expect(page.get_by_role("button", name=person.t(f"refused.{way_out}"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=person.t("refused.home"), exact=True)).to_be_visible()


def _knocks(person: Person, code: str) -> None:
    person.page.goto(f"{person.url}/s/{code}")
    person.page.get_by_label(person.t("me.name")).fill(person.name)
    person.press("me.enter", exact=True)


def test_a_code_that_no_salon_has(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    max_ = arrive(served, "Max")
    max_.page.goto(max_.url)
    max_.page.get_by_label(max_.t("me.name")).fill("Max")
    code = max_.page.get_by_label(max_.t("way.join_title"))
    code.fill("BCD")
    max_.press("way.join", exact=True)
    expect(max_.page.get_by_text(max_.t("way.code_short"))).to_be_visible()
    code.fill("bcd-fgh")
    max_.press("way.join", exact=True)
    _told(max_, max_.page, "unknown_salon", "other_code")
    eyes.look(max_.page, "refused-unknown")
    max_.press("refused.other_code", exact=True)
    expect(code).to_be_visible()


def test_a_page_that_is_not_there(served: Program, arrive: Arrive) -> None:
    max_ = arrive(served, "Max")
    max_.faults.forgive("404")
    answer = max_.page.goto(f"{max_.url}/nowhere")
    assert answer is not None
    assert answer.status == 404


def test_a_salon_that_is_full(served: Program, arrive: Arrive) -> None:
    lea, max_, zoe = arrive(served, "Léa"), arrive(served, "Max"), arrive(served, "Zoé")
    code = lea.opens()
    max_.enters(code)
    lea.press("tools.people")
    lea.sheet.get_by_label(lea.t("host.capacity")).select_option("2")
    lea.ears.until(lambda ears: ears.room["capacity"] == 2)
    _knocks(zoe, code)
    _told(zoe, zoe.page, "salon_full", "retry", capacity=2)
    lea.sheet.get_by_label(lea.t("host.capacity")).select_option("4")
    lea.ears.until(lambda ears: ears.room["capacity"] == 4)
    zoe.press("refused.retry", exact=True)
    zoe.in_the_room()


def test_a_salon_that_is_locked(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(served, "Léa"), arrive(served, "Max")
    code = lea.opens()
    lea.press("tools.people")
    lea.sheet.get_by_label(lea.t("host.lock")).check(force=True)
    lea.ears.until(lambda ears: ears.room["locked"])
    _knocks(max_, code)
    _told(max_, max_.page, "salon_locked", "retry")
    eyes.look(max_.page, "refused-locked", (PHONE,))
    max_.press("refused.home", exact=True)
    expect(max_.button("way.open")).to_be_visible()


def test_somebody_who_was_made_to_leave(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(served, "Léa"), arrive(served, "Max")
    code = lea.opens()
    max_.enters(code)
    lea.press("tools.people")
    lea.press("host.remove", exact=True, name="Max")
    eyes.look(lea.page, "people-remove")
    lea.press("host.remove_sure", exact=True)
    _told(max_, max_.page, "removed", "open_own")
    eyes.look(max_.page, "refused-removed", (PHONE,))
    max_.page.reload()
    _told(max_, max_.page, "removed", "open_own")


def test_the_newer_tab_takes_over_and_the_older_says_so(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = arrive(served)
    code = lea.opens()
    newer = lea.new_tab()
    newer.goto(f"{lea.url}/s/{code}")
    _told(lea, lea.page, "replaced", "take_back")
    eyes.look(lea.page, "refused-replaced", (PHONE,))
    room = re.compile(lea.t("room.label", code=code))
    expect(newer.get_by_role("region", name=room)).to_be_visible()
    lea.press("refused.take_back", exact=True)
    lea.in_the_room()
    _told(lea, newer, "replaced", "take_back")


def test_a_page_that_is_older_than_the_server(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = arrive(served)
    lea.opens()

    def as_of_old(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            read = json.loads(message)
            server.send(json.dumps({**read, "protocol": 0} if read["type"] == "hello" else read))

        socket.on_message(said)

    lea.page.route_web_socket("**/ws", as_of_old)
    lea.page.reload()
    _told(lea, lea.page, "old_client", "reload")
    eyes.look(lea.page, "refused-old", (PHONE,))


def test_a_server_that_has_gone_is_waited_for(own: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = arrive(own)
    lea.opens()
    lea.sits()
    lea.faults.forgive("/ws")
    lost = lea.page.get_by_role("status").filter(has_text=lea.t("link.lost"))
    own.stop()
    expect(lost).to_be_visible()
    expect(lea.page.get_by_role("region", name=lea.t("room.table"))).to_be_visible()
    eyes.look(lea.page, "link-lost")
    own.start()
    expect(lost).to_have_count(0, timeout=20_000)
    lea.press("room.games", exact=True)
    expect(lea.sheet).to_be_visible()


def test_a_name_of_nothing_is_asked_for_again(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = arrive(served)
    lea.page.goto(lea.url)
    lea.press("way.open")
    field = lea.page.get_by_label(lea.t("me.name"))
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(lea.t("me.missing"))
    field.fill("   ")
    lea.press("way.now")
    expect(field).to_have_attribute("aria-invalid", "true")
    eyes.look(lea.page, "way-in-name-missing")
