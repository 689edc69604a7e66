"""SIGTERM with the real client at a real gateway: the process ends in time, and cleanly."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from bot.interactions.under_way import UnderWay
from core.store.database import Database
from tests import programs
from tests.channel.world import make_client
from tests.patience import LOOK_AGAIN, awaited, waiting_for
from tests.wire.bridge import Bridge
from tests.wire.process import running

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


async def test_sigterm_ends_the_bot_in_time(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    env = {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": f"sqlite:///{tmp_path}/rungs.sqlite3",
        "HEALTH_PORT": "0",
        "LOG_FORMAT": "json",
    }
    async with Bridge() as bridge:
        bridge.create_guild("Here")
        async with running(bridge, "bot", env=env) as bot:
            begun = capfd.readouterr().err
            (address,) = re.findall(r"health at (http://127\.0\.0\.1:\d+/healthz)", begun)
            async with aiohttp.ClientSession() as session, session.get(address) as answer:
                assert "draining" in await answer.json()
            assert await bot.terminate() == 0, "1 if the deadline had to end it"
    output = begun + capfd.readouterr().err
    messages = [json.loads(line)["message"] for line in output.splitlines()]
    assert "stopping: finishing what is under way" in messages
    assert TOKEN not in output
    assert not [line for line in output.splitlines() if '"ERROR"' in line]


async def test_sigterm_before_discord_has_answered_is_no_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    env = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{tmp_path}/rungs.sqlite3"}
    async with Bridge() as bridge:
        login = bridge.hold("GET", "/users/@me")
        env = programs.environment(RUNGS_WIRE=bridge.address, **env)
        async with programs.running("tests.wire.launch", "bot", env=env) as bot:
            await login.met()
            bot.terminate()
            assert await awaited(bot.wait(), "the end of the bot") == 0
    told = capfd.readouterr().err
    assert "Error" not in told
    assert "ERROR" not in told


async def test_a_click_that_hangs_is_over_before_the_connections_close() -> None:
    """It would find them closed, and log that as an error."""
    answers, begun = UnderWay(), asyncio.Event()

    async def hang() -> None:
        with answers.noted():
            begun.set()
            await asyncio.Event().wait()

    click = asyncio.create_task(hang())
    await begun.wait()
    await answers.drain(0)
    assert click.done()


async def test_a_note_about_our_servers_is_finished_before_the_end(database: Database) -> None:
    """Cut off in the middle, it would leave a connection to the database behind."""
    client = make_client(database)
    async with database.write():  # others wait from here on
        noting = asyncio.create_task(client.on_ready())
        await asyncio.sleep(0)
        closing = asyncio.create_task(client.close())
        done, _ = await asyncio.wait((noting, closing), timeout=LOOK_AGAIN)
        assert not done
    await awaited(closing, "the client's end")
    assert noting.done()
    await noting


HANGING = """
import asyncio, time
from bot.ops.stopping import Stop

async def main():
    Stop({seconds}).listen()
    print("ready", flush=True)
    while True:
        time.sleep(0.01)

asyncio.run(main())
"""


@pytest.mark.parametrize(("signals", "seconds"), [(1, 0.5), (2, 3600)])
async def test_a_loop_that_hangs_does_not_keep_the_process(signals: int, seconds: float) -> None:
    """It ends at its deadline after one signal, at once after the second."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HANGING.format(seconds=seconds)), cwd=programs.ROOT, stdout=PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    async with waiting_for("the end of a process whose loop hangs"):
        process.terminate()
        while signals > 1 and process.returncode is None:
            with suppress(ProcessLookupError):  # two signals at the same moment are one: go on
                process.terminate()
            await asyncio.sleep(LOOK_AGAIN)
        assert await process.wait() == 1


async def test_without_a_token_the_playground_runs_until_ctrl_c(tmp_path: Path) -> None:
    async with programs.running(
        *("bot", "--people", "Ada,Ben"),
        folder=tmp_path,
        env=programs.environment(),
        stdout=PIPE,
        stderr=PIPE,
    ) as process:
        assert process.stdout is not None
        await awaited(process.stdout.readuntil(b"Open "), "the playground's address")
        process.send_signal(signal.SIGINT)
        out, err = await awaited(process.communicate(), "the playground's end")
    assert (process.returncode, err.decode()) == (0, "")
    assert "127.0.0.1:" in out.decode()
    assert [path.name for path in (tmp_path / "var").glob("*.sqlite3")] == ["rungs.sqlite3"]
