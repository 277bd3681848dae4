"""A salon as its log tells it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from salon.server.messages import Ack
from salon.server.salons.answers import Answers
from salon.server.salons.audience import write
from salon.server.salons.logged import decode
from salon.server.store import Store
from salon.table import NEW, Asked, Salon, evolve

STRIDE = 100
"""So many entries are folded before others may run."""


@dataclass
class History:
    """The fold of a log: the salon, the number and the time of the last entry, and the answers that were given."""

    salon: Salon = NEW
    last: int = 0
    last_at: float = 0.0
    answers: Answers = field(default_factory=Answers)


async def load(store: Store, code: str) -> History:
    """Fold the log of the salon ``code``; raises StoreError, and msgspec.DecodeError for a line that is none."""
    history = History()
    for data in await store.read(code):
        entry = decode(data)
        history.salon, _ = evolve(history.salon, entry)
        history.last += 1
        history.last_at = entry.at
        if entry.id is not None and isinstance(entry.input, Asked):
            history.answers.keep(entry.input.person, entry.id, write(Ack(entry.id)))
        if history.last % STRIDE == 0:
            await asyncio.sleep(0)
    return history
