"""A long way to the server: a proxy in a thread of its own that hands every byte on a little later."""

from __future__ import annotations

import asyncio
import threading
from asyncio import AbstractEventLoop, StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

CHUNK = 65_536


class Far:
    """The way to a server: ``url`` is where it begins, ``seconds`` how long a round trip takes longer by it."""

    def __init__(self, server: str) -> None:
        self.url = ""
        self.seconds = 0.0
        self._port = urlsplit(server).port
        self._loop: AbstractEventLoop = asyncio.new_event_loop()
        self._ends: list[StreamWriter] = []
        self._open = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Return when it can be gone."""
        self._thread.start()
        self._open.wait()

    def stop(self) -> None:
        """Close it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._join, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._open.set()
        self._loop.run_forever()
        listening.close()
        self._loop.run_until_complete(self._end())
        self._loop.close()

    async def _end(self) -> None:
        going = asyncio.all_tasks() - {asyncio.current_task()}
        for writer in self._ends:
            writer.transport.abort()
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await asyncio.gather(*(writer.wait_closed() for writer in self._ends), return_exceptions=True)

    async def _join(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends += (writer, back)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        # Every chunk is on its way at once, in order: a pipe with a length, not a slow one.
        parcels: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.ensure_future(self._deliver(parcels, writer))
        chunk = b"-"
        with suppress(ConnectionError):
            while chunk:
                chunk = await reader.read(CHUNK)
                parcels.put_nowait((self._loop.time() + self.seconds / 2, chunk))
        await delivery

    async def _deliver(self, parcels: asyncio.Queue[tuple[float, bytes]], writer: StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                due, chunk = await parcels.get()
                await asyncio.sleep(due - self._loop.time())
                if not chunk:
                    break
                writer.write(chunk)
                await writer.drain()
        writer.close()


@contextmanager
def far(server: str) -> Iterator[Far]:
    """A way to ``server``, which may become longer."""
    way = Far(server)
    way.start()
    try:
        yield way
    finally:
        way.stop()
