"""The database: SQLite by default, PostgreSQL by address; one door for readers, one for writers.

SQLite gets its safety from the settings here. The drivers' defaults lose updates without an error:
transactions must begin by hand, and writers with IMMEDIATE. Writers of this process queue up in
order at a lock of ours, because SQLite's own waiting is a lottery; its busy timeout is left for
other processes (a backup, say). PostgreSQL's writers lock the row they change.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from core.store.models import Base

READ_ONLY = "rungs_read_only"
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


class StorageProblem(Exception):  # noqa: N818 - one clear sentence for people, not a class of bug
    """The database cannot be used; the words say what to do about it. Nothing was changed."""


class Database:
    """Connections to one database. `read` and `write` each give one transaction."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url)
        self._writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look; never waits for writers."""
        with _plain_words():
            async with self.engine.connect() as plain:
                db = await plain.execution_options(**{READ_ONLY: True})
                async with db.begin():
                    yield db

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing: committed when the block ends, undone when it raises."""
        with _plain_words():
            async with self._writer, self.engine.begin() as db:
                yield db

    async def close(self) -> None:
        await self.engine.dispose()


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StorageProblem("DATABASE_URL is not a database address") from None
    name = parsed.get_backend_name()
    if name not in {"sqlite", "postgresql"}:
        raise StorageProblem(f"DATABASE_URL: {name} is not supported, only SQLite and PostgreSQL")
    return parsed.set(drivername={"sqlite": "sqlite+aiosqlite"}.get(name, "postgresql+asyncpg"))


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=5, connect_args={"isolation_level": None})
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    read_only = connection.get_execution_options().get(READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")


@contextmanager
def _plain_words() -> Iterator[None]:
    """Turns what goes wrong *with* the database, not *in* it, into a StorageProblem."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        words = problem(error)
        if words is None:
            raise
        raise StorageProblem(words) from error


_SQLITE_WORDS = {
    sqlite3.SQLITE_READONLY: "the database file cannot be written to: check its permissions",
    sqlite3.SQLITE_FULL: "the disk is full: nothing was saved; make room and try again",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened: check its folder and permissions",
    sqlite3.SQLITE_IOERR: "the disk does not answer: nothing was saved",
    sqlite3.SQLITE_NOTADB: "the file is not a database, or is damaged: restore a backup",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged: restore a backup",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
}


def problem(error: DBAPIError | OSError) -> str | None:
    """Words for a failure of the database itself; None for everything else."""
    if isinstance(error, OSError):
        return "the database server cannot be reached: check DATABASE_URL and that it runs"
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE_WORDS.get(code & 0xFF)
    if error.connection_invalidated or _is_connection_state(getattr(error.orig, "sqlstate", None)):
        return "the database server closed the connection"
    return None


def _is_connection_state(state: str | None) -> bool:
    """PostgreSQL's classes for lost connections, full disks and servers going down."""
    return state is not None and state[:2] in {"08", "53", "57", "28", "3D"}


async def upsert(
    db: AsyncConnection, model: type[Base], key: Sequence[str], values: Mapping[str, Any]
) -> None:
    """Inserts the row, or changes the one that has the same key."""
    insert = _insert(db, model).values(**values)
    changed = {name: value for name, value in values.items() if name not in key}
    await db.execute(insert.on_conflict_do_update(index_elements=list(key), set_=changed))


async def insert_new(db: AsyncConnection, model: type[Base], values: Mapping[str, Any]) -> bool:
    """Inserts the row unless its key is there already; says whether it did."""
    done = await db.execute(_insert(db, model).values(**values).on_conflict_do_nothing())
    return done.rowcount == 1


def _insert(db: AsyncConnection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    if db.dialect.name == "sqlite":
        return sqlite.insert(model)
    return postgresql.insert(model)
