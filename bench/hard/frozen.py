"""Freeze the PostgreSQL server while people play: everybody is told within three seconds."""

from __future__ import annotations

import asyncio
import random

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.world import scratch, world
from bench.service import running_postgres
from tests.databases import Freezer, new_postgres

FREEZES = 40
TABLES = 4


async def run(share: float) -> list[Row]:
    freezes = times(FREEZES, share)
    row = Row("PostgreSQL frozen")
    with scratch("frozen") as folder, running_postgres() as server:
        address = new_postgres(server, "rungs")
        await migrated(address)
        async with world(folder, address, 4) as here, here.kept_alive():
            with Freezer(server) as freezer:
                async with here.crowd.playing(TABLES):
                    chance = random.Random(freezes)
                    for freeze in range(freezes):
                        progress(f"frozen: {freeze} of {freezes}, {here.crowd.clicks} clicks")
                        await here.clicks(chance.randint(5, 40))
                        freezer.freeze()
                        await asyncio.sleep(chance.uniform(0.2, 6))
                        freezer.thaw()
                    await here.clicks(20)
            await here.settle(row)
            row.count = f"{freezes} freezes, {here.account.clicks} clicks"
            row.notes = here.notes()
    return [row]
