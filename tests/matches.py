"""A match driven by hand, for the tests of one game: inputs one by one, and what they brought about."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from salon.core.actor import CLOCK, HOUSE, Actor, Expire, HouseInput, Next
from salon.core.chance import ChanceSource, ScriptSource
from salon.core.clock import Clock
from salon.core.contract import Game
from salon.core.play import advance, check, settle
from salon.core.refusal import Refusal
from salon.core.turn import Over, Seats
from salon.core.viewer import SPECTATOR, Viewer

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


class Driven(Generic[S, V]):
    """A match of ``game`` from its first deal, or from ``state``; a game's own driver says how its moves are written.

    ``S`` is the state of the game and ``V`` its view. ``events`` are those of the last input, ``so_far`` all of the
    round.
    """

    game: Game

    def __init__(
        self,
        seats: int = 3,
        *,
        config: Any = None,
        setup: Any = None,
        source: ChanceSource | None = None,
        state: S | None = None,
    ) -> None:
        game = self.game
        self.source = source or ScriptSource({})
        self.so_far: tuple[Any, ...] = ()
        self.events: tuple[Any, ...] = ()
        self.state: S = state or game.setup(config or game.config(), seats, setup or game.setup_type())
        self.keep(settle(game, self.state, self.source))

    def keep(self, step: tuple[S, tuple[Any, ...]]) -> Self:
        """Go on from the state of ``step``, with its events."""
        self.state, self.events = step
        self.so_far += self.events
        return self

    def input(self, actor: Actor, action: Any) -> Self:
        """Bring in any input; fails if it is the action of a seat and refused."""
        return self.keep(advance(self.game, self.state, actor, action, self.source))

    def do(self, seat: int, *actions: Any) -> Self:
        """Let the seat act, once or several times; fails if an action is refused."""
        for action in actions:
            self.input(seat, action)
        return self

    def house(self, order: HouseInput) -> Self:
        """Carry out an order of the house."""
        return self.input(HOUSE, order)

    def next(self) -> Self:
        """Let the house start the next round."""
        self.so_far = ()
        return self.house(Next())

    def expire(self) -> Self:
        """Let the clock run out."""
        return self.input(CLOCK, Expire())

    def random_step(self, rng: random.Random) -> None:
        """Let one seat do something at random, or start the next round."""
        if not self.to_act:
            self.next()
            return
        seat = rng.choice(self.to_act)
        self.do(seat, self.game.fill(self.view(seat), rng.choice(self.legal(seat)), rng))

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.game.returns(self.state))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        waiting = self.game.to_act(self.state)
        return waiting.seats if isinstance(waiting, Seats) else ()

    @property
    def turn(self) -> int:
        """The one seat that may act now."""
        (seat,) = self.to_act
        return seat

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.game.to_act(self.state), Over)

    @property
    def clock(self) -> Clock | None:
        """The clock that runs."""
        return self.game.clock(self.state)

    def legal(self, seat: int) -> tuple[Any, ...]:
        """What the seat may do."""
        return self.game.legal(self.state, seat)

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why the seat may not do that."""
        return check(self.game, self.state, self.seats, seat, action)

    def view(self, viewer: Viewer = SPECTATOR) -> V:
        """What the viewer sees."""
        seen: V = self.game.view(self.state, viewer)
        return seen

    def told(self, viewer: Viewer) -> tuple[Any, ...]:
        """What the viewer was told in this round."""
        redacted = (self.game.redact(event, viewer) for event in self.so_far)
        return tuple(event for event in redacted if event is not None)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def kinds(events: Iterable[Any]) -> list[str]:
    """The tags of events, in order."""
    return [event.__struct_config__.tag for event in events]
