"""Run each change at a table in one transaction, once (`once.py`) and in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Row

from core.engine.errors import Refusal, UnknownTable
from core.model import Call, Live, Receipt, Shards
from core.store import deadlines, interactions
from core.store import tables as store
from core.store.database import Database, Transaction
from core.store.problems import StorageProblem
from core.tables import timeouts
from core.tables.cache import Cache
from core.tables.deadlines import Timing
from core.tables.once import Once
from core.tables.session import TableSession, load

Work = Callable[[TableSession], Awaitable[None]]
Make = Callable[[Transaction], Awaitable[int]]
Change = Callable[[Transaction], Awaitable[tuple[Receipt, Live]]]

FAILED_WAIT = timedelta(minutes=5)
"""How long a deadline is postponed after its handling failed."""


class Executor:
    """Carries out changes at the tables of one database."""

    def __init__(self, database: Database, now: Callable[[], datetime], timing: Timing) -> None:
        self._database = database
        self._now = now
        self._timing = timing
        self._cache = Cache()
        self._once = Once(database)

    async def change(
        self, call: Call, did: str, work: Work, reaction: Work | None = None
    ) -> Receipt:
        """Carry out a change that a user clicked for.

        The `reaction` to it is part of the same transaction, unless it fails, or the table is not
        known as it is stored: nobody else is kept waiting for it.
        """
        return await self._once.in_turn(call.table, self._carry_out(call, did, work, reaction))

    async def change_unasked(self, server: int, table: int, did: str, work: Work) -> Receipt:
        """Carry out a change without a click."""
        return await self._once.in_turn(table, self._do(server, table, did, work))

    async def add(self, server: int, user: int, interaction: int, make: Make) -> Receipt:
        """Create a table that a user clicked for."""
        change = partial(self._make, server, user, interaction, make)
        return await self._once.to_its_end(self._claimed(server, interaction, change))

    async def expire(self, shards: Shards) -> Receipt | None:
        """Handle the longest overdue deadline of these shards, if there is one."""
        return await self._once.to_its_end(self._expire(shards))

    def known(self, server: int, table: int) -> Live | None:
        """Return the table as this process last saw it."""
        live = self._cache.get(table)
        return live if live and live.table.server == server else None

    async def read(self, server: int, table: int) -> Live:
        async with self._database.read() as db:
            return await self.live(db, server, table)

    async def live(self, db: Transaction, server: int, table: int) -> Live:
        """Return the table as this transaction sees it."""
        row = await store.head(db, server, table)
        if row is None:
            raise UnknownTable
        live = await load(db, row, self._cache.get(table))
        self._cache.put(live)
        return live

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self._once.close()

    async def _carry_out(self, call: Call, did: str, work: Work, reaction: Work | None) -> Receipt:
        async def both(session: TableSession) -> None:
            await work(session)
            if reaction:
                await reaction(session)

        if not store.are_ids(call.server, call.table, call.user, call.interaction):
            raise UnknownTable
        try:
            return await self._from_memory(call.server, call.table, did, both, call)
        except (store.Stale, interactions.CarriedOutBefore, Refusal):
            pass
        except StorageProblem:
            raise
        except Exception:
            if reaction is None:  # else it may have failed, which is no reason to lose the work
                raise
        change = partial(self._change, call, did, work)
        return await self._claimed(call.server, call.interaction, change)

    async def _claimed(self, server: int, interaction: int, change: Change) -> Receipt:
        again = partial(self._again, server)
        receipt, live = await self._once.carry_out(interaction, change, again)
        self._cache.put(live)  # only now is it committed
        return receipt

    async def _change(
        self, call: Call, did: str, work: Work, db: Transaction
    ) -> tuple[Receipt, Live]:
        live = await self._work(db, call.server, call.table, work)
        await self._claim(db, call, did)
        return Receipt(did, live.table), live

    async def _claim(self, db: Transaction, call: Call, did: str) -> None:
        await interactions.claim(db, call.interaction, call.user, call.table, did, self._now())

    async def _again(self, server: int, db: Transaction, done: Row[Any]) -> tuple[Receipt, Live]:
        if done.table_id is None:
            raise UnknownTable
        live = await self.live(db, server, done.table_id)
        return Receipt(done.did, live.table, repeated=True), live

    def _receipt(self, did: str, live: Live) -> Receipt:
        self._cache.put(live)
        return Receipt(did, live.table)

    async def _do(self, server: int, table: int, did: str, work: Work) -> Receipt:
        try:
            return await self._from_memory(server, table, did, work)
        except (store.Stale, Refusal):
            async with self._database.write() as db:
                live = await self._work(db, server, table, work)
            return self._receipt(did, live)

    async def _from_memory(
        self, server: int, table: int, did: str, work: Work, call: Call | None = None
    ) -> Receipt:
        """Change the table as this process last saw it: one trip to SQLite, three to PostgreSQL.

        Only the write finds out whether that is the stored version. So nothing else counts: who is
        refused, or changes nothing, is told so by a table that was read and locked.
        """
        known = self.known(server, table)
        if known is None:
            raise store.Stale
        async with self._database.write(unless_true=store.Stale) as db:
            session = TableSession.of(db, self._now(), self._timing, known)
            await work(session)
            live = await session.close()
            if live is known:
                raise store.Stale
            if call is not None:
                await self._claim(db, call, did)
        return self._receipt(did, live)

    async def _work(self, db: Transaction, server: int, table: int, work: Work) -> Live:
        known = self._cache.get(table)
        session = await TableSession.open(db, server, table, self._now(), self._timing, known)
        await work(session)
        return await session.close()

    async def _make(
        self, server: int, user: int, interaction: int, make: Make, db: Transaction
    ) -> tuple[Receipt, Live]:
        table = await make(db)
        row = await store.head(db, server, table)
        assert row is not None  # it has just been made
        live = await load(db, row, None)
        await interactions.claim(db, interaction, user, table, "opened", self._now())
        return Receipt("opened", live.table), live

    async def _expire(self, shards: Shards) -> Receipt | None:
        now, taken = self._now(), None
        try:
            async with self._database.write() as db:
                taken = await deadlines.take_due(db, now, shards)
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
        """Postpone the deadline, so that one failing table does not block all others."""
        async with self._database.write() as db:
            await deadlines.put_off(db, table, now + FAILED_WAIT)
