"""Wait for events, up to one generous limit that names what did not happen.

A test waits for what it needs, never for a time. There is one limit, so generous that only a test
that has already failed reaches it, however busy the computer is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

SECONDS = 300.0
"""The limit of one wait. `faulthandler_timeout` in pyproject.toml bounds a whole test."""
LOOK_AGAIN = 0.05
"""Seconds between checks of something that sends no event, such as another process's file."""

T = TypeVar("T")


@asynccontextmanager
async def waiting_for(what: str) -> AsyncIterator[None]:
    """Limit the time of the block; on timeout, fail with what it waited for."""
    limit = asyncio.timeout(SECONDS)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(f"waited {SECONDS:.0f} seconds for {what}") from None


async def awaited(waited: Awaitable[T], what: str) -> T:
    async with waiting_for(what):
        return await waited


async def found(look: Callable[[], T | None], what: str) -> T:
    """Poll until `look` finds something, and return it; for what sends no event."""
    async with waiting_for(what):
        while (thing := look()) is None:  # noqa: ASYNC110 - there is no event to await
            await asyncio.sleep(LOOK_AGAIN)
        return thing
