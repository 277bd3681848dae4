"""Texas Hold'em: nobody is bluffed out here, every bet is called; the last hand but one is for everything."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect
from tests.e2e.playing import Play
from tests.e2e.texts import card_name

if TYPE_CHECKING:
    from tests.e2e.salon import Person


def bets(person: Person, game: str) -> None:
    """Check or call; in the last hand but one of a match put everything in with the slider's last notch."""
    view = person.ears.table()["view"]
    offered = {option["type"]: option for option in view["legal"]}
    room = "raise" in offered and offered["raise"]["min"] < offered["raise"]["max"]
    if room and view["round"] == view["rounds"] - 1:
        all_in = person.t("button.all_in", game)
        person.touch(person.page.get_by_role("button", name=re.compile(f"^{all_in}.*:")))
        person.sends(_button(person, all_in + r"(?!\s*:)"))
    else:
        words = person.t(f"action.{'check' if 'check' in offered else 'call'}", game)
        person.sends(_button(person, rf"{words}( \d|$)"))


def own_cards(person: Person) -> list[str]:
    """The names of one's cards, which are pictures, once they are those that the server says."""
    table = person.ears.table()
    hand = table["view"]["players"][table["seat"]]["hand"]
    names = [card_name(person.lang, code) for code in hand]
    for name in names:
        expect(person.hand.get_by_role("img", name=name, exact=True)).to_be_visible()
    expect(person.hand.get_by_role("img")).to_have_count(len(names))
    return names


def _button(person: Person, words: str) -> Locator:
    return person.page.get_by_role("button", name=re.compile(f"^{words}"))


def act(person: Person) -> None:
    """Bet."""
    bets(person, "holdem")


PLAY = Play(act, short={"rounds": 5}, own=own_cards)
