"""Bots as processes, and what they use of the computer."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.wire.stub import Stub
from tests.programs import ROOT, environment
from tests.wire.world import TOKEN, bot_env

START_SECONDS = 120.0
QUIET, SETTLED = 0.05, 0.05
"""A bot is quiet if all its threads sleep, and slept for all but this share of some seconds."""
MANY = {
    "RUNGS_LOBBIES_PER_USER": "1000",
    "RUNGS_TABLES_PER_USER": "10000",
    "RUNGS_TABLES_PER_CHANNEL": "100000",
    "RUNGS_TABLES_PER_SERVER": "100000",
}


@dataclass(slots=True)
class Bot:
    """A running bot and the Discord it knows."""

    stub: Stub
    pid: int
    to_identify: float = 0.0
    """Seconds of CPU it had used by then."""

    @property
    def cpu(self) -> float:
        """Return the seconds of CPU of all its threads, user and system, to the nanosecond."""
        return time.clock_gettime(~self.pid << 3 | 2)  # the process's clock, as Linux numbers it

    @property
    def memory(self) -> float:
        """Return its resident memory in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    async def quiet(self, seconds: float = QUIET, most: float = 60.0) -> None:
        """Wait until it has nothing left to do."""
        end = time.monotonic() + most
        while time.monotonic() < end:
            before = self.cpu
            await asyncio.sleep(seconds)
            if self.cpu - before < SETTLED * seconds and self._sleeps():
                return

    def _sleeps(self) -> bool:
        """Return whether no thread waits for the processor, which others may keep busy."""
        stats = Path(f"/proc/{self.pid}/task").glob("*/stat")
        return all(stat.read_text().rpartition(")")[2].split()[0] == "S" for stat in stats)


@asynccontextmanager
async def running(
    folder: Path, name: str, module: str, *, root: Path = ROOT, **env: str
) -> AsyncIterator[Bot]:
    """Run a bot with a stub and a database of its own, from when it is connected and idle."""
    log = folder / f"{name}.log"
    token = f"{TOKEN}-{name}-{os.getpid()}"  # a token is for one process on this computer
    settings = {**bot_env(folder / f"{name}.sqlite3"), "DISCORD_TOKEN": token, **MANY, **env}
    settings |= {"LOG_LEVEL": "INFO"}
    async with Stub() as stub:
        settings = environment(RUNGS_WIRE=stub.address, **settings) | {"PYTHONPATH": str(root)}
        with log.open("wb") as output:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.wire.launch", module),
                cwd=root,
                env=settings,
                stdout=output,
                stderr=output,
            )
        bot = Bot(stub, process.pid)

        def note() -> None:
            bot.to_identify = bot.cpu

        stub.on_identify = note
        try:
            await _identified(stub, process, log)
            yield bot
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _identified(stub: Stub, process: asyncio.subprocess.Process, log: Path) -> None:
    ended = asyncio.ensure_future(process.wait())
    identified = asyncio.ensure_future(stub.identified.wait())
    await asyncio.wait(
        (ended, identified), timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
    )
    for each in (ended, identified):
        each.cancel()
    if not stub.identified.is_set():
        raise RuntimeError(f"the bot has not connected:\n{_end(log)}")


def _end(log: Path) -> str:
    return log.read_text()[-2000:]
