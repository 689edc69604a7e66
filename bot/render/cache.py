"""A bounded cache that evicts the oldest entries first.

Evicting the oldest rather than the least recently used keeps a hit to one dictionary lookup, with
no lock and no bookkeeping; a picture makes hundreds of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Thread-safe; `weigh` returns what a value counts against the limit."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._held: dict[K, V] = {}
        self._lock = Lock()

    def __contains__(self, key: K) -> bool:
        return key in self._held

    def get(self, key: K, make: Callable[[K], V]) -> V:
        """Return the value of this key, making it on a miss.

        Two threads may both make it, which is harmless: equal keys make equal values.
        """
        held = self._held.get(key)
        return self._keep(key, make(key)) if held is None else held

    def _keep(self, key: K, value: V) -> V:
        """Store the value unless another thread was faster, and return the stored one."""
        with self._lock:
            if key in self._held:
                return self._held[key]
            self._held[key] = value
            self.weight += self._weigh(value)
            while self.weight > self.limit:
                oldest = next(iter(self._held))
                self.weight -= self._weigh(self._held.pop(oldest))
        return value
