"""A disk that is full again and again under a bot: a small one in memory, which root may mount."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.world import scratch, world

TIMES = 30
TABLES = 4
SIZE = 8 << 20
MOST_LEFT = 64 << 10
"""Bytes left at most when the disk is full."""


async def run(share: float) -> list[Row]:
    row = Row("a full disk, SQLite")
    with scratch("full") as folder:
        try:
            with _small_disk(folder / "disk") as disk:
                await _fill(folder, disk, times(TIMES, share), row)
        except PermissionError:
            row.count, row.notes = "0", "not run: a small disk can only be mounted by root"
    return [row]


async def _fill(folder: Path, disk: Path, often: int, row: Row) -> None:
    address = f"sqlite:///{disk}/rungs.sqlite3"
    await migrated(address)
    ballast, chance = disk / "ballast", random.Random(often)
    async with world(folder, address, 5) as here, here.kept_alive():
        async with here.crowd.playing(TABLES):
            for number in range(often):
                progress(f"full: {number} of {often}, {here.crowd.clicks} clicks")
                await here.clicks(chance.randint(10, 60))
                left = shutil.disk_usage(disk).free - chance.randint(0, MOST_LEFT)
                with suppress(OSError):  # the bot was quicker
                    ballast.write_bytes(bytes(max(left, 0) // 4096 * 4096))
                await asyncio.sleep(chance.uniform(1, 4))
                ballast.unlink(missing_ok=True)
            await here.clicks(20)
        await here.settle(row)
        row.count = f"full {often} times, {here.account.clicks} clicks"
        row.notes = here.notes()


@contextmanager
def _small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    command = [
        shutil.which("mount") or "mount",
        "-t",
        "tmpfs",
        "-o",
        f"size={SIZE}",
        "tmpfs",
        str(folder),
    ]
    if subprocess.run(command, capture_output=True, check=False).returncode:  # noqa: S603
        raise PermissionError
    try:
        yield folder
    finally:
        subprocess.run([shutil.which("umount") or "umount", "-l", str(folder)], check=True)  # noqa: S603
