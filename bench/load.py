"""Fifty tables of four people at once: processor time a move, and how long until all four seats have been told.

``python -m bench.load [TABLES [SECONDS]]`` starts the real program on a folder of its own, sits four devices
down at each table for a match of Président without a clock, and lets every table move about once a second. A move
lasts from the moment its command is sent to the moment the last of the four devices has the event. A thousand devices
that look on are added at the end, for the memory that a connection takes.

Beside it, at the same time and at the same pace, as many tables speak to a plain server that repeats what it is told
(``bench._echo``), in messages as long: what the machine and the library take is in both figures.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.server.players import choose
from tests.server.program import Program, program
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from salon.core.discovery import game
from salon.server.codes import new_code
from salon.server.identity import new_secret, person_of
from salon.server.messages import PROTOCOL
from salon.server.salons.logged import Logged, encode
from salon.server.store import Append
from salon.server.store.sqlite import SqliteStore
from salon.table import Opened

SEATS = 4
COMMAND = 120
"""Bytes of a command, about."""
LOOKERS = 1000
PACE = 1.0
"""Seconds that a table thinks about a move, on average."""


class Seat:
    """A device at a table; ``table`` is the last that it was told of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.n = 0
        self.length = 0
        self.told = asyncio.Condition()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "ping":
                await self.socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            if message["type"] == "table":
                async with self.told:
                    self.table, self.n, self.length = message["table"], message["n"], len(text)
                    self.told.notify_all()
            if message["type"] in ("refused", "closed"):
                raise RuntimeError(text)

    async def has(self, n: int) -> float:
        """When event ``n`` has come."""
        async with self.told:
            await self.told.wait_for(lambda: self.n >= n)
        return time.perf_counter()

    async def begun(self) -> None:
        """Wait until the match has begun."""
        async with self.told:
            await self.told.wait_for(lambda: self.table.get("view") is not None)

    async def do(self, number: int, command: dict[str, Any]) -> None:
        await self.socket.send(json.dumps({"type": "do", "id": f"b{number}", "command": command}))


async def device(server: Program, secret: str | None, code: str, **hello: Any) -> ClientConnection:
    """A connected device that has said hello."""
    headers = {"cookie": f"salon={secret}"} if secret else {}
    address = server.url.replace("http", "ws") + "/ws"
    socket = await connect(address, origin=Origin(server.url), additional_headers=headers, max_queue=None)
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "code": code, **hello}))
    return socket


async def open_salons(data: Path, number: int) -> list[tuple[str, str]]:
    """Salons written into the store beforehand: over the wire one address may open a few only."""
    store = SqliteStore(data / "salon.db")
    salons = []
    for _ in range(number):
        code, secret = new_code(), new_secret()
        opened = Opened(code, str(person_of(secret)), "Léa", "renard", 40)
        await store.append(Append(code, 0, (encode(Logged(time.time(), opened)),)))
        salons.append((code, secret))
    await store.close()
    return salons


async def sit(server: Program, code: str, secret: str) -> list[Seat]:
    """Four devices at a table whose match has begun."""
    secrets = [secret, *(new_secret() for _ in range(SEATS - 1))]
    seats = []
    for i, one in enumerate(secrets):
        socket = await device(server, one, code, name=f"P{i}", avatar="chat", watch=["table"])
        await socket.recv()
        seats.append(Seat(socket))
        await seats[-1].do(0, {"type": "sit", "place": "table"})
    await seats[0].do(1, {"type": "choose", "game": "president", "seconds": 0, "config": {"rounds": 20}})
    await seats[0].do(2, {"type": "start"})
    for seat in seats:
        await seat.begun()
    return seats


async def play(seats: list[Seat], until: float, waits: list[float]) -> None:
    """Move until the time is over; note how long each move took to reach everybody."""
    rng = random.Random()
    number = 10
    while time.perf_counter() < until and seats[0].table["status"] != "over":
        await asyncio.sleep(rng.random() * 2 * PACE)
        number += 1
        mover = next((seat for seat in seats if seat.table["decision"]), None)
        if mover is None:
            if seats[0].table["status"] == "pause":
                for seat in seats:
                    await seat.do(number, {"type": "ready", "place": "table"})
            continue
        action = choose(game("president"), mover.table["view"], rng)
        n = max(seat.n for seat in seats) + 1
        begun = time.perf_counter()
        decision = mover.table["decision"]
        await mover.do(number, {"type": "act", "place": "table", "action": action, "decision": decision})
        ends = await asyncio.gather(*(seat.has(n) for seat in seats))
        waits.append(max(ends) - begun)


class Plain:
    """Four devices at a table of the plain server."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets

    @classmethod
    async def sit(cls, port: int, table: int) -> Plain:
        """Four devices at the table of this number."""
        return cls([await connect(f"ws://127.0.0.1:{port}/{table}", max_queue=None) for _ in range(SEATS)])

    async def speak(self, until: float, waits: list[float]) -> None:
        """Say something now and then until the time is over; note how long it took to reach everybody."""
        rng = random.Random()
        while time.perf_counter() < until:
            await asyncio.sleep(rng.random() * 2 * PACE)
            begun = time.perf_counter()
            await rng.choice(self.sockets).send("x" * COMMAND)
            ends = await asyncio.gather(*(self._hears(socket) for socket in self.sockets))
            waits.append(max(ends) - begun)

    async def _hears(self, socket: ClientConnection) -> float:
        await socket.recv()
        return time.perf_counter()


def told(name: str, waits: list[float], spent: float, lasted: float) -> tuple[float, float, float]:
    """Print what a move cost, and return it: processor time, p50 and p99, in milliseconds."""
    cuts = quantiles(waits, n=100)
    figures = spent / len(waits) * 1e3, cuts[49] * 1e3, cuts[98] * 1e3
    print(f"{name}: {len(waits) / lasted:.0f} moves a second")
    print(f"  processor time of the server: {figures[0]:.2f} ms a move")
    print(f"  command to all four seats: p50 {figures[1]:.1f} ms, p99 {figures[2]:.1f} ms")
    return figures


def used(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def main(tables: int, seconds: float) -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder:
        salons = await open_salons(Path(folder), tables)
        async with program(Path(folder)) as server:
            pid = server.process.pid
            at_tables = [await sit(server, code, secret) for code, secret in salons]
            seats = [seat for four in at_tables for seat in four]
            size = sum(seat.length for seat in seats) // len(seats)
            echo = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench._echo", str(size)), stdout=asyncio.subprocess.PIPE
            )
            assert echo.stdout is not None
            port = int(await echo.stdout.readline())
            plain = [await Plain.sit(port, number) for number in range(tables)]
            waits: list[float] = []
            plain_waits: list[float] = []
            begun, cpu, plain_cpu = time.perf_counter(), used(pid), used(echo.pid)
            until = begun + seconds
            await asyncio.gather(
                *(play(four, until, waits) for four in at_tables),
                *(four.speak(until, plain_waits) for four in plain),
            )
            lasted = time.perf_counter() - begun
            print(f"{tables} tables of {SEATS}, {size} bytes told to a seat after a move")
            ours = told("Le Salon", waits, used(pid) - cpu, lasted)
            theirs = told("Plain echo", plain_waits, used(echo.pid) - plain_cpu, lasted)
            ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
            print("ratios: processor ×{:.1f}, p50 ×{:.1f}, p99 ×{:.1f}".format(*ratios))
            echo.kill()
            await echo.wait()
            for seat in seats:
                seat.reading.cancel()
            before = memory(pid)
            lookers = [
                await device(server, None, salons[0][0], tv=True, watch=["table"]) for _ in range(LOOKERS)
            ]
            for looker in lookers:
                await looker.recv()
            print(f"memory: {(memory(pid) - before) / LOOKERS / 1024:.1f} KiB a connection")


if __name__ == "__main__":
    numbers = [float(word) for word in sys.argv[1:]]
    asyncio.run(main(int(numbers[0]) if numbers else 50, numbers[1] if len(numbers) > 1 else 20))
