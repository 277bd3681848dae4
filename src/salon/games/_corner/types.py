"""Stools, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

MIN_STOOLS: Final = 1
MAX_STOOLS: Final = 5
LOWEST: Final = 10
"""The lowest stake in chips: who has less is lent some (``chips.2``)."""
GIFT: Final = 1000
"""What a first sitting gives, and what a loan gives (``chips.1``, ``chips.2``)."""

Chips = Annotated[int, Meta(ge=0)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there, and with what (``record.1``): one entry a stool, None for an empty one.

    Without ``balances`` every stool is taken with 1000 chips; without ``loans`` nobody has borrowed.
    """

    balances: tuple[Chips | None, ...] | None = None
    loans: tuple[Chips | None, ...] | None = None


class Stool(msgspec.Struct, frozen=True):
    """A stool and the person on it; balance and loans stay when the person leaves (``record.1``)."""

    balance: int = GIFT
    """Chips without what is staked."""
    loans: int = 0
    taken: bool = False
    leaving: bool = False
    """The person has left with stakes in play; the stool is kept until the next betting (``stool.4``)."""
    away: bool = False
    """The person's connection is lost (``clock.2``)."""


class State(msgspec.Struct, frozen=True):
    """A table; each game has stools of its own kind."""

    stools: tuple[Any, ...]


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Opened(_Event, frozen=True, tag="opened"):
    """The betting for round ``round`` is open."""

    round: int


class Sat(_Event, frozen=True, tag="sat"):
    """Somebody sits down (again)."""

    seat: int
    balance: int


class Left(_Event, frozen=True, tag="left"):
    """Somebody leaves and the stool is free; ``returned`` is what comes back of the stakes (``stool.3``)."""

    seat: int
    returned: int


class Lent(_Event, frozen=True, tag="lent"):
    """The house has lent ``amount``; it is the person's loan number ``loans`` (``chips.2``)."""

    seat: int
    amount: int
    loans: int
