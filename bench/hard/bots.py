"""Kill the whole bot while people play over a broken wire: at named points, and at any moment."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

from bench.hard.table import Row, progress, times
from bench.hard.world import World, scratch, world
from bench.service import postgres_server
from core.store import schema
from core.store.database import Database
from tests.tables.hard_player import POINTS

KILLS = 70
"""On each of the two databases."""
TABLES = 5
TROUBLE = 0.04
"""The share of requests that fail."""
STATEMENTS = tuple(point for point in POINTS if point != "committed")
REQUESTS = ("callback", "follow-up", "post", "edit", "remove")
"""Points on the wire: the bot dies when such a request arrives, or when it has taken effect."""
LONGEST = 8.0
"""Seconds until a bot that does not come to its point is killed where it is."""


async def run(share: float) -> list[Row]:
    with scratch("bots") as folder, postgres_server() as postgres:
        places = {"SQLite": f"sqlite:///{folder}/rungs.sqlite3", "PostgreSQL": postgres("bots")}
        return [
            await _kill(folder, name, address, times(KILLS, share))
            for name, address in places.items()
        ]


async def _kill(folder: Path, name: str, address: str, kills: int) -> Row:
    await migrated(address)
    where: Counter[str] = Counter()
    chance = random.Random(kills)
    row = Row(f"bots killed, {name}")
    async with world(folder, address, len(name), trouble=TROUBLE) as here:
        async with here.crowd.playing(TABLES):
            for kill in range(kills):
                progress(f"bots on {name}: {kill} of {kills} kills, {here.crowd.clicks} clicks")
                where[await _one(here, kill, chance)] += 1
            await here.life.start()
            await asyncio.sleep(2)
        await here.settle(row)
        faults = sum(here.stub.trouble.met.values())
        points = ", ".join(f"{count} {point}" for point, count in where.most_common())
        row.count = (
            f"{kills} kills, {here.account.clicks} clicks, {here.account.promised} promised moves"
        )
        row.notes = f"{faults} wire faults; {points}; control {here.control.worst:.1f}"
        if here.crowd.stuck:
            row.notes += f"; in vain: {sum(here.crowd.stuck.values())}"
    return row


async def _one(here: World, kill: int, chance: random.Random) -> str:
    """Start a bot and let it die; return where."""
    kinds = (_at_statement, _at_request, _at_any_moment)
    return await kinds[kill % 3](here, chance)


async def _at_statement(here: World, chance: random.Random) -> str:
    point = chance.choice(STATEMENTS)
    await here.life.start(HARD_POINT=point, HARD_PASSES=str(chance.randint(1, 12)))
    return await _ended(here, "a statement")


async def _at_request(here: World, chance: random.Random) -> str:
    what, landed, left = chance.choice(REQUESTS), chance.random() < 0.5, [chance.randint(1, 10)]

    def on_request(kind: str, done: bool) -> None:
        if kind == what and done == landed and here.life.process:
            left[0] -= 1
            if left[0] == 0 and here.life.process.returncode is None:
                here.life.process.kill()

    here.stub.on_request = on_request
    await here.life.start()
    ended = await _ended(here, "a request")
    here.stub.on_request = lambda _kind, _done: None
    return ended


async def _at_any_moment(here: World, chance: random.Random) -> str:
    await here.life.start()
    await asyncio.sleep(chance.uniform(0.2, 3))
    await here.life.kill()
    return "any moment"


async def _ended(here: World, point: str) -> str:
    """Wait for the death at a point, or kill where the bot is."""
    try:
        async with asyncio.timeout(LONGEST):
            await here.life.ended()
    except TimeoutError:
        await here.life.kill()
        return "any moment"
    return point


async def migrated(address: str) -> None:
    database = Database(address)
    await schema.migrate(database)
    await database.close()
