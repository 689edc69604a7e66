"""Wait for events, up to a generous limit that names what did not happen.

A test waits for what it needs, never for a time. The limit is so generous that only a test that has
already failed reaches it, however busy the computer is. Where a test hears what another program
does, silence says sooner that it has failed: every sign of life begins that limit anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

SECONDS = 300.0
"""The limit of one wait. `faulthandler_timeout` in pyproject.toml bounds a whole test."""
SILENCE = 50.0
"""How long another program may take over one thing, without a sign of life."""
LOOK_AGAIN = 0.05
"""Seconds between checks of something that sends no event, such as another process's file."""

T = TypeVar("T")


@asynccontextmanager
async def waiting_for(what: str, seconds: float | None = None) -> AsyncIterator[None]:
    """Limit the time of the block; on timeout, fail with what it waited for."""
    seconds = SECONDS if seconds is None else seconds
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(f"waited {seconds:.0f} seconds for {what}") from None


async def awaited(waited: Awaitable[T], what: str, seconds: float | None = None) -> T:
    async with waiting_for(what, seconds):
        return await waited


async def found(look: Callable[[], T | None], what: str, seconds: float | None = None) -> T:
    """Poll until `look` finds something, and return it; for what sends no event."""
    async with waiting_for(what, seconds):
        while (thing := look()) is None:  # noqa: ASYNC110 - there is no event to await
            await asyncio.sleep(LOOK_AGAIN)
        return thing
