"""SQLite in one file.

What is awaited statement by statement goes through aiosqlite, which takes a trip to its thread for
each cursor, execution, fetch and close. A trip costs more than most statements; so whole
transactions take one, to a thread that executes them with SQLAlchemy's own driver. One such thread
writes and another one reads.

The driver's defaults lose updates silently, so transactions begin explicitly, and writers begin
with IMMEDIATE. Writers of this process wait for an asyncio lock, in order, because SQLite's own
waiting is unfair; its busy timeout is left for other processes (a backup, say).
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from core.store.problems import CLOSED, StorageProblem, plain_words

READ_ONLY = "rungs_read_only"
REPLACED = (
    "the database file was deleted or replaced while Rungs was running, so nothing was saved: "
    "stop Rungs, put the file back or restore a backup, and start Rungs again"
)
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
_BROKEN = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

Identity: TypeAlias = tuple[int, int]
T = TypeVar("T")


class Sqlite:
    """A database file."""

    name = "sqlite"
    patience = None
    migrates_itself = True

    def __init__(self, url: URL, _patience: float | None) -> None:
        self._url = url
        self.file = Path((url.database or "").removeprefix("file:"))
        self._identity: Identity | None = None
        self.engine = _engine(url, self._open, hide_parameters=True)
        self._sync = create_engine(
            url.set(drivername="sqlite+pysqlite"), creator=self._open, hide_parameters=True
        )
        self.engines: Sequence[Engine] = (self._sync, self.engine.sync_engine)
        for each in self.engines:
            event.listen(each, "begin", self._begin)
            event.listen(each, "handle_error", _replace_broken)
        looking = {READ_ONLY: True}
        self._reading = self.engine.execution_options(**looking)
        self._writer = _Thread(self._sync, "rungs-writer")
        self._reader = _Thread(self._sync.execution_options(**looking), "rungs-reader")
        self._turn = asyncio.Lock()
        self._ended = False

    @staticmethod
    def insert(table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    async def transact(self, function: Callable[[Connection], T]) -> T:
        """Run it to its end, even if the caller is cancelled meanwhile: others wait until then."""
        await self._turn.acquire()
        try:
            self._need_open()
            work = self._writer.submit(function)
        except BaseException:
            self._turn.release()
            raise
        work.add_done_callback(lambda _: self._turn.release())
        return await asyncio.shield(work)

    async def look(self, function: Callable[[Connection], T]) -> T:
        return await asyncio.shield(self._reader.submit(function))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading.begin() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn:
            self._need_open()
            async with self.engine.begin() as connection:
                yield connection

    def _need_open(self) -> None:
        """Refuse whoever waited for a turn until the database was closed."""
        if self._ended:
            raise StorageProblem(CLOSED)

    async def close(self) -> None:
        self._ended = True
        await asyncio.to_thread(self._end)
        await self.engine.dispose()

    def _end(self) -> None:
        self._writer.end()
        self._reader.end()
        self._sync.dispose()

    def _open(self) -> sqlite3.Connection:
        """Open the file, not another one in its place: SQLite would make a new one."""
        self._need_in_place()
        opened = _opened(self._url)
        try:
            for pragma in _PRAGMAS:
                opened.execute(pragma)
        except BaseException:
            opened.close()
            raise
        self._identity = self._identity or _identity(self.file)
        return opened

    def _begin(self, connection: Connection) -> None:
        if connection.get_execution_options().get(READ_ONLY):
            connection.exec_driver_sql("BEGIN")
        else:
            self._need_in_place()
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _need_in_place(self) -> None:
        if not self.is_in_place():
            raise StorageProblem(REPLACED)

    def is_in_place(self) -> bool:
        return self._identity is None or self._identity == _identity(self.file)

    def make_folder(self) -> None:
        folder = self.file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = f"the folder {folder} for the database cannot be made: {error.strerror}"
            raise StorageProblem(words) from error

    def integrity(self, connection: Connection) -> list[str]:
        pages = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        found = [f"file: {words}" for words in pages if words != "ok"]
        return found + [f"{row.table}: row {row.rowid} has no {row.parent}" for row in orphans]

    async def back_up(self, target: Path) -> None:
        await asyncio.to_thread(self._back_up, target)

    async def keep_copy(self, name: str) -> Path:
        target = await asyncio.to_thread(_free, f"{self.file}.{name}")
        await self.back_up(target)
        return target

    def _back_up(self, target: Path) -> None:
        if target.exists():
            raise StorageProblem(f"{target} exists already: move it away first")
        part = target.with_name(f"{target.name}.part")
        _for_us_alone(part)
        try:
            with plain_words():
                self._vacuum_into(part)
            _keep(part, target)
        finally:
            part.unlink(missing_ok=True)

    def _vacuum_into(self, part: Path) -> None:
        """Copy the file; VACUUM cannot run in a transaction."""
        opened = _opened(self._url)
        try:
            opened.execute("VACUUM INTO ?", (str(part),))
        finally:
            opened.close()

    def migration_engine(self) -> AsyncEngine:
        """Return an engine whose connections do not enforce foreign keys."""
        engine = _engine(self._url, lambda: _opened(self._url), hide_parameters=True)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
        return engine

    def lock_for_migration(self, _connection: Connection) -> None:
        """Do nothing: SQLite admits only one writer anyway."""


class _Thread:
    """A thread that runs one transaction after another on a connection of its own.

    Both are opened when first needed. SQLAlchemy replaces the connection once it is broken.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._executor = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None

    def submit(self, function: Callable[[Connection], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._executor, self._run, function)

    def _run(self, function: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return function(self._connection)

    def end(self) -> None:
        """Wait for what was submitted, and close the connection."""
        self._executor.shutdown()
        if self._connection is not None:
            self._connection.close()


def _engine(url: URL, open_file: Callable[[], sqlite3.Connection], **settings: Any) -> AsyncEngine:
    """Create an engine whose files are opened before aiosqlite is asked to use them.

    If it cannot open one, its thread says so to an event loop that may be closed by then.
    """

    async def connect() -> aiosqlite.Connection:
        opened = await asyncio.to_thread(open_file)
        return await aiosqlite.Connection(lambda: opened, iter_chunk_size=64)

    return create_async_engine(url, async_creator=connect, **settings)


def _opened(url: URL) -> sqlite3.Connection:
    """Open the file so that the driver begins no transactions by itself."""
    (path,), options = url.get_dialect()().create_connect_args(url)
    opened: sqlite3.Connection = sqlite3.connect(path, **{**options, "isolation_level": None})
    return opened


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _replace_broken(context: ExceptionContext) -> None:
    """Let go of a connection whose file could not be read or written."""
    code = getattr(context.original_exception, "sqlite_errorcode", 0)
    if code & 0xFF in _BROKEN and context.connection is not None:
        with suppress(sqlite3.Error):  # closed without that, it would keep its lock
            context.connection.connection.rollback()
        context.is_disconnect = True


def _identity(file: Path) -> Identity | None:
    """Return which file this is; None if none is there."""
    try:
        found = os.stat(file)  # noqa: PTH116 - a third of the time of `Path.stat`
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _free(name: str) -> Path:
    """Return an unused name, so that a retry after a failed migration can make its own backup."""
    taken = (Path(name if n == 1 else f"{name}.{n}") for n in itertools.count(1))
    return next(path for path in taken if not path.exists())


def _for_us_alone(part: Path) -> None:
    """Make an empty file for VACUUM INTO, readable only by its owner: it will hold the secrets."""
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise StorageProblem(f"{part} cannot be written: {error.strerror}") from error


def _keep(part: Path, target: Path) -> None:
    """Rename the finished file once it is on disk; VACUUM INTO does not sync it."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
