"""Programs of this project as processes of their own, with none of this machine's settings."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.ops import settings
from tests.patience import SECONDS

ROOT = Path(__file__).parents[1]
UNHURRIED = {"RUNGS_STOP_SECONDS": str(3 * SECONDS)}
"""The end is awaited, not timed: on a busy machine it may take longer than a supervisor would."""


def environment(**changes: str) -> dict[str, str]:
    """Return this process's environment without its settings, changed as told."""
    known = settings.manual()
    kept = {key: value for key, value in os.environ.items() if key not in known}
    return kept | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | UNHURRIED | changes


@asynccontextmanager
async def running(
    module: str, *arguments: str, folder: Path = ROOT, env: dict[str, str], **streams: Any
) -> AsyncIterator[Process]:
    """`python -m module` while the block runs; killed after it if it has not ended by itself."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, cwd=folder, env=env, **streams
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
