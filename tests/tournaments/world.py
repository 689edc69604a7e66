"""Tournaments with shorthands: organizers who order them, people who join and play."""

from __future__ import annotations

from core.engine.rules import Budget, Level
from core.model import Status, TableView
from core.store.database import Database
from core.tables.service import TableService
from core.tournaments.model import Tournament, TournamentOrder, TournamentView
from core.tournaments.plan import Plan
from core.tournaments.service import TournamentService
from tests.tables import world as tables

SERVER, CHANNEL, ORGANISER, ADMIN, STRANGER = 1, 2, 100, 900, 901
PEOPLE = tuple(range(100, 108))


class World(tables.World):
    """Tables and tournaments on one database; the clock stands still unless moved."""

    def __init__(self, database: Database) -> None:
        clock = tables.Clock()
        super().__init__(TableService(database, clock), clock)
        self.tournaments = TournamentService(database, clock)

    async def create(self, plan: Plan, *levels: Level, **changes: object) -> Tournament:
        wishes = {"game": "lucky_numbers", **changes}
        order = TournamentOrder("Winter Cup", plan=plan, levels=levels, **wishes)  # type: ignore[arg-type]
        return await self.tournaments.create(SERVER, CHANNEL, ORGANISER, next(self.clicks), order)

    async def fill(self, tournament: Tournament, people: int) -> None:
        for user in PEOPLE[:people]:
            await self.tournaments.join(SERVER, tournament.id, user)

    async def play_round(self, tournament: Tournament) -> TournamentView:
        """Everybody answers by clicks until every table of the round has ended."""
        await self.start_tables()
        for table in await self.service.tables(SERVER, Status.PLAYING, limit=100):
            await self.play_out(table.id)
        await self.tournaments.advance()
        return await self.tournaments.see(SERVER, tournament.id)

    async def start_tables(self) -> None:
        self.clock.forward(minutes=3)
        await self.expire_all()

    def choose(self, seen: TableView) -> str:
        """What a fair player does: the game ends sooner than at random."""
        advisor = seen.table.kind.advisor(Level.MEDIUM)
        budget = Budget(seed=seen.table.length)
        return str(advisor.rank(seen.view, seen.choices, budget)[0].move)
