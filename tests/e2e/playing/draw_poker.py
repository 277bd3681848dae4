"""Poker fermé: the first card is changed, every bet is called."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.e2e.playing import Play
from tests.e2e.playing.holdem import bets
from tests.e2e.texts import card_name

if TYPE_CHECKING:
    from tests.e2e.salon import Person


def own_cards(person: Person) -> list[str]:
    """The names of one's cards, pictures or buttons, once they are those that the server says."""
    table = person.ears.table()
    hand = table["view"]["players"][table["seat"]]["hand"]
    names = [card_name(person.lang, code) for code in hand]
    for name in names:
        person.hand.get_by_label(re.compile(f"^{name}(,|$)")).wait_for()
    return names


def act(person: Person) -> None:
    """Change the first card, or bet."""
    table = person.ears.table()
    if table["view"]["phase"] != "draw":
        bets(person, "draw_poker")
        return
    person.taps(table["view"]["players"][table["seat"]]["hand"][0])
    words = person.t("button.draw", "draw_poker", count=1)
    person.sends(person.page.get_by_role("button", name=re.compile(f"^{words}")))


PLAY = Play(act, short={"rounds": 5}, own=own_cards)
