"""PostgreSQL for a bot that must answer every click within three seconds.

A server may freeze: it keeps its connections, and answers nothing. So the bot waits only a
short time and then gives up the connection: asking such a server to cancel or to roll back would
take as long again. When the server finds the connection closed, it rolls back what it had not been
told to commit. A little earlier, the server itself gives up what is slow for another reason, a lock
or much work; then the connection stays.

Writers lock the rows they change; readers see one snapshot for the whole transaction.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, event, func, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, AdaptedConnection, ExceptionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from core.store.problems import StorageProblem, committing

_SETTINGS = {
    "lock_timeout": "1200",
    "statement_timeout": "1700",
    "idle_in_transaction_session_timeout": "60000",
}
"""Milliseconds; the first two end before our patience does."""
_FAREWELL = 0.2
_PAUSE = 0.3
_CONNECTIONS = 20
"""How many are used at a time; the pool would lend more, to ask whether the server is back."""
_OLD = 180
"""Seconds after which a connection is replaced: some networks silently drop idle ones."""
_MIGRATING = 0x52756E6773
"""The advisory lock that serializes migrations of one database."""
_AT_ONCE = 500
"""Milliseconds to wait for a table that somebody uses: every click waits behind a migration that
waits, so it had better step back and try again."""

T = TypeVar("T")


class Postgres:
    """A database on a server."""

    name = "postgresql"
    file = None
    migrates_itself = False

    def __init__(self, url: URL, patience: float | None) -> None:
        self._url = url
        self.patience = patience
        limits = {"command_timeout": patience, "timeout": patience, "server_settings": _SETTINGS}
        self.engine = engine(
            url,
            pool_size=_CONNECTIONS // 2,
            max_overflow=_CONNECTIONS,
            pool_recycle=_OLD,
            connect_args=limits if patience else {},
        )
        event.listen(self.engine.sync_engine, "checkout", _check)
        self.engines: Sequence[Engine] = (self.engine.sync_engine,)
        self._writing = self.engine.execution_options(isolation_level="READ COMMITTED")
        self._looking = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._entrance = Entrance(self.engine, patience) if patience else None

    @staticmethod
    def insert(table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    async def transact(self, function: Callable[[Connection], T]) -> T:
        async with self.write() as connection:
            return await connection.run_sync(function)

    async def look(self, function: Callable[[Connection], T]) -> T:
        async with self.read() as connection:
            return await connection.run_sync(function)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._lent(self._looking) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self._lent(self._writing) as connection, connection.begin() as transaction:
            yield connection
            with committing():
                await transaction.commit()

    @asynccontextmanager
    async def _lent(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            if self._entrance:
                await stack.enter_async_context(self._entrance.passed())
            async with asyncio.timeout(self.patience):
                connection = await stack.enter_async_context(engine.connect())
            yield connection

    async def close(self) -> None:
        if self._entrance:
            await self._entrance.close()
        await self.engine.dispose()

    def make_folder(self) -> None:
        """Do nothing: whoever looks after the server makes its databases."""

    def is_in_place(self) -> bool:
        return True

    def integrity(self, _connection: Connection) -> list[str]:
        """Return nothing: PostgreSQL enforces its keys at all times."""
        return []

    async def back_up(self, target: Path) -> None:
        """Run pg_dump, with the password in its environment: process lists do not show it."""
        tool = shutil.which("pg_dump")
        if tool is None:
            raise StorageProblem("pg_dump is not on the PATH: install PostgreSQL's client programs")
        if await asyncio.to_thread(target.exists):
            raise StorageProblem(f"{target} exists already: move it away first")
        part = target.with_name(f"{target.name}.part")
        process = await asyncio.create_subprocess_exec(
            tool, "--format=custom", f"--file={part}", env={**os.environ, **_libpq(self._url)}
        )
        if await process.wait() != 0:
            await asyncio.to_thread(part.unlink, missing_ok=True)
            raise StorageProblem("pg_dump failed; what it says stands above")
        await asyncio.to_thread(part.rename, target)

    async def keep_copy(self, _name: str) -> None:
        """Do nothing: the operator makes a backup and then says when to migrate."""

    def migration_engine(self) -> AsyncEngine:
        return engine(self._url)

    def lock_for_migration(self, connection: Connection) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        connection.execute(text(f"SET LOCAL lock_timeout = {_AT_ONCE}"))


def engine(url: URL, **settings: Any) -> AsyncEngine:
    """Create an engine that does not wait for a silent server."""
    made = create_async_engine(url, hide_parameters=True, **settings)
    event.listen(made.sync_engine, "handle_error", _give_up)
    event.listen(made.sync_engine, "close", _part)
    return made


def _check(_connection: object, record: ConnectionPoolEntry, _fairy: object) -> None:
    """Replace a connection that is lost.

    It knows that by itself: `pool_pre_ping` would ask the server each time, in three trips, and few
    of our transactions take more.
    """
    if record.driver_connection.is_closed():  # type: ignore[union-attr]
        raise InvalidatePoolError


def _part(connection: AdaptedConnection, _record: object) -> None:
    """Say goodbye briefly: a frozen server does not answer."""
    connection.run_async(_farewell)


async def _farewell(driver: Any) -> None:  # noqa: ANN401 - asyncpg has no types
    with suppress(TimeoutError):  # it has been aborted then
        await driver.close(timeout=_FAREWELL)


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


def _libpq(url: URL) -> dict[str, str]:
    host = url.host or url.query.get("host")
    known = {
        "PGHOST": host if isinstance(host, str) else None,
        "PGPORT": url.port,
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    return {name: str(value) for name, value in known.items() if value}
