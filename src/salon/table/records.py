"""The record of a match at the big table."""

from __future__ import annotations

from typing import Any

from salon.core.contract import PlaceName
from salon.core.record import FORMAT, Header, write_record
from salon.table.catalogue import known
from salon.table.state import Salon


def record(salon: Salon, place: PlaceName) -> str | None:
    """Return the record of the finished match at ``place`` as text, or None if there is none."""
    match = salon.place(place).match
    if match is None or not match.over:
        return None
    chance: dict[str, list[Any]] = {}
    for kind, outcome in match.chance:
        chance.setdefault(kind, []).append(outcome)
    header = Header(
        salon=FORMAT,
        game=match.game,
        seats=match.seats,
        config=match.config,
        setup=match.setup,
        chance=chance,
        rules_version=known(match.game).rules_version,
    )
    return write_record(header, match.lines)
