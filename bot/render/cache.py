"""A bounded memory of things that are dear to make: the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
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
        self._held: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: K, make: Callable[[K], V]) -> V:
        """The value of this key, made on a miss.

        It is made outside the lock, so two threads may make it twice; equal keys make equal values.
        """
        with self._lock:
            held = self._held.get(key)
            if held is not None:
                self._held.move_to_end(key)
                return held
        made = make(key)
        self._keep(key, made)
        return made

    def clear(self) -> None:
        with self._lock:
            self._held.clear()
            self.weight = 0

    def _keep(self, key: K, value: V) -> None:
        with self._lock:
            if key in self._held:
                return
            self._held[key] = value
            self.weight += self._weigh(value)
            while self.weight > self.limit:
                _, dropped = self._held.popitem(last=False)
                self.weight -= self._weigh(dropped)
