"""Writes the golden matches of a game: whole matches of house players, with what every end of a round must show.

``python -m tools.golden KEY`` writes three records into the game's ``tests/golden`` folder: the smallest table, a
middle one and the largest. They pin the behaviour of the rules: write them anew only when ``rules_version`` rises,
or when house players have learned something and the old matches still replay.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from salon.core.actor import CLOCK, HOUSE, Actor, Expire, Next
from salon.core.chance import KeepingSource, RandomSource
from salon.core.contract import Game
from salon.core.discovery import game as find_game
from salon.core.play import advance, settle
from salon.core.record import FORMAT, Expect, Header, Line, line_of, write_record
from salon.core.turn import Over, Seats
from salon.core.viewer import ALL

ROOT = Path(__file__).resolve().parent.parent
EVENING = 12
"""Rounds of a golden evening at a corner table, which has no end of its own."""


def golden(game: Game, seats: int) -> str:
    """Return the record of a whole match of house players, always the same for the same rules and players."""
    rng = random.Random(f"golden {game.key} {seats}")  # noqa: S311 - a match to keep, not a secret
    source = KeepingSource(RandomSource(rng))
    setup = {"dealer": rng.randrange(seats)} if "dealer" in game.setup_type.__struct_fields__ else {}
    begun = game.setup(game.config(), seats, msgspec.convert(setup, game.setup_type))
    state, events = settle(game, begun, source)
    lines: list[Line] = []
    rounds = 1
    while not isinstance(game.to_act(state), Over):
        actor, action = _next(game, state, events, rng)
        if isinstance(action, Next):
            lines.append(_everything(game, state))
            if game.open_seating and rounds == EVENING:
                break
            rounds, events = rounds + 1, ()
        lines.append(line_of(actor, action))
        state, more = advance(game, state, actor, action, source)
        events += more
    lines.append(_everything(game, state))
    header = Header(
        salon=FORMAT,
        game=game.key,
        seats=seats,
        name=f"a whole match of {seats} house players",
        setup=setup,
        chance=source.script,
        rules_version=game.rules_version,
    )
    return write_record(header, lines)


def _next(game: Game, state: Any, events: tuple[Any, ...], rng: random.Random) -> tuple[Actor, Any]:
    waiting = game.to_act(state)
    left = list(waiting.seats) if isinstance(waiting, Seats) else []
    while left:
        seat = left.pop(rng.randrange(len(left)))
        redacted = (game.redact(event, seat) for event in events)
        told = tuple(event for event in redacted if event is not None)
        action = game.bot(game.view(state, seat), told, seat, rng)
        if action is not None:
            return seat, action
    return (CLOCK, Expire()) if game.clock(state) is not None else (HOUSE, Next())


def _everything(game: Game, state: Any) -> Expect:
    view: dict[str, Any] = msgspec.to_builtins(game.view(state, ALL))
    return Expect({"as": ALL, **{f"/{name}": value for name, value in view.items()}})


def main(keys: list[str]) -> None:
    """Write the golden matches of the games ``keys``."""
    for key in keys:
        game = find_game(key)
        folder = ROOT / "src" / "salon" / "games" / key / "tests" / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for seats in sorted({game.min_seats, (game.min_seats + game.max_seats) // 2, game.max_seats}):
            path = folder / f"house-{seats}.jsonl"
            path.write_text(golden(game, seats), encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
