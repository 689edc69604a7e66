"""`python -m bot` as a supervisor sees it: one line for each problem, and the right exit status."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from bot import __version__
from bot.__main__ import main
from bot.ops.process_lock import in_folder, locks
from tests import programs
from tests.patience import LOOK_AGAIN, awaited, waiting_for
from tests.wire.world import playing

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


async def run(tmp_path: Path, *arguments: str, discord: str = "", **env: str) -> tuple[int, str]:
    """Exit status and output of the program in a folder of its own."""
    launch = ("tests.wire.launch", "bot") if discord else ("bot",)
    wire = {"RUNGS_WIRE": discord} if discord else {}
    async with programs.running(
        *(*launch, *arguments),
        folder=tmp_path,
        env=programs.environment(**wire, **env),
        stdout=PIPE,
        stderr=PIPE,
    ) as process:
        out, err = await awaited(process.communicate(), f"the end of bot {arguments}")
    assert process.returncode is not None
    return process.returncode, (out + err).decode()


LOADS = """
import os, sys
from bot.__main__ import main
try:
    main(["--version"])
finally:
    print(os.environ["OPENBLAS_NUM_THREADS"], "numpy" in sys.modules)
"""


async def test_numpy_is_told_to_use_one_thread_before_it_is_loaded() -> None:
    async with programs.started(
        sys.executable, "-c", LOADS, env=programs.environment(), stdout=PIPE
    ) as process:
        out, _ = await awaited(process.communicate(), "the version")
    assert out.decode().splitlines()[-1] == "1 False"


def problems(output: str) -> list[str]:
    return re.findall(r"^rungs: (.*)$", output, re.MULTILINE)


@pytest.fixture
async def unwilling() -> AsyncIterator[str]:
    """A Discord that knows nobody."""

    async def refuse(_: web.Request) -> web.Response:
        body = b'{"message": "401: Unauthorized", "code": 0}'
        return web.Response(status=401, body=body, headers={"Content-Type": "application/json"})

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    yield f"{host}:{port}"
    await runner.cleanup()


def test_a_wrong_setting_is_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEALTH_PORT", "high")
    for command in ([], ["migrate"]):
        assert main(command) == 78
        output = capsys.readouterr()
        assert (output.out, output.err.count("\n")) == ("", 1)
        assert output.err.startswith("rungs: HEALTH_PORT: ")


def test_a_command_without_a_database_says_so_and_makes_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / "var").mkdir()
    for command in (["check"], ["shards"], ["export-replays", "games"], ["backup", "copy"]):
        assert main(command) == 1
        told = "there is no database var/rungs.sqlite3: is DATABASE_URL right?"
        assert capsys.readouterr() == ("", f"rungs: {told}\n")
    assert [path.name for path in tmp_path.rglob("*")] == ["var"]


async def test_an_unknown_database_is_one_line(tmp_path: Path) -> None:
    status, output = await run(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL="mysql://a:hunter2@b/c")
    assert status == 78
    assert problems(output) == ["DATABASE_URL: only SQLite and PostgreSQL are supported"]
    assert "hunter2" not in output


async def test_a_token_discord_refuses_is_one_line_and_no_restart(
    tmp_path: Path, unwilling: str
) -> None:
    status, output = await run(tmp_path, discord=unwilling, DISCORD_TOKEN=TOKEN)
    assert status == 78
    assert len(problems(output)) == 1
    assert problems(output)[0].startswith("DISCORD_TOKEN: Discord does not accept it")
    assert TOKEN not in output
    assert "Traceback" not in output


async def test_a_token_that_was_reset_is_one_line_and_no_restart(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with playing(tmp_path) as world:
        async with waiting_for("the bot's end"):
            while world.bot.returncode is None:
                await world.bridge.gateway.drop(code=4004)  # as often as it comes back
                await asyncio.sleep(LOOK_AGAIN)
        assert world.bot.returncode == 78
    told = capfd.readouterr().err
    assert len(problems(told)) == 1
    assert "Traceback" not in told


async def test_no_way_to_discord_may_pass(tmp_path: Path) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))  # taken, but nobody listens
        wire = f"127.0.0.1:{deaf.getsockname()[1]}"
        status, output = await run(tmp_path, discord=wire, DISCORD_TOKEN=TOKEN)
    assert status == 1
    assert problems(output) == ["Discord cannot be reached (ClientConnectorError)"]


async def test_a_second_instance_says_who_runs(tmp_path: Path) -> None:
    with in_folder(tmp_path / "var", locks(TOKEN)):
        status, output = await run(tmp_path, DISCORD_TOKEN=TOKEN)
    assert status == 75
    assert problems(output) == [f"Rungs is already running (process {os.getpid()})"]


async def test_a_taken_health_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status, output = await run(tmp_path, DISCORD_TOKEN=TOKEN, HEALTH_PORT=port)
    assert status == 78
    assert problems(output)[0].startswith(f"HEALTH_PORT: port {port} cannot be used")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "nothing can be written to the folder var: Permission denied"),
        ("check", "the database file cannot be written to: check its permissions"),
    ],
)
async def test_a_folder_nobody_can_write_to_is_one_line(
    tmp_path: Path, empty_sqlite: Path, command: str, words: str
) -> None:
    var = tmp_path / "var"
    var.mkdir()
    shutil.copy(empty_sqlite, var / "rungs.sqlite3")
    var.chmod(0o555)
    async with programs.started(
        *(*programs.bound(), sys.executable, "-m", "bot", *command.split()),
        cwd=tmp_path,
        env=programs.environment(DISCORD_TOKEN=TOKEN),
        stderr=PIPE,
    ) as process:
        _, told = await awaited(process.communicate(), "the end of the bot")
    assert (process.returncode, told.decode()) == (1, f"rungs: {words}\n")


async def test_the_playgrounds_options_are_not_for_discord(tmp_path: Path) -> None:
    status, output = await run(tmp_path, "--port", "5", DISCORD_TOKEN=TOKEN)
    assert status == 78
    assert problems(output) == ["--port is for the playground, but there is a DISCORD_TOKEN"]


@pytest.mark.parametrize(
    ("argument", "status", "words"),
    [
        ("--version", 0, f"Rungs {__version__}\n"),
        ("--help", 0, "migrate"),
        ("mirgate", 2, "no command 'mirgate'"),
    ],
)
def test_what_needs_no_settings(
    argument: str, status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([argument])
    assert ended.value.code == status
    assert words in "".join(capsys.readouterr())
