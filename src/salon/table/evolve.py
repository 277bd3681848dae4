"""The fold of a salon's log."""

from __future__ import annotations

from salon.table.inputs import Entry
from salon.table.state import Emission, Salon


def evolve(salon: Salon, entry: Entry) -> tuple[Salon, tuple[Emission, ...]]:
    """Return the salon after ``entry`` and what happened; an entry that ``decide`` refuses changes nothing."""
    raise NotImplementedError
