"""What Texas Hold'em adds to the types of poker: blinds and the board."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from salon.games._poker import events, types
from salon.games._poker.types import BetOption, Chips, PlayerView, Rounds

MAX_SEATS: Final = 8
STREETS: Final = {"preflop": ("flop", 3), "flop": ("turn", 1), "turn": ("river", 1)}
"""What follows each street, and how many board cards it brings (``deal.2``)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table (``options.1``, ``options.2``, ``blinds.1``)."""

    rounds: Rounds = 10
    stack: Chips = 1000
    blinds: tuple[Chips, Chips] = (10, 20)


class State(types.State, frozen=True, kw_only=True):
    """A whole match; ``small`` and ``big`` are the seats of the blinds of this hand (``button.*``)."""

    config: Config
    small: int
    big: int


class Turned(events.Event, frozen=True, tag="turned"):
    """Board cards are turned up (``deal.2``); ``board`` is all of it."""

    street: str
    cards: tuple[str, ...]
    board: tuple[str, ...]


EVENTS: Final = (*events.EVENTS, Turned)


class View(types.TableView, frozen=True, kw_only=True):
    """What one viewer sees now (``view.9``)."""

    config: Config
    board: tuple[str, ...]
    small_blind: int
    """The seat of the small blind of this hand."""
    big_blind: int
    players: tuple[PlayerView, ...]
    legal: tuple[BetOption, ...] | UnsetType = UNSET
