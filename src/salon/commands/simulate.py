"""Play many matches in memory and sum the results up.

The same seed gives the same matches, on any number of processors. Players change places from match to match.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from salon.commands import progress
from salon.commands.columns import columns
from salon.core.contract import Game
from salon.core.discovery import game
from salon.core.errors import BadSetup, IllegalMove, SalonError, UnknownGame
from salon.core.play import read_config
from salon.env.arena import PLAYERS, Line, Score, compete, summary


@dataclass(frozen=True, slots=True)
class _Job:
    """What every match has in common; plain data, so that it can be sent to another process."""

    game: str
    config: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    donnes: int
    seed: str


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``salon simulate``."""
    parser.add_argument("game", metavar="GAME", help="the key of a game (see salon games)")
    parser.add_argument("--matches", type=_positive, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seats", type=_positive, metavar="K", help="players at the table (4, or what fits)")
    known = ", ".join(PLAYERS)
    parser.add_argument("--players", default="house", metavar="LIST", help=f"names, by commas ({known})")
    parser.add_argument(
        "--donnes", type=_positive, default=100, metavar="D", help="corner tables: rounds (100)"
    )
    parser.add_argument(
        "--config", default="{}", metavar="JSON", help="options of the table, as a JSON object"
    )
    parser.add_argument("--seed", default="1", help="any text (1)")
    parser.add_argument(
        "--workers", type=_positive, default=os.cpu_count() or 1, metavar="W", help="processes"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the summary as JSON")
    form.add_argument("--csv", action="store_true", help="print one line for each seat of each match")


def run(args: argparse.Namespace) -> int:
    """Play the matches, print what came out and return 0; 2 for what cannot be played, 1 if a match breaks."""
    try:
        found = game(args.game)
        job = _job(found, args)
        scores = [score for match in _matches(job, args.matches, args.workers) for score in match]
    except (UnknownGame, BadSetup) as error:
        return _fail(error, 2)
    except IllegalMove as error:
        return _fail(error, 1)
    if args.csv:
        _write_csv(scores)
    elif args.json:
        print(msgspec.json.format(msgspec.json.encode(_report(job, args.matches, scores)), indent=2).decode())
    else:
        print(_table(summary(scores)))
    return 0


def _fail(error: SalonError, code: int) -> int:
    print(f"salon simulate: {error}", file=sys.stderr)
    return code


def _job(found: Game, args: argparse.Namespace) -> _Job:
    names = tuple(args.players.split(","))
    for name in names:
        if name not in PLAYERS:
            raise BadSetup(f"unknown player: {name} (known: {', '.join(PLAYERS)})")
    seats = args.seats or min(max(4, found.min_seats), found.max_seats)
    if not found.min_seats <= seats <= found.max_seats:
        raise BadSetup(f"{found.key} is for {found.min_seats} to {found.max_seats} players, not {seats}")
    try:
        config = msgspec.json.decode(args.config, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadSetup(f"--config: {error}") from None
    read_config(found, config)
    return _Job(found.key, config, names, seats, args.donnes, args.seed)


def _matches(job: _Job, count: int, workers: int) -> Iterator[Sequence[Score]]:
    play = partial(_play, job)
    if workers == 1:
        yield from _watched(map(play, range(count)), count)
        return
    # Fresh processes: a fork would take along whatever threads and locks the caller has.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, count), context) as pool:
        chunk = max(1, count // (8 * workers))
        yield from _watched(pool.map(play, range(count), chunksize=chunk), count)


def _watched(matches: Iterator[Sequence[Score]], count: int) -> Iterator[Sequence[Score]]:
    for done, scores in enumerate(matches, start=1):
        progress.show(sys.stderr, done, count)
        yield scores


def _play(job: _Job, match: int) -> Sequence[Score]:
    # A seed of its own for every match: which process plays it, and after what, makes no difference.
    rng = random.Random(f"{job.seed}/{match}")  # noqa: S311 - play, not secrets
    return compete(game(job.game), job.config, job.players, job.seats, match, rng, job.donnes)


def _report(job: _Job, matches: int, scores: Sequence[Score]) -> dict[str, Any]:
    corner = {"donnes": job.donnes} if game(job.game).open_seating else {}
    return {
        "game": job.game,
        "matches": matches,
        "seats": job.seats,
        **corner,
        "config": job.config,
        "seed": job.seed,
        "players": summary(scores),
    }


def _write_csv(scores: Sequence[Score]) -> None:
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(Score.__struct_fields__)
    rows.writerows(msgspec.structs.astuple(score) for score in scores)


def _table(lines: Sequence[Line]) -> str:
    head = ("player", "seats", "mean", "error", "deviation", "first", "mean rank")
    return columns([head, *map(_row, lines)], right=frozenset(range(1, len(head))))


def _row(line: Line) -> tuple[str, ...]:
    return (
        line.player,
        str(line.entries),
        f"{line.mean:.2f}",
        f"{line.error:.2f}",
        f"{line.deviation:.2f}",
        "-" if line.first is None else f"{100 * line.first:.1f} %",
        "-" if line.mean_rank is None else f"{line.mean_rank:.2f}",
    )


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
