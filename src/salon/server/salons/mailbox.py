"""One salon, alive: its commands are handled one by one, made durable, and only then told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.logs import log
from salon.server.salons.audience import GOING_AWAY, TRY_AGAIN, Audience, closed
from salon.server.salons.batch import Batch
from salon.server.salons.desk import Desk, Item
from salon.server.salons.forgetting import forget
from salon.server.salons.history import History, freeze_at, load
from salon.server.salons.letters import Join
from salon.server.salons.services import Services
from salon.server.salons.snapshots import EVERY
from salon.server.salons.thoughts import Thoughts
from salon.table import Restarted, Salon, due, thinking

IDLE: Final = 600.0
"""A salon that nobody looks at and in which nothing runs leaves the memory after so many seconds."""
WORTH: Final = 50
"""A salon that leaves the memory leaves a snapshot if so many entries came after the last one."""


class Mailbox:
    """Holds one salon in memory. It ends when the salon is idle, is stopped, or can no longer be written."""

    def __init__(self, code: str, services: Services, gone: Callable[[str], None]) -> None:
        self.code = code
        self._services = services
        self._gone = gone
        self._audience = Audience(services.wire, services.metrics, services.build)
        self._desk = Desk(code, services, self._audience)
        self._thoughts = Thoughts(services.thinker, services.clock, services.metrics, self.post)
        self._history = History()
        self._inbox: deque[tuple[float, Item]] = deque()
        self._moment = 0.0
        self._wake = asyncio.Event()
        self._stopping = False
        self._idle_since = services.clock.now()
        self._task = asyncio.create_task(self._run(), name=f"salon {code}")

    def post(self, item: Item) -> None:
        """Let ``item`` wait for its turn."""
        self._inbox.append((self._services.clock.now(), item))
        self._wake.set()

    @property
    def salon(self) -> Salon:
        """The salon as it was last told."""
        return self._history.salon

    async def stop(self) -> None:
        """Finish what is being done, and tell every device that the server restarts."""
        self._stopping = True
        self._wake.set()
        await self._task

    async def ended(self) -> None:
        """Wait for the end."""
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        try:
            await self._open()
            while True:
                await self._round()
                if not self._finished():
                    await self._wait()
                    continue
                await freeze_at(self._services.store, self.code, self._history, WORTH)
                if self._finished():
                    break  # nobody has come meanwhile
            self._end(refusals.RESTARTING, GOING_AWAY)
        except Exception:  # noqa: BLE001 - the salon leaves the memory and is folded anew for who comes back
            reference = self._services.metrics.mistake("a salon has stopped", salon=self.code)
            self._end(refusals.internal(reference), TRY_AGAIN)
        finally:
            self._thoughts.stop()
            self._gone(self.code)

    async def _open(self) -> None:
        self._history = await load(self._services.store, self.code)
        self._desk.answers = self._history.answers
        salon = self._history.salon
        if salon.code:
            facts = {"salon": self.code, "entries": self._history.last, "folded": self._history.folded}
            log.info("a salon is in memory", extra=facts)
        if due(salon) is not None or any(person.connected for person in salon.people):
            alive = self._services.last_alive or 0.0
            restarted = Restarted(max(self._history.last_at, alive))
            self._inbox.appendleft((self._services.clock.now(), restarted))

    async def _round(self) -> None:
        begun = perf_counter()
        salon, last = self._history.salon, self._history.last
        batch = Batch(salon, salon, self._history.last_at, self._moment, self._services.chance)
        self._wake.clear()
        try:
            while self._inbox:
                # Each at the moment at which it arrived, after what was due by then: the salon may have been busy.
                at, item = self._inbox.popleft()
                batch.now = max(batch.now, at)
                if not isinstance(item, Restarted):  # it gives time back: nothing is due before it
                    self._desk.pass_time(batch)
                self._desk.handle(batch, item)
            batch.now = self._moment = max(batch.now, self._services.clock.now())
            self._desk.pass_time(batch)
            if batch.entries:
                await self._services.store.append(batch.append(self.code, last))
                self._services.metrics.append.observe(perf_counter() - begun)
                self._services.metrics.entries.inc(len(batch.entries))
            self._history.salon = batch.salon
            self._history.last += len(batch.entries)
            self._history.last_at = batch.last_at
            self._desk.settle(batch)
        except BaseException:
            batch.fail(refusals.RESTARTING)
            raise
        if batch.forgotten:
            await self._forget(batch)
        self._thoughts.follow(thinking(self._history.salon))
        await freeze_at(self._services.store, self.code, self._history, EVERY)
        self._services.metrics.batch.observe(perf_counter() - begun)

    async def _forget(self, batch: Batch) -> None:
        try:
            for person, _ in batch.forgotten:
                await forget(self._services.store, self.code, self._history.last, person)
            before = self._history.salon
            self._history = await load(self._services.store, self.code)
        except BaseException:
            batch.fail(refusals.RESTARTING)
            raise
        self._desk.answers = self._history.answers
        self._audience.tell(before, self._history.salon, (), (), self._services.clock.now())
        for _, future in batch.forgotten:
            if not future.done():
                future.set_result(None)

    def _finished(self) -> bool:
        if self._stopping:
            return True
        salon, now = self._history.salon, self._services.clock.now()
        if (
            self._inbox
            or self._audience.devices
            or self._desk.next_time(salon) is not None
            or self._thoughts.any
        ):
            self._idle_since = now
            return False
        return not salon.code or now - self._idle_since >= IDLE

    async def _wait(self) -> None:
        """Sleep until something arrives or is due."""
        at = self._desk.next_time(self._history.salon)
        if at is None:
            at = self._idle_since + IDLE
        alarm = asyncio.get_running_loop().call_later(self._services.clock.wait(at), self._wake.set)
        await self._wake.wait()
        alarm.cancel()

    def _end(self, refusal: Refusal, code: int) -> None:
        """Send everybody away, who may try again."""
        for device in list(self._audience.devices.values()):
            self._audience.close(device, closed(refusal, code, retry=True))
        for _, item in self._inbox:
            if isinstance(item, Join):
                self._services.wire.deliver(item.device, closed(refusal, code, retry=True))
            elif isinstance(item, tuple) and not item[1].done():
                item[1].set_result(refusal)
