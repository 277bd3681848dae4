"""Every game at the big table: a whole match whatever happens, a round by keys alone, every phase looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.asking import asks_why
from tests.e2e.conftest import Arrive
from tests.e2e.keyboard import Keyboard
from tests.e2e.looking import DESKTOP, PHONE, SIDEWAYS, TABLET, Eyes
from tests.e2e.playing import PLAYS
from tests.e2e.program import Program
from tests.e2e.salon import Person, play
from tests.e2e.secrets import nothing_told_to

from salon.core.discovery import games

TABLE_SIZES = (DESKTOP, SIDEWAYS, TABLET, PHONE)
STILL = {"reduced_motion": "reduce"}
each_game = pytest.mark.parametrize("game", PLAYS)


def _sit(people: tuple[Person, ...]) -> str:
    first, *others = people
    code = first.opens()
    for person in others:
        person.enters(code)
        person.sits()
    first.sits()
    return code


def _over(person: Person) -> bool:
    return bool(person.ears.table()["status"] == "over")


@each_game
def test_a_match_with_a_reload_and_nobody_told_too_much(quick: Program, arrive: Arrive, game: str) -> None:
    lea, max_ = arrive(quick, "Léa"), arrive(quick, "Max", "en", size=DESKTOP, **STILL)
    zoe, tv = arrive(quick, "Zoé", **STILL), arrive(quick, "", size=DESKTOP, **STILL)
    code = _sit((lea, max_))
    zoe.enters(code, "table")
    tv.page.goto(f"{quick.url}/s/{code}/tv")
    lea.chooses(game, PLAYS[game].short, players=min(4, games()[game].max_seats))
    for looker in (zoe, tv):
        looker.ears.until(lambda ears: ears.table().get("view"))
        expect(looker.page.get_by_text("Max", exact=True).first).to_be_visible()

    acted = lea.acted + 2
    play((lea, max_), until=lambda: lea.acted >= acted and lea.asked)
    before = PLAYS[game].own(lea)
    lea.page.reload()
    lea.ears.until(lambda ears: ears.welcomes == 2)
    assert PLAYS[game].own(lea) == before

    play((lea, max_), until=lambda: _over(lea))
    for person in (lea, max_):
        expect(person.sheet.get_by_role("heading", name=person.t("table.podium"))).to_be_visible()
    for looker in (zoe, tv):
        looker.ears.until(lambda ears: ears.table()["status"] == "over")
    hidden = sum(nothing_told_to(looker.ears, of=(lea.ears, max_.ears)) for looker in (zoe, tv))
    assert (hidden > 0) == PLAYS[game].secrets


@each_game
def test_a_round_by_keys_alone(quick: Program, arrive: Arrive, game: str) -> None:
    lea = arrive(quick, size=DESKTOP, **STILL)
    _sit((lea,))
    lea.chooses(game, PLAYS[game].short, players=min(games()[game].min_seats + 1, games()[game].max_seats))
    lea.touch = Keyboard(lea).touch
    play((lea,), until=lambda: _over(lea))
    expect(lea.sheet.get_by_role("heading", name=lea.t("table.podium"))).to_be_visible()


@each_game
def test_every_phase_at_a_full_table(quick: Program, arrive: Arrive, eyes: Eyes, game: str) -> None:
    lea, max_ = arrive(quick, "Léa", **STILL), arrive(quick, "Maximilien-Théodore Ⅲ", "en", **STILL)
    tv = arrive(quick, "", size=(1920, 1080), **STILL)
    people = (lea, max_)
    tv.page.goto(f"{quick.url}/s/{_sit(people)}/tv")
    lea.chooses(game, PLAYS[game].round, players=games()[game].max_seats)
    seen: set[str] = set()

    def look() -> bool:
        """Look at what has not been looked at; meanwhile the server holds its breath, though its clocks run on."""
        table = lea.ears.table()
        if table["status"] != "playing":
            return True
        name = f"{game}-{table['view']['phase']}-{'mine' if lea.asked else 'theirs'}"
        if name not in seen:
            seen.add(name)
            with quick.breathless():
                eyes.look(lea.page, name, TABLE_SIZES)
                eyes.read(max_.page, name)
                if lea.asked:
                    asks_why(lea)
                    eyes.look(tv.page, f"{name}-tv", ((1920, 1080),))
        return False

    play(people, until=look)
    with quick.breathless():
        expect(lea.button("table.ready", exact=True)).to_be_visible()
        eyes.look(lea.page, f"{game}-round", TABLE_SIZES)
        eyes.read(max_.page, f"{game}-round")
    assert {name for name in seen if name.endswith("-mine")}, seen


@each_game
def test_the_fewest_at_a_table(quick: Program, arrive: Arrive, eyes: Eyes, game: str) -> None:
    lea = arrive(quick, "Léa", "en", **STILL)
    _sit((lea,))
    lea.chooses(game, PLAYS[game].short, players=games()[game].min_seats)
    play((lea,), until=lambda: lea.asked)
    with quick.breathless():
        eyes.look(lea.page, f"{game}-fewest", (SIDEWAYS, PHONE))
