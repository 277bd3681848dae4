"""The record of a match at the big table."""

from __future__ import annotations

from salon.core.contract import PlaceName
from salon.table.state import Salon


def record(salon: Salon, place: PlaceName) -> str | None:
    """Return the record of the finished match at ``place`` as text, or None if there is none."""
    raise NotImplementedError
