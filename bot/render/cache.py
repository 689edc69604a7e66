"""A bounded cache that forgets what has not been used for longest.

It keeps two generations. What is used moves to the younger one; when that has grown to half the
limit, it becomes the older one, and what was left there is forgotten. So a hit is mostly a single
dictionary lookup, with no lock and no bookkeeping; a picture makes hundreds of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class PictureCache(Generic[K, V]):
    """Thread-safe; `weigh` returns what a value counts against the limit."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.made = 0
        self._weigh = weigh
        self._young: dict[K, V] = {}
        self._old: dict[K, V] = {}
        self._weights = [0, 0]
        self._lock = Lock()

    @property
    def weight(self) -> int:
        return sum(self._weights)

    def get(self, key: K, make: Callable[[K], V]) -> V:
        """Return the value of this key, making it on a miss.

        Two threads may both make it, which is harmless: equal keys make equal values.
        """
        held = self._young.get(key)
        return self._again(key, make) if held is None else held

    def _again(self, key: K, make: Callable[[K], V]) -> V:
        """Return a value that is not among the young ones."""
        held = self._old.get(key)
        if held is None:
            self.made += 1
            held = make(key)
        return self._keep(key, held)

    def _keep(self, key: K, value: V) -> V:
        """Keep the value as a young one; return what is kept: another thread may be first."""
        weight, half = self._weigh(value), self.limit // 2
        with self._lock:
            if key in self._young or weight > half:
                return self._young.get(key, value)
            if self._old.pop(key, None) is not None:
                self._weights[1] -= weight
            if self._weights[0] + weight > half:
                self._old, self._young = self._young, {}
                self._weights = [0, self._weights[0]]
            self._young[key] = value
            self._weights[0] += weight
        return value
