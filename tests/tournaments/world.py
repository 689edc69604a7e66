"""Tournaments with shorthands: organizers who order them, people who join and play."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.rules import Budget, Level
from core.model.plan import Attendance, Format, Plan
from core.model.table import Status, Table
from core.model.tournament import Tournament, TournamentOrder, TournamentView
from core.model.views import TableView
from core.store.database import Database
from core.tables.service import TableService
from core.tournaments import entries, rounds
from core.tournaments.calls import TournamentCall
from core.tournaments.outbox import TournamentOutbox
from core.tournaments.results import Decision
from core.tournaments.service import TournamentService
from tests.tables import world as tables

SERVER, CHANNEL, ORGANIZER, ADMIN, STRANGER = 1, 2, 100, 900, 901
PEOPLE = tuple(range(100, 108))
SWISS = Plan(Format.SWISS, rounds=2, table_size=2)
THREE = Plan(Format.SWISS, rounds=3, table_size=2)


class World(tables.World):
    """Tables and tournaments on one database; the clock stands still unless moved."""

    def __init__(self, database: Database) -> None:
        clock = tables.Clock()
        super().__init__(TableService(database, clock), clock)
        self.tournaments = self.process()
        self.tournament_outbox = TournamentOutbox(self.tournaments)

    def process(self) -> TournamentService:
        """Another process of the bot, with nothing shared but the database."""
        return TournamentService(self.database, self.clock)

    async def create(self, plan: Plan, *levels: Level, **changes: object) -> Tournament:
        wishes = {"game": "lucky_numbers", **changes}
        order = TournamentOrder("Winter Cup", plan=plan, levels=levels, **wishes)  # type: ignore[arg-type]
        click = next(self.clicks)
        return (await self.tournaments.create(SERVER, CHANNEL, ORGANIZER, click, order)).tournament

    def ask(self, tournament: Tournament, user: int = ORGANIZER, *roles: int) -> TournamentCall:
        """A new click of this user."""
        click = next(self.clicks)
        return TournamentCall(SERVER, tournament.id, user, click, user == ADMIN, roles)

    async def see(self, tournament: Tournament) -> TournamentView:
        return await self.tournaments.see(SERVER, tournament.id)

    async def begin(self, tournament: Tournament) -> TournamentView:
        """The organizer starts it."""
        await self.tournaments.change(self.ask(tournament), rounds.start)
        return await self.see(tournament)

    async def correct(
        self,
        tournament: Tournament,
        number: int,
        table: int,
        places: Sequence[int],
        reason: str,
        *,
        user: int = ORGANIZER,
    ) -> TournamentView:
        decision = Decision(number, table, places, reason)
        await self.tournaments.change(self.ask(tournament, user), rounds.decide, decision)
        return await self.see(tournament)

    async def fill(self, tournament: Tournament, people: int) -> None:
        for user in PEOPLE[:people]:
            await self.tournaments.change(self.ask(tournament, user), entries.join)

    async def play_round(self, tournament: Tournament) -> TournamentView:
        """Everybody answers by clicks until every table of the round has ended."""
        await self.start_tables()
        for table in await self.service.tables(SERVER, Status.PLAYING, limit=100):
            await self.play_out(table.id)
        await self.tournaments.advance()
        return await self.see(tournament)

    async def start_tables(self) -> None:
        await self.show()
        self.clock.forward(minutes=3)
        await self.expire_all()

    def choose(self, seen: TableView) -> str:
        """What a fair player does: the game ends sooner than at random."""
        advisor = seen.table.kind.advisor(Level.MEDIUM)
        budget = Budget(seed=seen.table.length)
        return str(advisor.rank(seen.view, seen.choices, budget)[0].move)


async def first_table(world: World) -> tuple[Tournament, Table, list[int]]:
    """A tournament of one table for two, and who sits there."""
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    return tournament, table, [chair.user for chair in table.chairs if chair.user is not None]


async def presences(
    world: World, tournament: Tournament
) -> tuple[TournamentView, dict[int | None, Attendance]]:
    """What became of the only table, by user."""
    await world.tournaments.advance()
    view = await world.see(tournament)
    (fixture,) = view.of_round(1)
    assert fixture.result is not None
    return view, {view.people[s.player].user: s.presence for s in fixture.result.seats}


async def second_game(world: World) -> tuple[Tournament, Table, list[int]]:
    """A match of two games of Qwixx, the first of them played; its second, and who sits there."""
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=2, games="2"), game="qwixx")
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.start_tables()
    (first,) = await world.service.tables(SERVER, Status.PLAYING)
    await world.pass_out(first.id)
    (table,) = await world.service.tables(SERVER, Status.LOBBY)
    return tournament, table, [chair.user for chair in table.chairs if chair.user is not None]
