"""Run this project's programs as separate processes, without this computer's settings."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.ops import settings
from tests.account import missing
from tests.patience import SECONDS

ROOT = Path(__file__).parents[1]
UNHURRIED = {"RUNGS_STOP_SECONDS": str(3 * SECONDS)}
"""Tests await the exit and do not time it: it may be slow on a busy computer."""


def environment(**changes: str) -> dict[str, str]:
    """Return this process's environment without the bot's settings, with changes."""
    known = settings.manual()
    kept = {key: value for key, value in os.environ.items() if key not in known}
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | UNHURRIED | changes


def bound() -> list[str]:
    """Return what makes root an ordinary user, who is bound by the permissions of files."""
    if os.geteuid():
        return []
    if shutil.which("unshare") is None:
        missing("unshare")
    return ["unshare", "--user", "--map-user=10001", "--map-group=10001"]


@asynccontextmanager
async def running(
    module: str, *arguments: str, folder: Path = ROOT, env: dict[str, str], **streams: Any
) -> AsyncIterator[Process]:
    """Run `python -m module` during the block, and kill it afterwards if it is still running."""
    async with started(
        sys.executable, "-m", module, *arguments, cwd=folder, env=env, **streams
    ) as it:
        yield it


@asynccontextmanager
async def started(*command: str, **how: Any) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(*command, **how)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
