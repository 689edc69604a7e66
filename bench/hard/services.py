"""Kill playing services and compare what they were told with what is stored.

On SQLite and on PostgreSQL, processes play without pause and are killed with SIGKILL, alternately
at a named point of the pipeline and at a random moment; the next process continues where the last
one died.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter

from bench.hard.table import Row, progress, times
from bench.hard.world import scratch
from bench.service import postgres_server
from core.store import schema
from core.store.database import Database
from tests.tables.hard_player import POINTS, Killer, lost_or_doubled

KILLS = 170
"""On each of the two databases."""


async def run(share: float) -> list[Row]:
    with scratch("services") as folder, postgres_server() as postgres:
        places = {"SQLite": f"sqlite:///{folder}/rungs.sqlite3", "PostgreSQL": postgres("services")}
        kills = times(KILLS, share)
        return [await _kill(name, address, kills) for name, address in places.items()]


async def _kill(name: str, address: str, kills: int) -> Row:
    database = Database(address)
    await schema.migrate(database)
    killer = Killer(address)
    where = await asyncio.to_thread(_kill_all, name, killer, kills)
    wrong = await lost_or_doubled(database, killer.acknowledged)
    await database.close()
    return Row(
        f"services killed, {name}",
        f"{kills} kills, {len(killer.acknowledged)} acknowledged moves",
        lost=[words for words in wrong if "is there 0 times" in words],
        doubled=[words for words in wrong if "was played" in words or "is there 2" in words],
        wrong=[words for words in wrong if "is there" not in words and "was played" not in words],
        notes=", ".join(f"{count} {point}" for point, count in where.most_common()),
    )


def _kill_all(name: str, killer: Killer, kills: int) -> Counter[str]:
    chance = random.Random(kills)
    where: Counter[str] = Counter()
    for kill in range(kills):
        progress(f"services on {name}: {kill} of {kills} kills")
        point = chance.choice(POINTS) if kill % 2 else None
        if point:
            killer.kill_at(point, chance.randint(1, 30))
        else:
            killer.kill_after(chance.randint(1, 40))
        where[point or "any moment"] += 1
    return where
