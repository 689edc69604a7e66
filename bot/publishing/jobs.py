"""Concurrent jobs, one queue per channel, so that a slow channel delays no other.

A rate limit or a hanging request can delay a message for minutes. The clock waits briefly for its
jobs; slower ones continue in the background. Jobs for one channel run in order.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeAlias, TypeVar

PATIENCE = 5.0
"""Seconds to wait for a job before it continues in the background."""
SIDE_BY_SIDE = 20
LAST_MOMENT = 0.5
"""Seconds for canceled jobs to clean up."""

T = TypeVar("T")
Work: TypeAlias = Callable[[T], Awaitable[object]]

log = logging.getLogger(__name__)


class Jobs:
    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._under_way: dict[asyncio.Task[None], tuple[Work[Any], int]] = {}
        self._places = asyncio.Semaphore(SIDE_BY_SIDE)
        self._closed = False

    async def run(
        self,
        things: Iterable[T],
        channel: Callable[[T], int],
        work: Work[T],
        *,
        comes_again: bool = False,
    ) -> None:
        """Do the work for each thing, then raise the first error if there was one.

        With `comes_again`, skip channels where the same work is still running.
        """
        queues: dict[int, list[T]] = defaultdict(list)
        for thing in things:
            queues[channel(thing)].append(thing)
        busy = set(self._under_way.values()) if comes_again else set()
        free = [number for number in queues if (work, number) not in busy]
        if not free or self._closed:
            return
        tasks = [self._begin(queues[number], work, number) for number in free]
        done, late = await asyncio.wait(tasks, timeout=self._patience)
        for task in late:
            task.add_done_callback(_tell_fault)
        _raise_first([fault for task in done if (fault := task.exception())])

    def _begin(self, queue: list[T], work: Work[T], channel: int) -> asyncio.Task[None]:
        task = asyncio.create_task(self._in_turn(queue, work))
        self._under_way[task] = work, channel
        task.add_done_callback(self._under_way.pop)
        return task

    async def _in_turn(self, queue: list[T], work: Work[T]) -> None:
        faults: list[BaseException] = []
        async with self._places:
            for thing in queue:
                try:
                    await work(thing)
                except Exception as fault:  # noqa: BLE001 - raised once the others are done
                    faults.append(fault)
        _raise_first(faults)

    async def finish(self, seconds: float) -> None:
        """Accept no new jobs, wait for the running ones, then cancel them."""
        self._closed = True
        for patience in (max(seconds, 0), LAST_MOMENT):
            if tasks := list(self._under_way):
                await asyncio.wait(tasks, timeout=patience)
            for task in self._under_way:
                task.cancel()


async def together(work: Awaitable[T], beside: Coroutine[Any, Any, None] | None) -> T:
    """Do something else beside this work; each is finished even if the other fails."""
    if beside is None:
        return await work
    doing = asyncio.create_task(beside)
    try:
        return await work
    finally:
        await doing


def _raise_first(faults: list[BaseException]) -> None:
    for fault in faults[1:]:
        log.error("another job failed", exc_info=fault)
    if faults:
        raise faults[0]


def _tell_fault(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()):
        log.error("a late job failed", exc_info=fault)
