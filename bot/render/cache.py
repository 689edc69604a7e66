"""A bounded memory of things that are dear to make: the oldest go first.

The oldest rather than the least recently used, because a hit is then one look into a dictionary,
with no lock and no bookkeeping, and a picture makes hundreds of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Safe to share between threads; `weigh` says what a value counts against the limit."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._held: dict[K, V] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: K, make: Callable[[K], V]) -> V:
        """The value of this key, made on a miss.

        Two threads may make it twice; that is harmless, since equal keys make equal values.
        """
        held = self._held.get(key)
        return self.keep(key, make(key)) if held is None else held

    def find(self, key: K) -> V | None:
        return self._held.get(key)

    def keep(self, key: K, value: V) -> V:
        """Remember the value, unless another thread was faster; the one remembered is returned."""
        with self._lock:
            if key in self._held:
                return self._held[key]
            self._held[key] = value
            self.weight += self._weigh(value)
            while self.weight > self.limit:
                oldest = next(iter(self._held))
                self.weight -= self._weigh(self._held.pop(oldest))
        return value

    def clear(self) -> None:
        with self._lock:
            self._held.clear()
            self.weight = 0
