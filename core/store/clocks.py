"""Whether the clock has anything to do, at tables or tournaments: one question at each tick."""

from __future__ import annotations

from datetime import datetime
from functools import cache

from sqlalchemy import Connection, Select, or_, select

from core.model.shards import Shards
from core.store import deadlines, outbox, removals, tournament_outbox


@cache
def _waits(shards: Shards) -> Select[bool]:
    tables = (deadlines.due(shards), *outbox.waits(shards), removals.waits(shards))
    return select(or_(*tables, tournament_outbox.waits(shards)).label("anything"))


def anything_waits(connection: Connection, now: datetime, shards: Shards) -> bool:
    """Return whether anything is due or to be shown on the servers of these shards."""
    return bool(connection.execute(_waits(shards), {"now": now}).scalar_one())
