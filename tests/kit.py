"""What the tests of all games share: the settings they are played in, and random play that keeps everything."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Union

import msgspec

from salon.core.actor import CLOCK, HOUSE, Actor, Away, Back, Expire, Leave, Next, Sit
from salon.core.chance import KeepingSource, RandomSource
from salon.core.contract import Game
from salon.core.discovery import games
from salon.core.play import advance, read_config, read_setup, settle
from salon.core.record import FORMAT, Header, Line, line_of, write_record
from salon.core.turn import Over, Seats
from salon.core.viewer import ALL, SPECTATOR, Viewer

KEYS = tuple(games())
LONG = bool(os.environ.get("SALON_LONG_TESTS"))
"""The long profile (CONTRIBUTING.md)."""
CARD = re.compile(r'"((?:[A2-9TJQK][shdc])|(?:1[shdc])|(?:X[1-4])|(?:\d{1,2}p))"')
"""A card's code in JSON: of a French pack with Jokers, or of the Payoo pack."""


@dataclass(frozen=True)
class Setting:
    """One way to set a game up."""

    key: str
    seats: int
    config: dict[str, Any] = field(default_factory=dict)
    seed: int = 0

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self.config.items())
        return f"{self.key}-{self.seats}{options}"

    @property
    def game(self) -> Game:
        return games()[self.key]


def settings(key: str) -> list[Setting]:
    """Every number of seats with the default options, and offered values of every option: the outermost of numbers."""
    game = games()[key]
    counts = range(game.min_seats, game.max_seats + 1)
    found = [Setting(key, seats, seed=seats) for seats in counts]
    default = game.config()
    for name, values in game.choices.items():
        others = [value for value in values if value != getattr(default, name)]
        if all(type(value) is int for value in others):
            others = sorted({min(others), max(others)}) if others else []
        for value in others:
            seats = counts[len(found) % len(counts)]
            found.append(Setting(key, seats, {name: plain(value)}, seed=len(found)))
    return found


def plain(value: Any) -> Any:
    """The value as JSON would give it back."""
    return msgspec.to_builtins(value)


def encoded(value: Any) -> bytes:
    """The JSON of ``value``; equal values give equal bytes."""
    return msgspec.json.encode(value)


def cards_in(data: bytes) -> set[str]:
    """The codes of all cards that stand in a JSON text."""
    return set(CARD.findall(data.decode()))


def count_cards(data: bytes) -> Counter[str]:
    """How often each card's code stands in a JSON text: several packs have a card more than once."""
    return Counter(CARD.findall(data.decode()))


def viewers(seats: int) -> tuple[Viewer, ...]:
    return (*range(seats), SPECTATOR, ALL)


def union(kinds: Iterable[type[Any]]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007 - built from a tuple


@dataclass(frozen=True)
class Step:
    """One input of a match and what it brought about, chance included."""

    before: Any
    actor: Actor
    action: Any
    after: Any
    events: tuple[Any, ...]


class Match:
    """A match played at random from a seed: the state, the inputs, the events so far."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game
        self.seats = setting.seats
        self.rng = random.Random(f"{setting}/{setting.seed}")
        self.begin()

    def begin(self) -> None:
        """Begin anew, with the randomness that is left."""
        self.source = KeepingSource(RandomSource(self.rng))
        self.setup = {"dealer": self.rng.randrange(self.seats)} if "dealer" in self._setup_fields else {}
        config = read_config(self.game, self.setting.config)
        begun = self.game.setup(config, self.seats, read_setup(self.game, self.setup))
        self.state, self.events = settle(self.game, begun, self.source)
        self.lines: list[Line] = []
        self.round_began = 0

    @property
    def _setup_fields(self) -> tuple[str, ...]:
        return self.game.setup_type.__struct_fields__

    @property
    def over(self) -> bool:
        return isinstance(self.game.to_act(self.state), Over)

    @property
    def to_act(self) -> tuple[int, ...]:
        waiting = self.game.to_act(self.state)
        return waiting.seats if isinstance(waiting, Seats) else ()

    def told(self, viewer: Viewer, *, this_round: bool = False) -> tuple[Any, ...]:
        """All events of the match (or of the round) so far, as ``viewer`` was told them."""
        events = self.events[self.round_began :] if this_round else self.events
        redacted = (self.game.redact(event, viewer) for event in events)
        return tuple(event for event in redacted if event is not None)

    def do(self, actor: Actor, action: Any) -> Step:
        """Apply one input."""
        before = self.state
        if isinstance(action, Next):
            self.round_began = len(self.events)
        self.state, events = advance(self.game, before, actor, action, self.source)
        self.events += events
        self.lines.append(line_of(actor, action))
        return Step(before, actor, action, self.state, events)

    def choose(self) -> tuple[Actor, Any]:
        """An input that fits: mostly a seat's action, now and then the clock's end or people coming and going."""
        seats = self.to_act
        running = self.game.clock(self.state) is not None
        if self.game.open_seating and self.rng.random() < 0.15:
            return HOUSE, self.rng.choice((Sit, Leave, Away, Back))(self.rng.randrange(self.seats))
        if running and (not seats or self.rng.random() < 0.06):
            return CLOCK, Expire()
        if seats:
            seat = self.rng.choice(seats)
            view = self.game.view(self.state, seat)
            return seat, self.game.fill(view, self.rng.choice(self.game.legal(self.state, seat)), self.rng)
        if self.game.open_seating and self.game.view(self.state, SPECTATOR).phase != "round_over":
            return HOUSE, Sit(self.rng.randrange(self.seats))
        return HOUSE, Next()

    def play(self, limit: int) -> Iterator[Step]:
        """Go on for ``limit`` inputs, or to the end of the match."""
        for _ in range(limit):
            if self.over:
                return
            yield self.do(*self.choose())

    def record(self) -> str:
        """The record of the match so far."""
        header = Header(
            salon=FORMAT,
            game=self.setting.key,
            seats=self.seats,
            config=self.setting.config,
            setup=self.setup,
            chance=self.source.script,
            rules_version=self.game.rules_version,
        )
        return write_record(header, self.lines)

    @property
    def actions(self) -> tuple[dict[str, Any], ...]:
        """The distinct actions played so far, as plain data."""
        found = {encoded(line): line for line in (getattr(line, "do", None) for line in self.lines) if line}
        return tuple(found.values())


SETTINGS = [setting for key in KEYS for setting in settings(key)]
