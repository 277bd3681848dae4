"""The store in a SQLite file: one thread writes, and commits all that waits in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from salon.server.store.base import Append, Conflict, Finished, Rewrite, Snapshot, StoreError

_STEPS: Final = (
    """
    create table entry (
        stream text not null, number integer not null, data blob not null, primary key (stream, number)
    ) without rowid;
    create table member (
        person text not null, stream text not null, primary key (person, stream)
    ) without rowid;
    create table finished (
        stream text not null, match integer not null, result blob not null, record text not null,
        primary key (stream, match)
    ) without rowid;
    """,
    """
    create table snapshot (
        stream text primary key, number integer not null, key text not null, data blob not null
    ) without rowid;
    """,
)
"""What makes the tables of each version out of those of the one before; a step that was released never changes."""
VERSION: Final = len(_STEPS)
"""The version of the tables; a file of a newer one is refused, an older one is brought up to date."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """A Store in the file ``path``, which is made if it is not there."""

    def __init__(self, path: Path) -> None:
        """Open the file; raises StoreError if it cannot be used."""
        try:
            self._connection = _open(path)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def append(self, batch: Append) -> None:
        """Write ``batch``."""

        def job(connection: sqlite3.Connection) -> None:
            _expect(connection, batch.stream, batch.expected)
            rows = [(batch.stream, batch.expected + i, data) for i, data in enumerate(batch.entries, start=1)]
            connection.executemany("insert into entry values (?, ?, ?)", rows)
            members = [(person, batch.stream) for person in batch.people]
            connection.executemany("insert or ignore into member values (?, ?)", members)
            _keep(connection, batch.stream, batch.finished)

        await self._do(job)

    async def read(self, stream: str, after: int = 0) -> tuple[bytes, ...]:
        """The entries of ``stream`` after number ``after``."""
        query = "select data from entry where stream = ? and number > ? order by number"
        return await self._do(lambda it: tuple(data for (data,) in it.execute(query, (stream, after))))

    async def streams(self, person: str | None = None) -> tuple[str, ...]:
        """The names of the streams, or of those of ``person``."""
        query, words = "select distinct stream from entry order by stream", tuple[str, ...]()
        if person is not None:
            query, words = "select stream from member where person = ? order by stream", (person,)
        return await self._do(lambda it: tuple(stream for (stream,) in it.execute(query, words)))

    async def finished(self, stream: str) -> tuple[Finished, ...]:
        """The finished matches of ``stream``."""
        query = "select match, result, record from finished where stream = ? order by match"
        return await self._do(lambda it: tuple(Finished(*row) for row in it.execute(query, (stream,))))

    async def rewrite(self, change: Rewrite) -> None:
        """Replace what names a person."""

        def job(connection: sqlite3.Connection) -> None:
            _expect(connection, change.stream, change.expected)
            rows = [(data, change.stream, number) for number, data in change.entries.items()]
            connection.executemany("update entry set data = ? where stream = ? and number = ?", rows)
            _keep(connection, change.stream, change.finished)
            words = (change.person, change.stream)
            connection.execute("delete from snapshot where stream = ?", (change.stream,))
            connection.execute("delete from member where person = ? and stream = ?", words)

        await self._do(job)

    async def snapshot(self, stream: str) -> Snapshot | None:
        """The snapshot of ``stream``."""
        query = "select number, key, data from snapshot where stream = ?"
        row = await self._do(lambda it: it.execute(query, (stream,)).fetchone())
        return None if row is None else Snapshot(*row)

    async def keep(self, stream: str, snapshot: Snapshot) -> None:
        """Keep ``snapshot``."""
        row = (stream, snapshot.number, snapshot.key, snapshot.data)
        await self._do(
            lambda it: it.execute("insert or replace into snapshot values (?, ?, ?, ?)", row).close()
        )

    async def close(self) -> None:
        """Finish the waiting jobs, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def _work(self) -> None:
        open_ = True
        while open_:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [item for item in waiting if item is not None]
            open_ = len(jobs) == len(waiting)
            outcomes = self._transaction([job for job, _ in jobs])
            if jobs:
                _report([(future, outcome) for (_, future), outcome in zip(jobs, outcomes, strict=True)])
        self._connection.close()

    def _transaction(self, jobs: list[Job]) -> list[Any]:
        """Run ``jobs`` in one transaction; return for each its result, or the error that undid it alone or all."""
        outcomes: list[Any] = []
        try:
            self._connection.execute("begin immediate")
            for job in jobs:
                self._connection.execute("savepoint job")
                try:
                    outcomes.append(job(self._connection))
                except (sqlite3.Error, StoreError) as error:
                    if not self._connection.in_transaction:
                        raise  # a full disk undoes the whole transaction, not this job alone
                    self._connection.execute("rollback to job")
                    outcomes.append(error if isinstance(error, StoreError) else StoreError(str(error)))
                self._connection.execute("release job")
            self._connection.execute("commit")
        except (sqlite3.Error, StoreError) as error:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            return [StoreError(str(error))] * len(jobs)
        return outcomes


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    (state,) = connection.execute("pragma quick_check(1)").fetchone()
    if state != "ok":
        connection.close()
        raise StoreError(f"{path} is damaged ({' '.join(state.split())}): put a backup in its place")
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    # What is replaced when a person asks to be forgotten does not stay behind in the file.
    connection.execute("pragma secure_delete = on")
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        connection.close()
        raise StoreError(
            f"{path} was written by a newer release (version {version}, this one reads {VERSION})"
        )
    for number, step in enumerate(_STEPS[version:], start=version + 1):
        connection.executescript(f"begin; {step} pragma user_version = {number}; commit;")
    return connection


def _expect(connection: sqlite3.Connection, stream: str, expected: int) -> None:
    query = "select coalesce(max(number), 0) from entry where stream = ?"
    (last,) = connection.execute(query, (stream,)).fetchone()
    if last != expected:
        raise Conflict(f"{stream} ends at {last}, not at {expected}")


def _keep(connection: sqlite3.Connection, stream: str, finished: tuple[Finished, ...]) -> None:
    rows = [(stream, match.match, match.result, match.record) for match in finished]
    connection.executemany("insert or replace into finished values (?, ?, ?, ?)", rows)


def _report(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Wake each loop once for all of its futures."""
    loops = {future.get_loop() for future, _ in outcomes}
    for loop in loops:
        own = [(future, outcome) for future, outcome in outcomes if future.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, own)


def _resolve(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in outcomes:
        if future.done():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
