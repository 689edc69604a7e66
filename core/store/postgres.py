"""PostgreSQL for a bot that must answer every click within three seconds.

A server may freeze: it keeps its connections, and answers nothing. So the bot waits for it only so
long, and whatever is late is given up together with its connection: asking such a server to cancel
or to roll back would take as long again. What it had not been told to commit it rolls back when it
finds the connection closed. The server gives up by itself a little earlier what is slow for another
reason, a lock or much work; then the connection stays.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from core.store.prepared import PutOff, batches, in_one
from core.store.problems import OutcomeUnknown, committing, is_lost

_SETTINGS = {
    "lock_timeout": "1200",
    "statement_timeout": "1700",
    "idle_in_transaction_session_timeout": "60000",
}
"""Milliseconds; the first two end before our patience does."""
_FAREWELL = 0.2
_PAUSE = 0.3
_CONNECTIONS = 20
"""How many are used at a time; the pool would lend more, because `Direct` keeps some."""
_OLD = 180
"""Seconds after which a connection is replaced: there are networks that drop idle ones unsaid."""


class Connection(asyncpg.Connection):  # type: ignore[misc]
    """asyncpg's connection, with whole transactions of changes."""

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """Take leave briefly: a frozen server takes none."""
        with suppress(TimeoutError):  # it has been aborted then
            await super().close(timeout=min(timeout or _FAREWELL, _FAREWELL))

    async def carry_out(self, changes: Sequence[PutOff], *, may_be_late: bool) -> None:
        """Make the changes in one transaction, or none of them."""
        together = list(batches(changes))
        if may_be_late and len(together) == 1:
            await self._make_or_none(changes)
            return
        await self.execute("BEGIN")
        try:
            for some in together:
                counted = await self._make(some)
                for change, changed in zip(some, counted, strict=True):
                    change.check(changed)
        except Exception as error:
            if not is_lost(error):
                await self.execute("ROLLBACK")
            raise
        with committing():
            await self.execute("COMMIT")

    async def _make_or_none(self, changes: Sequence[PutOff]) -> None:
        sql, parameters = in_one(changes, or_none=True)
        try:
            await self.fetchrow(sql, *parameters)
        except asyncpg.DivisionByZeroError:
            for change in changes:
                change.check(0)
            raise

    async def _make(self, changes: Sequence[PutOff]) -> Sequence[int]:
        sql, parameters = in_one(changes)
        counted: Sequence[int] = await self.fetchrow(sql, *parameters)
        return counted


def engine(url: URL, patience: float | None) -> AsyncEngine:
    """Create an engine; without patience it waits for the server for as long as that takes."""
    settings = {"pool_size": 10, "max_overflow": 2 * _CONNECTIONS, "pool_recycle": _OLD}
    made = create_async_engine(
        url, hide_parameters=True, connect_args=_limits(patience), **settings
    )
    event.listen(made.sync_engine, "checkout", _check)
    if patience:
        event.listen(made.sync_engine, "handle_error", _give_up)
    return made


def _check(_connection: object, record: ConnectionPoolEntry, _fairy: object) -> None:
    """Replace a connection that is lost.

    It knows that by itself: `pool_pre_ping` would ask the server each time, in three trips, and few
    of our transactions take more.
    """
    if record.driver_connection.is_closed():  # type: ignore[union-attr]
        raise InvalidatePoolError


def _limits(patience: float | None) -> dict[str, Any]:
    if patience is None:
        return {"connection_class": Connection}
    return {"command_timeout": patience, "server_settings": _SETTINGS, **brief(patience)}


def brief(patience: float) -> dict[str, Any]:
    """Return how to connect within this time, and to part."""
    return {"timeout": patience, "connection_class": Connection}


def _give_up(context: ExceptionContext) -> None:
    """Drop a connection that has not answered, before anybody asks it to roll back."""
    if isinstance(context.original_exception, TimeoutError) and context.connection is not None:
        context.connection.connection.driver_connection.terminate()  # type: ignore[union-attr]
        context.is_disconnect = True


class Entrance:
    """Lets in as many transactions as there are connections; none while the server is silent.

    The first that gets no answer closes it, so those that wait behind it (for a connection, or for
    their turn at a table) are refused at once. It opens when the server answers again.
    """

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._room = asyncio.Semaphore(_CONNECTIONS)
        self._asking: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        async with self._room:
            if self._asking:
                raise TimeoutError
            try:
                yield
            except TimeoutError:
                self._asking = self._asking or asyncio.create_task(self._ask())
                raise

    async def _ask(self) -> None:
        """Ask the server until it answers, or fails in another way that people are told of."""
        with suppress(Exception):
            while not await self._answers():  # noqa: ASYNC110 - only the server knows
                await asyncio.sleep(_PAUSE)
        self._asking = None

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(self._patience), self._engine.connect() as connection:
                await connection.exec_driver_sql("SELECT 1")
        except TimeoutError:
            return False
        return True

    async def close(self) -> None:
        if self._asking:
            self._asking.cancel()
            await asyncio.wait({self._asking})


class Direct:
    """Single trips past SQLAlchemy, whose pool takes about as long for a connection as a trip.

    The connections come from that pool, and the last used ones are kept for the next trip.
    """

    def __init__(self, engine: AsyncEngine, patience: float | None) -> None:
        self._engine = engine
        self._patience = patience
        self._entrance = Entrance(engine, patience) if patience else None
        self._kept: list[tuple[AsyncConnection, float]] = []

    async def rows(self, sql: str, parameters: Sequence[Any]) -> Sequence[Sequence[Any]]:
        async with self._lent() as driver:
            found: Sequence[Sequence[Any]] = await driver.fetch(sql, *parameters)
            return found

    async def carry_out(self, changes: Sequence[PutOff], *, may_be_late: bool) -> None:
        async with self._lent() as driver:
            await driver.carry_out(changes, may_be_late=may_be_late)

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Connection]:
        async with self._passed():
            connection = await self._take()
            driver = _driver(connection)
            try:
                yield driver
            except (TimeoutError, OutcomeUnknown, asyncio.CancelledError):
                driver.terminate()
                raise
            finally:
                await self._keep(connection)

    async def _take(self) -> AsyncConnection:
        while self._kept:
            connection, used = self._kept.pop()
            if not _driver(connection).is_closed() and time.monotonic() < used + _OLD:
                return connection
            await connection.close()
        async with asyncio.timeout(self._patience):
            return await self._engine.connect()

    async def _keep(self, connection: AsyncConnection) -> None:
        if self._open() > _CONNECTIONS:
            await connection.close()
        else:
            self._kept.append((connection, time.monotonic()))

    @asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """Let somebody take a connection from the pool, and keep none that would be too many."""
        async with self._passed():
            while self._kept and self._open() >= _CONNECTIONS:
                await self._kept.pop(0)[0].close()
            yield

    def _open(self) -> int:
        """Return how many connections the pool has lent, to us and to others."""
        pool = self._engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout()

    def _passed(self) -> AbstractAsyncContextManager[None]:
        return self._entrance.passed() if self._entrance else nullcontext()

    async def close(self) -> None:
        while self._kept:
            await self._kept.pop()[0].close()
        if self._entrance:
            await self._entrance.close()


def _driver(connection: AsyncConnection) -> Connection:
    opened = connection.sync_connection
    found = opened.connection.driver_connection if opened else None
    assert isinstance(found, Connection)  # it is open, and the engine creates no other
    return found
