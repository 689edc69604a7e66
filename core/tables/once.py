"""What somebody has clicked for is carried out at most once, and to its end.

The click's id is claimed in the same transaction, along with the changes it makes, so a click
delivered twice changes nothing, finds its own trace and gets the answer again. A call whose caller
has given up (cancelled, timed out) runs to its end all the same; asking again with the same click
tells what it did. Refused calls leave no trace: asked again, they are judged again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import Refusal
from core.store import interactions
from core.store.database import Database

T = TypeVar("T")


class Once:
    """The calls under way in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()

    async def carry_out(
        self,
        interaction: int,
        change: Callable[[AsyncConnection], Awaitable[T]],
        again: Callable[[AsyncConnection, Row[Any]], Awaitable[T]],
    ) -> T:
        """Make a change, which claims the interaction; `again` tells what it did before, if so."""
        try:
            async with self._database.write() as db:
                return await change(db)
        except (interactions.CarriedOutBefore, Refusal):
            async with self._database.read() as db:
                done = await interactions.recall(db, interaction)
                if done is None:
                    raise
                return await again(db, done)

    async def in_turn(self, number: int, doing: Coroutine[Any, Any, T]) -> T:
        """Keep people in the order they came; what is right is decided by the database."""
        lock = self._locks.setdefault(number, asyncio.Lock())
        return await self.to_its_end(_holding(lock, doing))

    async def to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Cancelling the caller does not cut a transaction off in the middle."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait until everything under way is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)


async def _holding(lock: asyncio.Lock, doing: Coroutine[Any, Any, T]) -> T:
    async with lock:
        return await doing
