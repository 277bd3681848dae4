"""Whom a match waits for."""

from __future__ import annotations

import msgspec

from salon.core.chance import ChanceSpec


class Seats(msgspec.Struct, frozen=True):
    """These seats may act, sorted; empty between rounds, when only the house can go on."""

    seats: tuple[int, ...]


class Chance(msgspec.Struct, frozen=True):
    """The croupier owes an outcome before anything else happens."""

    spec: ChanceSpec


class Over(msgspec.Struct, frozen=True):
    """The match is over."""


ToAct = Seats | Chance | Over


class Place(msgspec.Struct, frozen=True):
    """One line of a final ranking; equal ranks are shared and the next ones skipped."""

    seat: int
    rank: int
    score: int


class Purse(msgspec.Struct, frozen=True):
    """Open seating: what the person on a stool owns apart from the stakes, in chips, and how often they borrowed."""

    balance: int
    loans: int
