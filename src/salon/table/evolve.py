"""The fold of a salon's log."""

from __future__ import annotations

from salon.core.refusal import Refusal
from salon.table.decide import weigh
from salon.table.fold import Fold
from salon.table.inputs import Entry
from salon.table.passing import hurry
from salon.table.state import Emission, Salon


def evolve(salon: Salon, entry: Entry) -> tuple[Salon, tuple[Emission, ...]]:
    """Return the salon after ``entry`` and what happened; an entry that ``decide`` refuses changes nothing."""
    verdict = weigh(salon, entry.input, entry.at)
    if isinstance(verdict, Refusal):
        return salon, ()
    fold = Fold(salon, entry.at)
    verdict(fold)
    hurry(fold)
    return fold.salon, tuple(fold.emissions)
