"""SQLite on its own thread, with as few round trips to that thread as a click needs.

A trip costs more than most statements, and aiosqlite takes one each to open a cursor, execute,
fetch and close. Here a statement is one trip. What every click does is sent as a whole: a move
takes one trip, and so does each of the two that show it (`python -m bench service`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Self, TypeAlias

import aiosqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from core.store.prepared import PutOff

Query: TypeAlias = tuple[str, Sequence[Any]]
"""A statement and its parameters."""
Rows: TypeAlias = Sequence[Sequence[Any]]


class Cursor(aiosqlite.Cursor):
    """aiosqlite's cursor as SQLAlchemy uses it: what it executes is fetched at once."""

    _rows: list[Any]

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        await self._execute(self._run, self._cursor.execute, sql, parameters or ())  # type: ignore[no-untyped-call]
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        await self._execute(self._run, self._cursor.executemany, sql, parameters)  # type: ignore[no-untyped-call]
        return self

    def _run(self, execute: Callable[[str, Any], sqlite3.Cursor], sql: str, values: Any) -> None:  # noqa: ANN401
        self._rows = execute(sql, values).fetchall()

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: a statement that has no more rows is at rest."""


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with several statements in one trip."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self, self._conn.cursor())

    async def _connect(self) -> aiosqlite.Connection:
        try:
            return await super()._connect()
        except Exception:
            # Its thread ends and tells the loop so; nobody awaits that, and the loop may be closed.
            self._thread.join()
            raise

    async def carry_out(self, changes: Sequence[PutOff]) -> None:
        """Make the changes in one transaction, or none of them."""
        await self._execute(self._all_or_nothing, changes)  # type: ignore[no-untyped-call]

    async def make(self, changes: Sequence[PutOff]) -> None:
        """Make the changes in the transaction that is open."""
        await self._execute(self._make, changes)  # type: ignore[no-untyped-call]

    async def ask(self, changes: Sequence[PutOff], queries: Sequence[Query]) -> list[Rows]:
        """Make the changes in the transaction that is open, then return the rows of each query."""
        found: list[Rows] = await self._execute(self._answers, changes, queries)  # type: ignore[no-untyped-call]
        return found

    async def rows(self, sql: str, parameters: Sequence[Any]) -> Rows:
        found: Rows = await self._execute(self._rows, sql, parameters)  # type: ignore[no-untyped-call]
        return found

    def _all_or_nothing(self, changes: Sequence[PutOff]) -> None:
        execute = self._conn.execute
        execute("BEGIN IMMEDIATE")
        try:
            self._make(changes)
            execute("COMMIT")
        except BaseException:
            if self._conn.in_transaction:  # a full disk, say, has rolled it back already
                execute("ROLLBACK")
            raise

    def _make(self, changes: Sequence[PutOff]) -> None:
        for change in changes:
            change.check(self._conn.execute(change.sql, change.parameters).rowcount)

    def _answers(self, changes: Sequence[PutOff], queries: Sequence[Query]) -> list[Rows]:
        self._make(changes)
        return [self._rows(sql, parameters) for sql, parameters in queries]

    def _rows(self, sql: str, parameters: Sequence[Any]) -> Rows:
        return self._conn.execute(sql, parameters).fetchall()


class Direct:
    """Single trips past SQLAlchemy; their connections are kept, so nobody waits for the pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._opening = asyncio.Lock()
        self._kept: dict[str, AsyncConnection] = {}

    def room(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()  # the pool has enough

    async def rows(self, sql: str, parameters: Sequence[Any]) -> Rows:
        return await (await self._driver("read")).rows(sql, parameters)

    async def carry_out(self, changes: Sequence[PutOff], *, may_be_late: bool) -> None:
        del may_be_late  # nothing here is given up
        await (await self._driver("write")).carry_out(changes)

    async def _driver(self, use: str) -> Connection:
        async with self._opening:
            if use not in self._kept:
                self._kept[use] = await self._engine.connect()
        return driver(self._kept[use])

    async def close(self) -> None:
        for connection in self._kept.values():
            await connection.close()
        self._kept.clear()


def driver(connection: AsyncConnection) -> Connection:
    opened = connection.sync_connection
    found = opened.connection.driver_connection if opened else None
    assert isinstance(found, Connection)  # it is open, and the engine creates no other
    return found


def engine(url: URL, **settings: Any) -> AsyncEngine:
    """Create an engine whose driver begins no transactions by itself."""

    def open_file() -> sqlite3.Connection:
        (path,), options = made.dialect.create_connect_args(url)
        opened: sqlite3.Connection = sqlite3.connect(path, **{**options, "isolation_level": None})
        return opened

    def connect() -> Any:  # noqa: ANN401 - SQLAlchemy only awaits it
        connection = Connection(open_file, iter_chunk_size=64)
        connection._thread.daemon = True
        return connection

    made = create_async_engine(url, async_creator=connect, **settings)
    return made
