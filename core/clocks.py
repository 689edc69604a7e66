"""The clocks of all tables and tournaments: what is due, and what moves all of them at once.

While the program was not heard, nobody's time ran: it is given back. When the system's clock was
set, all deadlines move along.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import Connection, Select, or_, select

from core.model.shards import ONE_SHARD, Shards
from core.store import deadlines, interactions, outbox, removals, timestamps, tournament_outbox
from core.store.database import Database
from core.tables.lobby import LONGEST_TURN

ALIVE = "alive"
CLICKS_KEPT = timedelta(days=2)
"""Far longer than Discord can delay a click."""
SAME_TIME = timedelta(seconds=30)
"""How far two clocks may differ though nobody has set either."""
LONGEST_WAIT = timedelta(seconds=LONGEST_TURN)
"""No deadline is further away, however long the program was down."""


class Clocks:
    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def anything_waits(self, shards: Shards = ONE_SHARD) -> bool:
        """Return whether anything is due at a table or a tournament of these shards."""
        return await self._database.look(_anything_waits, self._now(), shards)

    async def alive(self, shards: Shards = ONE_SHARD) -> None:
        """Record that these shards are heard, and delete clicks too old to be delivered again."""
        await self._database.transact(_note_alive, shards, self._now())

    async def credit_downtime(self, shards: Shards = ONE_SHARD) -> timedelta:
        """Extend all deadlines by the time their shard was not heard; return the longest."""
        return await self._database.transact(_credited, shards, self._now())

    async def move(self, by: timedelta, shards: Shards = ONE_SHARD) -> None:
        """Move all deadlines along with the system's clock, which was set while we ran."""
        await self._database.transact(_moved, by, shards, self._now() + by)


@cache
def _waits(shards: Shards) -> Select[bool]:
    tables = (deadlines.due(shards), *outbox.waits(shards), removals.waits(shards))
    return select(or_(*tables, tournament_outbox.waits(shards)).label("anything"))


def _anything_waits(connection: Connection, now: datetime, shards: Shards) -> bool:
    """Return whether anything is due or to be shown on the servers of these shards."""
    return bool(connection.execute(_waits(shards), {"now": now}).scalar_one())


def _note_alive(connection: Connection, shards: Shards, now: datetime) -> None:
    _note_heard(connection, shards, now)
    interactions.forget(connection, now - CLICKS_KEPT)


def _note_heard(connection: Connection, shards: Shards, now: datetime) -> None:
    for number in sorted(shards.numbers):
        timestamps.put(connection, _alive(shards, number), now)


def _credited(connection: Connection, shards: Shards, now: datetime) -> timedelta:
    lost = [_credit(connection, shards, number, now) for number in sorted(shards.numbers)]
    return max(lost, default=timedelta())


def _credit(connection: Connection, shards: Shards, number: int, now: datetime) -> timedelta:
    key = _alive(shards, number)
    last = timestamps.find(connection, key, lock=True)
    lost, shard = now - (last or now), replace(shards, numbers=frozenset({number}))
    if last and lost > timedelta():
        deadlines.credit_check_ins(connection, last, lost, shard)  # tournaments before tables
        deadlines.credit(connection, last, lost, shard, now + LONGEST_WAIT)
    elif lost < -SAME_TIME:
        _move(connection, lost, shard, now)
    timestamps.put(connection, key, now)
    return max(lost, timedelta())


def _moved(connection: Connection, by: timedelta, shards: Shards, now: datetime) -> None:
    _move(connection, by, shards, now)
    _note_heard(connection, shards, now)


def _move(connection: Connection, by: timedelta, shards: Shards, now: datetime) -> None:
    if by > timedelta():
        deadlines.credit_check_ins(connection, now - by, by, shards)  # tournaments before tables
    deadlines.move(connection, by, shards, now + LONGEST_WAIT)
    outbox.hurry(connection, now, shards)


def _alive(shards: Shards, number: int) -> str:
    """Return the name under which it is noted when a shard was last heard."""
    return ALIVE if shards.count == 1 else f"{ALIVE} {number}/{shards.count}"
