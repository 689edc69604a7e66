"""Recently used tables with their matches, so that a click does not replay the whole game.

Tables that have ended are kept apart, and few of them: people look at the result, and that is all.

An entry is used only if its version matches the stored one (`session.load`), so a stale entry
costs a replay but never gives a wrong answer. Measured by `python -m bench service`.
"""

from __future__ import annotations

from collections import OrderedDict

from core.model import Live


class Cache:
    """A bounded LRU cache, used from the event loop only."""

    def __init__(self, size: int = 2000, ended: int = 50) -> None:
        self._most = {True: size, False: ended}
        self._entries: dict[bool, OrderedDict[int, Live]] = {
            is_open: OrderedDict() for is_open in self._most
        }

    def get(self, table: int) -> Live | None:
        for entries in self._entries.values():
            if live := entries.get(table):
                entries.move_to_end(table)
                return live
        return None

    def put(self, live: Live) -> None:
        """Store an entry unless a newer one is known: calls may finish out of order."""
        table = live.table
        known = self.get(table.id)
        if known is not None and known.table.version > table.version:
            return
        for is_open, entries in self._entries.items():
            entries.pop(table.id, None)
            if is_open is table.status.open:
                entries[table.id] = live
            if len(entries) > self._most[is_open]:
                entries.popitem(last=False)
