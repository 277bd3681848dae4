"""Everything can be reached and done by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.keyboard import Keyboard
from tests.e2e.looking import DESKTOP
from tests.e2e.program import Program
from tests.e2e.texts import card_name


def test_from_the_way_in_to_a_card_on_the_table(served: Program, arrive: Arrive) -> None:
    lea = arrive(served, size=DESKTOP)
    keyboard = Keyboard(lea)
    keyboard.opens()
    keyboard.enter(lea.t("room.table"))
    expect(lea.button("room.sit", exact=True)).to_be_visible()
    keyboard.enter(f"^{lea.t('room.sit')}$")
    lea.ears.until(lambda _: lea.seat is not None)

    keyboard.enter(lea.t("room.games"))
    expect(lea.sheet).to_be_visible()
    keyboard.enter(lea.t("title", "president"))
    lea.ears.until(lambda ears: ears.room["choice"])
    keyboard.to(lea.t("host.seconds", seconds=30))
    keyboard.to(lea.t("host.no_clock"), "ArrowLeft")
    lea.ears.until(lambda ears: ears.room["choice"]["seconds"] == 0)
    keyboard.enter(lea.t("host.fill", missing=2))
    lea.ears.until(lambda ears: sum(held is not None for held in ears.room["table"]["seats"]) == 3)
    keyboard.enter(lea.t("host.start"))
    lea.ears.until(lambda _: lea.asked)

    plays = [option["cards"] for option in lea.ears.table()["view"]["legal"] if option["type"] == "play"]
    if not plays:
        keyboard.enter(lea.t("action.pass", "president"))
    else:
        held = len(lea.cards())
        # The hand is one stop; arrows go from card to card.
        keyboard.to("|".join(lea.cards()))
        keyboard.to(card_name("fr", plays[0][0]), "ArrowRight")
        keyboard.press("Space")
        keyboard.enter(lea.t("action.play", "president"))
        expect(lea.hand.get_by_role("button")).not_to_have_count(held)
    lea.ears.until(lambda ears: not lea.asked)
    assert "refused" not in [message["type"] for message in lea.ears.told]

    # Sheets have keys of their own, and the way back leads to the room.
    keyboard.press("h")
    expect(lea.sheet.get_by_role("heading", name=lea.t("table.history"))).to_be_visible()
    keyboard.press("Escape")
    expect(lea.sheet).to_have_count(0)
    keyboard.press("Escape")
    lea.in_the_room()
