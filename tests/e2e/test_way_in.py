"""From a link to a card in the hand, with as few steps as can be."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.looking import Eyes
from tests.e2e.program import Program


def test_play_now_takes_two_taps_and_a_name(served: Program, arrive: Arrive) -> None:
    lea = arrive(served, has_touch=True)
    lea.page.goto(lea.url)
    field = lea.page.get_by_label(lea.t("me.name"))
    field.tap()
    field.press_sequentially("Léa")
    lea.button("way.now").tap()
    expect(lea.hand.get_by_role("button")).to_have_count(13)
    lea.sees_own_cards()
    robots = lea.page.get_by_role("group").filter(has_text=lea.t("seat.robot"))
    expect(robots).to_have_count(3)


def test_a_link_takes_a_name_and_one_tap(served: Program, arrive: Arrive) -> None:
    lea, max_ = arrive(served, "Léa"), arrive(served, "Max", "en")
    max_.enters(lea.opens())
    lea.press("tools.people")
    expect(lea.sheet.get_by_role("listitem")).to_have_count(2)
    expect(lea.sheet.get_by_role("listitem").nth(1)).to_contain_text("Max")
    # What a person types is text, whatever it looks like.
    lea.closes_sheet()
    max_.press("tools.chat")
    max_.page.get_by_label(max_.t("chat.write")).fill("<img src=x onerror=alert(1)>")
    max_.press("chat.send", exact=True)
    expect(lea.page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()


def test_the_device_knows_the_way_back(served: Program, arrive: Arrive) -> None:
    lea = arrive(served)
    code = lea.opens()
    lea.page.goto(lea.url)
    expect(lea.page.get_by_label(lea.t("me.name"))).to_have_value("Léa")
    lea.page.get_by_role("link", name=lea.t("way.last", code=code)).click()
    lea.in_the_room()
    assert lea.code == code


def test_the_first_steps_of_a_game_are_read_once(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea = arrive(served, newcomer=True, reduced_motion="reduce")
    lea.opens()
    lea.sits()
    lea.chooses("payoo", {}, players=4)
    steps = lea.page.get_by_role(
        "complementary", name=lea.t("table.first_steps", game=lea.t("title", "payoo"))
    )
    expect(steps.get_by_role("listitem")).to_have_text(
        [lea.t(f"first.{step}", "payoo") for step in (1, 2, 3)]
    )
    eyes.look(lea.page, "first-steps")
    steps.get_by_role("button", name=lea.t("table.first_steps_read"), exact=True).click()
    expect(steps).to_have_count(0)
    lea.page.reload()
    lea.sees_own_cards()
    expect(steps).to_have_count(0)

    # The rules open at the chapter that matters now.
    lea.opens_sheet("tools.rules", via_menu=True)
    now = lea.sheet.locator("[aria-current=location]")
    expect(now).to_contain_text(lea.t("chapter.give", "payoo"))
    expect(now).to_be_in_viewport()
