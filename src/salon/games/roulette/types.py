"""What Roulette is made of: options of the table, state, actions, events and views."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.games._corner import types as corner
from salon.games._corner.types import Left, Lent, Opened, Sat

Phase = Literal["betting", "spinning", "round_over"]
Chip = Literal[10, 50, 100]
# fmt: off
PlaceName = Literal[
    "0",
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24",
    "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
    "dozen1", "dozen2", "dozen3",
    "red", "black", "even", "odd", "low", "high",
]
# fmt: on
"""Where a chip may lie (``bet.3``)."""
Colour = Literal["green", "red", "black"]
Parity = Literal["even", "odd"]
Half = Literal["low", "high"]

SPIN_SECONDS: Final = 6.0
"""How long the ball runs (``spin.2``)."""
REMEMBERED: Final = 10
"""How many numbers are remembered (``hidden.2``)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the table: seconds of the countdown (``start.1``), most chips in a round (``bet.2``)."""

    spin_seconds: Annotated[int, Meta(ge=5, le=120)] = 20
    limit: Annotated[int, Meta(ge=10, le=100_000)] = 1000


class Stake(msgspec.Struct, frozen=True):
    """All chips of one stool on one place."""

    on: PlaceName
    amount: int


class Stool(corner.Stool, frozen=True):
    """A stool with its stakes and what came of them."""

    stakes: tuple[Stake, ...] = ()
    """In the order of the first touch; in view after the settlement, when they are no longer on the table."""
    ready: bool = False
    net: int | None = None

    @property
    def staked(self) -> int:
        """The sum of the stakes, in chips."""
        return sum(stake.amount for stake in self.stakes)


class State(corner.State, frozen=True):
    """The table between two inputs."""

    config: Config
    stools: tuple[Stool, ...]
    round: int = 1
    phase: Phase = "betting"
    number: int | None = None
    """While the wheel turns: where the ball will stop, known to nobody (``hidden.1``); None while it is owed."""
    history: tuple[int, ...] = ()
    """The last ten numbers, the newest last."""
    countdown: int = 0
    """How many countdowns have started in this betting (``start.1``); 0 when there is none."""


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Bet(_Action, frozen=True, tag="bet"):
    """Add one chip to a place (``bet.1``)."""

    on: PlaceName
    chip: Chip


class Clear(_Action, frozen=True, tag="clear"):
    """Take all one's stakes back (``bet.4``)."""


class Ready(_Action, frozen=True, tag="ready"):
    """Say that one is ready for the wheel (``start.2``)."""


class BetOption(msgspec.Struct, frozen=True, tag_field="type", tag="bet"):
    """One of these chips may be added to any place."""

    chips: tuple[Chip, ...]


Action = Bet | Clear | Ready
Option = BetOption | Clear | Ready


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class StakesLeft(_Event, frozen=True, tag="stakes_left"):
    """Somebody leaves while the wheel turns; the stakes stand (``stool.4``)."""

    seat: int


class Freed(_Event, frozen=True, tag="freed"):
    """With the new betting the stool of who had left is free."""

    seat: int


class Placed(_Event, frozen=True, tag="bet"):
    """A chip is added to a place; ``amount`` lies there now, ``staked`` on all places together."""

    seat: int
    on: PlaceName
    chip: int
    amount: int
    staked: int


class Cleared(_Event, frozen=True, tag="cleared"):
    """Somebody has taken all stakes back."""

    seat: int
    amount: int


class SaidReady(_Event, frozen=True, tag="ready"):
    """Somebody is ready."""

    seat: int


class Started(_Event, frozen=True, tag="started"):
    """The wheel turns; nothing goes any more (``start.5``)."""

    round: int
    why: Literal["ready", "clock"]


class Stopped(_Event, frozen=True, tag="stopped"):
    """The ball has stopped; ``parity`` and ``half`` are None for zero (``pay.3``)."""

    number: int
    colour: Colour
    parity: Parity | None
    half: Half | None


class Settled(_Event, frozen=True, tag="settled"):
    """Stakes are settled; ``balance`` is what their owner has now, before a loan."""

    seat: int
    result: Literal["win", "lose", "even"]
    staked: int
    net: int
    balance: int


Event = (
    Opened
    | Sat
    | Left
    | StakesLeft
    | Freed
    | Placed
    | Cleared
    | SaidReady
    | Started
    | Stopped
    | Settled
    | Lent
)


class Fall(msgspec.Struct, frozen=True):
    """Where the ball has stopped, and the places that win.

    ``gains`` says of each of ``wins`` how many times its stake it gains (``pay.1``).
    """

    number: int
    colour: Colour
    parity: Parity | None
    half: Half | None
    wins: tuple[PlaceName, ...]
    gains: tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """A taken stool; all of it is public (``hidden.2``, ``record.3``). ``leaving`` and ``away`` as in ``Stool``."""

    balance: int
    loans: int
    bets: dict[PlaceName, int]
    staked: int
    ready: bool
    net: int | None
    leaving: bool
    away: bool


class View(msgspec.Struct, frozen=True):
    """What one viewer sees now. ``legal`` is there in a seat's own view only."""

    game: str
    config: Config
    phase: Phase
    round: int
    rounds: None
    dealer: None
    to_act: tuple[int, ...]
    players: tuple[PlayerView | None, ...]
    ranking: None
    last: int | None
    history: tuple[int, ...]
    fall: Fall | None
    """None until the ball has stopped, and again from the next betting on."""
    legal: tuple[Option, ...] | UnsetType = UNSET
