"""Playing whole matches in memory: a result, its record, and long runs at the corner tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from salon.bots.random_player import Player
from salon.core.chance import Rng
from salon.core.contract import Game
from salon.core.record import FORMAT, Header, Line, write_record
from salon.core.turn import Place
from salon.env.driver import Driver


@dataclass(frozen=True, slots=True)
class Result:
    """A match that has been played.

    ``returns`` are the points or chips of each seat, ``ranking`` its places (None at a corner table, where an evening
    has no winner), ``rounds`` how many rounds were played, ``state`` the last state, ``header`` and ``lines`` the
    record.
    """

    returns: tuple[int, ...]
    ranking: tuple[Place, ...] | None
    rounds: int
    state: Any
    header: Header
    lines: tuple[Line, ...]


def play(
    game: Game, config: Any, players: Sequence[Player], rng: Rng, *, donnes: int = 1, setup: Any = None
) -> Result:
    """Play a whole match with one player a seat, or ``donnes`` rounds at a corner table, and return its result.

    ``config`` and ``setup`` are structs of the game or plain data (None: the defaults). Raises BadSetup for what the
    game does not accept, IllegalMove if a player does what the rules refuse.
    """
    driver = Driver(game, config, players, rng, setup)
    rounds = 1
    driver.play_round()
    while not driver.over and not (game.open_seating and rounds >= donnes):
        driver.next_round()
        driver.play_round()
        rounds += 1
    header = Header(
        salon=FORMAT,
        game=game.key,
        seats=len(driver.players),
        config=_plain(driver.config),
        setup=_plain(driver.setup),
        chance=dict(driver.script),
        rules_version=game.rules_version,
    )
    return Result(
        returns=game.returns(driver.state),
        ranking=game.ranking(driver.state),
        rounds=rounds,
        state=driver.state,
        header=header,
        lines=tuple(driver.lines),
    )


def record_of(result: Result, name: str = "") -> str:
    """Return the text of the record of a match; ``salon replay`` runs it to the same end."""
    return write_record(msgspec.structs.replace(result.header, name=name), result.lines)


def long_run(
    game: Game, config: Any, players: Sequence[Player], rng: Rng, donnes: int, *, setup: Any = None
) -> Iterator[tuple[int, ...]]:
    """Yield what each seat won or lost in each of ``donnes`` rounds at a corner table; nothing is kept of them.

    Raises like ``play``.
    """
    driver = Driver(game, config, players, rng, setup)
    before = game.returns(driver.state)
    for number in range(donnes):
        if number:
            driver.next_round()
        driver.play_round()
        after = game.returns(driver.state)
        yield tuple(now - then for now, then in zip(after, before, strict=True))
        before = after
        driver.forget()


def _plain(struct: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return {key: value for key, value in plain.items() if value is not None}
