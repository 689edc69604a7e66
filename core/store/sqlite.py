"""SQLite on a thread of its own, with as few trips to that thread as possible.

aiosqlite sends opening a cursor, executing, fetching and closing to its thread one by one, and a
trip costs more than most statements. Here a statement is carried out and its rows are fetched in
one trip, and what was put off (`putoff.py`) goes along with it. A move makes three trips instead of
more than thirty (`python -m bench service`).
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
    """What SQLAlchemy takes for a cursor; everything after `execute` is here already."""

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
        """The real cursor is closed since `execute`."""


class Connection(aiosqlite.Connection):
    """aiosqlite's connection, with statements that make one trip, or none of their own."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._put_off: list[PutOff] = []

    @property
    def driver(self) -> sqlite3.Connection:
        return self._conn

    def put_off(self, change: PutOff) -> None:
        """It waits for the next trip; its failure shows there."""
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
        """Also asked for whenever a connection goes back to the pool: mostly nothing is open."""
        self._put_off = []
        if self._connection is not None and self.in_transaction:
            await super().rollback()


def engine(url: URL, **settings: Any) -> AsyncEngine:
    """Transactions begin by hand: no `isolation_level` of the driver's own."""

    def open_file() -> sqlite3.Connection:
        (path,), options = made.dialect.create_connect_args(url)
        opened: sqlite3.Connection = sqlite3.connect(path, **{**options, "isolation_level": None})
        return opened

    def connect() -> Any:  # noqa: ANN401 - SQLAlchemy awaits it, whatever it is
        connection = Connection(open_file)
        connection._thread.daemon = True
        return connection

    made = create_async_engine(url, async_creator=connect, **settings)
    return made
