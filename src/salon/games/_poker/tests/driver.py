"""A match under way, for the tests of both games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from salon.core.actor import CLOCK, HOUSE, Actor, Expire, Next
from salon.core.chance import ChanceSource, RandomSource, ScriptSource
from salon.core.contract import Game
from salon.core.play import advance, check, read_config, read_setup, settle
from salon.core.refusal import Refusal
from salon.core.turn import Over, Seats
from salon.core.viewer import SPECTATOR, Viewer
from salon.games._poker.types import CALL, CHECK, FOLD, Raise


class Match:
    """A match of ``game``; ``decks`` are the tops of the packs, one a hand, or a generator shuffles them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *decks: str,
        rng: random.Random | None = None,
        config: dict[str, Any] | None = None,
        **setup: Any,
    ) -> None:
        self.game = game
        self.seats = seats
        scripted = [deck.split() for deck in decks]
        self._source: ChanceSource = ScriptSource({"deck": scripted}) if rng is None else RandomSource(rng)
        start = game.setup(read_config(game, config or {}), seats, read_setup(game, setup))
        self.state: Any
        self.state, self.events = settle(game, start, self._source)
        self.last = self.events

    @property
    def over(self) -> bool:
        return isinstance(self.game.to_act(self.state), Over)

    @property
    def to_act(self) -> tuple[int, ...]:
        waiting = self.game.to_act(self.state)
        return waiting.seats if isinstance(waiting, Seats) else ()

    @property
    def turn(self) -> int:
        (seat,) = self.to_act
        return seat

    def view(self, viewer: Viewer = SPECTATOR) -> Any:
        return self.game.view(self.state, viewer)

    def told(self, viewer: Viewer) -> tuple[Any, ...]:
        return tuple(self.game.redact(event, viewer) for event in self.events)

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought."""
        return [event for event in self.last if isinstance(event, kind)]

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        return check(self.game, self.state, self.seats, seat, action)

    def do(self, actor: Actor, action: Any) -> None:
        self.state, self.last = advance(self.game, self.state, actor, action, self._source)
        self.events += self.last

    def bets(self, line: str) -> None:
        """The seats asked one after the other: ``f`` folds, ``k`` checks, ``c`` calls, a number raises to it."""
        words = {"f": FOLD, "k": CHECK, "c": CALL}
        for word in line.split():
            self.do(self.turn, words.get(word) or Raise(int(word)))

    def next(self) -> None:
        self.do(HOUSE, Next())

    def expire(self) -> None:
        self.do(CLOCK, Expire())

    def random_step(self, rng: random.Random) -> None:
        """One input that fits: an action of a seat, or the next hand."""
        if not self.to_act:
            self.next()
            return
        seat = rng.choice(self.to_act)
        option = rng.choice(self.game.legal(self.state, seat))
        self.do(seat, self.game.fill(self.view(seat), option, rng))

    def stacks(self) -> list[int]:
        return [player.stack for player in self.view().players]

    def chips(self) -> int:
        """All chips of the table: the stacks and, while a hand is played, what was put in."""
        view = self.view()
        paid = 0 if view.phase in ("round_over", "over") else sum(player.paid for player in view.players)
        return sum(self.stacks()) + paid


def pot_list(pots: Iterable[Any]) -> list[tuple[int, Sequence[int]]]:
    """Amounts and contenders of pots."""
    return [(pot.amount, tuple(pot.seats)) for pot in pots]
