"""``salon serve``: the program that runs until it is asked to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from salon.core.errors import SalonError
from salon.server import logs
from salon.server.app import application
from salon.server.banner import banner
from salon.server.folder import DataFolder
from salon.server.listening import allow_many_files, listen, local_url, network_url
from salon.server.node import Node, assemble, beating
from salon.server.pages.assets import Assets
from salon.server.settings import Settings
from salon.server.sockets.reading import LARGEST

PATIENCE: Final = 2
"""Seconds that open connections have to end when the server stops."""


def serve(settings: Settings) -> int:
    """Serve until a signal comes; return the exit code."""
    logs.set_up(settings.log_level)
    allow_many_files()
    try:
        with DataFolder(settings.data) as folder, listen(settings.host, settings.port) as bound:
            assets = Assets()
            node = assemble(folder, assets.build, origins=settings.origins)
            server = Server(configure(node, assets), node, settings, bound)
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(_run(server, folder))
    except (SalonError, OSError) as error:
        sys.stderr.write(f"salon: {error}\n")
        return 1
    return 0


def configure(node: Node, assets: Assets) -> uvicorn.Config:
    """How uvicorn serves a node."""
    return uvicorn.Config(
        application(node.door, assets),
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """A uvicorn that says hello when it listens and goodbye to every device before it stops."""

    def __init__(self, config: uvicorn.Config, node: Node, settings: Settings, bound: socket.socket) -> None:
        super().__init__(config)
        self._node = node
        self._settings = settings
        self._bound = bound
        self.listening = asyncio.Event()
        """Set once connections are taken."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell where."""
        await super().startup(sockets)
        self.listening.set()
        local = local_url(self._bound)
        text = banner(local, network_url(self._bound), self._settings.public_url, self._settings.data)
        encoding = sys.stdout.encoding or "ascii"
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding) + "\n")
        sys.stdout.flush()
        if self._settings.open_browser:
            await asyncio.to_thread(webbrowser.open, local)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, let the connections end, then close what they worked with."""
        await self._node.farewell()
        await super().shutdown(sockets)
        await self._node.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal, and count that as a good end."""
        kinds = (signal.SIGINT, signal.SIGTERM)
        former = {kind: signal.signal(kind, self.handle_exit) for kind in kinds}
        try:
            yield
        finally:
            for kind, handler in former.items():
                signal.signal(kind, handler)


async def _run(server: Server, folder: DataFolder) -> None:
    async with beating(folder):
        await server.serve([server._bound])
