"""No browser is told a card that its person may not see: every message of a whole match is read for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.ears import Ears, Json
from tests.e2e.looking import DESKTOP
from tests.e2e.program import Program
from tests.e2e.salon import play

CARD = re.compile(r'"([2-9TJQKA][shdc])"')


def _events(message: Json) -> Iterator[Json]:
    parts = message.get("tables", ()) if message["type"] == "welcome" else (message,)
    for part in parts:
        if part["type"] == "table":
            yield from (entry["event"] for entry in part.get("events", ()) if entry.get("event"))


def _seen(message: Json) -> tuple[set[str], set[str]]:
    """The cards in the viewer's own hand, and those that lie open or have just been played."""
    parts = message.get("tables", ()) if message["type"] == "welcome" else (message,)
    own: set[str] = set()
    for part in parts:
        if part["type"] == "table" and part["table"]["view"]:
            seat, view = part["table"]["seat"], part["table"]["view"]
            own |= set(view["players"][seat]["hand"]) - {"??"} if seat is not None else set()
    return own, {card for event in _events(message) if event["type"] == "played" for card in event["cards"]}


def _never_too_early(ears: Ears) -> int:
    """Check that each card is told no earlier than the viewer may know it; return how many were told."""
    known: set[str] = set()
    for text, message in zip(ears.heard, ears.told, strict=True):
        own, played = _seen(message)
        known |= own | played
        if any(event["type"] == "round_over" for event in _events(message)):
            break  # what is left in the last hand is shown, and the next deal begins
        told = set(CARD.findall(text))
        assert told <= known, f"{told - known} in {text}"
    return len(known)


def test_no_message_holds_a_card_before_it_may_be_seen(quick: Program, arrive: Arrive) -> None:
    lea, max_, zoe = arrive(quick, "Léa"), arrive(quick, "Max"), arrive(quick, "Zoé", size=DESKTOP)
    tv = arrive(quick, "", size=(1920, 1080))
    code = lea.opens()
    max_.enters(code)
    max_.sits()
    lea.sits()
    zoe.enters(code, "table")
    tv.page.goto(f"{quick.url}/s/{code}/tv")
    lea.chooses("president", {"rounds": 1}, players=4)
    for looker in (zoe, tv):
        looker.ears.until(lambda ears: ears.table().get("view"))
        expect(looker.page.get_by_text("Max", exact=True).first).to_be_visible()

    # While one of the two thinks, nothing moves: what the other holds must be in nobody else's messages.
    play((lea, max_), until=lambda: lea.asked or max_.asked)
    hands = {}
    for person in (lea, max_):
        table = person.ears.table()
        hands[person.name] = set(table["view"]["players"][table["seat"]]["hand"])
        assert min(map(len, (hands[person.name], table["view"]["players"]))) >= 4
    for person in (lea, max_, zoe, tv):
        words = json.dumps(person.ears.heard)
        for name, hand in hands.items():
            told = {card for card in hand if f'\\"{card}\\"' in words}
            assert told == (hand if name == person.name else set())

    play((lea, max_), until=lambda: lea.ears.table()["status"] == "over")
    for looker in (zoe, tv):
        looker.ears.until(lambda ears: ears.table()["status"] == "over")
    assert [_never_too_early(person.ears) > 40 for person in (lea, max_, zoe, tv)] == [True] * 4
