"""What waits to be sent to one device, within bounds: a phone that does not read holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from salon.server.salons.letters import Delivery

LARGEST: Final = 512 * 1024
"""Characters that may wait."""


class Sink(Protocol):
    """A socket, as far as sending goes."""

    async def send_text(self, data: str) -> None:
        """Send a text frame; waits while the socket is full."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Send a close frame."""


class Outbox:
    """Sends what is put in, in order. When too much waits it is dropped, and ``farewell`` is the last that is sent."""

    def __init__(self, sink: Sink, farewell: Delivery) -> None:
        self._sink = sink
        self._farewell = farewell
        self._waiting: deque[Delivery] = deque()
        self._size = 0
        self._filled = asyncio.Event()
        self.ending = asyncio.Event()
        """Set once the last delivery is in."""

    def put(self, delivery: Delivery) -> None:
        """Let ``delivery`` be sent; nothing is sent after one that closes."""
        if self.ending.is_set():
            return
        if self._size + len(delivery.text) > LARGEST:
            self._waiting.clear()
            delivery = self._farewell
        if delivery.close is not None:
            self.ending.set()
        self._waiting.append(delivery)
        self._size += len(delivery.text)
        self._filled.set()

    async def run(self) -> None:
        """Send until a delivery closes the socket."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                delivery = self._waiting.popleft()
                self._size -= len(delivery.text)
                await self._sink.send_text(delivery.text)
                if delivery.close is not None:
                    await self._sink.close(delivery.close)
                    return
