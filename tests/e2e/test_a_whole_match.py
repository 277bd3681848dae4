"""Two people at two browsers play a match with two house players to its end, whatever happens on the way."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect
from tests.e2e.conftest import Arrive
from tests.e2e.ears import Ears
from tests.e2e.program import Program
from tests.e2e.salon import play


def _welcomed(before: int, ears: Ears) -> bool:
    return ears.welcomes > before


def test_a_match_goes_on_to_the_podium_after_a_reload_and_a_kill(own: Program, arrive: Arrive) -> None:
    lea, max_ = arrive(own, "Léa"), arrive(own, "Max", size=(1280, 800))
    max_.enters(lea.opens())
    max_.sits()
    lea.sits()
    lea.chooses("president", {"rounds": 1}, players=4)
    people = (lea, max_)

    def played() -> int:
        table = lea.ears.table()
        return 13 - int(table["view"]["players"][table["seat"]]["cards"])

    play(people, until=lambda: played() >= 2 and lea.asked)
    lea.sees_own_cards()
    before = lea.cards()
    lea.page.reload()
    lea.ears.until(lambda ears: ears.welcomes == 2)
    lea.sees_own_cards()
    assert lea.cards() == before

    play(people, until=lambda: played() >= 5 and (lea.asked or max_.asked))
    for person in people:
        person.sees_own_cards()
    before, others = lea.cards(), max_.cards()
    for person in people:
        person.faults.forgive("/ws")
    heard = [person.ears.welcomes for person in people]
    own.kill()
    own.start()
    for person, welcomes in zip(people, heard, strict=True):
        person.ears.until(partial(_welcomed, welcomes))
        person.sees_own_cards()
    assert (lea.cards(), max_.cards()) == (before, others)

    play(people, until=lambda: lea.ears.table()["status"] == "over")
    ranking = lea.ears.table()["view"]["ranking"]
    names = [held["name"] for held in lea.ears.room["table"]["seats"][:4]]
    for person in people:
        expect(person.sheet.get_by_role("heading", name=person.t("table.podium"))).to_be_visible()
        steps = person.sheet.get_by_role("list").first.get_by_role("listitem")
        expect(steps).to_have_count(3)
        winner = names[ranking[0]["seat"]]
        expect(steps.nth(1)).to_contain_text(person.t("me.you") if winner == person.name else winner)
