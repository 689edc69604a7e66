"""Carry out each click at most once, and to the end.

The click's id is claimed in the transaction that makes its changes, so a click delivered twice
changes nothing and gets the same answer again. A call runs to the end even if its caller gives up
(canceled, timed out); repeating the click returns what it did. Refused calls leave no trace: a
repeated one is checked afresh.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Once:
    """The running calls of one service."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()

    def turn(self, number: int) -> asyncio.Lock:
        """Return the lock that lets in calls with the same number one by one, in order of arrival.

        This is for fairness only; correctness comes from the database.
        """
        return self._locks.setdefault(number, asyncio.Lock())

    async def in_turn(self, number: int, doing: Coroutine[Any, Any, T]) -> T:
        """Run to completion, after all earlier calls with the same number."""
        return await self.to_its_end(_holding(self.turn(number), doing))

    async def to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Run to completion even if the caller is canceled."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for running calls to finish."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)


async def _holding(lock: asyncio.Lock, doing: Coroutine[Any, Any, T]) -> T:
    async with lock:
        return await doing
