"""Pouilleux: a card of the neighbour's fan, one after the other; the table chooses which pairs go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person

GAME = "pouilleux"


def act(person: Person) -> None:
    """Throw off, present or draw; nobody waits for a fan that may only be put in order."""
    view = person.ears.table()["view"]
    may = {option["type"] for option in view["legal"]}
    if "draw" in may:
        nth = 1 + view["offer"]["cards"] // 2
        back = person.button("prompt.draw_card", GAME, exact=True, nth=nth)
        person.sends(back, {"x": 10, "y": 40})
    elif "done" in may:
        person.sends(person.button("action.done", GAME, phase=view["phase"]))


def own(person: Person) -> list[str]:
    """The card that was set aside, and that one has a hand: its cards change while the neighbour draws from it."""
    expect(person.hand).to_be_visible()
    expect(person.page.get_by_text(person.t("mark.removed_short", GAME), exact=True)).to_be_visible()
    return [person.ears.table()["view"]["removed"]]


PLAY = Play(act, short={"rounds": 1}, round={"rounds": 3}, own=own)
