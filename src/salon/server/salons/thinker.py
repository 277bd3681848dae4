"""House players at work: their moves are computed in processes of their own, in a given time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from types import FrameType
from typing import Any, Final, Protocol

from salon.core.discovery import games
from salon.server.logs import log
from salon.server.metrics import Metrics
from salon.table import Thought

BUDGET: Final = 2.0
"""Seconds that a house player may think; then its default is played."""
PATIENCE: Final = 2 * BUDGET
"""Seconds that its table waits, the time spent in the queue included."""


class Thinker(Protocol):
    """Computes the moves of house players."""

    async def think(self, thought: Thought) -> Any:
        """The action that the house player of ``thought`` chooses, or None if it found none in its time."""

    async def close(self) -> None:
        """Let the helpers go."""


class ProcessThinker:
    """A Thinker with a pool of processes, started when the first house player has to think."""

    def __init__(self, metrics: Metrics, workers: int | None = None) -> None:
        self._metrics = metrics
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> Any:
        """Ask a process of the pool."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=_Helpers(), initializer=_begin)
        pool = self._pool
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, choose, thought)
        except TimeoutError:
            log.warning("a house player was too slow", extra={"game": thought.game})
        except BrokenProcessPool:
            self._metrics.mistake("a house player's process died", game=thought.game)
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)
        except Exception:  # noqa: BLE001 - a house player that errs must not hold its table up
            self._metrics.mistake("a house player failed", game=thought.game)
        return None

    async def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class _Helper(SpawnProcess):
    def terminate(self) -> None:
        """End it at once: it does not hear SIGTERM, and a pool that is broken waits until all of them have ended."""
        self.kill()


class _Helpers(SpawnContext):
    Process = _Helper


class _OutOfTime(BaseException):
    pass


def choose(thought: Thought) -> Any:
    """Let the house player of ``thought`` choose within its budget; None when that runs out."""
    bot = games()[thought.game].bot
    limited = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    try:
        if limited:
            signal.signal(signal.SIGALRM, _out_of_time)
            signal.setitimer(signal.ITIMER_REAL, BUDGET)
        return bot(thought.view, thought.events, thought.seat, random.Random(thought.seed))  # noqa: S311
    except _OutOfTime:
        return None
    finally:
        if limited:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise _OutOfTime


def _begin() -> None:
    """Set a process of the pool up: to stop is the parent's to hear, and without a parent there is nothing to do."""
    for number in (signal.SIGINT, signal.SIGTERM):  # Ctrl+C and a service manager tell the whole group.
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    games()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
