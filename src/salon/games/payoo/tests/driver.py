"""A match for tests: scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import ChanceSource, RandomSource, Rng, ScriptSource
from salon.core.play import advance, settle
from salon.core.refusal import Refusal
from salon.core.turn import Over, Seats
from salon.core.viewer import SPECTATOR, Viewer
from salon.games.payoo import GAME
from salon.games.payoo.cards import FACES, PACK, mask_of
from salon.games.payoo.types import Action, Config, Dealt, Event, Give, Play, Setup, State, View


class Match:
    """Payoo from its first deal, or from ``state``; keeps all events, and what each seat was told this round."""

    def __init__(
        self,
        seats: int = 4,
        *,
        config: Config | None = None,
        setup: Setup | None = None,
        source: ChanceSource | None = None,
        state: State | None = None,
    ) -> None:
        self.seats = seats if state is None else len(state.scores)
        self.source = source or ScriptSource({})
        self.told: list[list[Event]] = [[] for _ in range(self.seats)]
        self.events: tuple[Event, ...] = ()
        self.state: State = state or GAME.setup(config or Config(), seats, setup or Setup())
        if state is None:
            self._keep(settle(GAME, self.state, self.source))

    def _keep(self, step: tuple[State, tuple[Event, ...]]) -> Match:
        self.state, self.events = step
        for seat, told in enumerate(self.told):
            for event in self.events:
                if isinstance(event, Dealt):
                    told.clear()
                if (seen := GAME.redact(event, seat)) is not None:
                    told.append(seen)
        return self

    def do(self, seat: int, action: Action) -> Match:
        """Let the seat act; fails if the action is refused."""
        return self._keep(advance(GAME, self.state, seat, action, self.source))

    def give(self, seat: int, cards: str) -> Match:
        """Let the seat give, cards separated by spaces."""
        return self.do(seat, Give(tuple(cards.split())))

    def play(self, *cards: str) -> Match:
        """Let the seats whose turn it is play these cards one after the other."""
        for card in cards:
            self.do(self.to_act[0], Play(card))
        return self

    def expire(self) -> Match:
        """Let the clock run out."""
        return self._keep(advance(GAME, self.state, CLOCK, Expire(), self.source))

    def next(self) -> Match:
        """Let the house start the next round."""
        return self._keep(advance(GAME, self.state, HOUSE, Next(), self.source))

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do that."""
        return GAME.check(self.state, seat, action)

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

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def trick(hands: str, *, die: str = "s", leader: int = 0, dots: str = "", rounds: int = 1) -> Match:
    """Return a match in the middle of its only round: the cards of each seat, seats separated by ``|``.

    ``dots`` are the cards that carry the red dot.
    """
    held = [mask_of(PACK.cards(cards.split())) for cards in hands.split("|")]
    dotted = mask_of(PACK.cards(dots.split()))
    seats = len(held)
    state = State(
        config=Config(rounds=rounds),
        round=1,
        dealer=leader,
        scores=(0,) * seats,
        phase="play",
        hands=tuple(held),
        gifts=(0,) * seats,
        dots=tuple(hand & dotted for hand in held),
        die=FACES.index(die),
        leader=leader,
        taken=(0,) * seats,
    )
    return Match(state=state)


def random_match(seats: int, rng: Rng, rounds: int = 1) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=Config(rounds=rounds), source=RandomSource(rng))


def random_step(match: Match, rng: Rng) -> None:
    """Let one seat do something at random, or start the next round."""
    if not match.to_act:
        match.next()
        return
    seat = match.to_act[rng.getrandbits(8) % len(match.to_act)]
    options = GAME.legal(match.state, seat)
    option = options[rng.getrandbits(8) % len(options)]
    match.do(seat, GAME.fill(match.view(seat), option, rng))
