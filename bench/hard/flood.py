"""One person clicks and asks for boards without end; another plays at another table.

Rounds with and without the flood alternate. A click counts as late if it took half a second longer
than usual without the flood, times what the control says of this computer.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.wire import Gone
from bench.hard.world import World, scratch, world
from bench.wire.people import Table
from bench.wire.stub import buttons

ROUNDS = 24
CLICKS = 40
"""In a round without the flood, and in one with it."""
EVERY = 0.02
"""Seconds between two acts of the flood: far faster than a person can click."""
MOST = 0.5
"""Seconds by which nobody may be delayed because of it."""


async def run(share: float) -> list[Row]:
    rounds = times(ROUNDS, share)
    row, waits = Row("flood by one person"), {True: list[float](), False: list[float]()}
    with scratch("flood") as folder:
        address = f"sqlite:///{folder}/rungs.sqlite3"
        await migrated(address)
        async with world(folder, address, 8) as here, here.kept_alive():
            flooded = await here.crowd.open(0)
            table, acts = await here.crowd.open(1), 0
            for number in range(rounds):
                for flood in (False, True):
                    progress(f"flood: round {number} of {rounds}")
                    async with _flooding(here, flooded, flood) as done:
                        table = await _play(here, table, waits[flood], waits[False], flood, row)
                    acts += done["acts"]
            await here.settle(row)
            usual, under = (statistics.median(waits[each]) for each in (False, True))
            row.count = f"{acts} acts of one, {len(waits[True])} clicks of another beside them"
            row.notes = (
                f"median wait {usual * 1000:.0f} ms without, {under * 1000:.0f} ms with the flood "
                f"(ratio {under / usual:.2f}), p95 {_p95(waits[False]) * 1000:.0f} and "
                f"{_p95(waits[True]) * 1000:.0f} ms; control {here.control.worst:.1f}"
            )
    return [row]


def _p95(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)]


async def _play(
    here: World, table: Table, waits: list[float], usual: list[float], flood: bool, row: Row
) -> Table:
    for _ in range(CLICKS):
        begin = time.monotonic()
        try:
            if table.over:
                table = await here.crowd.open(1)
            waited = await table.click()
        except (Gone, RuntimeError, IndexError) as problem:
            row.wrong.append(f"a click came to nothing: {problem!r}")
            table = await here.crowd.open(1)
            continue
        waits.append(waited)
        allowed = MOST * here.control.during(begin, time.monotonic())
        if flood and waited > statistics.median(usual) + allowed:
            row.late.append(f"a click took {waited:.2f} s beside the flood")
        await asyncio.sleep(0.01)
    return table


@asynccontextmanager
async def _flooding(here: World, table: Table, flood: bool) -> AsyncIterator[Counter[str]]:
    done: Counter[str] = Counter()
    task = asyncio.create_task(_flood(here, table, done)) if flood else None
    try:
        yield done
    finally:
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def _flood(here: World, table: Table, done: Counter[str]) -> None:
    """Click whatever the board has, and have it shown again, without waiting for anything."""
    chance, who = random.Random(1), next(iter(table.people.values()))
    while True:
        board = here.crowd.club.boards[table.number]
        parts = [part["custom_id"] for part in buttons(board)]
        if chance.random() < 0.3 or not parts:
            await here.stub.command(who, board["channel_id"], "board")
        else:
            await here.stub.click(who, board, chance.choice(parts))
        done["acts"] += 1
        await asyncio.sleep(EVERY)
