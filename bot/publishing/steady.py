"""Time that does not jump.

Setting the system's clock, by hand or over the network, must cost nobody a move. All deadlines are
measured by a time that passes evenly. The clock (bot/publishing/clock.py) makes it follow the
system's clock now and then, and moves the deadlines along.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta


class SteadyTime:
    def __init__(self, system: Callable[[], datetime], monotonic: Callable[[], float]) -> None:
        self._system = system
        self._monotonic = monotonic
        self.follow()

    def __call__(self) -> datetime:
        return self._began + timedelta(seconds=self._monotonic() - self._at)

    @property
    def behind(self) -> timedelta:
        """Return how far the system's clock has been moved ahead of this time."""
        return self._system() - self()

    def follow(self) -> None:
        """Take over the time of the system's clock."""
        self._began, self._at = self._system(), self._monotonic()
