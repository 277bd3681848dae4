"""The places at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from salon.core.turn import Place


def ranked(
    scores: Sequence[int], *, best: Literal["lowest", "highest"], by: Sequence[Any] | None = None
) -> tuple[Place, ...]:
    """Return the places of all seats, best first; equal seats share a rank, and stand in the order of the seats.

    ``by`` is what decides, one entry a seat, where it is not the score alone.
    """
    keys = scores if by is None else by
    highest = best == "highest"
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=highest)  # Stable, whichever way round.
    sorted_keys = [keys[seat] for seat in order]
    return tuple([Place(seat, 1 + sorted_keys.index(keys[seat]), scores[seat]) for seat in order])
