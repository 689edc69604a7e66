"""The tournament service: announces tournaments, changes them, shows them, and advances them.

Pairing, scoring and standings are pure functions; so is every change. A change is made from the
stored tournament and what else it must know: the tournament is locked by then, and what comes of it
is stored in the same transaction. Tournaments are locked before tables, and tables in the order of
their numbers.

`advance` takes the next step that the stored state allows: record table results, open the next
round, end the tournament. Any process may call it at any time, any number of times; after a crash
it simply continues. A round is opened in one transaction, and its pairings are keyed by round and
number, so it cannot be opened twice.

Results refer to entrants as p1, p2, ..., so that deleting a person's data rewrites no result.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import ParamSpec, TypeAlias

from core.changes import Change
from core.engine.errors import BadTournament, LimitReached, Refusal, UnknownTournament
from core.live.facts import Facts
from core.live.tournament import LiveTournament
from core.model.shards import ONE_SHARD, Shards
from core.model.table import NOBODY
from core.model.timing import Moment, Timing
from core.model.tournament import (
    ONGOING,
    Tournament,
    TournamentOrder,
    TournamentStatus,
    TournamentView,
    entry_number,
)
from core.store import interactions, servers, tournament_outbox
from core.store import tournaments as store
from core.store.database import Database, Transaction, are_ids
from core.store.interactions import CarriedOutBefore, Claim
from core.tables import executor, play
from core.tables.once import Once
from core.tournaments import results, rounds, settings, views
from core.tournaments.announcing import announced
from core.tournaments.arrangements import Arrangements
from core.tournaments.calls import TournamentCall, TournamentDid, TournamentReceipt
from core.tournaments.results import Closing

MOST_ONGOING = 10
"""How many tournaments a server may have at a time."""
PAIRS = frozenset({TournamentDid.STARTED, TournamentDid.CLOSED, TournamentDid.CORRECTED})
"""What may open a round. Pairing may take long, so it is left to a thread; nothing else waits for
one while the tournament is locked."""

P = ParamSpec("P")
TournamentChange: TypeAlias = Change[TournamentDid, LiveTournament, Facts, TournamentCall, P]
Make: TypeAlias = Callable[[LiveTournament, Facts], LiveTournament]


class TournamentService:
    """All tournaments of one database. Several services may share a PostgreSQL database."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], timing: Timing | None = None
    ) -> None:
        self.database = database
        self.now = now
        self._timing = timing or Timing()
        self._once = Once()
        self.arrangements = Arrangements(database, now)

    # Changes.

    async def create(
        self, server: int, channel: int, user: int, interaction: int, order: TournamentOrder
    ) -> TournamentReceipt:
        if not are_ids(server, channel, user, interaction):
            raise UnknownTournament
        call = TournamentCall(server, 0, user, interaction)
        doing = self._carry_out(call, partial(self._create, call, channel, order))
        return await self._once.to_its_end(doing)

    async def change(
        self, call: TournamentCall, change: TournamentChange[P], *args: P.args, **kwargs: P.kwargs
    ) -> TournamentReceipt:
        """Do what a user asks for: a change of `entries`, `rounds`, `settings` or `team`."""
        if not are_ids(call.server, call.tournament, call.user, call.interaction):
            raise UnknownTournament
        make = partial(self._change, call, change.did, change.bound(call, *args, **kwargs))
        return await self._once.in_turn(call.tournament, self._carry_out(call, make))

    async def change_unasked(self, number: int, make: Make, *, pairs: bool = False) -> bool:
        """Carry out a change that nobody has clicked for; return whether it changed anything."""
        return await self._once.in_turn(number, self._change_unasked(number, make, pairs=pairs))

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self._once.close()

    async def _carry_out(
        self,
        call: TournamentCall,
        make: Callable[[Transaction], Awaitable[TournamentReceipt]],
    ) -> TournamentReceipt:
        try:
            async with self.database.write() as db:
                receipt = await make(db)
                await db.run_sync(interactions.put, _claim(call, receipt, self.now()))
                return receipt
        except (CarriedOutBefore, Refusal):
            if done := await self._recalled(call):
                return done
            raise

    async def _change(
        self, call: TournamentCall, did: TournamentDid, make: Make, db: Transaction
    ) -> TournamentReceipt:
        before = await db.run_sync(store.load, call.server, call.tournament, lock=True)
        call.need_sight(before.tournament)
        after, ended = await self._changed(db, before, make, call.user, pairs=did in PAIRS)
        return TournamentReceipt(
            did, after.tournament, len(ended), ended, after.waits, after.moved_up
        )

    async def _change_unasked(self, number: int, make: Make, *, pairs: bool) -> bool:
        async with self.database.write() as db:
            before = await db.run_sync(store.load, None, number, lock=True)
            after, _ = await self._changed(db, before, make, NOBODY, pairs=pairs)
            return after is not before

    async def _changed(
        self, db: Transaction, before: LiveTournament, make: Make, user: int, *, pairs: bool
    ) -> tuple[LiveTournament, tuple[int, ...]]:
        """Make a change and store it; return the tables that had to end for it, too.

        A game that ends may open the next of its series, so the change is asked again.
        """
        at, ended = self._moment(), list[int]()
        while True:
            known = await db.run_sync(store.facts, before, at, user)
            after = await asyncio.to_thread(make, before, known) if pairs else make(before, known)
            if not after.closes:
                break
            for number in sorted(after.closes):
                await _end_table(db, before.tournament.server, number, at)
                ended.append(number)
        if after is not before:
            after = await db.run_sync(store.save, before, after, at.now)
        return after, tuple(ended)

    async def _create(
        self, call: TournamentCall, channel: int, order: TournamentOrder, db: Transaction
    ) -> TournamentReceipt:
        now = self.now()
        options = settings.checked(order)
        settings.need_time(order.start_at, now)
        await db.run_sync(servers.know_server, call.server)
        if await db.run_sync(store.count, call.server, ONGOING) >= MOST_ONGOING:
            raise LimitReached(kind="tournaments", limit=MOST_ONGOING)
        if len(order.levels) > order.places:
            raise BadTournament(problem="too_many_players")
        new = announced(
            order, options, order.levels, server=call.server, channel=channel, organizer=call.user
        )
        made = await db.run_sync(store.add, new, now)
        return TournamentReceipt(TournamentDid.ANNOUNCED, made.tournament)

    async def _recalled(self, call: TournamentCall) -> TournamentReceipt | None:
        """Return the receipt of a click that was carried out before."""
        done = await self.database.look(interactions.recall, call.interaction)
        if done is None:
            return None
        found = _TRACE.fullmatch(done.did)
        if found is None:
            raise UnknownTournament
        number, did, tables, waits = found.groups()
        return TournamentReceipt(
            TournamentDid(did or TournamentDid.ANNOUNCED),
            await self.tournament(call.server, int(number)),
            int(tables or 0),
            waits=int(waits or 0),
            repeated=True,
        )

    def _moment(self) -> Moment:
        return Moment(self.now(), self._timing)

    # Views.

    async def see(self, server: int, number: int) -> TournamentView:
        live = await self.database.look(store.load, server, number)
        return await asyncio.to_thread(views.view, live)

    async def to_run(self, call: TournamentCall) -> TournamentView:
        """Return a tournament to somebody who may run it; others are refused."""
        view = await self.see(call.server, call.tournament)
        call.need_sight(view.tournament)
        call.need_organizer(view.tournament, view.team)
        return view

    async def if_closed(self, view: TournamentView) -> Closing:
        """Return what would come of the round's open tables if they were closed now."""
        number = view.tournament.server, view.tournament.id
        live, known = await self.database.look(store.load_with_facts, *number, self._moment())
        return results.if_closed(live, known)

    async def tournament(self, server: int, number: int) -> Tournament:
        return await self.database.look(store.head, server, number)

    async def numbers_at(self, first_game: int) -> tuple[int, ...]:
        """Return the entry numbers at the table of a pairing, in seat order."""
        seats = await self.database.look(store.seats_at, first_game)
        return tuple(map(entry_number, seats))

    async def listed(self, server: int, *statuses: TournamentStatus) -> list[Tournament]:
        return await self.database.look(store.listed, server, statuses)

    # Progress.

    async def ready(self, db: Transaction, shards: Shards = ONE_SHARD) -> list[Tournament]:
        """Return the tournaments that can advance."""
        return await db.run_sync(tournament_outbox.ready, self.now(), shards)

    async def advance(self) -> int:
        """Advance every tournament that is ready; return how many were."""
        async with self.database.read() as db:
            ready = await self.ready(db)
        return sum([await self.advance_one(tournament) for tournament in ready])

    async def advance_one(self, tournament: Tournament) -> bool:
        """Take the next step that the stored state allows; return whether there was one."""
        return await self.change_unasked(tournament.id, rounds.advance, pairs=True)


async def _end_table(db: Transaction, server: int, number: int, at: Moment) -> None:
    """End an open table without a result."""
    table = await executor.locked(db, server, number)
    if table.table.status.open:
        await executor.save(db, table, play.aborted(table, at, NOBODY, moderator=True), at)


_TRACE = re.compile(r"tournament (\d+)(?: (\w+) (\d+)(?: (\d+))?)?")


def _claim(call: TournamentCall, receipt: TournamentReceipt, now: datetime) -> Claim:
    trace = f"tournament {receipt.tournament.id} {receipt.did} {receipt.tables} {receipt.waits}"
    return Claim(call.interaction, call.user, None, trace, now)
