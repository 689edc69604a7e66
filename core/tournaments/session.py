"""One tournament, locked for one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.engine.errors import NotOrganizer, UnknownTournament
from core.store.database import Transaction
from core.tables.deadlines import Timing
from core.tournaments import reading, store
from core.tournaments.model import Tournament, TournamentCall


@dataclass(slots=True)
class TournamentSession:
    """A tournament being changed."""

    db: Transaction
    now: datetime
    timing: Timing
    tournament: Tournament
    """Its current state."""
    ended: tuple[int, ...] = ()
    """The tables this session ended."""

    @classmethod
    async def open(
        cls, db: Transaction, server: int, number: int, now: datetime, timing: Timing
    ) -> TournamentSession:
        return cls(db, now, timing, await reading.load(db, server, number, lock=True))

    @property
    def id(self) -> int:
        return self.tournament.id

    async def change(self, **columns: Any) -> None:
        """Update the tournament's row; even without columns, its version goes up to be shown."""
        self.tournament = reading.tournament(await store.change(self.db, self.id, **columns))

    def need_sight(self, call: TournamentCall) -> None:
        """Refuse, as if it did not exist, a tournament in a channel this user cannot view."""
        if not call.sees(self.tournament.channel):
            raise UnknownTournament

    def need_organizer(self, call: TournamentCall) -> None:
        if self.tournament.organizer != call.user and not call.admin:
            raise NotOrganizer
