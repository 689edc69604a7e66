"""Who clicked at which table lately: they are there, and need no notification.

Kept only in memory: after a restart nobody counts as present.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

PRESENT = 20.0
"""Seconds after a click in which a person counts as present."""


class RecentClicks:
    def __init__(self, now: Callable[[], datetime], present: float = PRESENT) -> None:
        self._now = now
        self._present = timedelta(seconds=present)
        self._clicks: OrderedDict[tuple[int, int], datetime] = OrderedDict()

    def note(self, table: int, user: int) -> None:
        self._clicks[table, user] = self._now()
        self._clicks.move_to_end((table, user))
        while self._clicks and not self._is_recent(next(iter(self._clicks.values()))):
            self._clicks.popitem(last=False)

    def are_there(self, table: int, users: Iterable[int]) -> bool:
        """Return whether all these people clicked at this table a moment ago."""
        clicks = [self._clicks.get((table, user)) for user in users]
        return all(click is not None and self._is_recent(click) for click in clicks)

    def _is_recent(self, click: datetime) -> bool:
        return self._now() - click < self._present
