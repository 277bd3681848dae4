"""Pouilleux: a card of the neighbour's fan, one after the other; the table chooses which pairs go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.playing import Play

if TYPE_CHECKING:
    from tests.e2e.salon import Person

GAME = "pouilleux"


def act(person: Person) -> None:
    """Throw off, present, draw, or mix the fan that is held out."""
    view = person.ears.table()["view"]
    may = {option["type"] for option in view["legal"]}
    if "draw" in may:
        nth = 1 + view["offer"]["cards"] // 2
        back = person.button("prompt.draw_card", GAME, exact=True, nth=nth)
        person.sends(back, {"x": 10, "y": 40})
    elif "done" in may:
        person.sends(person.button("action.done", GAME, phase=view["phase"]))
    else:
        person.sends(person.button("bar.mix", GAME, exact=True))


PLAY = Play(act, short={"rounds": 1}, round={"rounds": 3})
