"""Recently used tables with their matches, so that a click does not replay the whole game.

Tables where something happened lately are kept as they are, which costs a click nothing. Of the
others there may be thousands: each is packed into one object of about a kilobyte, which takes a
click a tenth of what it takes to replay the game.

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

from core.live.table import Live

LIVELY, PACKED = 64, 2_000
"""Tables that are kept as they are, in 13 to 19 kB each, and packed ones, in 1.0 to 1.4 kB."""


class TableCache:
    """An LRU cache, used from the event loop only."""

    def __init__(self, lively: int = LIVELY, packed: int = PACKED) -> None:
        self._most_lively, self._most_packed = lively, packed
        self._lively: OrderedDict[int, Live] = OrderedDict()
        self._packed: OrderedDict[int, bytes] = OrderedDict()

    def get(self, table: int) -> Live | None:
        if packed := self._packed.get(table):
            self.put(unpack(packed))
        elif table in self._lively:
            self._lively.move_to_end(table)
        return self._lively.get(table)

    def put(self, live: Live) -> None:
        """Replace the entry. The last one read or stored is the newest, except when a read overlaps
        with a change, which costs a replay."""
        number = live.table.id
        self._packed.pop(number, None)
        self._lively[number] = live
        self._lively.move_to_end(number)
        if len(self._lively) > self._most_lively:
            number, oldest = self._lively.popitem(last=False)
            self._packed[number] = pack(oldest)
        if len(self._packed) > self._most_packed:
            self._packed.popitem(last=False)


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
