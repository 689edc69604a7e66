"""Read everything stored about tournaments, to check it.

Each is read in one snapshot and looked at afterwards, so nothing waits for a check, and a check
never sees half a change. What must hold is in core/tournaments/audit.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, exists, func, select

from core.live.tournament import LiveTournament, PairedTable
from core.store import tournaments as store
from core.store.tables import TABLES
from core.store.tournaments import TOURNAMENTS

_HEAD = ("id", "series_id", "series_game", "server_id")


@dataclass(frozen=True, slots=True)
class UnreadableTournament:
    """A tournament with something stored that this program does not know."""

    number: int
    is_of_older_version: bool = False


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """Everything stored about one tournament."""

    live: LiveTournament
    heads: Mapping[int, Row[Any]]
    """All tables that were opened for it, with those that were given back as new ones."""
    played: Mapping[int, PairedTable]
    """What happened at each."""

    @property
    def number(self) -> int:
        return self.live.tournament.id

    @property
    def is_of_older_version(self) -> bool:
        """Return whether it was announced before there were lots: other rules held then."""
        return self.live.secret is None

    def series(self, first: int | None) -> list[PairedTable]:
        """Return the tables of the series that began at this one, in order."""
        found = (row for row in self.heads.values() if first in (row.id, row.series_id))
        return [self.played[row.id] for row in sorted(found, key=lambda row: row.series_game)]


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(TOURNAMENTS)).scalar_one())


def lost(connection: Connection) -> list[str]:
    """Return which tables belong to a tournament that is not there."""
    theirs = exists().where(TOURNAMENTS.c.id == TABLES.c.tournament_id)
    query = select(TABLES.c.id).where(TABLES.c.tournament_id.is_not(None), ~theirs)
    found = connection.execute(query.order_by(TABLES.c.id)).scalars()
    return [f"table {number}: its tournament is not there" for number in found]


def page(
    connection: Connection, after: int = 0, size: int = 1
) -> list[StoredTournament | UnreadableTournament]:
    """Return the first tournaments after this one."""
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.id > after).order_by(TOURNAMENTS.c.id)
    return [_stored(connection, row) for row in connection.execute(query.limit(size)).all()]


def _stored(connection: Connection, row: Row[Any]) -> StoredTournament | UnreadableTournament:
    heads = select(*(TABLES.c[name] for name in _HEAD)).where(TABLES.c.tournament_id == row.id)
    try:
        known = {each.id: each for each in connection.execute(heads)}
        live = store.filled(connection, row)
        return StoredTournament(live, known, store.played(connection, known))
    except (KeyError, TypeError, ValueError):  # a word, or a result, that nobody can read
        return UnreadableTournament(row.id)
