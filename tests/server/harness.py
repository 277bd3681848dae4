"""A real server on a free port, and devices that speak to it, for the tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from salon.server.clock import Clock
from salon.server.door import Pace
from salon.server.folder import DataFolder
from salon.server.listening import listen
from salon.server.messages import PROTOCOL
from salon.server.node import Node, assemble, beating
from salon.server.pages.assets import Assets
from salon.server.salons.thinker import choose
from salon.server.serve import Server, configure
from salon.server.settings import Settings
from salon.table import Thought

TIMEOUT = 20.0
Json = dict[str, Any]


class InlineThinker:
    """Thinks in the test's own process."""

    async def think(self, thought: Thought) -> Any:
        return choose(thought)

    async def close(self) -> None:
        pass


@dataclass
class Live:
    """A running server."""

    node: Node
    server: Server
    port: int
    task: asyncio.Task[None]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, **options: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, **options)

    async def stop(self) -> None:
        self.server.should_exit = True
        async with asyncio.timeout(TIMEOUT):
            await self.task


@asynccontextmanager
async def live(
    data: Path,
    *,
    speed: float = 1.0,
    static: Path | None = None,
    pace: Pace | None = None,
    origins: tuple[str, ...] = (),
) -> AsyncIterator[Live]:
    """A server with its data in ``data``; its clock runs ``speed`` times as fast."""
    with DataFolder(data) as folder, listen("127.0.0.1", 0) as bound:
        assets = Assets(static) if static is not None else Assets()
        clock = Clock(speed)
        node = assemble(
            folder, assets.build, clock=clock, thinker=InlineThinker(), pace=pace, origins=origins
        )
        server = Server(configure(node, assets), node, Settings(data=data), bound)
        async with beating(folder):
            task = asyncio.create_task(server.serve([bound]))
            async with asyncio.timeout(TIMEOUT):
                await server.listening.wait()
            running = Live(node, server, bound.getsockname()[1], task)
            try:
                yield running
            finally:
                await running.stop()


async def new_identity(url: str) -> str:
    """A fresh cookie."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/me")
        return f"salon={answer.cookies['salon']}"


async def open_salon(url: str, cookie: str, name: str = "Léa") -> str:
    """The code of a new salon."""
    async with httpx.AsyncClient(base_url=url, headers={"cookie": cookie}) as http:
        answer = await http.post("/api/salons", json={"name": name, "avatar": "renard"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])


@dataclass
class Phone:
    """A device: it answers pings by itself, and keeps all that it is told."""

    url: str
    cookie: str
    socket: ClientConnection
    told: list[Json] = field(default_factory=list)
    last: dict[str, int] = field(default_factory=dict)
    numbers: Any = field(default_factory=lambda: count(1))
    prefix: str = field(default_factory=lambda: token_hex(4))
    close_code: int | None = None
    mute: bool = False

    async def next(self) -> Json:
        """The next message that is not a ping; raises ConnectionClosed."""
        async with asyncio.timeout(TIMEOUT):  # pings do not make it wait for longer
            while (message := json.loads(await self.socket.recv()))["type"] == "ping":
                if not self.mute:
                    with suppress(ConnectionClosed):  # what was sent before the end is still to be read
                        await self.send({"type": "pong", "n": message["n"]})
        self.told.append(message)
        self._number(message)
        return dict(message)

    async def until(self, wanted: Callable[[Json], bool] | str) -> Json:
        """The next message of this type, or for which ``wanted`` holds."""
        while True:
            message = await self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def send(self, message: Json | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hello(self, code: str, name: str = "", **more: Any) -> Json:
        """Say hello and return what comes back: ``welcome`` or ``closed``."""
        avatar = more.pop("avatar", "chat" if name else "")
        message = {
            "type": "hello",
            "protocol": PROTOCOL,
            "code": code,
            "name": name,
            "avatar": avatar,
            **more,
        }
        await self.send(message)
        return await self.until(lambda it: it["type"] in ("welcome", "closed", "refused"))

    async def do(self, command: str, id: str | None = None, **fields: Any) -> Json:  # noqa: A002
        """Send a command and return its answer."""
        number = id or f"{self.prefix}-{next(self.numbers)}"
        await self.send({"type": "do", "id": number, "command": {"type": command, **fields}})
        return await self.until(lambda it: it["type"] in ("ack", "refused") and it["id"] == number)

    async def ok(self, command: str, **fields: Any) -> None:
        """Send a command that must be carried out."""
        answer = await self.do(command, **fields)
        assert answer["type"] == "ack", answer

    async def gone(self, *, mute: bool = False) -> Json:
        """Read until the server closes; return its last message. ``mute`` answers no ping."""
        self.mute = mute
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            self.close_code = end.rcvd.code if end.rcvd else None
        return self.told[-1]

    async def leave(self) -> None:
        await self.socket.close()

    def _number(self, message: Json) -> None:
        parts = [message["room"], *message.get("tables", ())] if message["type"] == "welcome" else [message]
        for part in parts:
            if part["type"] in ("room", "table"):
                stream = "room" if part["type"] == "room" else part["table"]["place"]
                events = [event["n"] for event in part.get("events", ())]
                if not part.get("fresh") and stream in self.last:
                    assert events == list(range(self.last[stream] + 1, part["n"] + 1)), part
                self.last[stream] = part["n"]


@asynccontextmanager
async def phone(url: str, cookie: str | None = None, **options: Any) -> AsyncIterator[Phone]:
    """A connected device, with a fresh identity unless a ``cookie`` is given (empty: none at all)."""
    cookie = await new_identity(url) if cookie is None else cookie
    headers = {"cookie": cookie} if cookie else {}
    address = url.replace("http", "ws") + "/ws"
    options = {"origin": url, "max_size": None, "max_queue": None, **options}
    async with connect(address, additional_headers=headers, **options) as socket:
        yield Phone(url, cookie, socket)
