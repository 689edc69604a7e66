"""What a supervisor hears from us, and when the program ends itself to be started again.

systemd is notified that the program is ready, at work and stopping (`Type=notify`, `WatchdogSec`).
If the event loop stands still for a minute, the program says where and ends; so it does if for a
quarter of an hour it has trouble that a restart can mend. It ends because a Docker restart policy
sees only that a process has ended, not that its health check fails.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from bot.ops.health import Health
from core.store.problems import StorageProblem

STUCK = 60.0
"""Seconds after which an event loop that stands still is given up."""
LOOK_EVERY, LOOKS = 30.0, 30
"""Seconds between looks at the program's health, and how many in a row must be bad to end it."""
READY, STOPPING, AT_WORK = "READY=1", "STOPPING=1", "WATCHDOG=1"

log = logging.getLogger(__name__)


@asynccontextmanager
async def supervised(stuck: float = STUCK, *, ready: bool = True) -> AsyncIterator[None]:
    """Report ready while the block runs, and at work as long as the event loop is."""
    if ready:
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


@asynccontextmanager
async def watched(
    health: Health, fail: Callable[[str], None], every: float = LOOK_EVERY, looks: int = LOOKS
) -> AsyncIterator[None]:
    """Call `fail` with the reason if trouble lasts while the block runs."""
    watch = asyncio.create_task(_look(health, fail, every, looks))
    try:
        yield
    finally:
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch


@asynccontextmanager
async def serving(health: Health, port: int | None) -> AsyncIterator[int | None]:
    """Serve while the block runs and yield the bound port; with port None, serve nothing."""
    if port is None:
        yield None
        return
    from bot.ops.endpoints import HOST, listening  # a web server: 24 ms and 2 MB

    watch = asyncio.create_task(health.watch_loop())
    try:
        async with listening(health, port) as bound:
            log.info("health at http://%s:%d/healthz", HOST, bound)
            yield bound
    finally:
        watch.cancel()
        with suppress(asyncio.CancelledError):
            await watch


async def _look(health: Health, fail: Callable[[str], None], every: float, looks: int) -> None:
    found: list[tuple[str, ...]] = []
    while len(found) < looks:
        await asyncio.sleep(every)
        problems = await _mendable(health)
        found = [*found, problems] if problems else []
    fail(f"for {looks * every:.0f} seconds: {', '.join(found[-1])}")


async def _mendable(health: Health) -> tuple[str, ...]:
    try:
        return (await health.report()).mendable
    except StorageProblem:
        return ()


async def _watch(stuck: float) -> None:
    pause = min(stuck, int(os.environ.get("WATCHDOG_USEC") or 1e9) / 1e6) / 4
    while True:
        notify(AT_WORK)
        faulthandler.dump_traceback_later(stuck, exit=True)
        await asyncio.sleep(pause)


def notify(words: str) -> None:
    """Notify systemd, if it has started us; others do not listen."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.sendto(words.encode(), address.replace("@", "\0", 1))
