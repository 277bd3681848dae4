"""A match for tests: chosen hands or scripted cards, inputs one by one, and what they brought about."""

from __future__ import annotations

from typing import Any

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.chance import ChanceSource, RandomSource, Rng, ScriptSource
from salon.core.play import advance, settle
from salon.core.refusal import Refusal
from salon.core.turn import Over, Seats
from salon.core.viewer import SPECTATOR, Viewer
from salon.games.pouilleux import GAME, offers, pairing
from salon.games.pouilleux.cards import PACK
from salon.games.pouilleux.types import (
    Action,
    Config,
    Dealt,
    Discard,
    Done,
    Draw,
    Event,
    Option,
    Reorder,
    Setup,
    State,
    View,
)

DONE = Done()


class Match:
    """Pouilleux from its first deal, or from ``state``; keeps what each seat was told in the round."""

    def __init__(
        self,
        seats: int = 3,
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
            self.keep(settle(GAME, self.state, self.source))

    def keep(self, step: tuple[State, tuple[Event, ...]]) -> Match:
        """Go on from the state of ``step``, and tell its events."""
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
        return self.keep(advance(GAME, self.state, seat, action, self.source))

    def draw(self, *positions: int) -> Match:
        """Let the drawers take the cards at these positions one after the other."""
        for position in positions:
            assert self.state.taker is not None
            self.do(self.state.taker, Draw(position))
        return self

    def discard(self, seat: int, cards: str) -> Match:
        """Let the seat throw off these cards."""
        return self.do(seat, Discard(tuple(cards.split())))

    def reorder(self, seat: int, cards: str) -> Match:
        """Let the seat put its fan in this order."""
        return self.do(seat, Reorder(tuple(cards.split())))

    def expire(self) -> Match:
        """Let the clock run out."""
        return self.keep(advance(GAME, self.state, CLOCK, Expire(), self.source))

    def next(self) -> Match:
        """Let the house start the next round."""
        return self.keep(advance(GAME, self.state, HOUSE, Next(), self.source))

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do that."""
        return GAME.check(self.state, seat, action)

    def legal(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do."""
        options: tuple[Option, ...] = GAME.legal(self.state, seat)
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
    def hands(self) -> list[str]:
        """The cards of each hand as they lie, separated by spaces."""
        return [" ".join(PACK.names(hand)) for hand in self.state.hands]

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of this kind that the last input brought about."""
        return [event for event in self.events if isinstance(event, kind)]


def table(
    hands: str,
    *,
    dealer: int = 0,
    config: Config | None = None,
    fans: list[list[int]] | None = None,
    removed: str = "Qc",
    barren: int = 0,
) -> Match:
    """Return a match after the deal, with nothing thrown off yet: the cards of each seat, separated by ``|``.

    ``fans`` are the permutations to come. Where no hand holds a pair the dealer offers his fan at once.
    """
    held = tuple(PACK.cards(cards.split()) for cards in hands.split("|"))
    state = State(
        config=config or Config(),
        round=1,
        dealer=dealer,
        scores=(0,) * len(held),
        owed=None,
        hands=held,
        out=(0,) * len(held),
        removed=PACK.index[removed],
        barren=barren,
    )
    match = Match(state=state, source=ScriptSource({"fan": list(fans or [])}))
    return match if pairing.pending(state) else match.keep(settle_after(match, offers.begin(state)))


def settle_after(match: Match, step: tuple[State, tuple[Event, ...]]) -> tuple[State, tuple[Event, ...]]:
    """Let chance do what it owes after ``step``."""
    state, events = step
    state, more = settle(GAME, state, match.source)
    return state, (*events, *more)


def random_match(seats: int, rng: Rng, config: Config | None = None) -> Match:
    """Return a match whose chance comes from ``rng``."""
    return Match(seats, config=config, source=RandomSource(rng))


def random_step(match: Match, rng: Rng) -> None:
    """Let one seat do something at random, or start the next round."""
    if not match.to_act:
        match.next()
        return
    seat = match.to_act[rng.getrandbits(8) % len(match.to_act)]
    options = match.legal(seat)
    option = options[rng.getrandbits(8) % len(options)]
    match.do(seat, GAME.fill(match.view(seat), option, rng))
