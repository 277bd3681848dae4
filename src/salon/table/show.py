"""What a person sees: the one path from states and emissions to views and events."""

from __future__ import annotations

from typing import Any

from salon.core.contract import PlaceName
from salon.table.state import Emission, Salon, Stream
from salon.table.views import RoomView, TableView


def room_view(salon: Salon) -> RoomView:
    """Return the room; it is the same for everybody."""
    raise NotImplementedError


def table_view(salon: Salon, place: PlaceName, person: str | None, now: float) -> TableView:
    """Return a place as ``person`` may see it; None and who has no seat there see what is public."""
    raise NotImplementedError


def redacted(salon: Salon, emission: Emission, person: str | None) -> Any:
    """Return the event as ``person`` may know it, or None if it is not for them (its number still is)."""
    raise NotImplementedError


def number(salon: Salon, stream: Stream) -> int:
    """Return the number of the last emission of ``stream`` (0: none yet)."""
    raise NotImplementedError


def since(salon: Salon, stream: Stream, last: int) -> tuple[Emission, ...] | None:
    """Return the emissions of ``stream`` after number ``last``; None if they are not (all) kept any more."""
    raise NotImplementedError
