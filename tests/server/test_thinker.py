"""House players think in processes of their own, in a given time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Any

import pytest

from salon.core.chance import RandomSource
from salon.core.discovery import games
from salon.core.play import settle
from salon.core.turn import Seats
from salon.server.metrics import Metrics
from salon.server.salons import thinker as module
from salon.server.salons.thinker import ProcessThinker, choose
from salon.table import Thought


def _thought(game: str = "president", seed: int = 7) -> Thought:
    it = games()[game]
    state, _ = settle(it, it.setup(it.config(), 4, it.setup_type()), RandomSource(random.Random(1)))
    waits = it.to_act(state)
    assert isinstance(waits, Seats)
    seat = waits.seats[0]
    return Thought("table", seat, "decision", 0.0, game, it.view(state, seat), (), seed)


@pytest.fixture
async def thinker() -> AsyncIterator[ProcessThinker]:
    it = ProcessThinker(Metrics(), workers=1)
    yield it
    await it.close()


def _never(*_: Any) -> Any:
    while True:
        time.sleep(0.001)


def _dies(thought: Thought) -> Any:
    os._exit(3)


def _raises(thought: Thought) -> Any:
    raise ZeroDivisionError


async def test_a_process_of_its_own_finds_what_this_one_would(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60)  # a busy machine may take long to start a process
    thought = _thought()
    assert await thinker.think(thought) == choose(thought)


def test_who_does_not_find_a_move_in_time_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 0.02)
    monkeypatch.setitem(games(), "president", replace(games()["president"], bot=_never))
    assert choose(_thought()) is None


async def test_a_process_that_hangs_is_not_waited_for(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.02)
    assert await thinker.think(_thought()) is None


def _is_told_to_stop(thought: Thought) -> Any:
    os.kill(os.getpid(), signal.SIGTERM)
    return choose(thought)


async def test_to_stop_is_for_the_program_alone_to_hear(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60)
    thought = _thought()
    with monkeypatch.context() as patched:
        patched.setattr(module, "choose", _is_told_to_stop)
        assert await thinker.think(thought) == choose(thought)


@pytest.mark.parametrize("fate", [_dies, _raises])
async def test_a_process_that_fails_is_replaced(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch, fate: Any
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60)
    thought = _thought()
    with monkeypatch.context() as patched:
        patched.setattr(module, "choose", fate)
        assert await thinker.think(thought) is None
    assert await thinker.think(thought) == choose(thought)


def _dies_or_never_ends(thought: Thought) -> Any:
    return _dies(thought) if thought.seed == 0 else _never()


async def test_when_one_process_dies_none_of_the_others_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 60)
    thinker = ProcessThinker(Metrics(), workers=2)
    thoughts = [_thought(seed=seed) for seed in (1, 0)]
    assert all(await asyncio.gather(*map(thinker.think, thoughts)))
    processes = multiprocessing.active_children()
    assert len(processes) == 2
    with monkeypatch.context() as patched:
        patched.setattr(module, "choose", _dies_or_never_ends)
        assert await asyncio.gather(*map(thinker.think, thoughts)) == [None, None]
    try:
        for process in processes:
            assert await asyncio.to_thread(wait, [process.sentinel], 60)
    finally:
        for process in multiprocessing.active_children():
            process.kill()
