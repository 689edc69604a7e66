"""How long tests wait: until the event comes, or until one generous limit says what did not.

A test waits for what it needs and never for a time. The limit is here, once, so that only a test
that has failed already ever meets it, however busy the machine is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

SECONDS = 300.0
"""The limit of one wait. `faulthandler_timeout` in pyproject.toml bounds a whole test."""
LOOK_AGAIN = 0.05
"""Seconds between two looks at what sends no event, such as another process's file."""

T = TypeVar("T")


@asynccontextmanager
async def waiting_for(what: str) -> AsyncIterator[None]:
    """Bounds the block by the limit; names what it waited for if that never came."""
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
    """Return the first thing found by looking again and again: for what sends no event."""
    async with waiting_for(what):
        while (thing := look()) is None:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(LOOK_AGAIN)
        return thing
