"""Who brings a change about, and the inputs that are not a seat's own action."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

House = Literal["house"]
ClockActor = Literal["clock"]
ChanceActor = Literal["chance"]
Actor = int | House | ClockActor | ChanceActor
"""A seat number, or one of the three that are not seats."""

HOUSE: Final[House] = "house"
CLOCK: Final[ClockActor] = "clock"
CHANCE: Final[ChanceActor] = "chance"


class Next(msgspec.Struct, frozen=True, tag_field="type", tag="next"):
    """The house starts the next round (phase ``round_over`` only; elsewhere it does nothing)."""


class Sit(msgspec.Struct, frozen=True, tag_field="type", tag="sit"):
    """Open seating: somebody takes stool ``seat``.

    ``balance`` and ``loans`` are what the person brings; None means what this stool had before, or a first sitting.
    """

    seat: int
    balance: int | None = None
    loans: int | None = None


class Leave(msgspec.Struct, frozen=True, tag_field="type", tag="leave"):
    """Open seating: the person on stool ``seat`` leaves."""

    seat: int


class Away(msgspec.Struct, frozen=True, tag_field="type", tag="away"):
    """Open seating: the connection of the person on stool ``seat`` is lost; nobody waits for it any more."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag_field="type", tag="back"):
    """Open seating: the person on stool ``seat`` is connected again."""

    seat: int


HouseInput = Next | Sit | Leave | Away | Back


class Expire(msgspec.Struct, frozen=True, tag_field="type", tag="expire"):
    """The clock that runs now has run out."""
