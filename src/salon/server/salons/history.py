"""A salon as its log tells it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from salon.server.messages import Ack
from salon.server.salons.answers import Answers
from salon.server.salons.logged import decode
from salon.server.salons.snapshots import Frozen, freeze, thaw
from salon.server.store import Snapshot, Store
from salon.table import NEW, Asked, Salon, evolve

STRIDE = 100
"""So many entries are folded before others may run."""


@dataclass
class History:
    """The fold of a log: the salon, the number and the time of the last entry, and the answers that were given.

    ``frozen`` is the number of the last snapshot.
    """

    salon: Salon = NEW
    last: int = 0
    last_at: float = 0.0
    answers: Answers = field(default_factory=Answers)
    frozen: int = 0

    @property
    def folded(self) -> int:
        """How many entries came after it."""
        return self.last - self.frozen


async def load(store: Store, code: str) -> History:
    """Fold the log of the salon ``code``; raises StoreError, and msgspec.DecodeError for a line that is none."""
    history = _begin(await store.snapshot(code))
    for data in await store.read(code, after=history.last):
        entry = decode(data)
        history.salon, _ = evolve(history.salon, entry)
        history.last += 1
        history.last_at = entry.at
        if entry.id is not None and isinstance(entry.input, Asked):
            _keep(history, entry.input.person, entry.id)
        if history.last % STRIDE == 0:
            await asyncio.sleep(0)
    return history


async def freeze_at(store: Store, code: str, history: History, distance: int) -> None:
    """Keep a snapshot if the last one is ``distance`` entries old; raises StoreError."""
    if history.folded < distance:
        return
    frozen = Frozen(history.salon, history.last_at, history.answers.carried_out())
    await store.keep(code, freeze(history.last, frozen))
    history.frozen = history.last


def _begin(snapshot: Snapshot | None) -> History:
    frozen = thaw(snapshot)
    if snapshot is None or frozen is None:
        return History()
    history = History(frozen.salon, snapshot.number, frozen.last_at, frozen=snapshot.number)
    for person, ids in frozen.asked.items():
        for command in ids:
            _keep(history, person, command)
    return history


def _keep(history: History, person: str, command: str) -> None:
    history.answers.keep(person, command, Ack(command))
