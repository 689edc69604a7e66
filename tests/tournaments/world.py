"""Tournaments with shorthands: organizers who order them, people who join and play."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from core.engine.rules import Budget, Level
from core.model import Call, Status
from core.store.database import Database
from core.tables.service import TableService
from core.tournaments.model import Tournament, TournamentOrder, TournamentView
from core.tournaments.plan import Plan
from core.tournaments.service import TournamentService
from tests.seeds import seeded

SERVER, CHANNEL, ORGANISER, ADMIN, STRANGER = 1, 2, 100, 900, 901
PEOPLE = tuple(range(100, 108))


@dataclass
class World:
    """A database, its services, and a clock that stands still unless moved."""

    database: Database
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)
    click: int = 5000
    tournaments: TournamentService = field(init=False)
    tables: TableService = field(init=False)

    def __post_init__(self) -> None:
        self.tournaments = TournamentService(self.database, lambda: self.now)
        self.tables = TableService(self.database, lambda: self.now)

    def next_click(self) -> int:
        self.click += 1
        return self.click

    async def create(self, plan: Plan, *levels: Level, **changes: object) -> Tournament:
        wishes = {"game": "lucky_numbers", **changes}
        order = TournamentOrder("Winter Cup", plan=plan, levels=levels, **wishes)  # type: ignore[arg-type]
        return await self.tournaments.create(SERVER, CHANNEL, ORGANISER, self.next_click(), order)

    async def fill(self, tournament: Tournament, people: int) -> None:
        for user in PEOPLE[:people]:
            await self.tournaments.join(SERVER, tournament.id, user)

    async def play_round(self, tournament: Tournament) -> TournamentView:
        """Everybody answers by clicks until every table of the round has ended."""
        await self.start_tables()
        choices = seeded(self.click)
        for table in await self.tables.tables(SERVER, Status.PLAYING, limit=100):
            await self.play_out(table.id, choices)
        await self.tournaments.advance()
        return await self.tournaments.see(SERVER, tournament.id)

    async def start_tables(self) -> None:
        self.now += timedelta(minutes=3)
        while await self.tables.expire():
            pass

    async def answer(self, table: int, user: int) -> None:
        """The first move there is."""
        own = await self.tables.view(SERVER, table, user)
        assert own.prompt is not None
        call = Call(SERVER, table, user, self.next_click())
        await self.tables.play(call, own.prompt.number, str(own.choices[0]))

    async def play_out(self, table: int, choices: random.Random) -> None:
        while True:
            await self.tables.think(SERVER, table)
            seen = await self.tables.view(SERVER, table)
            if seen.prompt is None:
                return
            user = seen.table.chairs[choices.choice(seen.prompt.seats)].user
            assert user is not None
            own = await self.tables.view(SERVER, table, user)
            advisor = seen.table.kind.advisor(Level.MEDIUM)
            best = advisor.rank(own.view, own.choices, Budget(seed=own.table.length))[0].move
            call = Call(SERVER, table, user, self.next_click())
            await self.tables.play(call, seen.prompt.number, str(best))

    async def pass_out(self, table: int) -> None:
        """The quickest end of Qwixx by its rules: every person passes until the fourth misthrow."""
        while True:
            await self.tables.think(SERVER, table)
            seen = await self.tables.view(SERVER, table)
            if seen.prompt is None:
                return
            user = seen.table.chairs[seen.prompt.seats[0]].user
            assert user is not None
            await self.pass_one(table, user)

    async def pass_one(self, table: int, user: int) -> None:
        seen = await self.tables.view(SERVER, table, user)
        assert seen.prompt is not None
        call = Call(SERVER, table, user, self.next_click())
        await self.tables.play(call, seen.prompt.number, "pass")
