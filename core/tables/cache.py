"""Recently used tables with their matches, so that a click does not replay the whole game.

Tables where something happened lately are kept as they are, which costs a click nothing. Of the
others there may be thousands: each is packed into one object of about a kilobyte. Tables that have
ended are kept apart, and few of them: people look at the result, and that is all.

An entry is used only if its mark is the stored one (`core/store/tables.py`), so a stale entry costs
a replay but never gives a wrong answer. Measured by `python -m bench memory`.
"""

from __future__ import annotations

import copyreg
import pickle
import zlib
from collections import OrderedDict
from io import BytesIO
from types import MappingProxyType

from core.live import Live

LIVELY, ENDED = 64, 16
"""Tables in play that are kept as they are, in 13 to 19 kB each, and tables that have ended."""
PACKED = 8 * 2**20
"""Bytes for all other tables in play, some 6,000."""
_ENTRY = 150
"""What an entry takes besides the packed table, in bytes."""


class TableCache:
    """An LRU cache, used from the event loop only."""

    def __init__(self, lively: int = LIVELY, packed: int = PACKED, ended: int = ENDED) -> None:
        self._lively, self._packed, self._ended = _Shelf(lively), _Packed(packed), _Shelf(ended)

    def get(self, table: int) -> Live | None:
        if live := self._lively.get(table) or self._ended.get(table):
            return live
        if live := self._packed.take(table):
            self._keep(live)
        return live

    def put(self, live: Live) -> None:
        """Store an entry in place of the one there was; the last one read or stored is the newest,
        but for reads that overlap with a change, which costs a replay."""
        for shelf in (self._lively, self._packed, self._ended):
            shelf.remove(live.table.id)
        self._keep(live)

    def _keep(self, live: Live) -> None:
        if not live.table.status.open:
            self._ended.add(live)
        elif oldest := self._lively.add(live):
            self._packed.add(oldest)


class _Shelf:
    """Tables as they are, at most so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[int, Live] = OrderedDict()

    def get(self, table: int) -> Live | None:
        live = self._tables.get(table)
        if live is not None:
            self._tables.move_to_end(table)
        return live

    def add(self, live: Live) -> Live | None:
        """Add a table; return the one used longest ago if there is no room left for it."""
        self.remove(live.table.id)
        self._tables[live.table.id] = live
        return self._tables.popitem(last=False)[1] if len(self._tables) > self._most else None

    def remove(self, table: int) -> None:
        self._tables.pop(table, None)


class _Packed:
    """Packed tables, at most so many bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._tables: OrderedDict[int, bytes] = OrderedDict()

    def add(self, live: Live) -> None:
        packed = self._tables[live.table.id] = pack(live)
        self._room -= len(packed) + _ENTRY
        while self._room < 0:
            self._drop(next(iter(self._tables)))

    def take(self, table: int) -> Live | None:
        return unpack(self._drop(table)) if table in self._tables else None

    def remove(self, table: int) -> None:
        if table in self._tables:
            self._drop(table)

    def _drop(self, table: int) -> bytes:
        packed = self._tables.pop(table)
        self._room += len(packed) + _ENTRY
        return packed


def pack(live: Live) -> bytes:
    """Return a table as one object."""
    data = BytesIO()
    _Packer(data, pickle.HIGHEST_PROTOCOL).dump(live)
    return zlib.compress(data.getbuffer(), 1)


def unpack(packed: bytes) -> Live:
    live: Live = pickle.loads(zlib.decompress(packed))  # noqa: S301 - only what we packed
    return live


class _Packer(pickle.Pickler):
    dispatch_table = copyreg.dispatch_table | {
        MappingProxyType: lambda mapping: (MappingProxyType, (dict(mapping),))
    }
