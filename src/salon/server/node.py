"""A running node: its store, its salons, its edge."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from salon.core.chance import ChanceSource, RandomSource
from salon.server.clock import Clock
from salon.server.door import Door, Pace
from salon.server.folder import DataFolder
from salon.server.metrics import Metrics
from salon.server.salons.house import House
from salon.server.salons.local import LocalDirectory, LocalWire
from salon.server.salons.services import Services
from salon.server.salons.thinker import ProcessThinker, Thinker
from salon.server.store import Store
from salon.server.store.sqlite import SqliteStore

BEAT: Final = 1.0
"""Seconds between two signs of life in the data folder."""


@dataclass
class Node:
    """One process of the salon."""

    door: Door
    house: House
    store: Store
    thinker: Thinker

    async def farewell(self) -> None:
        """Finish what is being done, and say goodbye to every device."""
        await self.house.stop()

    async def close(self) -> None:
        """Let the helpers and the files go."""
        await self.thinker.close()
        await self.store.close()


def assemble(
    folder: DataFolder,
    build: str,
    *,
    origins: Iterable[str] = (),
    clock: Clock | None = None,
    chance: ChanceSource | None = None,
    thinker: Thinker | None = None,
    pace: Pace | None = None,
) -> Node:
    """The node whose data are in ``folder``, to be called while an event loop runs; raises StoreError."""
    metrics = Metrics()
    wire = LocalWire()
    store = SqliteStore(folder.store)
    thinker = thinker or ProcessThinker(metrics)
    services = Services(
        store=store,
        clock=clock or Clock(),
        chance=chance or RandomSource(secrets.SystemRandom()),
        wire=wire,
        thinker=thinker,
        metrics=metrics,
        build=build,
        last_alive=folder.last_alive,
    )
    wire.owner = house = House(services)
    door = Door(LocalDirectory(), wire, store, metrics, build, frozenset(origins), pace or Pace())
    return Node(door, house, store, thinker)


@asynccontextmanager
async def beating(folder: DataFolder) -> AsyncIterator[None]:
    """Give signs of life in ``folder`` meanwhile."""

    async def beat() -> None:
        while True:
            folder.beat()
            await asyncio.sleep(BEAT)

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()
        folder.beat()
