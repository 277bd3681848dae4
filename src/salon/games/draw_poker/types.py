"""What Poker fermé adds to the types of poker: antes and the exchange."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from salon.games._poker import events, types
from salon.games._poker.types import Bet, BetOption, Chips, Rounds

MAX_SEATS: Final = 6
HAND: Final = 5
MAX_DISCARD: Final = 3


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table (``options.1``, ``options.2``, ``ante.1``)."""

    rounds: Rounds = 10
    stack: Chips = 1000
    ante: Chips = 10


class State(types.State, frozen=True, kw_only=True):
    """A whole match."""

    config: Config
    discards: tuple[tuple[int, ...] | None, ...] = ()
    """The cards that each seat has given up; None: not chosen, or not in the exchange; empty before it."""


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="draw"):
    """Change these cards of the hand; none of them: keep all five (``draw.2``)."""

    discard: tuple[str, ...]


class DrawOption(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Any 0 to ``max`` different cards of the hand may be changed."""

    max: int


Action = Bet | Draw
Option = BetOption | DrawOption


class ExchangeOpened(events.Event, frozen=True, tag="exchange_opened"):
    """The exchange begins: these seats choose, all at the same time (``draw.3``)."""

    seats: tuple[int, ...]


class Chose(events.Event, frozen=True, tag="chose"):
    """A seat has chosen; what it gives up is known to itself only (``draw.3``, ``draw.6``)."""

    seat: int
    discard: tuple[str, ...] | None
    count: int | None


class Drew(events.Event, frozen=True, tag="drew"):
    """A seat gets its new cards, once all have chosen (``draw.4``); ``hand`` is its whole hand now."""

    seat: int
    count: int
    cards: tuple[str, ...]
    hand: tuple[str, ...]


EVENTS: Final = (*events.EVENTS, ExchangeOpened, Chose, Drew)


class PlayerView(types.PlayerView, frozen=True, kw_only=True):
    """A seat as the viewer sees it; ``drew`` is how many cards it has changed (``draw.3``, ``draw.5``)."""

    drew: int | None


class View(types.TableView, frozen=True, kw_only=True):
    """What one viewer sees now (``view.9``)."""

    config: Config
    players: tuple[PlayerView, ...]
    legal: tuple[Option, ...] | UnsetType = UNSET
