"""Shutdown within a time limit: on a signal, a lost lock or lasting trouble.

A signal drains the client. Even if something hangs, the process ends within RUNGS_STOP_SECONDS: a
supervisor would kill it anyway, and the next process waits for its lock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading

log = logging.getLogger(__name__)


class Stopped(Exception):
    """The program cannot continue; the message says why. A later attempt may succeed."""


class Stop:
    """A request to stop, by a signal or for a reason; carried out within `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._event = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._deadline: threading.Timer | None = None
        self.problem: Exception | None = None

    @property
    def wanted(self) -> bool:
        return self._event.is_set()

    async def wait(self) -> None:
        await self._event.wait()

    def listen(self) -> None:
        """Handle signals outside the event loop: a loop that hangs must not block the exit."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._signalled)

    def because(self, problem: Exception) -> None:
        """Stop because of a problem, which is reported in the end."""
        if not self.wanted:
            self.problem = problem
            self._set_deadline()
            self._begin()

    def fail(self, reason: str) -> None:
        """Stop for this reason, so that a supervisor starts the program again."""
        self.because(Stopped(reason))

    def _signalled(self, *_: object) -> None:
        """Drain on the first signal; exit at once on the second."""
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
