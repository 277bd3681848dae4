"""A donne as the server tells it to a stool; the specs of the table in the browser step through the same one.

Run as a program this file writes the donne anew: ``python -m salon.games.blackjack.tests.test_told``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from salon.core.actor import HOUSE, Actor, Leave, Next, Sit
from salon.core.chance import ScriptSource
from salon.core.play import advance
from salon.games._corner.types import Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.types import Bet, Config, Double, Hit

DONNE = Path(__file__).parents[1] / "web" / "donne.json"
ME = 1
# Stool 0 doubles 11 to 20 and wins, stool 1 busts and borrows, the dealer draws 16 to 18.
CARDS = ["5s", "Kh", "6d", "6c", "6h", "Ts", "9d", "8c", "2h"]
INPUTS: tuple[tuple[Actor, Any], ...] = (
    (0, Bet(50)),
    (0, Bet(100)),
    (1, Bet(20)),
    (0, Double()),
    (1, Hit()),
    (HOUSE, Next()),
    (HOUSE, Sit(2)),
    (0, Bet(100)),
    (0, Bet(0)),
    (HOUSE, Leave(2)),
)


def told() -> list[dict[str, Any]]:
    """Return the first view, then after each input what stool 1 is told: the events and its view."""
    source = ScriptSource({"deck": [CARDS]})
    state = GAME.setup(Config(), 3, Setup((1000, 20, None)))
    frames: list[dict[str, Any]] = [{"events": [], "view": GAME.view(state, ME)}]
    for actor, action in INPUTS:
        state, events = advance(GAME, state, actor, action, source)
        frames.append({"events": [GAME.redact(event, ME) for event in events], "view": GAME.view(state, ME)})
    found: list[dict[str, Any]] = json.loads(msgspec.json.encode(frames))
    return found


def test_the_donne_of_the_specs_is_what_the_server_tells() -> None:
    assert json.loads(DONNE.read_text(encoding="utf-8")) == told()


def test_it_does_not_tell_the_hidden_card_before_it_is_turned() -> None:
    """``hidden.1``"""
    before = [frame for frame in told() if frame["view"]["phase"] == "playing"]
    assert before
    assert "Ts" not in json.dumps(before)


if __name__ == "__main__":
    DONNE.write_text(json.dumps(told(), ensure_ascii=False) + "\n", encoding="utf-8")
