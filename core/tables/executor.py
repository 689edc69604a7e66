"""One call, one transaction, carried out at most once.

The click's id is claimed in the same transaction, along with the changes it makes, so a click
delivered twice changes nothing, finds its own trace and gets the answer again. A call whose caller
has given up (cancelled, timed out) runs to its end all the same; asking again with the same click
tells what it did.

The lock per table only keeps people in the order they came; what is right is decided by the
database. Refused calls leave no trace: asked again, they are judged again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import Refusal, UnknownTable
from core.model import Call, Live, Receipt
from core.store import deadlines, interactions
from core.store import tables as store
from core.store.database import Database
from core.tables import timeouts
from core.tables.cache import Cache
from core.tables.deadlines import Timing
from core.tables.session import TableSession, load

T = TypeVar("T")
Work = Callable[[TableSession], Awaitable[None]]

FAILED_WAIT = timedelta(minutes=5)
"""How long a table waits for the clock after the clock has failed at it."""


class Executor:
    """What is done at the tables of one database."""

    def __init__(self, database: Database, now: Callable[[], datetime], timing: Timing) -> None:
        self._database = database
        self._now = now
        self._timing = timing
        self._cache = Cache()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()

    async def change(self, call: Call, did: str, work: Work) -> Receipt:
        """A change somebody has clicked for."""
        return await self._in_turn(call.table, self._carry_out(call, did, work))

    async def change_unasked(self, server: int, table: int, did: str, work: Work) -> Receipt:
        """A change nobody has clicked for."""
        return await self._in_turn(table, self._do(server, table, did, work))

    async def add(
        self,
        server: int,
        user: int,
        interaction: int,
        make: Callable[[AsyncConnection], Awaitable[int]],
    ) -> Receipt:
        """A new table somebody has clicked for."""
        return await self._to_its_end(self._add(server, user, interaction, make))

    async def expire(self) -> Receipt | None:
        """The one thing longest overdue, if there is one."""
        return await self._to_its_end(self._expire())

    async def read(self, server: int, table: int) -> Live:
        async with self._database.read() as db:
            return await self.live(db, server, table)

    async def live(self, db: AsyncConnection, server: int, table: int) -> Live:
        """The table as this transaction sees it."""
        row = await store.head(db, server, table)
        if row is None:
            raise UnknownTable
        live = await load(db, row, self._cache.get(table))
        self._cache.put(live)
        return live

    async def close(self) -> None:
        """Waits until everything under way is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    async def _in_turn(self, table: int, doing: Coroutine[Any, Any, T]) -> T:
        lock = self._locks.setdefault(table, asyncio.Lock())
        return await self._to_its_end(_holding(lock, doing))

    async def _to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Cancelling the caller does not cut a transaction off in the middle."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, call: Call, did: str, work: Work) -> Receipt:
        if not store.are_ids(call.server, call.table, call.user, call.interaction):
            raise UnknownTable
        try:
            async with self._database.write() as db:
                live = await self._work(db, call.server, call.table, work)
                await interactions.claim(
                    db, call.interaction, call.user, call.table, did, self._now()
                )
        except (interactions.CarriedOutBefore, Refusal) as stopped:
            return await self._again(call.server, call.interaction, stopped)
        return self._receipt(did, live)

    async def _again(self, server: int, interaction: int, stopped: Exception) -> Receipt:
        """The answer to a click carried out before; one that is new was stopped by a refusal."""
        async with self._database.read() as db:
            row = await interactions.recall(db, interaction)
            if row is None:
                raise stopped
            if row.table_id is None:
                raise UnknownTable
            live = await self.live(db, server, row.table_id)
        return Receipt(row.did, live.table, repeated=True)

    def _receipt(self, did: str, live: Live) -> Receipt:
        self._cache.put(live)
        return Receipt(did, live.table)

    async def _do(self, server: int, table: int, did: str, work: Work) -> Receipt:
        async with self._database.write() as db:
            live = await self._work(db, server, table, work)
        return self._receipt(did, live)

    async def _work(self, db: AsyncConnection, server: int, table: int, work: Work) -> Live:
        known = self._cache.get(table)
        session = await TableSession.open(db, server, table, self._now(), self._timing, known)
        await work(session)
        return await session.close()

    async def _add(
        self,
        server: int,
        user: int,
        interaction: int,
        make: Callable[[AsyncConnection], Awaitable[int]],
    ) -> Receipt:
        try:
            async with self._database.write() as db:
                table = await make(db)
                row = await store.head(db, server, table)
                assert row is not None  # it has just been made
                live = await load(db, row, None)
                await interactions.claim(db, interaction, user, table, "opened", self._now())
        except (interactions.CarriedOutBefore, Refusal) as stopped:
            return await self._again(server, interaction, stopped)
        return self._receipt("opened", live)

    async def _expire(self) -> Receipt | None:
        now, taken = self._now(), None
        try:
            async with self._database.write() as db:
                taken = await deadlines.take_due(db, now)
                if taken is None:
                    return None
                server, due = taken
                known = self._cache.get(due.table_id)
                session = await TableSession.open(
                    db, server, due.table_id, now, self._timing, known
                )
                did = await timeouts.strike(session, due)
                live = await session.close()
        except Exception:
            if taken is not None:
                await self._let_others_pass(taken[1].table_id, now)
            raise
        return self._receipt(did, live)

    async def _let_others_pass(self, table: int, now: datetime) -> None:
        """One table the clock fails at must not stop the clock of all others."""
        async with self._database.write() as db:
            await deadlines.put_off(db, table, now + FAILED_WAIT)


async def _holding(lock: asyncio.Lock, doing: Coroutine[Any, Any, T]) -> T:
    async with lock:
        return await doing
