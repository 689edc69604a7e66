"""The door to all tables: one method per thing a person, the AI or the clock can do.

Every call that changes something is one transaction, carried out at most once: the click's id is
claimed in the same transaction, so a click delivered twice finds its own trace and gets the answer
again. A call whose caller has given up (cancelled, timed out) runs to its end all the same; whoever
wants to know asks `outcome`, and never tries again as something new.

The lock per table only keeps people in the order they came; what is right is decided by the
database. Refused calls leave no trace: asked again, they are judged again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.errors import (
    BadSetup,
    GameOver,
    HintsOff,
    IllegalMove,
    NotAsked,
    NotOver,
    NotSeated,
    NotStarted,
    StalePrompt,
    UnknownTable,
)
from core.outcome import settle
from core.replay import Record
from core.rules import Advice, Budget, Level, Prompt, Seat
from core.series import Series
from core.store import agenda
from core.store import tables as store
from core.store.database import Database
from core.tables import clock, course, lobby, overdue
from core.tables.cache import Cache
from core.tables.desk import Desk, load
from core.tables.values import (
    HIDDEN,
    Call,
    Due,
    Hint,
    Live,
    Look,
    Order,
    Receipt,
    Status,
    Table,
    Told,
)

T = TypeVar("T")
Work = Callable[[Desk], Awaitable[None]]

ALIVE = "alive"
AI_FUSE = 400
"""More answers than the AI gives in a row in any real game: a loop that goes on is a fault."""
FAILED_WAIT = timedelta(minutes=5)
"""How long a table waits for the clock after the clock has failed at it."""
CLICKS_KEPT = timedelta(days=2)
"""Far longer than Discord can deliver a click late."""

log = logging.getLogger(__name__)


class TableService:
    """All tables of one database. Several services may share a PostgreSQL database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        *,
        limits: lobby.Limits | None = None,
        timing: clock.Timing | None = None,
        ai_fuse: int = AI_FUSE,
    ) -> None:
        self.database = database
        self._now = now
        self._limits = limits or lobby.Limits()
        self._timing = timing or clock.Timing()
        self._ai_fuse = ai_fuse
        self._cache = Cache()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()

    # Lobby.

    async def open(
        self, server: int, channel: int, user: int, interaction: int, order: Order
    ) -> Receipt:
        """Opens a table; the user is its host."""
        if not store.are_ids(server, channel, user, interaction):
            raise BadSetup(problem="id")
        work = partial(self._open, server, channel, user, interaction, order)
        return await self._to_its_end(work())

    async def join(self, call: Call) -> Receipt:
        return await self._change(call, "joined", lambda desk: lobby.join(desk, call.user))

    async def leave(self, call: Call) -> Receipt:
        return await self._change(call, "left", lambda desk: lobby.leave(desk, call.user))

    async def add_ai(self, call: Call, level: Level) -> Receipt:
        return await self._change(
            call, "added_ai", lambda desk: lobby.add_ai(desk, call.user, level)
        )

    async def remove_ai(self, call: Call, seat: Seat | None = None) -> Receipt:
        return await self._change(
            call, "removed_ai", lambda desk: lobby.remove_ai(desk, call.user, seat)
        )

    async def start(self, call: Call) -> Receipt:
        click = str(call.interaction)
        return await self._change(call, "started", lambda desk: lobby.start(desk, call.user, click))

    # Game.

    async def play(self, call: Call, prompt: int, *moves: str) -> Receipt:
        """A person's answer to a prompt in notation; several answers, if several are owed."""
        return await self._change(
            call, "played", lambda desk: course.play(desk, call, prompt, moves)
        )

    async def resign(self, call: Call, *, with_ai: bool) -> Receipt:
        return await self._change(
            call, "resigned", lambda desk: course.resign(desk, call.user, with_ai=with_ai)
        )

    async def abort(self, call: Call, *, moderator: bool = False) -> Receipt:
        return await self._change(
            call, "aborted", lambda desk: course.abort(desk, call.user, moderator=moderator)
        )

    async def call_off(self, server: int, table: int) -> Receipt:
        """Ends a table without a result because what it was part of has ended."""
        return await self._at_table(
            server, table, "aborted", lambda desk: course.abort(desk, 0, moderator=True)
        )

    async def rematch(self, call: Call) -> Receipt:
        """A new lobby like the finished table, with the user as host and the same AI seats."""
        table = (await self.look(call.server, call.table)).table
        if table.status.open:
            raise NotOver
        if table.chair_of(call.user) is None:
            raise NotSeated
        order = Order(
            table.game,
            table.options,
            table.games,
            table.turn_seconds,
            tuple(chair.level for chair in table.chairs if chair.user is None and chair.level),
            table.hints,
            table.rated,
        )
        return await self.open(table.server, table.channel, call.user, call.interaction, order)

    # Looking.

    async def look(self, server: int, table: int, user: int | None = None) -> Look:
        """The table as this user may see it: with their seat's eyes, or everybody's."""
        async with self.database.read() as db:
            live = await self._live(db, server, table)
            due = await agenda.deadline(db, table)
            over = live.table.status is Status.FINISHED
            secret = await store.secret(db, table) if over else None
        self._cache.put(live)
        return _look(live, user, due, secret)

    async def series(self, server: int, table: int) -> Series:
        """The match this table belongs to, as it stands."""
        async with self.database.read() as db:
            live = await self._live(db, server, table)
            return await course.series_so_far(db, live.table)

    async def tables(
        self,
        server: int,
        *statuses: Status,
        user: int | None = None,
        channel: int | None = None,
        limit: int = 25,
    ) -> list[Table]:
        """A server's tables, newest first."""
        async with self.database.read() as db:
            ids = await store.listed(db, server, statuses, user=user, channel=channel, limit=limit)
            found = [await store.table(db, server, number) for number in ids]
        return [table for table in found if table is not None]

    async def record(self, server: int, table: int) -> Record:
        """A finished game, ready to be written as a replay file."""
        async with self.database.read() as db:
            live = await self._live(db, server, table)
            if live.table.status is not Status.FINISHED:
                raise NotOver
            secret = await store.secret(db, table)
            log = await store.log(db, table)
        return store.record(live.table, secret, log)

    async def outcome(self, server: int, interaction: int) -> Receipt | None:
        """What a click has done; None if it was never carried out."""
        if not store.are_ids(server, interaction):
            return None
        async with self.database.read() as db:
            row = await agenda.recall(db, interaction)
            return None if row is None else await self._repeated(db, server, row)

    async def hint(self, server: int, table: int, user: int, count: int = 3) -> Hint:
        """The expert's advice on what this user may do now, from what they can see."""
        look = await self.look(server, table, user)
        if look.table.status is not Status.PLAYING:
            raise NotStarted if look.table.status is Status.LOBBY else GameOver
        if look.seat is None:
            raise NotSeated
        if not look.table.hints:
            raise HintsOff
        if not look.choices:
            raise NotAsked
        advice = await asyncio.to_thread(_advice, look, Level.EXPERT)
        return Hint(look, advice[:count])

    # AI seats.

    async def think(self, server: int, table: int) -> Receipt | None:
        """Lets the AI answer for as long as it is asked; the receipt of its last answer."""
        done: Receipt | None = None
        for _ in range(self._ai_fuse):
            asked = await self._ai_seat(server, table)
            if asked is None:
                return done
            done = await self._answer_ai(server, table, *asked) or done
        log.error("the AI did not come to an end", extra={"table": table})
        return done

    async def _ai_seat(self, server: int, table: int) -> tuple[Look, Seat, Level] | None:
        live = await self._read_live(server, table)
        prompt = live.match.prompt if live.match else None
        if prompt is None or live.table.status is not Status.PLAYING:
            return None
        for seat in prompt.seats:
            chair = live.table.chairs[seat]
            if not chair.waits:
                return _seat_look(live, seat), seat, chair.level or clock.TAKEOVER
        return None

    async def _answer_ai(
        self, server: int, table: int, look: Look, seat: Seat, level: Level
    ) -> Receipt | None:
        """Thinks outside of any transaction, then answers through the same door as a person."""
        assert look.prompt is not None  # noqa: S101 - the seat was asked
        number = look.prompt.number
        best = (await asyncio.to_thread(_advice, look, level))[0].move
        try:
            return await self._at_table(
                server,
                table,
                "played_ai",
                lambda desk: course.play_ai(desk, seat, number, str(best)),
            )
        except (StalePrompt, NotAsked, NotSeated, GameOver, NotStarted, IllegalMove):
            # The table has moved on while it was thinking. A move can have become illegal under
            # the same prompt when a seat owes several answers and another process gave one.
            return None

    # The clock.

    async def expire(self) -> Receipt | None:
        """Does the one thing longest overdue, if there is one, and says what was done."""
        return await self._to_its_end(self._expire())

    async def next_due(self) -> datetime | None:
        async with self.database.read() as db:
            return await agenda.next_due(db)

    async def alive(self) -> None:
        """Notes that the program runs, and forgets clicks too old to come again."""
        async with self.database.write() as db:
            await agenda.mark(db, ALIVE, self._now())
            await agenda.forget_clicks(db, self._now() - CLICKS_KEPT)

    async def credit_downtime(self) -> timedelta:
        """Gives every clock back the time in which the program was not running."""
        async with self.database.write() as db:
            last = await agenda.marked(db, ALIVE, lock=True)
            now = self._now()
            lost = max(now - last, timedelta()) if last else timedelta()
            if last and lost:
                await agenda.credit(db, last, lost)
            await agenda.mark(db, ALIVE, now)
            return lost

    async def close(self) -> None:
        """Waits until everything under way is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    # One call, one transaction.

    async def _change(self, call: Call, did: str, work: Work) -> Receipt:
        return await self._in_turn(call.table, self._carry_out(call, did, work))

    async def _at_table(self, server: int, table: int, did: str, work: Work) -> Receipt:
        """A change nobody clicked for."""
        return await self._in_turn(table, self._do(server, table, did, work))

    async def _in_turn(self, table: int, doing: Coroutine[Any, Any, T]) -> T:
        lock = self._locks.setdefault(table, asyncio.Lock())
        return await self._to_its_end(_holding(lock, doing))

    async def _to_its_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Cancelling the caller does not cut a transaction off in the middle."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, call: Call, did: str, work: Work) -> Receipt:
        if not store.are_ids(call.server, call.table, call.user, call.interaction):
            raise UnknownTable
        async with self.database.write() as db:
            new = await agenda.claim(db, call.interaction, call.user, call.table, did, self._now())
            live = await self._work(db, call.server, call.table, work) if new else None
        return self._receipt(did, live) if live else await self._again(call)

    async def _again(self, call: Call) -> Receipt:
        """The answer to a click that has been carried out before."""
        done = await self.outcome(call.server, call.interaction)
        assert done is not None  # noqa: S101 - the click has just been found
        return done

    def _receipt(self, did: str, live: Live) -> Receipt:
        self._cache.put(live)
        return Receipt(did, live.table)

    async def _do(self, server: int, table: int, did: str, work: Work) -> Receipt:
        async with self.database.write() as db:
            live = await self._work(db, server, table, work)
        return self._receipt(did, live)

    async def _work(self, db: AsyncConnection, server: int, table: int, work: Work) -> Live:
        known = self._cache.get(table)
        desk = await Desk.open(db, server, table, self._now(), self._timing, known)
        await work(desk)
        return await desk.close()

    async def _repeated(self, db: AsyncConnection, server: int, row: Row[Any] | None) -> Receipt:
        if row is None or row.table_id is None:
            raise UnknownTable
        live = await self._live(db, server, row.table_id)
        return Receipt(row.did, live.table, repeated=True)

    async def _open(
        self, server: int, channel: int, user: int, interaction: int, order: Order
    ) -> Receipt:
        now = self._now()
        async with self.database.write() as db:
            new = await agenda.claim(db, interaction, user, None, "opened", now)
            live = await self._new_table(db, server, channel, user, order, now) if new else None
            if live is not None:
                await agenda.settle_claim(db, interaction, live.table.id)
        if live is not None:
            return self._receipt("opened", live)
        return await self._again(Call(server, 0, user, interaction))

    async def _new_table(
        self,
        db: AsyncConnection,
        server: int,
        channel: int,
        user: int,
        order: Order,
        now: datetime,
    ) -> Live:
        await store.know_server(db, server)
        await lobby.check_limits(db, self._limits, server, channel, user)
        table = await lobby.add_table(db, server, channel, user, order, now)
        await agenda.set_deadline(db, table, clock.Kind.LOBBY, now + self._timing.lobby)
        await agenda.want_shown(db, table, 1, now)
        return await self._live(db, server, table)

    async def _expire(self) -> Receipt | None:
        now, taken = self._now(), None
        try:
            async with self.database.write() as db:
                taken = await agenda.take_due(db, now)
                if taken is None:
                    return None
                server, due = taken
                known = self._cache.get(due.table_id)
                desk = await Desk.open(db, server, due.table_id, now, self._timing, known)
                did = await overdue.strike(desk, due)
                live = await desk.close()
        except Exception:
            if taken is not None:
                await self._let_others_pass(taken[1].table_id, now)
            raise
        return self._receipt(did, live)

    async def _let_others_pass(self, table: int, now: datetime) -> None:
        """One table the clock fails at must not stop the clock of all others."""
        async with self.database.write() as db:
            await agenda.put_off_deadline(db, table, now + FAILED_WAIT)

    async def _read_live(self, server: int, table: int) -> Live:
        async with self.database.read() as db:
            live = await self._live(db, server, table)
        self._cache.put(live)
        return live

    async def _live(self, db: AsyncConnection, server: int, table: int) -> Live:
        row = await store.head(db, server, table)
        if row is None:
            raise UnknownTable
        return await load(db, row, self._cache.get(table))


async def _holding(lock: asyncio.Lock, doing: Coroutine[Any, Any, T]) -> T:
    async with lock:
        return await doing


def _look(live: Live, user: int | None, due: Row[Any] | None, secret: bytes | None) -> Look:
    chair = None if user is None else live.table.chair_of(user)
    look = _seat_look(live, chair.seat if chair and not chair.resigned else None)
    shown = Due(due.kind, due.due_at, due.turn_due) if due else None
    return replace(look, due=shown, secret=secret)


def _seat_look(live: Live, seat: Seat | None) -> Look:
    match, table = live.match, live.table
    if match is None:
        return Look(table, seat, None, None, (), (), ())
    prompt = match.prompt if table.status is Status.PLAYING else None
    shared = prompt.seats if prompt and not prompt.private else ()
    return Look(
        table,
        seat,
        prompt,
        match.view(seat),
        () if seat is None or prompt is None else match.choices(seat),
        _story(live, seat, prompt),
        settle(match.standings(), table.forfeited),
        open_choices={asked: match.choices(asked) for asked in shared},
    )


def _story(live: Live, seat: Seat | None, prompt: Prompt | None) -> tuple[Told, ...]:
    """The story, without what others have answered to a prompt that still waits for somebody."""
    return tuple(
        replace(told, answer=replace(told.answer, move=HIDDEN))
        if told.answer and prompt and told.prompt == prompt.number and told.answer.seat != seat
        else told
        for told in live.story
    )


def _advice(look: Look, level: Level) -> tuple[Advice[Any], ...]:
    advisor = look.table.kind.advisor(level)
    return advisor.rank(look.view, look.choices, Budget(seed=look.table.length))
