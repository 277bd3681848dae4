"""What Freeze is made of: options of the table, state, actions and views. Events are in ``events``."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from salon.core.turn import Place

Phase = Literal["look", "turn", "power", "penalty", "round_over", "over"]
PowerKind = Literal["look_own", "look_other", "swap", "swap_any", "swap_see", "king"]
FaultKind = Literal["wrong", "second", "turn"]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
LAPS: Final = 40
"""So many laps may pass without a freeze (``last.4``)."""

Line = tuple[int | None, ...]
"""Cards as the pack numbers them, by slot; None is a hole."""
Lines = tuple[Line, Line]
"""The top row and the bottom row of a seat."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table (section 9). ``rounds`` None: 5, or 20 if there is a ``limit`` (``end.1``)."""

    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    limit: Literal[50, 100] | None = None
    look_seconds: Literal[5, 15, 30] = 15
    discard_start: Literal["empty", "card"] = "empty"
    powers: Literal["classic", "kaboo", "none"] = "classic"
    red_kings_row: Literal[0, -2] = 0
    frozen_look: bool = True
    strict_faults: bool = False
    speed_hold: Annotated[float, Meta(ge=0, le=6)] = 2.5


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is carried over into a match; None means the default of the rulebook."""

    dealer: int = 0
    scores: tuple[int, ...] | None = None
    round: int | None = None


class Spot(msgspec.Struct, frozen=True, order=True):
    """A place of a seat: line 0 is the top row, slot 0 leftmost (``place.1``)."""

    seat: int
    line: int
    slot: int


class Window(msgspec.Struct, frozen=True):
    """The window that is open (``speed.1``); ``rank`` as the pack counts ranks, ``used`` after the first attempt."""

    id: int
    rank: int
    used: bool = False


class Power(msgspec.Struct, frozen=True):
    """The power that the turn seat is using (section 3).

    ``looked``: the places looked at whose card still lies there, in that order. ``own`` and ``other``: whether the
    look at an own card, at another's, is spent. ``done``: the exchange has been made.
    """

    kind: PowerKind
    looked: tuple[Spot, ...] = ()
    own: bool = False
    other: bool = False
    done: bool = False

    @property
    def begun(self) -> bool:
        """Whether the power has been used at all."""
        return self.own or self.other or self.done


class Penalty(msgspec.Struct, frozen=True):
    """The penalty that ``seat`` must place (``fault.1``).

    ``card`` is None while the draw pile is being remade for it; ``shown`` is the card that everybody sees meanwhile.
    """

    seat: int
    card: int | None = None
    shown: Spot | None = None


class Fault(msgspec.Struct, frozen=True):
    """A fault of the round; ``penalty`` is False if it was waived (``fault.4``)."""

    seat: int
    kind: FaultKind
    penalty: bool


class State(msgspec.Struct, frozen=True):
    """A whole match. One entry a seat in every tuple that is named after what seats have."""

    config: Config
    round: int
    dealer: int
    scores: tuple[int, ...]
    windows: int = 0
    """Windows opened in the match so far."""
    phase: Phase = "look"
    lines: tuple[Lines, ...] = ()
    """No entry at all while the deal is owed."""
    pile: tuple[int, ...] = ()
    """The draw pile, its top first."""
    discard: tuple[int, ...] = ()
    """The discard, its top last."""
    looking: tuple[int, ...] = ()
    """The seats that have not closed their look."""
    turn: int | None = None
    turns: int = 0
    """Turns of the round that are over, played or spent."""
    spent: bool = False
    """Whether the seat after the turn seat has spent its turn during the power that runs (``speed.8``)."""
    drawn: int | None = None
    window: Window | None = None
    power: Power | None = None
    freezer: int | None = None
    penalty: Penalty | None = None
    faults: tuple[Fault, ...] = ()
    owed: Literal["draw", "clock", "penalty"] | None = None
    """What waits for a remade draw pile (``pile.1``): a draw, one that the clock made, a penalty."""
    points: tuple[int, ...] | None = None
    round_scores: tuple[int, ...] | None = None


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Ready(_Action, frozen=True, tag="ready"):
    """Close one's look (``look.1``)."""


class Draw(_Action, frozen=True, tag="draw"):
    """Draw the top card of the draw pile (``turn.2``)."""


class Discard(_Action, frozen=True, tag="discard"):
    """Discard the drawn card (``turn.3``)."""


class Swap(_Action, frozen=True, tag="swap"):
    """Lay the drawn card down in place of this one (``turn.4``)."""

    line: int
    slot: int


class Take(_Action, frozen=True, tag="take"):
    """Take the top of the discard in place of this card (``turn.5``)."""

    line: int
    slot: int


class Freeze(_Action, frozen=True, tag="freeze"):
    """Freeze: everybody else has one more turn (``turn.6``)."""


class Speed(_Action, frozen=True, tag="speed"):
    """Throw this card on the open window (``speed.3``).

    ``window`` and ``used`` say what the sender had seen; left out: full knowledge (``speed.11``).
    """

    line: int
    slot: int
    window: int | UnsetType = UNSET
    used: bool | UnsetType = UNSET


class Look(_Action, frozen=True, tag="look"):
    """Look at a card by a power (``power.2``, ``power.3``, ``power.5``)."""

    seat: int
    line: int
    slot: int


class Exchange(_Action, frozen=True, tag="exchange", rename={"giver": "from"}):
    """Exchange two cards by a power (``power.4``); ``from`` is the seat of the first, the turn seat if left out."""

    line: int
    slot: int
    seat: int
    with_line: int
    with_slot: int
    giver: int | UnsetType = UNSET


class Skip(_Action, frozen=True, tag="skip"):
    """Do not use the power, or end it (``power.6``); pass where nothing can be had (``turn.7``)."""


class PlacePenalty(_Action, frozen=True, tag="place"):
    """Put the penalty card in this line (``fault.1``)."""

    line: int


class ExchangeOption(msgspec.Struct, frozen=True, tag_field="type", tag="exchange"):
    """An exchange: of any two cards that the power allows, or of these two (the King's)."""

    line: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    with_line: int | UnsetType = UNSET
    with_slot: int | UnsetType = UNSET


Action = Ready | Draw | Discard | Swap | Take | Freeze | Speed | Look | Exchange | Skip | PlacePenalty
ACTIONS: Final = (Ready, Draw, Discard, Swap, Take, Freeze, Speed, Look, Exchange, Skip, PlacePenalty)
Option = Ready | Draw | Discard | Swap | Take | Freeze | Speed | Look | ExchangeOption | Skip | PlacePenalty
OPTIONS: Final = (
    Ready,
    Draw,
    Discard,
    Swap,
    Take,
    Freeze,
    Speed,
    Look,
    ExchangeOption,
    Skip,
    PlacePenalty,
)


class PlayerView(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it.

    ``rows`` (what each row is worth, ``score.2``), ``points`` and ``round_score`` are None until the round ends
    (``score.4``).
    """

    score: int
    cards: int
    lines: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    rows: tuple[int, int] | None
    points: int | None
    round_score: int | None


class WindowView(msgspec.Struct, frozen=True):
    """The window that is open."""

    id: int
    rank: str
    used: bool


class PowerView(msgspec.Struct, frozen=True):
    """The power under way; the places looked at are public, the cards are not (``power.7``)."""

    seat: int
    kind: PowerKind
    looked: tuple[Spot, ...]


class Seen(msgspec.Struct, frozen=True):
    """A card that the viewer is being shown right now (``hidden.1``)."""

    seat: int
    line: int
    slot: int
    card: str


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
    turn: int | None
    turns: int
    """Turns of the round that are over: with the number of seats, the lap (``last.4``)."""
    spent: int | None
    """The seat that has spent its coming turn during the power that runs (``speed.8``)."""
    drawn: str | None
    gives: PowerKind | None
    """The power that discarding the drawn card would give; for the turn seat alone (``power.1``, ``power.7``)."""
    discard: str | None
    discard_count: int
    draw_count: int
    freezer: int | None
    last_lap: bool
    window: WindowView | None
    windows: int
    """Windows opened in the match so far: the next one has the number after it (``speed.1``)."""
    power: PowerView | None
    seen: tuple[Seen, ...]
    faults: tuple[Fault, ...]
    ranking: tuple[Place, ...] | None
    legal: tuple[Option, ...] | UnsetType = UNSET
