"""Kill playing processes and check that every acknowledged move is stored exactly once.

On SQLite and on PostgreSQL, processes play without pause and are killed with SIGKILL, alternately
at a named point of the pipeline and at a random moment; the next process continues where the last
one died. Run: `python -m bench faults [--kills N]`. Exits with 1 if any move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter

from bench.service import postgres_server
from core.store import schema
from core.store.database import Database
from tests.tables.hard_player import POINTS, Killer, lost_or_doubled


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="on each of the two databases")
    kills: int = parser.parse_args(argv).kills
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres:
        wrong = _kill("SQLite", f"sqlite:///{folder}/rungs.sqlite3", kills)
        wrong += _kill("PostgreSQL", postgres("faults"), kills)
    if wrong:
        sys.exit(1)


def _kill(name: str, address: str, kills: int) -> int:
    asyncio.run(_migrate(address))
    killer, chance = Killer(address), random.Random(kills)
    where: Counter[str] = Counter()
    for kill in range(kills):
        point = POINTS[kill % len(POINTS)] if kill % 2 else None
        if point:
            killer.kill_at(point, chance.randint(1, 30))
        else:
            killer.kill_after(chance.randint(1, 40))
        where[point or "any moment"] += 1
        if sys.stderr.isatty():
            print(f"\r{name}: {kill + 1} of {kills}", end="", file=sys.stderr)
    wrong = asyncio.run(_wrong(address, killer))
    for words in wrong:
        print(f"{name}: {words}")
    points = ", ".join(f"{count} {point}" for point, count in sorted(where.items()))
    print(
        f"{name:11} {kills} kills ({points}): {len(killer.acknowledged)} acknowledged moves, "
        f"{len(wrong)} lost, doubled or wrong"
    )
    return len(wrong)


async def _migrate(address: str) -> None:
    database = Database(address)
    await schema.migrate(database)
    await database.close()


async def _wrong(address: str, killer: Killer) -> list[str]:
    database = Database(address)
    wrong = await lost_or_doubled(database, killer.acknowledged)
    await database.close()
    return wrong


if __name__ == "__main__":
    main()
