"""Snapshots: a cache that may be wrong in no way, and may be missing in any."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.harness import live, new_identity, open_salon, phone
from tests.server.players import play, sit_down

from salon.server.salons import mailbox, snapshots
from salon.server.salons.history import load
from salon.server.salons.snapshots import Frozen, freeze, thaw
from salon.server.store import Snapshot
from salon.server.store.sqlite import SqliteStore
from salon.table import NEW


async def test_a_snapshot_is_what_the_log_comes_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailbox, "EVERY", 10)
    monkeypatch.setattr(mailbox, "WORTH", 1000)
    async with live(tmp_path, speed=100.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code)
            await lea.do("say", id="done", text="fait")
            await lea.do("start", id="refused")
            turns = [
                play(it, random.Random(1), lambda table: table["view"]["round"] == 2) for it in (lea, max_)
            ]
            await asyncio.gather(*turns)
        person = str(server.node.house.salon(code).host)
    store = SqliteStore(tmp_path / "salon.db")
    kept = await store.snapshot(code)
    assert kept is not None
    quick = await load(store, code)
    monkeypatch.setattr(snapshots, "key", lambda: "another program")
    slow = await load(store, code)
    await store.close()
    assert (quick.frozen, slow.frozen) == (kept.number, 0)
    assert (quick.salon, quick.last, quick.last_at) == (slow.salon, slow.last, slow.last_at)
    assert quick.answers.carried_out() == slow.answers.carried_out()
    assert "done" in quick.answers.carried_out()[person]
    assert "refused" not in quick.answers.carried_out()[person]


def test_what_is_frozen_thaws() -> None:
    frozen = Frozen(NEW, 3.5, {"p": ("a", "b")})
    assert thaw(freeze(7, frozen)) == frozen
    assert thaw(None) is None


class _Bomb:
    def __reduce__(self) -> Any:
        return os.system, ("true",)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"damaged",
        pickle.dumps(_Bomb()),
        pickle.dumps(msgspec.Raw),
        pickle.dumps({"not": "frozen"}),
        freeze(1, Frozen(NEW, 0.0, {})).data[:-20],
    ],
)
def test_what_is_no_snapshot_is_not_read(data: bytes) -> None:
    assert thaw(Snapshot(1, snapshots.key(), data)) is None


def test_the_snapshot_of_another_program_is_not_read() -> None:
    assert thaw(Snapshot(1, "another", freeze(1, Frozen(NEW, 0.0, {})).data)) is None
