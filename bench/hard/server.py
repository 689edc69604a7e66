"""Kill the PostgreSQL server while people play; a bot that ends because of it is started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.world import scratch, world
from bench.service import running_postgres
from tests.databases import Freezer, new_postgres

KILLS = 30
TABLES = 4


async def run(share: float) -> list[Row]:
    kills = times(KILLS, share)
    row = Row("PostgreSQL killed")
    with scratch("server") as folder, running_postgres() as server:
        address = new_postgres(server, "rungs")
        await migrated(address)
        async with world(folder, address, 3) as here, here.kept_alive():
            async with here.crowd.playing(TABLES):
                chance = random.Random(kills)
                for kill in range(kills):
                    progress(f"server: {kill} of {kills} kills, {here.crowd.clicks} clicks")
                    await here.clicks(chance.randint(5, 60))
                    _kill(server)
                    await asyncio.sleep(chance.uniform(0, 3))
                    await asyncio.to_thread(_start, server)
                await here.clicks(20)
            await here.settle(row)
            row.count = (
                f"{kills} kills, {here.account.clicks} clicks, {here.account.promised} "
                "promised moves"
            )
            row.notes = here.notes()
    return [row]


def _kill(server: Any) -> None:  # noqa: ANN401 - a server of an untyped package
    """Kill the server as a power cut would: first frozen, so that nobody closes anything."""
    freezer = Freezer(server)
    freezer.freeze()
    for process in reversed(freezer.frozen):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def _start(server: Any) -> None:  # noqa: ANN401
    """Start it again; its processes are dead, though they may still be listed."""
    for pause in (0.2, 0.5, 1, 2, 4, 8, 16):
        for lock in (server.pgdata / "postmaster.pid", *server.pgdata.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)
        try:
            server.ensure_postgres_running()
        except subprocess.SubprocessError:  # its memory is not free yet
            time.sleep(pause)
        else:
            return
    raise RuntimeError(f"no server starts:\n{server.log.read_text()[-1500:]}")
