"""The games of the tests of the table: those that there are, and the toy."""

from __future__ import annotations

import pytest
from tests.table.toy import GAME

from salon.core import discovery


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy be found like a game of the house."""
    found = {**discovery.games(), GAME.key: GAME}
    monkeypatch.setattr(discovery, "games", lambda: found)
