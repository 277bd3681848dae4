"""The abstract tests of a store, run on each backend, and what is particular to SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from salon.server.store import Append, Conflict, Finished, Rewrite, Snapshot, Store, StoreError, sqlite
from salon.server.store.sqlite import VERSION, SqliteStore


class StoreTests(ABC):
    """What every backend does. A subclass opens one; opening the same place again finds what was written."""

    @abstractmethod
    def open(self, place: Path) -> Store:
        """Open the backend at ``place``."""

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        store = self.open(tmp_path)
        yield store
        await store.close()

    async def test_entries_come_back_in_order(self, store: Store) -> None:
        await store.append(Append("A", 0, (b"1", b"2")))
        await store.append(Append("A", 2, (b"3",)))
        await store.append(Append("B", 0, (b"x",)))
        assert await store.read("A") == (b"1", b"2", b"3")
        assert await store.read("A", after=1) == (b"2", b"3")
        assert await store.read("A", after=3) == ()
        assert await store.read("C") == ()
        assert await store.streams() == ("A", "B")

    @pytest.mark.parametrize("expected", [0, 1, 3])
    async def test_a_writer_that_was_overtaken_cannot_append(self, store: Store, expected: int) -> None:
        await store.append(Append("A", 0, (b"1", b"2")))
        with pytest.raises(Conflict):
            await store.append(Append("A", expected, (b"x", b"y"), people=("p",)))
        assert await store.read("A") == (b"1", b"2")
        assert await store.streams("p") == ()

    async def test_of_many_that_race_one_wins_each_number(self, store: Store) -> None:
        racing = [store.append(Append("A", 0, (bytes([i]),))) for i in range(20)]
        outcomes = await asyncio.gather(*racing, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
        (entry,) = await store.read("A")
        assert outcomes[entry[0]] is None

    async def test_a_conflict_does_not_harm_what_is_committed_with_it(self, store: Store) -> None:
        batches = [
            Append("A", 0, (b"1",)),
            Append("A", 0, (b"late",)),
            Append("B", 0, (b"1",)),
            Append("A", 1, (b"2",)),
        ]
        outcomes = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
        assert await store.read("A") == (b"1", b"2")
        assert await store.read("B") == (b"1",)

    async def test_people_are_found_in_the_streams_that_they_came_into(self, store: Store) -> None:
        await store.append(Append("B", 0, (b"1",), people=("léa", "max")))
        await store.append(Append("A", 0, (b"1",), people=("léa",)))
        await store.append(Append("A", 1, (b"2",), people=("léa",)))
        assert await store.streams("léa") == ("A", "B")
        assert await store.streams("max") == ("B",)
        assert await store.streams("zoé") == ()

    async def test_finished_matches_are_kept_with_their_records(self, store: Store) -> None:
        first, second = Finished(1, b'{"game":"x"}', "line\n"), Finished(2, b"{}", "é\n")
        await store.append(Append("A", 0, (b"1",), finished=(first,)))
        await store.append(Append("A", 1, (b"2",), finished=(second,)))
        assert await store.finished("A") == (first, second)
        assert await store.finished("B") == ()

    async def test_a_rewrite_replaces_what_names_a_person(self, store: Store) -> None:
        await store.append(Append("A", 0, (b"lea", b"2", b"lea"), people=("lea", "max")))
        await store.append(Append("A", 3, (b"4",), finished=(Finished(1, b"lea", "lea"),)))
        await store.rewrite(Rewrite("A", 4, "lea", {1: b"?", 3: b"??"}, (Finished(1, b"?", "?"),)))
        assert await store.read("A") == (b"?", b"2", b"??", b"4")
        assert await store.finished("A") == (Finished(1, b"?", "?"),)
        assert await store.streams("lea") == ()
        assert await store.streams("max") == ("A",)

    async def test_a_rewrite_of_a_stream_that_went_on_changes_nothing(self, store: Store) -> None:
        await store.append(Append("A", 0, (b"lea", b"2"), people=("lea",)))
        with pytest.raises(Conflict):
            await store.rewrite(Rewrite("A", 1, "lea", {1: b"?"}, ()))
        assert await store.read("A") == (b"lea", b"2")
        assert await store.streams("lea") == ("A",)

    async def test_the_last_snapshot_is_kept_until_the_stream_is_rewritten(self, store: Store) -> None:
        await store.append(Append("A", 0, (b"1",)))
        assert await store.snapshot("A") is None
        await store.keep("A", Snapshot(1, "this release", b"one"))
        await store.keep("A", Snapshot(2, "that release", b"\x00two"))
        assert await store.snapshot("A") == Snapshot(2, "that release", b"\x00two")
        assert await store.snapshot("B") is None
        await store.rewrite(Rewrite("A", 1, "lea", {}, ()))
        assert await store.snapshot("A") is None

    async def test_what_was_asked_before_the_end_is_done(self, tmp_path: Path) -> None:
        store = self.open(tmp_path)
        asked = [asyncio.ensure_future(store.append(Append(name, 0, (b"1",)))) for name in "ABCDE"]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        again = self.open(tmp_path)
        assert await again.streams() == tuple("ABCDE")
        await again.close()


class TestSqlite(StoreTests):
    def open(self, place: Path) -> Store:
        return SqliteStore(place / "salon.db")

    async def test_it_writes_ahead_and_waits_for_the_disk(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "salon.db")
        settings = {}
        for name in ("journal_mode", "synchronous", "secure_delete", "user_version"):
            settings[name] = store._connection.execute(f"pragma {name}").fetchone()[0]
        assert settings == {
            "journal_mode": "wal",
            "synchronous": 2,
            "secure_delete": 1,
            "user_version": VERSION,
        }
        await store.close()

    async def test_a_full_disk_is_said_and_nothing_is_half_written(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "salon.db")
        await store.append(Append("A", 0, (b"1",)))
        pages = store._connection.execute("pragma page_count").fetchone()[0]
        store._connection.execute(f"pragma max_page_count = {pages}")
        with pytest.raises(StoreError, match="full"):
            await store.append(Append("A", 1, (b"small", b"x" * 100_000)))
        assert await store.read("A") == (b"1",)
        await store.close()

    @pytest.mark.parametrize("version", range(1, VERSION))
    async def test_a_file_of_an_older_release_is_brought_up_to_date(
        self, tmp_path: Path, version: int
    ) -> None:
        path = tmp_path / "salon.db"
        connection = sqlite3.connect(path)
        for step in sqlite._STEPS[:version]:
            connection.executescript(step)
        connection.execute("insert into entry values ('A', 1, ?)", (b"old",))
        connection.execute(f"pragma user_version = {version}")
        connection.commit()
        connection.close()
        store = SqliteStore(path)
        await store.append(Append("A", 1, (b"new",)))
        assert await store.read("A") == (b"old", b"new")
        await store.keep("A", Snapshot(2, "key", b""))
        await store.close()

    async def test_a_file_of_a_newer_release_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "salon.db"
        connection = sqlite3.connect(path)
        connection.execute(f"pragma user_version = {VERSION + 1}")
        connection.close()
        with pytest.raises(StoreError, match="newer release"):
            SqliteStore(path)

    async def test_what_is_no_database_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "salon.db"
        path.write_bytes(b"not a database, " * 1000)
        with pytest.raises(StoreError, match="not a database"):
            SqliteStore(path)

    async def test_a_damaged_file_is_refused_and_left_as_it_is(self, tmp_path: Path) -> None:
        """Not found out salon by salon: whoever runs the server learns it at the start and has a backup."""
        path = tmp_path / "salon.db"
        store = SqliteStore(path)
        await store.append(Append("A", 0, tuple(bytes(2000) for _ in range(40)), (), ()))
        await store.close()
        whole = path.read_bytes()
        damaged = whole[:8192] + b"\xa5" * (len(whole) - 8192)
        path.write_bytes(damaged)
        with pytest.raises(StoreError, match="damaged"):
            SqliteStore(path)
        assert path.read_bytes() == damaged
