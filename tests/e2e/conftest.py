"""Servers and people for the tests in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.e2e.looking import PHONE, Eyes
from tests.e2e.program import QUICK, STATIC, Program
from tests.e2e.salon import Person

from salon.core.discovery import games

expect.set_options(timeout=20_000)
"""A busy machine draws late; what never comes is found all the same."""

Arrive = Callable[..., Person]
KNOWS_ALL_GAMES = f"""
  if (location.host && localStorage.getItem('salon.preferences') === null)
    localStorage.setItem('salon.preferences', JSON.stringify({{ introduced: {list(games())} }}))
"""
"""Whoever comes has played here before, so that the first steps of a game are in nobody's way."""
LANGUAGES = {"fr": "fr-FR", "en": "en-GB"}


@pytest.fixture(autouse=True, scope="session")
def built() -> None:
    """These tests need the client as it is served."""
    if not (STATIC / "index.html").exists():
        pytest.fail(
            "The client has not been built: run `npm run build` first, or `make test`, which does it."
        )


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program as it is, for tests that share it."""
    yield from _running(Program(tmp_path_factory.mktemp("data")))


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The server with a clock that runs fast."""
    yield from _running(Program(tmp_path_factory.mktemp("quick"), QUICK))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Program]:
    """The program as it is, for a test that stops and kills it."""
    yield from _running(Program(tmp_path / "data"))


def _running(program: Program) -> Iterator[Program]:
    program.start()
    yield program
    program.stop()


@pytest.fixture
def arrive(new_context: Callable[..., BrowserContext]) -> Iterator[Arrive]:
    """Bring a person with a browser of their own; at the end of the test nothing may have gone wrong in it."""
    people: list[Person] = []

    def bring(server: Program, name: str = "Léa", lang: str = "fr", **options: Any) -> Person:
        width, height = options.pop("size", PHONE)
        newcomer = options.pop("newcomer", False)
        context = new_context(locale=LANGUAGES[lang], viewport={"width": width, "height": height}, **options)
        if not newcomer:
            context.add_init_script(KNOWS_ALL_GAMES)
        person = Person(context, server.url, name, lang)
        people.append(person)
        return person

    yield bring
    for person in people:
        person.faults.check()


@pytest.fixture
def eyes() -> Iterator[Eyes]:
    """Look at screens; at the end of the test nothing may be wrong with any of them."""
    looking = Eyes()
    yield looking
    assert not looking.found, "\n".join(looking.found)
