"""Holds the guard in a process of its own: `python -m tests.ops.hold URL TOKEN [SHARD ...]`."""

from __future__ import annotations

import asyncio
import sys

from bot.ops.process_lock import AlreadyRunning, holding, locks
from core.store.database import Database


async def hold(url: str, token: str, *shards: str) -> None:
    wanted = locks(token, tuple(map(int, shards)) or None)
    stop = asyncio.Event()
    async with holding(Database(url), wanted, stop.set):
        print("held", flush=True)
        await stop.wait()
    print("lost", flush=True)


if __name__ == "__main__":
    try:
        asyncio.run(hold(*sys.argv[1:]))
    except AlreadyRunning as problem:
        sys.exit(str(problem))
