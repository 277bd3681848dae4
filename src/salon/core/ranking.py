"""Who leads, and the places at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from salon.core.turn import Place

Best = Literal["lowest", "highest"]
"""Which score wins."""


def leading(scores: Sequence[int], best: Best) -> tuple[int, tuple[int, ...]]:
    """Return the best score, and the seats that have it."""
    top = min(scores) if best == "lowest" else max(scores)
    return top, tuple(seat for seat, score in enumerate(scores) if score == top)


def ranked(scores: Sequence[int], *, best: Best, by: Sequence[Any] | None = None) -> tuple[Place, ...]:
    """Return the places of all seats, best first; equal seats share a rank, and stand in the order of the seats.

    ``by`` is what decides, one entry a seat, where it is not the score alone.
    """
    keys = scores if by is None else by
    highest = best == "highest"
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=highest)  # Stable, whichever way round.
    sorted_keys = [keys[seat] for seat in order]
    return tuple([Place(seat, 1 + sorted_keys.index(keys[seat]), scores[seat]) for seat in order])
