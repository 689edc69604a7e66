"""Tournaments: announced, joined, started, and then run by the clock.

Pairing, scoring and standings are pure functions (core/tournament); here they meet the database.
`advance` looks at what is stored and does the one next thing that follows from it: note the result
of a table, open the next round, end the tournament. It may be called at any time, by any process,
any number of times: after a crash it simply goes on. A round is opened in one transaction, and its
tables have the round and their number as their key, so it cannot be opened twice.

Entrants are known as p1, p2, ... in all results, so that forgetting a person rewrites no result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import AlreadyEntered, BadTournament, NotEntered
from core.engine.rules import Level
from core.model import Order
from core.store import interactions
from core.store import tables as table_store
from core.store.database import Database
from core.tables.lobby import check_order
from core.tournaments import reading, rounds, store
from core.tournaments.model import (
    LONGEST_NAME,
    LONGEST_REASON,
    Person,
    Tournament,
    TournamentOrder,
    TournamentStatus,
    TournamentView,
    entry_number,
)
from core.tournaments.plan import (
    FEWEST_PLAYERS,
    MOST_IN_ROUND_ROBIN,
    Format,
    Player,
    Presence,
    SeatResult,
    TableResult,
    problems,
)


class TournamentService:
    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self.database = database
        self._now = now

    # Before it starts.

    async def create(
        self, server: int, channel: int, user: int, interaction: int, order: TournamentOrder
    ) -> Tournament:
        now = self._now()
        options = _checked(order, now)
        try:
            async with self.database.write() as db:
                await table_store.know_server(db, server)
                number = await _insert(db, server, channel, user, order, options, now)
                await interactions.claim(db, interaction, user, None, f"tournament {number}", now)
                for level in order.levels:
                    await _enter(db, number, None, level)
                return await reading.load(db, server, number)
        except interactions.CarriedOutBefore:
            return await self._announced_by(server, interaction)

    async def _announced_by(self, server: int, interaction: int) -> Tournament:
        """The tournament that this very command has announced before."""
        async with self.database.read() as db:
            done = await interactions.recall(db, interaction)
            number = "" if done is None else done.did.removeprefix("tournament ")
            return await reading.load(db, server, int(number) if number.isdecimal() else 0)

    async def join(
        self, server: int, number: int, user: int, roles: Collection[int] = ()
    ) -> TournamentView:
        async with self.database.write() as db:
            tournament = await reading.load(db, server, number, lock=True)
            if not _takes_players(tournament):
                raise BadTournament(problem="closed")
            if tournament.role is not None and tournament.role not in roles:
                raise BadTournament(problem="role")
            people = await reading.people(db, number)
            known = [person for person in people.values() if person.user == user]
            if known:
                raise BadTournament(problem="left") if known[0].dropped else AlreadyEntered()
            if "too_many_players" in problems(tournament.plan, len(people) + 1):
                raise BadTournament(problem="too_many_players")
            await _enter(db, number, user, None, joined=tournament.round + 1)
            await store.change(db, number)
        return await self.see(server, number)

    async def leave(self, server: int, number: int, user: int) -> TournamentView:
        """Before the start the entry is gone; later the player is not paired any more."""
        async with self.database.write() as db:
            tournament = await reading.load(db, server, number, lock=True)
            player = await reading.player(db, number, lambda who: who.user == user)
            if player is None:
                raise NotEntered
            await _take_out(db, tournament, player)
        return await self.see(server, number)

    async def drop(
        self, server: int, number: int, by: int, user: int, *, admin: bool = False
    ) -> TournamentView:
        """The organiser takes somebody out."""
        return await self._drop(server, number, by, lambda who: who.user == user, admin=admin)

    async def drop_ai(
        self, server: int, number: int, by: int, entry: int, *, admin: bool = False
    ) -> TournamentView:
        """The organiser takes an AI out; it is known by the number it entered with."""
        return await self._drop(
            server,
            number,
            by,
            lambda who: who.level is not None and entry_number(who.player) == entry,
            admin=admin,
        )

    async def _drop(
        self, server: int, number: int, by: int, is_meant: Callable[[Person], bool], *, admin: bool
    ) -> TournamentView:
        async with self.database.write() as db:
            tournament = await reading.organised(db, server, number, by, admin=admin)
            player = await reading.player(db, number, is_meant)
            if player is None:
                raise BadTournament(problem="nobody")
            await _take_out(db, tournament, player)
        return await self.see(server, number)

    async def start(
        self, server: int, number: int, by: int, *, admin: bool = False
    ) -> TournamentView:
        async with self.database.write() as db:
            tournament = await reading.organised(db, server, number, by, admin=admin)
            if tournament.status is not TournamentStatus.OPEN:
                running = tournament.status is TournamentStatus.RUNNING
                raise BadTournament(problem="started" if running else "over")
            people = await reading.people(db, number)
            if found := problems(tournament.plan, len(people)):
                raise BadTournament(problem=found[0])
            await rounds.open_round(db, tournament, 1, self._now())
        return await self.see(server, number)

    async def cancel(
        self, server: int, number: int, by: int, *, admin: bool = False
    ) -> tuple[TournamentView, Sequence[int]]:
        """Calls it off and closes its tables; says which."""
        async with self.database.write() as db:
            tournament = await reading.organised(db, server, number, by, admin=admin)
            if tournament.status not in {TournamentStatus.OPEN, TournamentStatus.RUNNING}:
                raise BadTournament(problem="over")
            now = self._now()
            await store.change(db, number, status=TournamentStatus.CANCELLED, ended_at=now)
            tables = await rounds.close_tables(db, tournament, now)
        return await self.see(server, number), tables

    async def close_round(
        self, server: int, number: int, by: int, round_number: int, *, admin: bool = False
    ) -> tuple[TournamentView, Sequence[int]]:
        """Ends the tables that this round still waits for and opens the next; says which.

        The round is named: of two who do this at once, the second must not close the next one.
        """
        async with self.database.write() as db:
            tournament = await reading.organised(db, server, number, by, admin=admin)
            if tournament.status is not TournamentStatus.RUNNING:
                raise BadTournament(problem="not_running")
            if tournament.round != round_number:
                raise BadTournament(problem="round_over")
            tables = await rounds.close_tables(db, tournament, self._now())
            await self._advance(db, server, number)
        return await self.see(server, number), tables

    async def correct(
        self,
        server: int,
        number: int,
        by: int,
        round_number: int,
        table: int,
        places: Sequence[int],
        reason: str,
        *,
        admin: bool = False,
    ) -> TournamentView:
        """The organiser decides on another result; places in seat order, the reason is kept."""
        if not reason.strip() or len(reason) > LONGEST_REASON:
            raise BadTournament(problem="reason")
        async with self.database.write() as db:
            await reading.organised(db, server, number, by, admin=admin)
            fixtures = await reading.fixtures(db, number)
            wanted = (round_number, table)
            found = [f for f in fixtures if (f.pairing.round, f.pairing.number) == wanted]
            if not found or found[0].pairing.is_bye or found[0].result is None:
                raise BadTournament(problem="no_such_table")
            result = _replaced(found[0].result, places)
            await store.add_correction(
                db,
                number,
                round=round_number,
                table=table,
                result=reading.packed(result),
                reason=reason.strip(),
                by_id=by,
                at=self._now(),
            )
            await store.change(db, number)
        return await self.see(server, number)

    # Looking.

    async def see(self, server: int, number: int) -> TournamentView:
        async with self.database.read() as db:
            return await reading.view(db, await reading.load(db, server, number))

    async def tournament(self, server: int, number: int) -> Tournament:
        async with self.database.read() as db:
            return await reading.load(db, server, number)

    async def numbers_at(self, first_game: int) -> tuple[int, ...]:
        """The numbers of those who sit at a table of a pairing, in seat order."""
        async with self.database.read() as db:
            seats = await store.seats_at(db, first_game)
        return tuple(entry_number(player) for player in seats)

    async def listed(self, server: int, *statuses: TournamentStatus) -> list[Tournament]:
        async with self.database.read() as db:
            return [reading.tournament(row) for row in await store.listed(db, server, statuses)]

    async def unshown(self) -> list[Tournament]:
        async with self.database.read() as db:
            return [reading.tournament(row) for row in await store.unshown(db)]

    async def posted(self, tournament: Tournament, message: int, about: str) -> None:
        """A message was posted; noted at once, so that it is found again whatever happens next."""
        async with self.database.write() as db:
            await store.note(db, tournament.id, message_id=message, about=about)

    async def shown(self, tournament: Tournament) -> None:
        """This version can be seen."""
        async with self.database.write() as db:
            await store.note(db, tournament.id, shown=tournament.version)

    # The clock.

    async def advance(self) -> int:
        """Does what follows from what is stored, for every tournament; says how much was done."""
        return sum([await self.advance_one(tournament) for tournament in await self.ready()])

    async def ready(self) -> list[Tournament]:
        """Those in which something follows from what is stored."""
        async with self.database.read() as db:
            rows = await store.ready(
                db, self._now(), TournamentStatus.RUNNING, TournamentStatus.OPEN
            )
        return [reading.tournament(row) for row in rows]

    async def advance_one(self, tournament: Tournament) -> int:
        async with self.database.write() as db:
            return await self._advance(db, tournament.server, tournament.id)

    async def _advance(self, db: AsyncConnection, server: int, number: int) -> int:
        tournament = await reading.load(db, server, number, lock=True)
        now = self._now()
        if (
            tournament.status is TournamentStatus.OPEN
            and tournament.start_at
            and tournament.start_at <= now
        ):
            return await rounds.start_by_itself(db, tournament, now)
        if tournament.status is not TournamentStatus.RUNNING:
            return 0
        noted = await rounds.note_results(db, tournament)
        if any(
            fixture.result is None
            for fixture in await reading.fixtures(db, number, tournament.round)
        ):
            if noted:
                await store.change(db, number)
            return noted
        await rounds.open_round(db, tournament, tournament.round + 1, now)
        return noted + 1


def _checked(order: TournamentOrder, now: datetime) -> dict[str, str]:
    """Refuses what cannot be played; else the game's options, complete."""
    if not order.name.strip() or len(order.name) > LONGEST_NAME:
        raise BadTournament(problem="name")
    if order.start_at is not None and order.start_at <= now:
        raise BadTournament(problem="past")
    plan = order.plan
    table = Order(order.game, order.options, plan.games, order.turn_seconds)
    options = check_order(table)
    some = plan.table_size if plan.format is Format.TABLE_MATCH else MOST_IN_ROUND_ROBIN
    if found := problems(plan, max(some, FEWEST_PLAYERS)):
        raise BadTournament(problem=found[0])
    if not {plan.table_size, plan.final} <= {0, *table.kind.rules.players}:
        raise BadTournament(problem="bad_table_size")
    return options


async def _insert(
    db: AsyncConnection,
    server: int,
    channel: int,
    user: int,
    order: TournamentOrder,
    options: dict[str, str],
    now: datetime,
) -> int:
    return await store.add(
        db,
        server_id=server,
        channel_id=channel,
        organiser_id=user,
        name=order.name.strip(),
        game=order.game,
        options=options,
        format=order.plan.format,
        rounds=order.plan.rounds,
        table_size=order.plan.table_size,
        games=order.plan.games,
        final=order.plan.final,
        turn_seconds=order.turn_seconds,
        hints=order.hints,
        rated=order.rated,
        role_id=order.role,
        start_at=order.start_at,
        status=TournamentStatus.OPEN,
        round=0,
        version=1,
        shown=0,
        opened_at=now,
    )


def _takes_players(tournament: Tournament) -> bool:
    """Before the start; in a Swiss also later, from the next round on."""
    late = tournament.plan.format is Format.SWISS and tournament.round < tournament.plan.rounds
    return tournament.status is TournamentStatus.OPEN or (
        tournament.status is TournamentStatus.RUNNING and late
    )


async def _enter(
    db: AsyncConnection, number: int, user: int | None, level: Level | None, joined: int = 1
) -> None:
    taken = {row.player for row in await store.entrants(db, number)}
    player = next(f"p{n}" for n in range(1, len(taken) + 2) if f"p{n}" not in taken)
    await store.enter(
        db, number, player=player, user_id=user, level=level, joined=joined, dropped=None
    )


async def _take_out(db: AsyncConnection, tournament: Tournament, player: Player) -> None:
    if tournament.status is TournamentStatus.OPEN:
        await store.withdraw(db, tournament.id, player)
    elif tournament.status is TournamentStatus.RUNNING:
        await store.drop(db, tournament.id, player, tournament.round + 1)
    else:
        raise BadTournament(problem="over")
    await store.change(db, tournament.id)


def _replaced(result: TableResult, places: Sequence[int]) -> TableResult:
    if len(places) != len(result.seats) or not set(places) <= set(range(1, len(places) + 1)):
        raise BadTournament(problem="places")
    if 1 not in places:
        raise BadTournament(problem="places")
    seats = tuple(
        SeatResult(seat.player, place, seat.points, Presence.PLAYED)
        for seat, place in zip(result.seats, places, strict=True)
    )
    return TableResult(result.round, result.table, seats)
