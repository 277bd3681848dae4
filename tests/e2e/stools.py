"""A person at a table with stools: the first argument is the game, which is the place too."""

from __future__ import annotations

from tests.e2e.ears import Json
from tests.e2e.salon import Person


def phase(game: str, person: Person) -> str:
    """What the table is at; empty before it is known."""
    table = person.ears.table(game)
    return str(table["view"]["phase"]) if table.get("view") else ""


def mine(game: str, person: Person) -> Json:
    """What the table says of this person, who sits there."""
    table = person.ears.table(game)
    player: Json = table["view"]["players"][table["seat"]]
    return player


def sits(game: str, person: Person) -> None:
    """Take a stool that is free, by the bar."""
    person.page.get_by_role("button", name=person.t("stools.sit", game), exact=True).last.click()
    person.ears.until(lambda ears: ears.table(game).get("seat") is not None)
