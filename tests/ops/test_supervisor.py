"""A bot that stays ill is started again, if that can make it well.

What systemd hears, and an event loop that stands still: `tests/wire/test_unit.py`.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.ops.health import GONE, Health, Metrics, Thresholds
from bot.ops.stopping import Stop
from bot.ops.supervisor import watched
from core.model.shards import ONE_SHARD
from core.store.database import Database
from tests.patience import SECONDS, awaited


def make_health(database: Database, latency: Callable[[], float]) -> Health:
    return Health(
        database,
        Metrics(),
        discord.utils.utcnow,
        shards=lambda: ONE_SHARD,
        latency=latency,
        draining=lambda: False,
        limits=Thresholds(lag=math.inf, probe=SECONDS),
    )


async def test_a_bot_that_stays_ill_ends_and_says_why(database: Database) -> None:
    latencies = iter([math.inf, math.inf, 0.1, math.inf, math.inf, math.inf, 0.1])
    health, stop = make_health(database, lambda: next(latencies)), Stop(SECONDS)
    async with watched(health, stop.fail, every=0, looks=3):
        await awaited(stop.wait(), "the end of the bot")
    assert str(stop.problem) == "for 0 seconds: there is no connection to Discord"
    assert next(latencies) == 0.1, "only the third look in a row counts"


async def test_only_what_a_new_start_can_mend_ends_the_bot(database: Database) -> None:
    report = await make_health(database, lambda: math.inf).report()
    assert report.mendable == ("there is no connection to Discord",)
    assert replace(report, database=False).mendable == (), "it says so to all who click"
    assert replace(report, draining=True).mendable == (), "it ends anyway"
    gone = replace(report, problems=(*report.problems, GONE))
    assert gone.mendable == (), "a new start would make an empty one"


async def test_nobody_watches_a_bot_that_has_ended(database: Database) -> None:
    before = asyncio.all_tasks()
    async with watched(make_health(database, lambda: 0.1), Stop(SECONDS).fail):
        assert len(asyncio.all_tasks()) == len(before) + 1
    assert asyncio.all_tasks() == before
