"""The server that the browsers visit, in a process of its own: it can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "salon" / "server" / "static"
REAL = ("-m", "salon", "serve", "--host", "127.0.0.1")
"""The program as everybody runs it."""
QUICK = ("-m", "tests.e2e.quick")
"""The same server with a clock that runs fast, so that nobody waits for the house."""
PATIENCE = 30.0


class Program:
    """A server on ``data``; once it has said so it listens at ``url``, the same after every start."""

    def __init__(self, data: Path, command: tuple[str, ...] = REAL) -> None:
        self.data = data
        self.command = command
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and return when it listens."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("SALON_")}
        words = [sys.executable, *self.command, "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            words,
            env={**env, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=None,
            text=True,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)", line):
                self.port = int(found[1])
            if "Ctrl+C" in line:
                return
        raise AssertionError(f"the server ended with code {self._process.wait(PATIENCE)} before it listened")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(subprocess.Popen.terminate)

    @contextmanager
    def breathless(self) -> Iterator[None]:
        """Let the server do nothing meanwhile: a panel that goes by itself can be looked at."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def _end(self, how: Callable[[subprocess.Popen[str]], None]) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        how(process)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
