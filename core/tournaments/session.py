"""One tournament, locked for one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.model.timing import Moment, Timing
from core.tournaments import reading, store
from core.tournaments.model import Person, Tournament, TournamentCall


@dataclass(slots=True)
class TournamentSession:
    """A tournament being changed."""

    db: AsyncConnection
    now: datetime
    timing: Timing
    tournament: Tournament
    """Its current state."""
    ended: tuple[int, ...] = ()
    """The tables this session ended."""
    waits: int = 0
    """The place on the waiting list that it has given."""
    moved_up: tuple[int, ...] = ()
    """The users who have got a place by it."""

    @classmethod
    async def open(
        cls, db: AsyncConnection, server: int, number: int, now: datetime, timing: Timing
    ) -> TournamentSession:
        return cls(db, now, timing, await reading.load(db, server, number, lock=True))

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.timing)

    @property
    def id(self) -> int:
        return self.tournament.id

    async def change(self, **columns: Any) -> None:
        """Update the tournament's row; even without columns, its version goes up to be shown."""
        self.tournament = reading.tournament(await store.change(self.db, self.id, **columns))

    async def move_up(self, waited: Sequence[Person]) -> None:
        """Note who of those who waited has a place now."""
        if waited:
            people = await reading.people(self.db, self.id)
            still = {who.player for who in self.tournament.waiting(people.values())}
            placed = (who for who in waited if who.player in people and who.player not in still)
            self.moved_up = tuple(who.user for who in placed if who.user is not None)

    async def need_organizer(self, call: TournamentCall) -> None:
        call.need_organizer(self.tournament, await store.team(self.db, self.id))
