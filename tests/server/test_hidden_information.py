"""What a seat cannot see changes nothing of what it is sent: not a view, not an option, not a refusal, not a byte.

At every moment of random matches the hidden part of the state is drawn anew, in agreement with all that the seat knows
(the game's own ``resample``). Then every message to that seat, and every refusal to it, must be the very same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from salon.core.chance import RandomSource
from salon.core.contract import Game
from salon.core.discovery import games
from salon.server.salons.audience import Page
from salon.server.salons.batch import Batch
from salon.table import NEW, Asked, Came, Opened, Salon, Ticked, decide, due
from salon.table.commands import Act, Choose, Ready, Sit, Start

BIG_TABLE = [key for key, game in games().items() if game.place == "table"]
MOVES = 150


def _match(game: Game, rng: random.Random) -> Iterator[tuple[Salon, float]]:
    """A salon in which people play ``game`` at random, after every move, with the time."""
    seats = rng.randint(game.min_seats, min(game.max_seats, 5))
    people = [f"p{i}" for i in range(seats)]
    batch = Batch(NEW, NEW, 0.0, 1000.0, RandomSource(rng))
    batch.take(Opened("BCDFGH", "p0", "P0", "chat", 20))
    for person in people:
        batch.take(Came(person, person.upper(), "chat"))
        batch.take(Asked(person, Sit("table")))
    assert batch.take(Asked("p0", Choose(game.key, {}, 0))) is None
    assert batch.take(Asked("p0", Start())) is None
    for _ in range(MOVES):
        match = batch.salon.table.match
        assert match is not None
        if match.over:
            return
        yield batch.salon, batch.now
        asked = [i for i, decision in enumerate(match.decisions) if decision is not None]
        if match.pause is not None:
            for person in people:
                batch.take(Asked(person, Ready("table")))
        elif asked:
            seat = rng.choice(asked)
            view = game.view(match.state, seat)
            action = game.fill(view, rng.choice(game.legal(match.state, seat)), rng)
            batch.take(Asked(people[seat], _act(action, match.decisions[seat].key)))  # type: ignore[union-attr]
        at = due(batch.salon)
        if at is not None and not asked:
            batch.now = max(batch.now, at)
            batch.take(Ticked())


def _act(action: object, decision: str | None) -> Act:
    return Act("table", msgspec.Raw(msgspec.json.encode(action)), decision)


@pytest.mark.parametrize("key", BIG_TABLE)
def test_what_a_seat_cannot_see_changes_nothing_of_what_it_is_sent(key: str) -> None:
    game, rng = games()[key], random.Random(key)
    compared = different = 0
    for salon, now in _match(game, rng):
        match = salon.table.match
        assert match is not None
        tried = [
            _act(action, None) for seat in range(match.seats) for action in game.legal(match.state, seat)
        ]
        for seat in range(match.seats):
            person = salon.table.seats[seat].person  # type: ignore[union-attr]
            told = (game.redact(event, seat) for event in match.events)
            known = tuple(event for event in told if event is not None)
            state = game.resample(game.view(match.state, seat), known, seat, rng)
            other = replace(salon, table=replace(salon.table, match=replace(match, state=state)))
            compared += 1
            different += state != match.state
            for viewer in (person, None):
                assert Page(other, now).fresh("table", viewer) == Page(salon, now).fresh("table", viewer)
            for command in tried:
                asked = Asked(str(person), command)
                assert decide(other, asked, now) == decide(salon, asked, now)
    assert compared > 20
    assert different > compared / 4, "the hidden part was drawn anew"
