"""Load and wire faults for half an hour: memory, files, threads and tasks stay what they are."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from bench.hard.bots import migrated
from bench.hard.table import Row, progress
from bench.hard.world import World, scratch, world

MINUTES = 30.0
SHORTEST = 20.0
"""Seconds, however small the share is."""
TABLES = 6
TROUBLE = 0.02
EVERY = 5.0
"""Seconds between two looks at the process."""
CUT_EVERY = 40.0
"""Seconds between two cuts of the gateway's connection, on average."""
WARM = 0.3
"""The share of the time in which memory may grow: names, sprites and caches fill."""
GROWTH, SLACK = 0.05, 6.0
"""By how much memory may have grown since then: a share, and MB."""
JUDGED = 900.0
"""Seconds a run must take at least for its memory to be judged."""
MORE = 12
"""How many more files, threads or tasks there may be than at the peak of the first half."""


@dataclass(frozen=True, slots=True)
class Look:
    at: float
    memory: float
    files: int
    threads: int
    tasks: int


async def run(share: float) -> list[Row]:
    seconds = max(MINUTES * 60 * share, SHORTEST)
    row, looks = Row("soak, SQLite"), list[Look]()
    with scratch("soak") as folder:
        address = f"sqlite:///{folder}/rungs.sqlite3"
        await migrated(address)
        async with world(folder, address, 12, trouble=TROUBLE) as here:
            here.life.env["HARD_TASKS"] = str(folder / "tasks")
            await here.life.start()
            first = await _look(here, folder / "tasks", 0)
            async with here.crowd.playing(TABLES):
                await _watch(here, folder / "tasks", seconds, looks)
            await here.settle(row)
            last = await _look(here, folder / "tasks", seconds)
            _judge(first, last, looks, seconds, row)
            if here.life.bot.pid and here.life.starts > 1:
                row.wrong.append(f"the bot has ended {here.life.starts - 1} times")
            faults = sum(here.stub.trouble.met.values())
            row.count = f"{seconds / 60:.1f} minutes, {here.account.clicks} clicks, {faults} faults"
            row.notes += f"; resumed {here.stub.resumed} times; control {here.control.worst:.1f}"
    return [row]


async def _watch(here: World, file: Path, seconds: float, looks: list[Look]) -> None:
    begin, chance = time.monotonic(), random.Random(1)
    while (at := time.monotonic() - begin) < seconds:
        looks.append(await _look(here, file, at))
        progress(f"soak: {at / 60:.1f} of {seconds / 60:.1f} minutes, {looks[-1].memory:.0f} MB")
        await asyncio.sleep(EVERY)
        if chance.random() < EVERY / CUT_EVERY:
            await here.stub.cut()


async def _look(here: World, file: Path, at: float) -> Look:
    process = Path(f"/proc/{here.life.bot.pid}")
    files, threads = (sum(1 for _ in (process / each).iterdir()) for each in ("fd", "task"))
    return Look(at, here.life.bot.memory, files, threads, await _tasks(here, file))


async def _tasks(here: World, file: Path) -> int:
    """Have the bot write down how many tasks it has; 0 if it is too busy."""
    before = _written(file)
    os.kill(here.life.bot.pid, signal.SIGUSR1)
    for _ in range(100):
        if (now := _written(file)) != before:
            return now[1]
        await asyncio.sleep(0.05)
    return 0


def _written(file: Path) -> tuple[float, int]:
    text = file.read_text() if file.exists() else ""
    return (file.stat().st_mtime, int(text)) if text else (0.0, 0)


def _judge(first: Look, last: Look, looks: list[Look], seconds: float, row: Row) -> None:
    def during(begin: float, end: float) -> float:
        return statistics.median(
            [each.memory for each in looks if begin * seconds <= each.at <= end * seconds]
            or [last.memory]
        )

    warm, late = during(WARM, WARM + 0.2), during(0.8, 1.0)
    curve = " ".join(f"{during(part / 8, (part + 1) / 8):.0f}" for part in range(8))
    row.notes = (
        f"MB in eighths: {curve}; files {first.files} to {last.files}, threads {first.threads} to "
        f"{last.threads}, tasks {first.tasks} to {last.tasks}"
    )
    if seconds < JUDGED:
        row.notes += "; too short to judge memory"
    elif late > warm * (1 + GROWTH) + SLACK:
        row.wrong.append(f"memory has grown from {warm:.0f} to {late:.0f} MB")
    for name in ("files", "threads", "tasks"):
        usual = max(getattr(each, name) for each in looks if each.at <= (WARM + 0.2) * seconds)
        if getattr(last, name) > usual + MORE:
            row.wrong.append(
                f"{usual} {name} at most in the first half became {getattr(last, name)}"
            )
