"""SQLite on its own thread, with as few round trips to that thread as possible.

aiosqlite opens a cursor, executes, fetches and closes in separate round trips, each of which costs
more than most statements. Here one trip executes a statement and fetches its rows, together with
the deferred changes (`putoff.py`). A move takes three trips instead of more than thirty
(`python -m bench service`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Self

import aiosqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from core.store.putoff import PutOff


class Statement:
    """What SQLAlchemy uses as a cursor; `execute` has already fetched everything."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Statement:
        await self._connection.on_thread(self._run, sqlite3.Cursor.execute, sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> Statement:
        await self._connection.on_thread(self._run, sqlite3.Cursor.executemany, sql, parameters)
        return self

    def _run(self, execute: Callable[..., object], sql: str, parameters: Sequence[Any]) -> None:
        cursor = self._connection.driver.cursor()
        try:
            execute(cursor, sql, parameters)
            self.description = cursor.description
            self._rows = cursor.fetchall() if cursor.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: `execute` has closed the real cursor."""


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with one round trip per statement and none per deferred change."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._put_off: list[PutOff] = []

    @property
    def driver(self) -> sqlite3.Connection:
        return self._conn

    def put_off(self, change: PutOff) -> None:
        """Execute the change on the next trip, which also raises its failure."""
        self._put_off.append(change)

    async def on_thread(self, function: Callable[..., None], *arguments: Any) -> None:
        before, self._put_off = self._put_off, []
        await self._execute(self._catch_up, before, function, *arguments)  # type: ignore[no-untyped-call]

    def _catch_up(
        self, before: Sequence[PutOff], function: Callable[..., None], *arguments: Any
    ) -> None:
        for change in before:
            change.check(self._conn.execute(change.sql, change.parameters).rowcount)
        function(*arguments)

    def cursor(self) -> Statement:  # type: ignore[override]
        return Statement(self)

    async def commit(self) -> None:
        await self.on_thread(self._conn.commit)

    async def rollback(self) -> None:
        """Roll back if needed: the pool also calls this for every returned connection."""
        self._put_off = []
        if self._connection is not None and self.in_transaction:
            await super().rollback()


def engine(url: URL, **settings: Any) -> AsyncEngine:
    """Create an engine whose driver begins no transactions by itself."""

    def open_file() -> sqlite3.Connection:
        (path,), options = made.dialect.create_connect_args(url)
        opened: sqlite3.Connection = sqlite3.connect(path, **{**options, "isolation_level": None})
        return opened

    def connect() -> Any:  # noqa: ANN401 - SQLAlchemy only awaits it
        connection = Connection(open_file)
        connection._thread.daemon = True
        return connection

    made = create_async_engine(url, async_creator=connect, **settings)
    return made
