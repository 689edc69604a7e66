"""The container image as far as it can be checked without Docker; `make image` builds it."""

from __future__ import annotations

import json
import re
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path

import pytest

from tests.ops.yaml_file import parsed
from tests.patience import awaited, waiting_for
from tests.programs import ROOT, bound, started
from tests.wire.bridge import Bridge
from tests.wire.confined import service
from tests.wire.world import TOKEN

DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text().replace("\\\n", "")
IGNORED = (ROOT / "deploy/Dockerfile.dockerignore").read_text().splitlines()
COMPOSE = (ROOT / "deploy/docker-compose.yml").read_text()
LAUNCH = """
import os, runpy, discord, yarl
discord.http.Route.BASE = f"http://{os.environ['WIRE']}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{os.environ['WIRE']}/gw/")
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""


def steps(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} +(.*)$", DOCKERFILE, re.MULTILINE)


def copied() -> Iterator[tuple[str, str]]:
    """Yield what is copied, and to where."""
    for step in steps("COPY"):
        *sources, target = step.split()
        for source in sources:
            yield source, source if target == "./" else target


def test_the_base_is_the_same_at_every_build() -> None:
    (base,) = steps("FROM")
    assert re.fullmatch(r"python:3\.\d+-slim@sha256:[0-9a-f]{64}", base)


def test_only_what_is_copied_reaches_the_builder() -> None:
    """Above all no `.env`, no token and no games."""
    rules = [line for line in IGNORED if not line.startswith("#")]
    sources = [source for source, _ in copied()]
    assert rules == ["*", *(f"!{source}" for source in sources), "**/__pycache__"]
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_a_container_has_the_limits_of_the_unit() -> None:
    unit = {key: values[-1] for key, values in service(ROOT / "deploy/rungs.service").items()}
    limits = dict(re.findall(r"^    (\w+_(?:limit|reservation)): (.*)$", COMPOSE, re.MULTILINE))
    assert limits == {
        "mem_reservation": unit["MemoryHigh"].lower(),
        "mem_limit": unit["MemoryMax"].lower(),
        "memswap_limit": unit["MemoryMax"].lower(),
        "pids_limit": unit["TasksMax"],
    }


def test_what_the_compose_file_names_is_there() -> None:
    composed = parsed(COMPOSE)
    (rungs,) = composed["services"].values()
    build = rungs["build"]
    assert (ROOT / "deploy" / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).exists()
    assert set(rungs["secrets"]) == composed["secrets"].keys()
    volumes = dict(volume.split(":") for volume in rungs["volumes"])
    assert volumes.keys() == composed["volumes"].keys()
    assert list(volumes.values()) == steps("VOLUME")


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the image has: `app`, which cannot be changed but for its
    `var`, and the installed packages."""
    folder = tmp_path_factory.mktemp("image")
    app = folder / "app"
    for source, target in copied():
        (app / target).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, app / target)  # with what Python has compiled
        else:
            shutil.copy(ROOT / source, app / target)
    install(folder / "packages")
    (app / "var").mkdir()
    for path in (app, *app.rglob("*")):
        path.chmod(path.stat().st_mode & 0o555)
    (app / "var").chmod(0o700)
    return folder


def install(folder: Path) -> None:
    """Link the packages that `requirements/run.txt` names, and no others."""
    folder.mkdir()
    wanted = re.findall(r"^([\w.-]+)==", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE)
    for package in metadata.distributions():
        if plain(package.name) in map(plain, wanted):
            for top in {file.parts[0] for file in package.files or ()} - {".."}:
                if not (folder / top).exists():
                    (folder / top).symlink_to(Path(str(package.locate_file(top))))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@asynccontextmanager
async def inside(image: Path, *arguments: str, **env: str) -> AsyncIterator[Process]:
    """Run Python as in the container: with its packages, its settings and its user."""
    given = dict(pair.split("=") for step in steps("ENV") for pair in step.split())
    async with started(
        *(*bound(), sys.executable, "-S", *arguments),
        cwd=image / "app",
        env={"PYTHONPATH": str(image / "packages"), **given, **env},
        stdout=DEVNULL,
        stderr=PIPE,
    ) as process:
        yield process


async def status(image: Path, *arguments: str, **env: str) -> tuple[int | None, str]:
    async with inside(image, *arguments, **env) as process:
        _, told = await awaited(process.communicate(), f"the end of {arguments}")
    return process.returncode, told.decode()


async def test_the_bot_runs_from_what_is_copied_and_its_health_is_seen(image: Path) -> None:
    _, *check = json.loads(steps("HEALTHCHECK")[0].partition(" CMD ")[2])
    async with Bridge() as bridge:
        bridge.create_guild("Here")
        env = {"WIRE": bridge.address, "DISCORD_TOKEN": TOKEN, "HEALTH_PORT": "0"}
        async with inside(image, "-c", LAUNCH, **env) as bot:
            assert bot.stderr is not None
            line = await awaited(bot.stderr.readuntil(b"/healthz"), "the address of its health")
            (port,) = re.findall(rb"127\.0\.0\.1:(\d+)/healthz", line)
            async with waiting_for("the bot to be well"):
                while await status(image, *check, HEALTH_PORT=port.decode()) != (0, ""):
                    assert bot.returncode is None
            bot.terminate()
            await awaited(bot.communicate(), "the end of the bot")
    assert bot.returncode == 0
    ill, _ = await status(image, *check, HEALTH_PORT=port.decode())
    assert ill == 1
    assert await status(image, "-m", "bot", "check") == (0, "")
