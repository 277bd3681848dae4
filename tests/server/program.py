"""The real program in a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 30.0


class Program:
    """``salon serve`` on ``data``; once it has said so it listens at ``url``."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.url = ""
        self.said = ""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process is not None
        return self._process

    async def start(self, port: int = 0) -> None:
        self.said = ""
        env = {name: value for name, value in os.environ.items() if not name.startswith("SALON_")}
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "salon", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--data", str(self.data), *self.arguments),
            env={**env, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        while "Ctrl+C" not in self.said:
            async with asyncio.timeout(TIMEOUT):
                line = (await self.process.stdout.readline()).decode()
            assert line, (await self.end())[1]
            self.said += line
        (url,) = re.findall(r"http://localhost:\d+", self.said)
        self.url = url.replace("localhost", "127.0.0.1")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def signal(self, kind: signal.Signals) -> None:
        self.process.send_signal(kind)

    async def end(self) -> tuple[int, str]:
        """The exit code, and what was written to standard error."""
        async with asyncio.timeout(TIMEOUT):
            _, error = await self.process.communicate()
        return self.process.returncode or 0, error.decode()


@asynccontextmanager
async def program(data: Path, *arguments: str) -> AsyncIterator[Program]:
    """A running program, killed at the end if it still runs."""
    running = Program(data, *arguments)
    await running.start()
    try:
        yield running
    finally:
        if running.process.returncode is None:
            running.process.kill()
            await running.end()
