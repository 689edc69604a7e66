"""The end of the program: asked for by a signal or by a lost lock, and always in time.

A signal drains the client; whatever hangs then, the process ends within RUNGS_STOP_SECONDS, because
a supervisor would kill it anyway and the next one waits for its lock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading

log = logging.getLogger(__name__)


class Stopped(Exception):
    """The program cannot go on; the words say why. Trying again later may help."""


class Stop:
    """The wish to end, by a signal or because the lock was lost; fulfilled within `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._event = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._deadline: threading.Timer | None = None
        self.reason: str | None = None

    @property
    def wanted(self) -> bool:
        return self._event.is_set()

    async def wait(self) -> None:
        await self._event.wait()

    def listen(self) -> None:
        """Not by the loop's own means: a loop that hangs must not keep the process from ending."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._signalled)

    def lost(self) -> None:
        self.reason = "the lock in the database was lost"
        self._set_deadline()
        self._begin()

    def _signalled(self, *_: object) -> None:
        """The second signal does not wait any longer."""
        if self._deadline:
            os._exit(1)
        self._set_deadline()
        self._loop.call_soon_threadsafe(self._begin)

    def _set_deadline(self) -> None:
        self._deadline = threading.Timer(self._seconds, os._exit, (1,))
        self._deadline.daemon = True
        self._deadline.start()

    def _begin(self) -> None:
        log.info("stopping: finishing what is under way")
        self._event.set()
