"""What every salon of a node works with."""

from __future__ import annotations

from dataclasses import dataclass

from salon.core.chance import ChanceSource
from salon.server.clock import Clock
from salon.server.metrics import Metrics
from salon.server.salons.seams import Wire
from salon.server.salons.thinker import Thinker
from salon.server.store import Store


@dataclass(frozen=True)
class Services:
    """The tools of a node; ``last_alive`` is when the program that ran before was last seen (None: there was none)."""

    store: Store
    clock: Clock
    chance: ChanceSource
    wire: Wire
    thinker: Thinker
    metrics: Metrics
    build: str
    last_alive: float | None = None
