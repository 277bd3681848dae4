"""What a salon waits for: chance, time and house players."""

from __future__ import annotations

from salon.core.chance import ChanceSpec
from salon.core.contract import PlaceName
from salon.table.state import Salon, Thought


def owed(salon: Salon) -> tuple[PlaceName, ChanceSpec] | None:
    """Return the outcome that is to be drawn before anything else happens."""
    raise NotImplementedError


def due(salon: Salon) -> float | None:
    """Return the next moment at which ``Ticked`` has something to do (it may lie in the past), or None."""
    raise NotImplementedError


def thinking(salon: Salon) -> tuple[Thought, ...]:
    """Return the moves that house players owe now; an answer comes back as ``Moved``."""
    raise NotImplementedError
