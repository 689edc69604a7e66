"""The tables lately touched, each with its match, so that a click does not replay the whole game.

An entry is used only if its version is the stored one (`session.load`): an old entry costs a
replay, never a wrong answer. Measured by `python -m bench service`.
"""

from __future__ import annotations

from collections import OrderedDict

from core.model import Live


class Cache:
    """Bounded; the entry not used for longest goes first. Used from the event loop only."""

    def __init__(self, size: int = 2000) -> None:
        self._size = size
        self._entries: OrderedDict[int, Live] = OrderedDict()

    def get(self, table: int) -> Live | None:
        live = self._entries.get(table)
        if live is not None:
            self._entries.move_to_end(table)
        return live

    def put(self, live: Live) -> None:
        """Keeps the newer of the two: calls may come back out of order."""
        known = self._entries.get(live.table.id)
        if known is None or known.table.version <= live.table.version:
            self._entries[live.table.id] = live
            self._entries.move_to_end(live.table.id)
        while len(self._entries) > self._size:
            self._entries.popitem(last=False)
