"""Work done side by side: who has to wait for Discord keeps nobody else waiting.

A channel's rate limit, or a request that hangs, can hold a message up for minutes. The clock gives
everything that is due a moment; what takes longer goes on by itself, and the clock with it. What
belongs to one channel is done in its order.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

PATIENCE = 5.0
"""Seconds that others wait for an errand."""
SIDE_BY_SIDE = 20

T = TypeVar("T")

log = logging.getLogger(__name__)


class Errands:
    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(SIDE_BY_SIDE)

    async def run(
        self, things: Iterable[T], channel: Callable[[T], int], work: Callable[[T], Awaitable[None]]
    ) -> None:
        """Does the work for each thing. The first fault is raised, but only when all is done."""
        queues: dict[int, list[T]] = defaultdict(list)
        for thing in things:
            queues[channel(thing)].append(thing)
        if not queues:
            return
        tasks = {asyncio.create_task(self._in_turn(queue, work)) for queue in queues.values()}
        self._under_way |= tasks
        for task in tasks:
            task.add_done_callback(self._under_way.discard)
        done, late = await asyncio.wait(tasks, timeout=PATIENCE)
        for task in late:
            task.add_done_callback(_tell_fault)
        faults = [fault for task in done if (fault := task.exception())]
        for fault in faults[1:]:
            log.error("an errand went wrong too", exc_info=fault)
        if faults:
            raise faults[0]

    async def _in_turn(self, queue: Iterable[T], work: Callable[[T], Awaitable[None]]) -> None:
        async with self._places:
            for thing in queue:
                await work(thing)

    async def finish(self, seconds: float) -> None:
        """Lets what is under way come to its end, then ends it."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=max(seconds, 0))
        for task in self._under_way:
            task.cancel()


def _tell_fault(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()):
        log.error("a late errand went wrong", exc_info=fault)
