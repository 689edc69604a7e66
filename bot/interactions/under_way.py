"""Work under way, which a shutdown does not cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.publishing.jobs import LAST_MOMENT


class UnderWay:
    """The clicks being carried out, and other work that must not be cut off."""

    def __init__(self) -> None:
        self.draining = False
        self._under_way: set[asyncio.Task[None]] = set()

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Make shutdown wait for the current task while it is in this block."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)

    async def drain(self, seconds: float) -> None:
        """Refuse new clicks, wait for the running ones, then cancel them; what they store is safe.

        They are canceled again because after the first time they still try to answer.
        """
        self.draining = True
        for patience in (seconds, LAST_MOMENT, LAST_MOMENT):
            waiting = self._under_way - {asyncio.current_task()}
            if waiting:
                _, late = await asyncio.wait(waiting, timeout=patience)
                for task in late:
                    task.cancel()
