"""Discord's shards: the connections through which clicks reach us."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards: the connections through which the clicks of servers reach us."""

    count: int = 1
    numbers: frozenset[int] = frozenset({0})

    def __contains__(self, server: int) -> bool:
        return (server >> 22) % self.count in self.numbers

    def __sub__(self, others: frozenset[int]) -> Shards:
        return replace(self, numbers=self.numbers - others)


ONE_SHARD = Shards()
