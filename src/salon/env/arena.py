"""Many matches between named players: who sits where, and what came out of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import msgspec

from salon.bots.random_player import Player, random_player
from salon.core.chance import Rng
from salon.core.contract import Game
from salon.env.match import play

PLAYERS: Mapping[str, Any] = {"house": lambda game: game.bot, "random": random_player}
"""What a player is called, and the function from a game to the player."""


class Score(msgspec.Struct, frozen=True):
    """What one seat reached in one match; ``rank`` is None where nobody is ranked."""

    match: int
    seat: int
    player: str
    score: int
    rank: int | None


class Line(msgspec.Struct, frozen=True):
    """All that a player reached: ``entries`` seats, the mean score with its standard error, and the places.

    ``first`` is the share of the entries that won (a shared first place counts in full).
    """

    player: str
    entries: int
    mean: float
    error: float
    deviation: float
    first: float | None
    mean_rank: float | None


def player(game: Game, name: str) -> Player:
    """Return the player of ``game`` with this name of PLAYERS; raises KeyError."""
    found: Player = PLAYERS[name](game)
    return found


def seated(names: Sequence[str], seats: int, match: int) -> tuple[str, ...]:
    """Return who sits where in match number ``match``: the names in turn, one seat further in every match."""
    return tuple(names[(seat + match) % len(names)] for seat in range(seats))


def compete(
    game: Game, config: Any, names: Sequence[str], seats: int, match: int, rng: Rng, donnes: int
) -> tuple[Score, ...]:
    """Play match number ``match`` and return a score for each seat; raises like ``play``."""
    at_table = seated(names, seats, match)
    result = play(game, config, [player(game, name) for name in at_table], rng, donnes=donnes)
    ranks = {place.seat: place.rank for place in result.ranking or ()}
    return tuple(
        Score(match, seat, name, result.returns[seat], ranks.get(seat)) for seat, name in enumerate(at_table)
    )


def summary(scores: Iterable[Score]) -> tuple[Line, ...]:
    """Return a line for each player, in the order in which they first appear."""
    of: dict[str, list[Score]] = {}
    for score in scores:
        of.setdefault(score.player, []).append(score)
    return tuple(_line(name, entries) for name, entries in of.items())


def _line(name: str, entries: Sequence[Score]) -> Line:
    points = [entry.score for entry in entries]
    ranks = [entry.rank for entry in entries if entry.rank is not None]
    deviation = pstdev(points)
    return Line(
        player=name,
        entries=len(entries),
        mean=fmean(points),
        error=deviation / sqrt(len(entries)),
        deviation=deviation,
        first=ranks.count(1) / len(ranks) if ranks else None,
        mean_rank=fmean(ranks) if ranks else None,
    )
