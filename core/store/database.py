"""Transactions on SQLite (the default) or PostgreSQL (by URL).

SQLite's safety comes from the settings here. The driver's defaults lose updates silently, so
transactions begin explicitly, and writers begin with IMMEDIATE. Writers of this process wait for an
asyncio lock, in order, because SQLite's own waiting is unfair; its busy timeout is left for other
processes (a backup, say). PostgreSQL's writers lock the rows they change; its readers see one
snapshot for the whole transaction, as SQLite's do.

Parameters are kept out of error messages, since a secret may be among them.
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
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection, event
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from core.store import sqlite
from core.store.models import Base
from core.store.putoff import PutOff, in_one, ready

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

READ_ONLY = "rungs_read_only"
PUT_OFF = "rungs_put_off"
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)

Transaction: TypeAlias = AsyncConnection
"""What `read` and `write` give, for those who only hand it on."""


class StorageProblem(Exception):
    """The database cannot be used; the message says what to do. Nothing was changed."""


class Database:
    """One database. `read` and `write` each open one transaction."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url)
        self._looking: dict[str, Any] = (
            {READ_ONLY: True}
            if self.is_sqlite
            else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        )
        self._writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a consistent snapshot; never waits for writers."""
        with plain_words():
            async with self.engine.connect() as plain:
                db = await plain.execution_options(**self._looking)
                async with db.begin():
                    yield db

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed when the block ends, rolled back when it raises."""
        with plain_words():
            async with self._writer, self.engine.begin() as db:
                yield db

    async def close(self) -> None:
        await self.engine.dispose()


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StorageProblem("DATABASE_URL is not a database address") from None
    name = parsed.drivername.partition("+")[0]
    if name not in _DRIVERS:
        raise StorageProblem(f"DATABASE_URL: {name} is not supported, only SQLite and PostgreSQL")
    if name == "sqlite" and (parsed.database or ":memory:") == ":memory:":
        raise StorageProblem("DATABASE_URL: SQLite needs a file; games must outlive the program")
    return parsed.set(drivername=_DRIVERS[name])


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
        event.listen(engine.sync_engine, "before_cursor_execute", _catch_up)
        event.listen(engine.sync_engine, "commit", _catch_up)
        event.listen(engine.sync_engine, "rollback", _forget)
        return engine
    engine = sqlite.engine(url, pool_size=5, hide_parameters=True)
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
    _driver(connection).put_off(PutOff("BEGIN" if read_only else "BEGIN IMMEDIATE"))


def _driver(connection: Connection) -> sqlite.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite.Connection)  # the engine creates no other
    return driver


@contextmanager
def plain_words() -> Iterator[None]:
    """Turn failures of the database itself into a `StorageProblem`."""
    try:
        yield
    except Exception as error:
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


_LOST = "the database server closed the connection"
_POSTGRES_WORDS = {
    "08": _LOST,
    "57": _LOST,
    "28": "the database server refuses the name or password in DATABASE_URL",
    "3D": "the database server has no database of the name in DATABASE_URL: create it first",
    "53": "the database server is overloaded: too many connections or too little memory",
    "53100": "the database server's disk is full: nothing was saved; make room and try again",
    "25006": "the database server takes no changes: it is a replica or set to read only",
}
"""By SQLSTATE, or by its class, the first two characters."""


def problem(error: Exception) -> str | None:
    """Return a message for a failure of the database itself, None for any other error."""
    if isinstance(error, PoolTimeout):
        return "the database is overloaded: try again in a moment"
    if isinstance(error, OSError):
        return "the database server cannot be reached: check DATABASE_URL and that it runs"
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE_WORDS.get(code & 0xFF)
    state = getattr(cause, "sqlstate", None) or ""
    words = _POSTGRES_WORDS.get(state) or _POSTGRES_WORDS.get(state[:2])
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return words or (_LOST if lost else None)


async def later(
    db: AsyncConnection,
    change: UpdateBase,
    values: Mapping[str, Any],
    unless_one: type[Exception] | None = None,
) -> None:
    """Execute a change along with the next statement, or with the commit.

    If it does not change exactly one row, that statement or the commit raises `unless_one`.
    """
    connection = db.sync_connection
    assert connection is not None  # it is open
    waits = ready(change, db.dialect, tuple(values)).put_off(values, unless_one)
    if db.dialect.name == "sqlite":
        _driver(connection).put_off(waits)
        return
    waiting = _waiting(connection)
    if any(other.table == waits.table for other in waiting):
        await db.run_sync(_catch_up)  # changes in one statement do not see each other
    waiting.append(waits)


def _waiting(connection: Connection) -> list[PutOff]:
    waiting: list[PutOff] = connection.info.setdefault(PUT_OFF, [])
    return waiting


def _catch_up(connection: Connection, *_event: object) -> None:
    """PostgreSQL: execute the deferred changes before anything else."""
    waiting = _waiting(connection)
    if not waiting:
        return
    changes = tuple(waiting)
    waiting.clear()
    counted = connection.exec_driver_sql(*in_one(changes)).one()
    for change, changed in zip(changes, counted, strict=True):
        change.check(changed)


def _forget(connection: Connection) -> None:
    if not connection.invalidated:  # a lost connection has dropped them already
        _waiting(connection).clear()


async def upsert(
    db: AsyncConnection, model: type[Base], key: Sequence[str], values: Mapping[str, Any]
) -> None:
    """Insert the row, or update the one with the same key."""
    await later(db, _upsert(db.dialect.name, model, tuple(key), tuple(values)), values)


async def insert_new(
    db: AsyncConnection,
    model: type[Base],
    values: Mapping[str, Any],
    unless_one: type[Exception] | None = None,
) -> None:
    """Insert the row unless its key exists."""
    await later(db, _insert_new(db.dialect.name, model), values, unless_one)


# Statements are built once: building one takes longer than executing most of them.


@cache
def _upsert(
    dialect: str, model: type[Base], key: tuple[str, ...], columns: tuple[str, ...]
) -> UpdateBase:
    insert = _insert(dialect, model)
    changed = {name: insert.excluded[name] for name in columns if name not in key}
    return insert.on_conflict_do_update(index_elements=list(key), set_=changed)


@cache
def _insert_new(dialect: str, model: type[Base]) -> UpdateBase:
    return _insert(dialect, model).on_conflict_do_nothing()


def _insert(dialect: str, model: type[Base]) -> sqlite_dialect.Insert | postgresql.Insert:
    table = rows_of(model)
    if dialect == "sqlite":
        return sqlite_dialect.insert(table)
    from sqlalchemy.dialects import postgresql  # with its drivers: 60 ms and 5 MB

    return postgresql.insert(table)


def rows_of(model: type[Base]) -> SqlTable:
    """Return a model's Core table, which avoids the overhead of the mapper."""
    table = model.__table__
    assert isinstance(table, SqlTable)  # every model here is mapped to a plain table
    return table
