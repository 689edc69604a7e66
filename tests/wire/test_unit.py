"""The systemd unit in deploy/ lets the bot do what it must, and the bot does what the unit asks."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.account import missing
from tests.patience import SILENCE, awaited
from tests.programs import ROOT
from tests.wire.world import playing

UNIT = ROOT / "deploy/rungs.service"


async def test_a_game_is_played_with_the_system_calls_of_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("systemd-analyze")
    async with playing(tmp_path, RUNGS_UNIT=str(UNIT)) as world:
        await world.seat("ada", "ben")
        await world.click("ada", "Start")
        await world.playing()
        assert (await world.click("ada", "Pass")).acknowledged
        assert world.moves() == [(0, "pass")]
        assert await world.bot.terminate() == 0


async def test_systemd_hears_that_the_bot_is_ready_at_work_and_stopping(tmp_path: Path) -> None:
    words: asyncio.Queue[str] = asyncio.Queue()
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(address)
        systemd.setblocking(False)
        hear = asyncio.get_running_loop().add_reader
        hear(systemd, lambda: words.put_nowait(systemd.recv(100).decode()))
        async with playing(tmp_path, NOTIFY_SOCKET=address, WATCHDOG_USEC="100000") as world:
            heard = [await awaited(words.get(), "what systemd hears", SILENCE) for _ in range(3)]
            assert heard == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
            assert await world.bot.terminate() == 0
        asyncio.get_running_loop().remove_reader(systemd)
    heard = [words.get_nowait() for _ in range(words.qsize())]
    assert heard[-1] == "STOPPING=1"


STANDS_STILL = """
import asyncio, threading
from bot.ops.supervisor import supervised

async def main():
    async with supervised(stuck=0.5):
        await asyncio.sleep(0)  # the watch begins
        threading.Event().wait()

asyncio.run(main())
"""


async def test_an_event_loop_that_stands_still_ends_the_program() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STANDS_STILL, cwd=ROOT, stderr=PIPE
    )
    try:
        _, told = await awaited(process.communicate(), "the end of the program", SILENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 1
    assert "in main" in told.decode()
