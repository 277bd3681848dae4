"""What Poule mouillée is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.core.turn import Place
from salon.games.poule_mouillee.counting import How

Phase = Literal["series", "round_over", "over"]
Run = Literal["start", "turn", "chicken", "free", "extra"]
"""Why a seat plays: it starts a series with two cards, has a normal turn, has chickened out (``restart`` ``"two"``),
goes on as long as it likes (after 21, or after chickening out with ``"free"``), or may add a card to a pair."""

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    rounds: Annotated[int, Meta(ge=1, le=5)] = 1
    jokers: Annotated[int, Meta(ge=0, le=4)] = 2
    restart: Literal["two", "free"] = "two"
    """How many cards after chickening out: two at most, or as many as one likes (``chicken.3``)."""
    on_21: Literal["left", "out"] = "left"
    """Where the series goes at 21: to the left neighbour, or out of play (``exact.1``, ``exact.4``)."""
    extra_card: bool = True
    cap: Annotated[int, Meta(ge=1, le=1_000_000)] = 1000
    """Cards played by all seats together after which a round ends (``cap.1``)."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried over into a match; without ``scores`` every total is 0."""

    dealer: int = 0
    scores: tuple[int, ...] | None = None
    round: int = 1


class State(msgspec.Struct, frozen=True):
    """A whole match. One entry a seat in every tuple that is named after what seats have."""

    config: Config
    round: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase = "series"
    stacks: tuple[tuple[int, ...], ...] = ()
    """Cards, top first; no entry at all while the deal is owed."""
    pile: tuple[int, ...] = ()
    count: int = 0
    worth: int = 0
    """What the last card of the series stands for: a Jack on it does the same (``count.9`` to ``count.12``)."""
    out: tuple[int, ...] = ()
    turn: int | None = None
    run: Run = "start"
    due: int = 0
    """Cards that the seat must still play before it may stop (``turn.4``)."""
    played: int = 0
    """Cards played in this round by all seats together."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Turn up the top card of one's stack."""


class Chicken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="chicken"):
    """Chicken out: take the series, and begin a new one (``chicken.2``)."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stop"):
    """End one's turn where going on is optional (``turn.5``)."""


Action = Play | Chicken | Stop
ACTIONS: Final = (Play, Chicken, Stop)


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A round begins: how many cards lie in each stack; ``starter`` begins the first series (``deal.2``)."""

    round: int
    rounds: int
    dealer: int
    starter: int
    cards: tuple[int, ...]


class Played(_Event, frozen=True, tag="played"):
    """A card was turned up and counted; ``left`` are the cards left in the stack of the seat."""

    seat: int
    card: str
    how: How
    value: int
    """What was added or subtracted, or what the count was set to."""
    before: int
    count: int
    left: int


class Paired(_Event, frozen=True, tag="paired"):
    """The card makes a pair with the one under it: the seat may add one card (``extra.1``)."""

    seat: int


class Bust(_Event, frozen=True, tag="bust"):
    """A seat has gone past 21 and takes the ``picked`` cards of the series (``bust.1``)."""

    seat: int
    count: int
    picked: int


class Chickened(_Event, frozen=True, tag="chickened"):
    """A seat has chickened out at ``count`` and takes the ``picked`` cards of the series (``chicken.2``)."""

    seat: int
    count: int
    picked: int


class TwentyOne(_Event, frozen=True, tag="twenty_one"):
    """A seat has made exactly 21: the series of ``passed`` cards goes to ``receiver``, or out (None)."""

    seat: int
    goes: Literal["left", "out"]
    receiver: int | None
    passed: int


class Stopped(_Event, frozen=True, tag="stopped"):
    """A seat has ended its turn where it could have gone on."""

    seat: int


class RoundWon(_Event, frozen=True, tag="round_won"):
    """A seat has no cards left (``win.1``)."""

    seat: int


class Capped(_Event, frozen=True, tag="capped"):
    """So many cards have been played in the round that it ends (``cap.1``)."""

    cap: int


class RoundOver(_Event, frozen=True, tag="round_over"):
    """A round is over: its points, the totals; ``leaders`` have the lowest total."""

    round: int
    rounds: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    leaders: tuple[int, ...]
    best: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; ``winners`` share the lowest ``total`` (``score.3``)."""

    winners: tuple[int, ...]
    count: int
    total: int


Event = (
    Dealt
    | Played
    | Paired
    | Bust
    | Chickened
    | TwentyOne
    | Stopped
    | RoundWon
    | Capped
    | RoundOver
    | MatchOver
)
EVENTS: Final = (
    Dealt,
    Played,
    Paired,
    Bust,
    Chickened,
    TwentyOne,
    Stopped,
    RoundWon,
    Capped,
    RoundOver,
    MatchOver,
)


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: the stack is hidden from its owner too (``hidden.1``)."""

    score: int
    cards: int
    stack: tuple[str, ...]


class SumView(msgspec.Struct, frozen=True):
    """What a card of the series did to the count, as in ``Played``."""

    how: How
    value: int
    before: int
    count: int


class View(msgspec.Struct, frozen=True):
    """What one viewer sees now. ``legal`` is there in a seat's own view only."""

    game: str
    config: Config
    phase: Phase
    round: int
    rounds: int
    dealer: int
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    pile: tuple[str, ...]
    sums: tuple[SumView, ...]
    """One for each card of ``pile``, so that the arithmetic can be shown on the cards."""
    count: int
    due: int
    run: Run | None
    """Why the seat to act plays; None while nobody is to act."""
    played: int
    """Cards played in this round by all seats together, of ``config.cap``."""
    out_of_play: tuple[str, ...]
    ranking: tuple[Place, ...] | None
    legal: tuple[Action, ...] | UnsetType = UNSET
