"""What a supervisor hears from us, and what we do when nobody could any more.

systemd is told that the program is ready, at work and stopping (`Type=notify`, `WatchdogSec`). If
the event loop stands still for a minute, the program says where and ends, for others to start it
again: a Docker restart policy sees only that a process has ended.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

STUCK = 60.0
"""Seconds after which an event loop that stands still will not go on."""
READY, STOPPING, AT_WORK = "READY=1", "STOPPING=1", "WATCHDOG=1"


@asynccontextmanager
async def supervised(stuck: float = STUCK) -> AsyncIterator[None]:
    """Be ready while the block runs, and at work as long as the event loop is."""
    notify(READY)
    watch = asyncio.create_task(_watch(stuck))
    try:
        yield
    finally:
        notify(STOPPING)
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch
        faulthandler.cancel_dump_traceback_later()


async def _watch(stuck: float) -> None:
    pause = min(stuck, int(os.environ.get("WATCHDOG_USEC") or 1e9) / 1e6) / 4
    while True:
        notify(AT_WORK)
        faulthandler.dump_traceback_later(stuck, exit=True)
        await asyncio.sleep(pause)


def notify(words: str) -> None:
    """Tell systemd, if it has started us; whoever else has does not listen."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.sendto(words.encode(), address.replace("@", "\0", 1))
