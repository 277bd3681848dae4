"""The moves that the house players of one salon are working on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any

import msgspec

from salon.core.contract import PlaceName
from salon.server.clock import Clock
from salon.server.metrics import Metrics
from salon.server.salons.thinker import Thinker
from salon.table import Thought

Key = tuple[PlaceName, int, str]


class Mused(msgspec.Struct, frozen=True):
    """What a house player came to: ``action`` is None when it found nothing in time."""

    place: PlaceName
    seat: int
    decision: str
    action: Any


class Thoughts:
    """Keeps one task a pending move; a move that is no longer wanted is given up."""

    def __init__(
        self, thinker: Thinker, clock: Clock, metrics: Metrics, post: Callable[[Mused], None]
    ) -> None:
        self._thinker = thinker
        self._clock = clock
        self._metrics = metrics
        self._post = post
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    @property
    def any(self) -> bool:
        """Whether a house player is at work."""
        return any(not task.done() for task in self._tasks.values())

    def follow(self, wanted: Iterable[Thought]) -> None:
        """Begin what is newly wanted, give up what is not wanted any more."""
        thoughts = {(thought.place, thought.seat, thought.decision): thought for thought in wanted}
        for key in self._tasks.keys() - thoughts.keys():
            self._tasks.pop(key).cancel()
        for key in thoughts.keys() - self._tasks.keys():
            self._tasks[key] = asyncio.create_task(self._muse(thoughts[key]))

    def stop(self) -> None:
        """Give everything up."""
        self.follow(())

    async def _muse(self, thought: Thought) -> None:
        begun = perf_counter()
        action = await self._thinker.think(thought)
        self._metrics.thought.observe(perf_counter() - begun)
        # It has to look like thinking: never before the time that the table has drawn.
        await asyncio.sleep(self._clock.wait(thought.not_before))
        self._post(Mused(thought.place, thought.seat, thought.decision, action))
