"""A pause between logins of a program that crashes again and again.

Discord resets the token of a bot that logs in more than a thousand times a day. The logins of the
last hour are kept in the database: the first few are free, then each waits longer than the one
before.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import Connection

from core.store import timestamps
from core.store.database import Database

WINDOW = timedelta(hours=1)
FREE, KEPT = 5, 12
"""How many logins within the window need not wait, and how many are remembered."""
FIRST, LONGEST = timedelta(seconds=15), timedelta(minutes=10)


async def pause(database: Database, process: str, now: datetime) -> timedelta:
    """Note a login of this process, and return how long to wait before it."""
    slots = [f"{process} login {number}" for number in range(KEPT)]
    more = await database.transact(_noted, slots, now) - FREE
    return min(FIRST * 2**more, LONGEST) if more >= 0 else timedelta(0)


def _noted(connection: Connection, slots: list[str], now: datetime) -> int:
    """Note a login in a free slot or the oldest one; return how many were taken."""
    known = timestamps.found(connection, slots)
    lately = {slot: at for slot, at in known.items() if now - WINDOW < at <= now}
    free = next((slot for slot in slots if slot not in lately), None)
    timestamps.put(connection, free or min(lately, key=lately.__getitem__), now)
    return len(lately)
