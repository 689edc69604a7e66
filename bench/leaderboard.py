"""Measure leaderboards, statistics and the end of a game on a server with many finished games.

CPU time of the whole process (database thread included; PostgreSQL's own work is not), the median
of several times. Finishing a game is compared with the same on an empty server.
Run: `python -m bench leaderboard [--games N] [--people N] [--times N]`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import insert, text

from bench.service import postgres_server
from core.model.table import Status
from core.players import recount
from core.players.leaderboards import LUCK_FROM, Leaderboards
from core.store import schema
from core.store.database import Database
from core.store.tables import RESULTS, TABLES
from core.tables import play
from tests.tables.world import ANN, HOME, World, make_world

GAME = "qwixx"
ON_A_PAGE = 10
FIRST = 10**6
"""The id of the first table that is only inserted."""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench leaderboard", description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="finished games on the server")
    parser.add_argument("--people", type=int, default=500, help="who have played them")
    parser.add_argument("--times", type=int, default=20, help="how often each is measured")
    asyncio.run(_run(parser.parse_args(argv)))


async def _run(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres:
        for name, addresses in {
            "SQLite": [f"sqlite:///{folder}/{n}.sqlite3" for n in "ab"],
            "PostgreSQL": [postgres(n) for n in "ab"],
        }.items():
            print(f"{name}, {asked.games} games of {asked.people} people")
            empty, full = [await _world(address) for address in addresses]
            await _fill(full, asked.games, asked.people)
            await _counting(full)
            await _looking(full, asked.times)
            await _finishing(empty, full, asked.times)
            for world in (empty, full):
                await world.service.close()
                await world.database.close()


async def _world(address: str) -> World:
    database = Database(address)
    await schema.migrate(database)
    return make_world(database)


async def _fill(world: World, games: int, people: int) -> None:
    """Insert finished games without their moves, then play those that luck is worked out from."""
    table = await world.game(GAME)
    await world.pass_out(table)
    async with world.database.read() as db:
        head = dict((await db.execute(TABLES.select())).mappings().one())
        head |= {"rules": 0, "show_at": None}
        seats = [dict(row) for row in (await db.execute(RESULTS.select())).mappings()]
    chance = random.Random(1)
    for first in range(0, games, 1000):
        ids = range(FIRST + first, FIRST + min(first + 1000, games))
        async with world.database.write() as db:
            await db.execute(insert(TABLES), [head | {"id": number} for number in ids])
            rows = [row for number in ids for row in _results(seats, number, chance, people)]
            await db.execute(insert(RESULTS), rows)
    if not world.database.backend.file:
        async with world.database.write() as db:
            await db.execute(text("SELECT setval('tables_id_seq', 3000000)"))
            await db.execute(text("ANALYZE"))
    for _ in range(LUCK_FROM):
        await world.pass_out(await world.game(GAME))


def _results(
    pattern: Sequence[dict[str, Any]], number: int, chance: random.Random, people: int
) -> list[dict[str, Any]]:
    """Return the results of one table of two; a few people play most."""
    one, other = (1000 + int(people * chance.random() ** 2) for _ in range(2))
    pair = (one, other) if one != other else (one, 999)
    ranks = chance.choice([(1, 2), (2, 1)])
    return [
        row
        | {"table_id": number, "user_id": user, "rank": rank, "won": rank == 1, "clicks": 30}
        | {"number": number - FIRST + 2}
        for row, user, rank in zip(pattern, pair, ranks, strict=True)
    ]


async def _cpu(doing: Callable[[], Awaitable[Any]]) -> float:
    begin = time.process_time()
    await doing()
    return 1000 * (time.process_time() - begin)


async def _counting(world: World) -> None:
    spent = await _cpu(lambda: recount.repair(world.database, HOME, GAME))
    again = await _cpu(lambda: recount.compare(world.database, HOME, GAME))
    print(f"  counting all again {spent:.0f} ms with writing, {again:.0f} ms to compare")


async def _looking(world: World, times: int) -> None:
    boards = Leaderboards(world.database)
    seats = (await boards.page(HOME, GAME, 1, 1)).pages
    works: dict[str, Callable[[], Awaitable[Any]]] = {
        "first page of the leaderboard": lambda: boards.page(HOME, GAME, 1, ON_A_PAGE),
        "page in the middle": lambda: boards.page(HOME, GAME, seats // 20, ON_A_PAGE),
        "statistics of a person": lambda: boards.careers(HOME, 1001),
        "the same for one game": lambda: boards.career(HOME, 1001, GAME),
        f"the same with luck from {LUCK_FROM}": lambda: boards.career(HOME, ANN, GAME),
        "ratings on a result": lambda: boards.counted(HOME, FIRST + 1),
    }
    for name, work in works.items():
        first = await _cpu(work)
        later = statistics.median([await _cpu(work) for _ in range(times)])
        print(f"  {name:32} {first:8.2f} ms first, {later:8.2f} ms again")


async def _finishing(empty: World, full: World, times: int) -> None:
    spent: dict[str, list[float]] = {"empty": [], "full": []}
    for _ in range(times):
        for name, world in (("empty", empty), ("full", full)):
            table = await world.game(GAME)
            await world.play_one(table)
            call = world.call(table, ANN)
            resign = partial(world.service.change, call, play.resign, with_ai=False)
            spent[name].append(await _cpu(resign))
            assert (await world.table(table)).status is Status.FINISHED
    beside, alone = (statistics.median(spent[name]) for name in ("full", "empty"))
    print(f"  finishing a game {beside:.2f} ms, on an empty server {alone:.2f} ms")


if __name__ == "__main__":
    main()
