"""What a change knows besides the tournament itself, read before it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain

from core.live.tournament import PairedTable
from core.model.table import Status
from core.model.timing import Moment


@dataclass(frozen=True, slots=True)
class Facts(Moment):
    """When a tournament is changed, and what its tables, ratings and its server say then."""

    games: Mapping[int, tuple[tuple[int, Status], ...]] = field(default_factory=dict)
    """The tables of each series of the current round, by the first of them."""
    played: Mapping[int, PairedTable] = field(default_factory=dict)
    """What happened at the tables of ended series that have no result yet."""
    ratings: Mapping[int, float] = field(default_factory=dict)
    """By user, as everybody sees them; only those needed to seed the field."""
    zone: str = "UTC"
    """The server's, if it has set one."""

    def series(self, first: int) -> tuple[PairedTable, ...]:
        return tuple(self.played[number] for number, _ in self.games[first])

    def has_ended(self, first: int | None) -> bool:
        return first is not None and first in self.games and not self.open_tables(first)

    def open_tables(self, first: int) -> tuple[int, ...]:
        """Return the tables of a series that have not ended."""
        return tuple(number for number, status in self.games[first] if status.open)

    @property
    def all_open(self) -> tuple[int, ...]:
        return tuple(chain.from_iterable(map(self.open_tables, self.games)))
