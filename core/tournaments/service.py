"""The tournament service: announce, join and start tournaments, and advance them.

Pairing, scoring and standings are pure functions; this module connects them to the database. Each
call is carried out once (core/tables/once.py), in one transaction.

`advance` takes the next step that the stored state allows: record table results, open the next
round, end the tournament. Any process may call it at any time, any number of times; after a crash
it simply continues. A round is opened in one transaction, and its pairings are keyed by round and
number, so it cannot be opened twice.

Results refer to entrants as p1, p2, ..., so that deleting a person's data rewrites no result.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import BadTournament, LimitReached, UnknownTournament
from core.model.shards import ONE_SHARD, Shards
from core.model.timing import Timing
from core.store import interactions
from core.store import tables as table_store
from core.store.database import Database
from core.tables.once import Once
from core.tables.outbox import Owed
from core.tournaments import (
    announcing,
    arrangements,
    entries,
    reading,
    results,
    rounds,
    settings,
    store,
    team,
)
from core.tournaments.arrangements import Arrangements
from core.tournaments.model import (
    CHECK_IN,
    ONGOING,
    Tournament,
    TournamentCall,
    TournamentOrder,
    TournamentReceipt,
    TournamentStatus,
    TournamentView,
    entry_number,
)
from core.tournaments.results import Closing, Decision
from core.tournaments.session import TournamentSession
from core.tournaments.settings import Edit

MOST_ONGOING = 10
"""How many tournaments a server may have at a time."""

Work = Callable[[TournamentSession], Awaitable[None]]


class TournamentService:
    def __init__(
        self, database: Database, now: Callable[[], datetime], timing: Timing | None = None
    ) -> None:
        self.database = database
        self._now = now
        self._timing = timing or Timing()
        self._once = Once(database)
        self.arrangements = Arrangements(database, now)

    # Players and organizers.

    async def create(
        self, server: int, channel: int, user: int, interaction: int, order: TournamentOrder
    ) -> TournamentReceipt:
        if not table_store.are_ids(server, channel, user, interaction):
            raise UnknownTournament
        call = TournamentCall(server, 0, user, interaction)
        change = partial(self._create, call, channel, order)
        return await self._once.to_its_end(self._carry_out(call, change))

    async def join(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "joined", lambda session: entries.join(session, call))

    async def check_in(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "checked_in", lambda session: entries.check_in(session, call))

    async def leave(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "left", lambda session: entries.leave(session, call))

    async def pause(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "paused", lambda session: entries.pause(session, call))

    async def come_back(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "back", lambda session: entries.come_back(session, call))

    async def drop(
        self, call: TournamentCall, user: int | None = None, ai: int | None = None
    ) -> TournamentReceipt:
        """Remove a user, or the AI with this entry number."""
        return await self._act(
            call, "dropped", lambda session: entries.drop(session, call, user, ai)
        )

    async def bring_back(
        self, call: TournamentCall, user: int | None = None, ai: int | None = None
    ) -> TournamentReceipt:
        """Pair a user or an AI again who was removed."""
        return await self._act(
            call, "returned", lambda session: entries.bring_back(session, call, user, ai)
        )

    async def change_team(
        self, call: TournamentCall, add: int | None = None, remove: int | None = None
    ) -> TournamentReceipt:
        """Name a co-organizer, or let one go."""
        return await self._act(
            call, "team", lambda session: team.change(session, call, add, remove)
        )

    async def start(self, call: TournamentCall) -> TournamentReceipt:
        return await self._act(call, "started", lambda session: rounds.start(session, call))

    async def edit(self, call: TournamentCall, change: Edit) -> TournamentReceipt:
        """Change what the organizer has chosen; most of it only before the start."""
        return await self._act(call, "edited", lambda session: settings.edit(session, call, change))

    async def close_round(self, call: TournamentCall, number: int) -> TournamentReceipt:
        """End the round's unfinished tables and open the next round."""
        return await self._act(
            call, "closed", lambda session: rounds.close_round(session, call, number)
        )

    async def cancel(self, call: TournamentCall, *, for_good: bool = False) -> TournamentReceipt:
        """Cancel the tournament and end its tables; `for_good`, it is not repeated either."""
        return await self._act(
            call, "cancelled", lambda session: rounds.cancel(session, call, for_good=for_good)
        )

    async def correct(self, call: TournamentCall, decision: Decision) -> TournamentReceipt:
        """Replace the result of a table; a table still open ends as decided."""
        return await self._act(
            call, "corrected", lambda session: rounds.decide(session, call, decision)
        )

    async def reopen(
        self, call: TournamentCall, table: int, reason: str, number: int | None = None
    ) -> TournamentReceipt:
        """Give a table that ended unplayed back to its players; the round must not be over."""
        return await self._act(
            call, "reopened", lambda session: rounds.reopen(session, call, table, reason, number)
        )

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self._once.close()

    async def _act(self, call: TournamentCall, did: str, work: Work) -> TournamentReceipt:
        if not table_store.are_ids(call.server, call.tournament, call.user, call.interaction):
            raise UnknownTournament
        change = partial(self._change, call, did, work)
        return await self._once.in_turn(call.tournament, self._carry_out(call, change))

    async def _carry_out(
        self,
        call: TournamentCall,
        change: Callable[[AsyncConnection], Awaitable[TournamentReceipt]],
    ) -> TournamentReceipt:
        return await self._once.carry_out(call.interaction, change, partial(_again, call.server))

    async def _change(
        self, call: TournamentCall, did: str, work: Work, db: AsyncConnection
    ) -> TournamentReceipt:
        session = await self._open(db, call.server, call.tournament)
        call.need_sight(session.tournament)
        await work(session)
        receipt = TournamentReceipt(
            did,
            session.tournament,
            len(session.ended),
            session.ended,
            session.waits,
            session.moved_up,
        )
        await _claim(db, call, receipt, session.now)
        return receipt

    async def _open(self, db: AsyncConnection, server: int, number: int) -> TournamentSession:
        return await TournamentSession.open(db, server, number, self._now(), self._timing)

    async def _create(
        self, call: TournamentCall, channel: int, order: TournamentOrder, db: AsyncConnection
    ) -> TournamentReceipt:
        now = self._now()
        options = settings.checked(order)
        settings.need_time(order.start_at, now)
        await db.run_sync(table_store.know_server, call.server)
        if await store.count(db, call.server, ONGOING) >= MOST_ONGOING:
            raise LimitReached(kind="tournaments", limit=MOST_ONGOING)
        if len(order.levels) > order.places:
            raise BadTournament(problem="too_many_players")
        number = await announcing.announce(
            db,
            order,
            options,
            order.levels,
            now,
            server_id=call.server,
            channel_id=channel,
            organiser_id=call.user,
        )
        receipt = TournamentReceipt("announced", await reading.load(db, call.server, number))
        await _claim(db, call, receipt, now)
        return receipt

    # Views.

    async def see(self, server: int, number: int) -> TournamentView:
        async with self.database.read() as db:
            return await reading.view(db, await reading.load(db, server, number))

    async def to_run(self, call: TournamentCall) -> TournamentView:
        """Return a tournament to somebody who may run it; others are refused."""
        view = await self.see(call.server, call.tournament)
        call.need_sight(view.tournament)
        call.need_organizer(view.tournament, view.team)
        return view

    async def if_closed(self, view: TournamentView) -> Closing:
        """Return what would come of the round's open tables, were they closed now."""
        async with self.database.read() as db:
            return await results.if_closed(db, view)

    async def tournament(self, server: int, number: int) -> Tournament:
        async with self.database.read() as db:
            return await reading.load(db, server, number)

    async def numbers_at(self, first_game: int) -> tuple[int, ...]:
        """Return the entry numbers at the table of a pairing, in seat order."""
        async with self.database.read() as db:
            seats = await store.seats_at(db, first_game)
        return tuple(entry_number(player) for player in seats)

    async def listed(self, server: int, *statuses: TournamentStatus) -> list[Tournament]:
        async with self.database.read() as db:
            return [reading.tournament(row) for row in await store.listed(db, server, statuses)]

    # Outbox.

    async def owed(self, db: AsyncConnection, shards: Shards = ONE_SHARD) -> list[Owed]:
        """Return the tournaments with an unshown version, except those put off."""
        rows = await store.unshown(db, self._now(), shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def shown(self, view: TournamentView, about: str, posted: int | None = None) -> None:
        """Record that this was shown, in the existing message or in one just posted."""
        tournament = view.tournament
        message = {} if posted is None else {"message_id": posted, "about": about}
        digest = arrangements.digest(view, tournament.message if posted is None else posted)
        arranged = tournament.version if digest == tournament.arranged.digest else 0
        async with self.database.write() as db:
            await store.note(
                db,
                tournament.id,
                shown=tournament.version,
                arranged=arranged,
                next_try=None,
                **message,
            )
            if about == CHECK_IN and (row := await store.unseen_check_in(db, tournament.id)):
                await self._run_check_in(db, reading.tournament(row))

    async def _run_check_in(self, db: AsyncConnection, tournament: Tournament) -> None:
        """Let a check-in that everybody can see run; if it ends late, that is shown, too."""
        due = tournament.check_in_ends(self._now())
        tell = store.note if due == tournament.start_at else store.change
        await tell(db, tournament.id, due_at=due)

    async def lost_check_in(self, number: int, wait: timedelta) -> None:
        """Record that an open check-in cannot be found anymore: it is posted anew after the wait.

        Nobody knows for how long it was gone, so people get time anew.
        """
        async with self.database.write() as db:
            await store.lose_check_in(db, number, self._now() + wait)

    async def list_lobbies(self, number: int) -> None:
        """Have a tournament shown anew if all its lobbies stand where its list can link them."""
        async with self.database.read() as db:
            if await store.has_unshown_lobby(db, number):
                return
        async with self.database.write() as db:
            await store.change(db, number)

    async def put_off(self, number: int, wait: timedelta) -> None:
        async with self.database.write() as db:
            await store.note(db, number, next_try=self._now() + wait)

    # Progress.

    async def advance(self) -> int:
        """Advance every tournament that is ready; return the number of steps taken."""
        async with self.database.read() as db:
            ready = await self.ready(db)
        return sum([await self.advance_one(tournament) for tournament in ready])

    async def ready(self, db: AsyncConnection, shards: Shards = ONE_SHARD) -> list[Tournament]:
        """Return the tournaments that can advance."""
        rows = await store.ready(db, self._now(), shards)
        return [reading.tournament(row) for row in rows]

    async def advance_one(self, tournament: Tournament) -> int:
        return await self._once.in_turn(tournament.id, self._advance(tournament))

    async def _advance(self, tournament: Tournament) -> int:
        async with self.database.write() as db:
            return await rounds.advance(await self._open(db, tournament.server, tournament.id))


async def _claim(
    db: AsyncConnection, call: TournamentCall, receipt: TournamentReceipt, now: datetime
) -> None:
    trace = f"tournament {receipt.tournament.id} {receipt.did} {receipt.tables} {receipt.waits}"
    claim = interactions.Claim(call.interaction, call.user, None, trace, now)
    await db.run_sync(interactions.put, claim)


_TRACE = re.compile(r"tournament (\d+)(?: (\w+) (\d+)(?: (\d+))?)?")


async def _again(server: int, db: AsyncConnection, done: Row[Any]) -> TournamentReceipt:
    """Return the receipt of an interaction that was already carried out."""
    found = _TRACE.fullmatch(done.did)
    if found is None:
        raise UnknownTournament
    number, did, tables, waits = found.groups()
    tournament = await reading.load(db, server, int(number))
    return TournamentReceipt(
        did or "announced", tournament, int(tables or 0), waits=int(waits or 0), repeated=True
    )
