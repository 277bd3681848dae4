"""One WebSocket: it comes in with ``Hello``, asks by ``Do``, and is sent what its salon tells it."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import Any

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.door import Door
from salon.server.identity import COOKIE, person_of
from salon.server.limits import REFUSALS, Bucket
from salon.server.messages import PROTOCOL, Do, FromClient, Hello, Pong, Refused
from salon.server.salons.audience import GOING_AWAY, NORMAL, POLICY, TRY_AGAIN, closed, write
from salon.server.salons.letters import Ask, Delivery, Join, Leave
from salon.server.sockets.outbox import Outbox
from salon.server.sockets.pulse import Pulse
from salon.server.sockets.reading import LARGEST, OldClient, TooLarge, Unreadable, read
from salon.table.commands import React, Say
from salon.table.refusals import SALON_LOCKED

_TOO_LARGE = Refusal(refusals.TOO_LARGE, {"max": LARGEST})


class Session:
    """A connection from its handshake to its end."""

    def __init__(self, socket: WebSocket, door: Door) -> None:
        self._socket = socket
        self._door = door
        self._device = secrets.token_hex(8)
        self._person = person_of(socket.cookies.get(COOKIE))
        self._outbox = Outbox(socket, closed(refusals.TOO_SLOW, TRY_AGAIN, retry=True))
        self._pulse = Pulse()
        self._mischief = Bucket(REFUSALS)
        self._answered = asyncio.Event()
        self._code: str | None = None
        self._node = ""

    async def run(self) -> None:
        """Serve the connection until it ends."""
        headers = self._socket.headers
        if not self._door.admits(headers.get("origin"), headers.get("host")):
            await self._socket.send_denial_response(Response(status_code=403))
            return
        await self._socket.accept()
        self._door.metrics.sockets.inc()
        self._door.wire.listen(self._device, self._deliver)
        sending = asyncio.create_task(self._outbox.run())
        beating = asyncio.create_task(self._beat())
        listening = asyncio.create_task(self._listen())
        ending = asyncio.create_task(self._outbox.ending.wait())
        try:
            await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
            if not listening.done():
                await asyncio.wait((sending,), timeout=self._door.pace.farewell)
        finally:
            self._door.wire.unlisten(self._device)
            if self._code is not None:
                self._door.wire.post(self._node, self._code, Leave(self._device))
            self._door.metrics.sockets.dec()
            await _end(sending, beating, listening, ending)

    async def _listen(self) -> None:
        """Read until the device is gone."""
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self._pulse.heard = monotonic()
                if self._outbox.ending.is_set():
                    continue  # it has been told to go, and is only waited for
                await self._take(read(message.get("text") or message.get("bytes") or b""))
        except WebSocketDisconnect:
            return

    async def _take(self, message: FromClient | Unreadable | TooLarge | OldClient) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Do():
                self._do(message)
            case Pong(n):
                trip = self._pulse.pong(n)
                if trip is not None:
                    self._door.metrics.rtt.observe(trip)
                elif not self._mischief.take(monotonic()):
                    self._close(refusals.FLOOD, POLICY)
            case OldClient():
                self._close(refusals.OLD_CLIENT)
            case TooLarge():
                self._refuse(None, _TOO_LARGE)
            case Unreadable(command):
                self._refuse(command, refusals.UNREADABLE)

    async def _hello(self, hello: Hello) -> None:
        if self._code is not None:
            self._refuse(None, refusals.ALREADY_JOINED)
            return
        if hello.protocol != PROTOCOL:
            self._close(refusals.OLD_CLIENT)
            return
        person = None if hello.tv else self._person
        if person is None and not hello.tv:
            self._close(refusals.NO_IDENTITY)
            return
        client = self._socket.client
        # A television is nobody, but who was shown out is not let in again by calling themselves one.
        salon = await self._door.knock(client.host if client else "", hello.code, self._person)
        if salon == refusals.RESTARTING:
            self._close(refusals.RESTARTING, GOING_AWAY, retry=True)
            return
        if isinstance(salon, Refusal):
            ours = salon.code == refusals.INTERNAL
            self._close(salon, TRY_AGAIN if ours else NORMAL, retry=ours)
            return
        if hello.tv and salon.locked and not salon.inside:
            self._close(SALON_LOCKED)
            return
        self._code = salon.code
        self._node = await self._door.directory.owner(salon.code)
        join = Join(self._device, person, hello.name, hello.avatar, hello.last, hello.watch)
        self._door.wire.post(self._node, salon.code, join)

    def _do(self, do: Do) -> None:
        if self._code is None:
            self._refuse(do.id, refusals.NOT_JOINED)
            return
        now = monotonic()
        who = self._person or self._device
        buckets = [self._door.commands.of(who)]
        if isinstance(do.command, Say):
            buckets.append(self._door.chat.of(who))
        elif isinstance(do.command, React):
            buckets.append(self._door.reactions.of(who))
        if not all(bucket.has(now) for bucket in buckets):
            self._refuse(do.id, refusals.TOO_FAST)
            return
        for bucket in buckets:
            bucket.take(now)
        ask = Ask(self._device, do.id, do.command, self._pulse.rtt)
        self._door.wire.post(self._node, self._code, ask)

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        """Answer what never reaches a salon; a device that goes on and on with it is shut out."""
        if not self._mischief.take(monotonic()):
            self._close(refusals.FLOOD, POLICY)
            return
        self._door.metrics.turned_away.labels(refusal.code).inc()
        self._outbox.put(Delivery(write(Refused(command, refusal))))

    async def _beat(self) -> None:
        """Ask for signs of life."""
        try:
            async with asyncio.timeout(self._door.pace.hello):
                await self._answered.wait()
        except TimeoutError:
            if self._code is None:
                self._close(refusals.NO_HELLO, POLICY)
                return
        while monotonic() - self._pulse.heard < self._door.pace.silence:
            self._outbox.put(Delivery(write(self._pulse.ping())))
            await asyncio.sleep(self._door.pace.ping)
        self._close(refusals.GONE_SILENT, TRY_AGAIN, retry=True)

    def _close(self, refusal: Refusal, code: int = NORMAL, *, retry: bool = False) -> None:
        self._deliver(closed(refusal, code, retry=retry))

    def _deliver(self, delivery: Delivery) -> None:
        self._answered.set()
        if self._outbox.ending.is_set():
            return
        self._door.metrics.messages.inc()
        if delivery.close is not None:
            self._door.metrics.closed.labels(str(delivery.close)).inc()
        self._outbox.put(delivery)


async def _end(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
