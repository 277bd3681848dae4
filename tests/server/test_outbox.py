"""What waits for a device is bounded, and nobody waits for it."""

from __future__ import annotations

import asyncio
import socket

from tests.server.harness import Live, new_identity, open_salon, phone

from salon.core.refusal import Refusal
from salon.server.salons.audience import TRY_AGAIN, closed
from salon.server.salons.letters import Delivery
from salon.server.salons.local import LocalWire
from salon.server.sockets.outbox import LARGEST, Outbox

FAREWELL = closed(Refusal("too_slow"), TRY_AGAIN, retry=True)


class Sink:
    """A socket that takes something only when it is let."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.code: int | None = None
        self.gate = asyncio.Event()

    async def send_text(self, data: str) -> None:
        await self.gate.wait()
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.code = code


async def test_everything_is_sent_in_order_and_nothing_after_the_last() -> None:
    sink = Sink()
    sink.gate.set()
    outbox = Outbox(sink, FAREWELL)
    for text in "abc":
        outbox.put(Delivery(text))
    outbox.put(Delivery("end", 1000))
    outbox.put(Delivery("late"))
    await outbox.run()
    assert (sink.sent, sink.code) == (["a", "b", "c", "end"], 1000)


async def test_too_much_for_a_socket_that_does_not_read_is_dropped() -> None:
    sink = Sink()
    outbox = Outbox(sink, FAREWELL)
    sending = asyncio.create_task(outbox.run())
    outbox.put(Delivery("first"))
    await asyncio.sleep(0)
    outbox.put(Delivery("x" * LARGEST))
    assert not outbox.ending.is_set()
    outbox.put(Delivery("y"))
    assert outbox.ending.is_set()
    outbox.put(Delivery("z"))
    sink.gate.set()
    await sending
    assert (sink.sent, sink.code) == (["first", FAREWELL.text], TRY_AGAIN)


async def test_what_was_sent_makes_room() -> None:
    sink = Sink()
    sink.gate.set()
    outbox = Outbox(sink, FAREWELL)
    sending = asyncio.create_task(outbox.run())
    for _ in range(10):
        outbox.put(Delivery("x" * (LARGEST // 2)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert not outbox.ending.is_set()
    outbox.put(Delivery("end", 1000))
    await sending
    assert len(sink.sent) == 11


async def test_a_phone_that_does_not_read_holds_nobody_up_and_resumes(server: Live) -> None:
    cookie, friend = await new_identity(server.url), await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", server.port))
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        wire = server.node.door.wire
        assert isinstance(wire, LocalWire)
        before = set(wire.devices)
        async with phone(server.url, friend, sock=small, max_queue=1) as stuck:
            await stuck.hello(code, "Max", watch=["table"])
            (device,) = set(wire.devices) - before
            for _ in range(200):
                wire.deliver(device, Delivery('{"type":"padding"}' + " " * 100_000))
                await asyncio.sleep(0)
            await lea.ok("say", text="je joue")
            news = await lea.until(lambda it: "disconnected" in str(it.get("events")))
            assert news["room"]["people"][1]["connected"] is False
            last = dict(stuck.last)
            stuck.socket.transport.abort()
        async with phone(server.url, friend) as back:
            welcome = await back.hello(code, watch=["table"], last=last)
            assert not welcome["tables"][0].get("fresh")
            told = [event["event"]["type"] for event in welcome["room"]["events"]]
            assert told == ["said", "disconnected", "connected"]
