"""SIGTERM with the real client at a real gateway: the process ends in time, and cleanly."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.wire.bridge import Bridge
from tests.wire.process import running

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def healthz(port: int) -> Any:  # noqa: ANN401
    url = f"http://127.0.0.1:{port}/healthz"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return await answer.json()


async def test_sigterm_ends_the_bot_in_time(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    env = {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": f"sqlite:///{tmp_path}/rungs.sqlite3",
        "HEALTH_PORT": str(port),
        "LOG_FORMAT": "json",
    }
    async with Bridge() as bridge:
        bridge.create_guild("Here")
        async with running(bridge, "bot", env=env) as bot:
            await bridge.until(lambda: bridge.gateway.identified == 1)
            body = await healthz(port)
            assert body["database"] is True
            assert await bot.terminate() == 0, "1 if the deadline had to end it"
    output = capfd.readouterr().err
    messages = [json.loads(line)["message"] for line in output.splitlines()]
    assert "stopping: finishing what is under way" in messages
    assert TOKEN not in output
    assert not [line for line in output.splitlines() if '"ERROR"' in line]


HANGING = """
import asyncio, time
from bot import run
run.DEADLINE = {deadline}

async def main():
    run.Stop().listen()
    print("ready", flush=True)
    while True:
        time.sleep(0.01)

asyncio.run(main())
"""


@pytest.mark.parametrize(("signals", "deadline"), [(1, 0.5), (2, 600)])
async def test_a_loop_that_hangs_does_not_keep_the_process(signals: int, deadline: float) -> None:
    """It ends at its deadline after one signal, at once after the second."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HANGING.format(deadline=deadline)), cwd=ROOT, stdout=PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    async with asyncio.timeout(30):
        process.terminate()
        while signals > 1 and process.returncode is None:
            with suppress(ProcessLookupError):  # two signals at the same moment are one: go on
                process.terminate()
            await asyncio.sleep(0.05)
        assert await process.wait() == 1


async def test_without_a_token_the_playground_runs_until_ctrl_c(tmp_path: Path) -> None:
    port, kept = free_port(), {k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--port", str(port), "--people", "Ada,Ben"),
        cwd=tmp_path,
        env={**kept, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=PIPE,
        stderr=PIPE,
    )
    assert process.stdout is not None
    try:
        await asyncio.wait_for(process.stdout.readuntil(b"Open "), 60)
        process.send_signal(signal.SIGINT)
        out, err = await asyncio.wait_for(process.communicate(), 20)
    finally:
        if process.returncode is None:
            process.kill()
    assert (process.returncode, err.decode()) == (0, "")
    assert str(port) in out.decode()
    assert [path.name for path in (tmp_path / "var").glob("*.sqlite3")] == ["rungs.sqlite3"]
