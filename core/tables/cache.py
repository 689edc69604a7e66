"""Recently used tables with their matches, so that a click does not replay the whole game.

Tables that have ended are kept apart, and few of them: people look at the result, and that is all.

An entry is used only if its version matches the stored one (`session.load`), so a stale entry
costs a replay but never gives a wrong answer. Measured by `python -m bench service`.
"""

from __future__ import annotations

from collections import OrderedDict

from core.model import Live

OPEN, ENDED = 16 * 2**20, 2**18
"""Bytes for tables in play, some 2,000, and for those that have ended, some 30."""


class Cache:
    """An LRU cache bounded by bytes, used from the event loop only."""

    def __init__(self, size: int = OPEN, ended: int = ENDED) -> None:
        self._shelves = {True: _Shelf(size), False: _Shelf(ended)}

    def get(self, table: int) -> Live | None:
        return self._shelves[True].get(table) or self._shelves[False].get(table)

    def put(self, live: Live) -> None:
        """Store an entry unless a newer one is known: calls may finish out of order."""
        table = live.table
        known = self.get(table.id)
        if known is not None and known.table.version > table.version:
            return
        for shelf in self._shelves.values():
            shelf.remove(table.id)
        self._shelves[table.status.open].add(live)


class _Shelf:
    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._entries: OrderedDict[int, Live] = OrderedDict()

    def get(self, table: int) -> Live | None:
        live = self._entries.get(table)
        if live is not None:
            self._entries.move_to_end(table)
        return live

    def remove(self, table: int) -> None:
        live = self._entries.pop(table, None)
        if live is not None:
            self._size -= live.size

    def add(self, live: Live) -> None:
        self._entries[live.table.id] = live
        self._size += live.size
        while self._size > self._most:
            self.remove(next(iter(self._entries)))
