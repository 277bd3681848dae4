"""A match under way in memory: who is asked next, what was done, and what chance brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from salon.bots.random_player import Player
from salon.core.actor import CLOCK, HOUSE, Actor, Expire, Next
from salon.core.chance import KeepingSource, RandomSource, Rng
from salon.core.contract import Game
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import advance, read_config, read_setup, settle
from salon.core.record import Line, line_of
from salon.core.turn import Over, Seats


class Driver:
    """Plays ``game`` with one player a seat, input by input.

    Each seat is asked once for each decision that it faces, in the order of the seats, those first for whom no clock
    runs. When all have been asked and the game still waits, time is up: the clock runs out. Raises BadSetup for a
    config, a set-up or a number of players that the game does not accept.

    ``state`` is where the match stands; ``lines`` are the inputs so far and ``script`` the outcomes of chance by kind,
    as a record has them.
    """

    def __init__(
        self, game: Game, config: Any, players: Sequence[Player], rng: Rng, setup: Any = None
    ) -> None:
        if not game.min_seats <= len(players) <= game.max_seats:
            raise BadSetup(f"{game.key} is for {game.min_seats} to {game.max_seats}, not {len(players)}")
        self.game = game
        self.players = tuple(players)
        self.config = config if isinstance(config, game.config) else read_config(game, config)
        self.setup = setup if isinstance(setup, game.setup_type) else read_setup(game, setup)
        self.lines: list[Line] = []
        self._rng = rng
        self._source = KeepingSource(RandomSource(rng))
        self._asked: set[tuple[int, str]] = set()
        self._heard: list[list[Any]] = [[] for _ in players]
        self.state, events = settle(game, game.setup(self.config, len(players), self.setup), self._source)
        self._tell(events)

    @property
    def script(self) -> dict[str, list[Any]]:
        """What chance has brought, as the header of a record wants it."""
        return self._source.script

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return isinstance(self.game.to_act(self.state), Over)

    @property
    def between_rounds(self) -> bool:
        """Whether nobody may act and only the house can go on."""
        return self.game.to_act(self.state) == Seats(())

    def forget(self) -> None:
        """Drop the inputs and the outcomes noted so far: for long runs of which no record is wanted."""
        self.lines.clear()
        self.script.clear()

    def next_round(self) -> None:
        """Let the house start the next round."""
        for heard in self._heard:
            heard.clear()
        self._asked.clear()
        self._advance(HOUSE, Next())

    def play_round(self) -> None:
        """Play until the round is over; raises IllegalMove if a player does what the rules refuse."""
        while isinstance(turn := self.game.to_act(self.state), Seats) and turn.seats:
            for seat in self._in_order(turn.seats):
                question = (seat, self.game.decision(self.state, seat))
                if question not in self._asked:
                    self._asked.add(question)
                    self._ask(seat)
                    break
            else:
                self._expire()

    def _in_order(self, seats: tuple[int, ...]) -> Iterator[int]:
        # Who may act but is not waited for would come too late once the others have moved.
        clock = self.game.clock(self.state)
        waited = seats if clock is None else clock.seats
        yield from (seat for seat in seats if seat not in waited)
        yield from (seat for seat in seats if seat in waited)

    def _ask(self, seat: int) -> None:
        view = self.game.view(self.state, seat)
        action = self.players[seat](view, tuple(self._heard[seat]), seat, self._rng)
        if action is not None:
            self._advance(seat, action)

    def _expire(self) -> None:
        before = self.state
        self._advance(CLOCK, Expire())
        if self.state == before:
            raise IllegalMove(f"{self.game.key} waits for seats that have all answered, and no clock ends it")

    def _advance(self, actor: Actor, action: Any) -> None:
        self.state, events = advance(self.game, self.state, actor, action, self._source)
        self.lines.append(line_of(actor, action))
        self._tell(events)

    def _tell(self, events: tuple[Any, ...]) -> None:
        for seat, heard in enumerate(self._heard):
            told = (self.game.redact(event, seat) for event in events)
            heard += [event for event in told if event is not None]
