"""A match for tests: chosen stacks or scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import ChanceSource, RandomSource, Rng, ScriptSource
from salon.core.play import advance, settle
from salon.core.refusal import Refusal
from salon.core.turn import Over, Seats
from salon.core.viewer import SPECTATOR, Viewer
from salon.games.poule_mouillee import GAME
from salon.games.poule_mouillee.counting import PACK, series
from salon.games.poule_mouillee.types import (
    Action,
    Chicken,
    Config,
    Event,
    Play,
    Run,
    Setup,
    State,
    Stop,
    View,
)

PLAY, CHICKEN, STOP = Play(), Chicken(), Stop()


class Match:
    """Poule mouillée from its first deal, or from ``state``; keeps all events of the round."""

    def __init__(
        self,
        seats: int = 3,
        *,
        config: Config | None = None,
        setup: Setup | None = None,
        source: ChanceSource | None = None,
        state: State | None = None,
    ) -> None:
        self.source = source or ScriptSource({})
        self.told: tuple[Event, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.state: State = state or GAME.setup(config or Config(), seats, setup or Setup())
        if state is None:
            self._keep(settle(GAME, self.state, self.source))

    def _keep(self, step: tuple[State, tuple[Event, ...]]) -> Match:
        self.state, self.events = step
        self.told += self.events
        return self

    def do(self, seat: int, *actions: Action) -> Match:
        """Let the seat act; fails if an action is refused."""
        for action in actions:
            self._keep(advance(GAME, self.state, seat, action, self.source))
        return self

    def play(self, count: int = 1) -> Match:
        """Let whoever may act turn up a card, ``count`` times."""
        for _ in range(count):
            self.do(self.to_act[0], PLAY)
        return self

    def expire(self) -> Match:
        """Let the clock run out."""
        return self._keep(advance(GAME, self.state, CLOCK, Expire(), self.source))

    def next(self) -> Match:
        """Let the house start the next round."""
        self.told = ()
        return self._keep(advance(GAME, self.state, HOUSE, Next(), self.source))

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do that."""
        return GAME.check(self.state, seat, action)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do."""
        options: tuple[Action, ...] = GAME.legal(self.state, seat)
        return options

    def view(self, viewer: Viewer = SPECTATOR) -> View:
        """What the viewer sees."""
        seen: View = GAME.view(self.state, viewer)
        return seen

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        waiting = GAME.to_act(self.state)
        return waiting.seats if isinstance(waiting, Seats) else ()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(GAME.to_act(self.state), Over)

    @property
    def stacks(self) -> list[str]:
        """The cards of each stack, top first, separated by spaces."""
        return [" ".join(PACK.names(stack)) for stack in self.state.stacks]

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def table(
    stacks: str, *, pile: str = "", turn: int = 0, run: Run | None = None, config: Config | None = None
) -> Match:
    """Return a match in the middle of its round: the stacks of the seats, top first, separated by ``|``.

    Without ``run`` the seat has a normal turn, or starts a series where none is on the table.
    """
    held = tuple(PACK.cards(cards.split()) for cards in stacks.split("|"))
    cards = PACK.cards(pile.split())
    count, worth = series(cards)
    why: Run = run or ("turn" if cards else "start")
    state = State(
        config=config or Config(),
        round=1,
        dealer=0,
        scores=(0,) * len(held),
        stacks=held,
        pile=cards,
        count=count,
        worth=worth,
        turn=turn,
        run=why,
        due={"start": 2, "extra": 0}.get(why, 1),
    )
    return Match(state=state)


def random_match(seats: int, rng: Rng, config: Config | None = None) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=config, source=RandomSource(rng))


def random_step(match: Match, rng: Rng) -> None:
    """Let the seat to act do something at random, or start the next round."""
    if not match.to_act:
        match.next()
        return
    (seat,) = match.to_act
    options = match.legal(seat)
    match.do(seat, options[rng.getrandbits(8) % len(options)])
