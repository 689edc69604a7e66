"""The one way in which a table is changed: load, decide, save; each click once, and to its end.

A change is a pure function of a table. It is made from the table as this process last saw it, which
costs no read; `save` finds out whether that is the stored one. If not, the table is read and the
change is made again, in the end on a locked table. Only the stored table can refuse somebody, or
tell them that nothing changed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.careers import counting
from core.engine.errors import Refusal, UnknownTable
from core.live.table import Live
from core.model.calls import Call, Did, Limits, Receipt
from core.model.shards import Shards
from core.model.table import Status
from core.model.timing import Moment, Timing
from core.store import deadlines, interactions
from core.store import tables as store
from core.store.database import Database, are_ids
from core.store.interactions import CarriedOutBefore, Claim
from core.store.problems import StorageProblem
from core.store.tables import Stored, replayed
from core.tables import timeouts
from core.tables.cache import TableCache
from core.tables.deadlines import settled
from core.tables.once import Once

Change = Callable[[Live, Moment], Live]
Conduct = Callable[[Live, Moment], Awaitable[Live]]
"""Goes on with a table after a change, without keeping anybody else waiting."""

TRIES = 2
"""Attempts at a change before the table is locked for it."""
FAILED_WAIT = timedelta(minutes=5)
"""How long a deadline is postponed after its handling failed."""


class Executor:
    """Carries out changes at the tables of one database."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], timing: Timing, limits: Limits
    ) -> None:
        self._database = database
        self._now = now
        self._timing = timing
        self._limits = limits
        self._cache = TableCache()
        self._once = Once()

    def moment(self) -> Moment:
        return Moment(self._now(), self._timing, self._limits)

    async def change(
        self, call: Call, did: Did, change: Change, conduct: Conduct | None = None
    ) -> Receipt:
        """Carry out a change that a user clicked for, together with what follows from it."""
        doing = self._change(call.server, call.table, did, change, call, conduct)
        return await self._once.to_its_end(doing)

    async def change_unasked(
        self, server: int | None, table: int, did: Did, change: Change
    ) -> Receipt:
        """Carry out a change without a click."""
        return await self._once.to_its_end(self._change(server, table, did, change))

    async def add(self, call: Call, make: Callable[[Connection], Live]) -> Receipt:
        """Store a new table that a user clicked for."""
        return await self._once.to_its_end(self._add(call, make))

    async def expire(self, shards: Shards) -> Receipt | None:
        """Handle the longest overdue deadline of these shards, if there is one."""
        found = await self._database.transact(deadlines.overdue, self._now(), shards)
        if found is None:
            return None
        did = Did.NOTHING

        def expired(live: Live, at: Moment) -> Live:
            nonlocal did
            did, after = timeouts.expired(live, at)
            return after

        try:
            receipt = await self.change_unasked(*found, did, expired)
        except StorageProblem:
            raise
        except Exception:
            # Postpone it, so that one failing table does not block all others.
            late = self._now() + FAILED_WAIT
            await self._database.transact(deadlines.postpone, found[1], late)
            raise
        return replace(receipt, did=did) if did is not Did.NOTHING else None

    def known(self, server: int | None, table: int) -> Live | None:
        """Return the table as this process last saw it."""
        live = self._cache.get(table)
        return live if live and server in (None, live.table.server) else None

    async def read(self, server: int | None, table: int) -> Live:
        """Return the table as it is stored."""
        known = self.known(server, table)
        found = await self._database.look(store.load, server, table, known)
        return await self._remembered(found, known)

    async def _remembered(self, found: Live | Stored, known: Live | None) -> Live:
        """Remember what was read, unless something else has been stored meanwhile."""
        live = await replayed(found)
        if self._cache.get(live.table.id) is known:
            self._cache.put(live)
        return live

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self._once.close()

    async def _change(
        self,
        server: int | None,
        table: int,
        did: Did,
        change: Change,
        call: Call | None = None,
        conduct: Conduct | None = None,
    ) -> Receipt:
        refused: Exception | None
        if call and not are_ids(call.user, call.interaction):
            raise UnknownTable
        async with self._once.turn(table):
            live = self.known(server, table) or await self.read(server, table)
            for _ in range(TRIES):
                at, refused = self.moment(), None
                claim = _claim(call, did, at)
                try:
                    after = change(live, at)
                    if conduct:
                        after = await conduct(after, at)
                    if after is not live or claim:
                        return Receipt(did, (await self._save(live, after, at, claim)).table)
                except StorageProblem:
                    raise
                except Exception as error:  # noqa: BLE001 - it may be for what is remembered
                    refused = error
                stored, done = await self._look_again(server, table, live, call)
                if done is not None:
                    return await self._repeated(server, done)
                # Only `conduct` may have failed, which is no reason to lose the change.
                if stored is live and (conduct is None or isinstance(refused, Refusal)):
                    if refused:
                        raise refused
                    return Receipt(did, live.table)
                live, conduct = stored, None
            return await self._change_locked(server, table, did, change, call)

    async def _save(self, before: Live, after: Live, at: Moment, claim: Claim | None) -> Live:
        after = settled(before, after, at)
        await _get_ready(before, after)
        saved = await self._database.transact(store.save, before, after, claim)
        self._cache.put(saved)
        return saved

    async def _change_locked(
        self, server: int | None, table: int, did: Did, change: Change, call: Call | None
    ) -> Receipt:
        """Do the same at a table that nobody else can change meanwhile."""
        try:
            async with self._database.write() as db:
                live = await locked(db, server, table, self.known(server, table))
                at = self.moment()
                saved = await save(db, live, change(live, at), at, _claim(call, did, at))
        except (Refusal, CarriedOutBefore):
            if call and (done := await self._database.look(interactions.recall, call.interaction)):
                return await self._repeated(server, done)
            raise
        self._cache.put(saved)
        return Receipt(did, saved.table)

    async def _look_again(
        self, server: int | None, table: int, known: Live, call: Call | None
    ) -> tuple[Live, Row[Any] | None]:
        """Return the table as it is stored, and what this very click has done before."""
        found, done = await self._database.look(_table_and_click, server, table, known, call)
        return await self._remembered(found, known), done

    async def _repeated(self, server: int | None, done: Row[Any]) -> Receipt:
        """Return the receipt of a click that was carried out before."""
        if done.table_id is None:
            raise UnknownTable
        return Receipt(Did(done.did), (await self.read(server, done.table_id)).table, repeated=True)

    async def _add(self, call: Call, make: Callable[[Connection], Live]) -> Receipt:
        def added(connection: Connection) -> Live:
            live = make(connection)
            claim = Claim(call.interaction, call.user, live.table.id, Did.OPENED, self._now())
            interactions.put(connection, claim)
            return live

        try:
            live = await self._database.transact(added)
        except (Refusal, CarriedOutBefore):
            done = await self._database.look(interactions.recall, call.interaction)
            if done is None:
                raise
            return await self._repeated(call.server, done)
        self._cache.put(live)
        return Receipt(Did.OPENED, live.table)


def _claim(call: Call | None, did: Did, at: Moment) -> Claim | None:
    return Claim(call.interaction, call.user, call.table, did, at.now) if call else None


def _table_and_click(
    connection: Connection, server: int | None, table: int, known: Live, call: Call | None
) -> tuple[Live | Stored, Row[Any] | None]:
    done = interactions.recall(connection, call.interaction) if call else None
    return store.load(connection, server, table, known), done


# In a transaction that changes several tables.


async def locked(
    db: AsyncConnection, server: int | None, table: int, known: Live | None = None
) -> Live:
    """Return a table that nobody else can change until the transaction ends."""
    return await replayed(await db.run_sync(store.load, server, table, known, lock=True))


async def save(
    db: AsyncConnection, before: Live, after: Live, at: Moment, claim: Claim | None = None
) -> Live:
    after = settled(before, after, at)
    await _get_ready(before, after)
    return await db.run_sync(store.save, before, after, claim)


async def _get_ready(before: Live, after: Live) -> None:
    if after.table.status is Status.FINISHED is not before.table.status:
        await counting.get_ready(after.table)
