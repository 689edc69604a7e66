"""Recently used tables with their matches, so that a click does not replay the whole game.

Tables where something happened lately are kept as they are, which costs a click nothing. Of the
others there may be thousands: each is packed into one object of about a kilobyte. Tables that have
ended are kept apart, and few of them: people look at the result, and that is all.

An entry is used only if its version matches the stored one (`session.load`), so a stale entry
costs a replay but never gives a wrong answer. Measured by `python -m bench memory`.
"""

from __future__ import annotations

import copyreg
import pickle
import zlib
from collections import OrderedDict
from io import BytesIO
from types import MappingProxyType

from core.model import Live

LIVELY, ENDED = 64, 16
"""Tables in play that are kept as they are, in 13 to 19 kB each, and tables that have ended."""
PACKED = 8 * 2**20
"""Bytes for all other tables in play, some 6,000."""
_ENTRY = 150
"""What an entry takes besides the packed table, in bytes."""


class Cache:
    """An LRU cache, used from the event loop only."""

    def __init__(self, lively: int = LIVELY, packed: int = PACKED, ended: int = ENDED) -> None:
        self._lively = _Shelf(lively)
        self._ended = _Shelf(ended)
        self._packed: OrderedDict[int, bytes] = OrderedDict()
        self._left = packed

    def get(self, table: int) -> Live | None:
        live = self._lively.get(table) or self._ended.get(table)
        if live is None and table in self._packed:
            live = unpack(self._packed[table])
            self._keep(live)
        return live

    def put(self, live: Live) -> None:
        """Store an entry unless a newer one is known: calls may finish out of order."""
        known = self.get(live.table.id)
        if known is None or known.table.version <= live.table.version:
            self._keep(live)

    def _keep(self, live: Live) -> None:
        number = live.table.id
        self._left += _taken(self._packed.pop(number, b""))
        if not live.table.status.open:
            self._lively.pop(number, None)
            self._ended.add(live)
        elif oldest := self._lively.add(live):
            self._put_away(oldest)

    def _put_away(self, live: Live) -> None:
        packed = self._packed[live.table.id] = pack(live)
        self._left -= _taken(packed)
        while self._left < 0:
            self._left += _taken(self._packed.popitem(last=False)[1])


class _Shelf(OrderedDict[int, Live]):
    """Tables as they are, those used last at the end."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def get(self, table: int) -> Live | None:  # type: ignore[override]
        live = super().get(table)
        if live is not None:
            self.move_to_end(table)
        return live

    def add(self, live: Live) -> Live | None:
        """Add it as the last one used; return the one for which there is no room left."""
        self[live.table.id] = live
        self.move_to_end(live.table.id)
        return self.popitem(last=False)[1] if len(self) > self._most else None


def _taken(packed: bytes) -> int:
    return len(packed) + _ENTRY if packed else 0


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
