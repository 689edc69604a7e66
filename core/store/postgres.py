"""PostgreSQL for a bot that must answer every click within three seconds.

A server may freeze: it keeps its connections, and answers nothing. So the bot waits for it only so
long, and whatever is late is given up together with its connection: asking such a server to cancel
or to roll back would take as long again. What it had not been told to commit it rolls back when it
finds the connection closed. The server gives up by itself a little earlier what is slow for another
reason, a lock or much work; then the connection stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

PATIENCE = 2.0
"""Seconds for the server to answer: to a connection, to a statement, to a commit."""
_SETTINGS = {
    "lock_timeout": "1200",
    "statement_timeout": "1700",
    "idle_in_transaction_session_timeout": "60000",
}
"""Milliseconds; the first two end before our patience does."""
_FAREWELL = 0.2
_PAUSE = 0.3
_CONNECTIONS = 20
_OLD = 180
"""Seconds after which a connection is replaced: there are networks that drop idle ones unsaid."""


def engine(url: URL, patience: float | None) -> AsyncEngine:
    """Create an engine; without patience it waits for the server for as long as that takes."""
    settings = {"pool_size": 10, "max_overflow": _CONNECTIONS - 10, "pool_recycle": _OLD}
    made = create_async_engine(
        url, hide_parameters=True, connect_args=_limits(patience) if patience else {}, **settings
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


def _limits(patience: float) -> dict[str, Any]:
    return {"command_timeout": patience, "server_settings": _SETTINGS, **brief(patience)}


def brief(patience: float) -> dict[str, Any]:
    """Return how to connect within this time, and to part: a frozen server takes no leave."""
    import asyncpg  # type: ignore[import-untyped]  # only where it is used

    class Connection(asyncpg.Connection):  # type: ignore[misc]
        async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109
            with suppress(TimeoutError):  # it has been aborted then
                await super().close(timeout=min(timeout or _FAREWELL, _FAREWELL))

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
