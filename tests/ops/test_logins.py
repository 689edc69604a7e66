"""A program that crashes again and again does not use up Discord's thousand logins a day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.ops import logins
from core.store.database import Database

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


async def test_a_crash_loop_logs_in_less_and_less_often(database: Database) -> None:
    now, waits = NOON, list[timedelta]()
    while now < NOON + DAY:
        waits.append(await logins.pause(database, "rungs-1", now))
        now += waits[-1] + timedelta(seconds=2)
    assert waits[: logins.FREE] == [timedelta(0)] * logins.FREE
    assert sorted(waits[:8]) == waits[:8]
    assert 100 < len(waits) < 400


async def test_a_quiet_hour_or_another_process_is_free(database: Database) -> None:
    waits = [await logins.pause(database, "rungs-1", NOON) for _ in range(10)]
    assert waits[-1] > timedelta(minutes=1)
    assert await logins.pause(database, "rungs-2", NOON) == timedelta(0)
    assert await logins.pause(database, "rungs-1", NOON + DAY) == timedelta(0)
    assert await logins.pause(database, "rungs-1", NOON - DAY) == timedelta(0), "the clock was set"
