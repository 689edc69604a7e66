"""The table service: one method for each thing a person, the AI or a deadline can do.

`lobby`, `play` and `timeouts` implement the changes; the executor applies each exactly once, or not
at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Unpack

from sqlalchemy import Row

from core.engine.errors import (
    BadSetup,
    GameOver,
    HintsOff,
    IllegalMove,
    NotAsked,
    NotSeated,
    NotStarted,
    StalePrompt,
)
from core.engine.match import Answer, Line
from core.engine.replay import NEWEST, Record, write
from core.engine.rules import Advice, Budget, Level, Seat
from core.engine.series import Series
from core.games.registry import GAMES
from core.model import (
    ONE_SHARD,
    Action,
    ActionKind,
    Call,
    Due,
    Hint,
    Live,
    Motion,
    Offer,
    Order,
    Playback,
    Receipt,
    Shards,
    Status,
    Table,
    TableView,
)
from core.store import deadlines, interactions, motions, outbox, timestamps
from core.store import tables as store
from core.store.database import Database, Transaction
from core.tables import actions, host, lobby, play, timeouts, votes
from core.tables.actions import MOTIONS
from core.tables.deadlines import TAKEOVER, Timing, due_of, is_ai_asked
from core.tables.departure import depart
from core.tables.executor import Executor
from core.tables.play import AIAnswer, Thought
from core.tables.session import TableSession, whole_story
from core.tables.views import playback, user_view, with_story

ALIVE = "alive"
AI_FUSE = 400
"""More answers than the AI gives in a row in any real game; exceeding it is a bug."""
AT_ONCE = 16
"""Answers of the AI that are stored together: those between two of a person are seldom more. A
table of AIs alone would else think through a whole game while others wait for a thread."""
CLICKS_KEPT = timedelta(days=2)
"""Far longer than Discord can delay a click."""
SAME_TIME = timedelta(seconds=30)
"""By which clocks may differ that nobody has set."""
LONGEST_WAIT = timedelta(seconds=lobby.LONGEST_TURN)
"""No deadline is further away, however long the program did not run."""

log = logging.getLogger(__name__)


class TableService:
    """All tables of one database. Several services may share a PostgreSQL database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        *,
        limits: lobby.Limits | None = None,
        timing: Timing | None = None,
        ai_fuse: int = AI_FUSE,
    ) -> None:
        self.database = database
        self._now = now
        self._limits = limits or lobby.Limits()
        self.timing = timing or Timing()
        self._ai_fuse = ai_fuse
        self._executor = Executor(database, now, self.timing)

    # Lobby.

    async def open(
        self, server: int, channel: int, user: int, interaction: int, order: Order
    ) -> Receipt:
        """Open a table with the user as host."""
        if not store.are_ids(server, channel, user, interaction):
            raise BadSetup(problem="id")
        make = partial(self._new_table, server, channel, user, order)
        return await self._executor.add(server, user, interaction, make)

    async def join(self, call: Call) -> Receipt:
        limits, click = self._limits, str(call.interaction)
        return await self._executor.change(
            call, "joined", lambda session: lobby.join(session, call.user, limits, click)
        )

    async def leave(self, call: Call) -> Receipt:
        return await self._executor.change(
            call, "left", lambda session: lobby.leave(session, call.user)
        )

    async def get_ready(self, call: Call) -> Receipt:
        click = str(call.interaction)
        return await self._executor.change(
            call, "ready", lambda session: lobby.get_ready(session, call.user, click)
        )

    async def add_ai(self, call: Call, level: Level) -> Receipt:
        click = str(call.interaction)
        return await self._executor.change(
            call, "added_ai", lambda session: lobby.add_ai(session, call.user, level, click)
        )

    async def remove_ai(self, call: Call, seat: Seat | None = None) -> Receipt:
        return await self._executor.change(
            call, "removed_ai", lambda session: lobby.remove_ai(session, call.user, seat)
        )

    async def start(self, call: Call) -> Receipt:
        click = str(call.interaction)
        return await self._executor.change(
            call, "started", lambda session: lobby.start(session, call.user, click)
        )

    async def start_opened(self, call: Call, start: str) -> Receipt:
        """Start a table by the very click that opened it, which is used up by then.

        `start` goes into the seed in its place: something nobody knew when the table was opened.
        """
        return await self._executor.change_unasked(
            call.server,
            call.table,
            "started",
            lambda session: lobby.start(session, call.user, start),
        )

    async def start_with_ai(self, call: Call, level: Level) -> Receipt:
        """Let a host who is still alone play against an AI at once."""
        click = str(call.interaction)
        return await self._executor.change(
            call, "started", lambda session: lobby.start_with_ai(session, call.user, level, click)
        )

    # The host's tools.

    async def change_terms(self, call: Call, **terms: Unpack[host.Terms]) -> Receipt:
        click = str(call.interaction)
        return await self._executor.change(
            call, "changed", lambda session: host.change_terms(session, call.user, click, **terms)
        )

    async def switch(self, call: Call, **switches: Unpack[host.Switches]) -> Receipt:
        click = str(call.interaction)
        return await self._executor.change(
            call, "switched", lambda session: host.switch(session, call.user, click, **switches)
        )

    async def kick(self, call: Call, whom: int) -> Receipt:
        return await self._executor.change(
            call, "kicked", lambda session: host.kick(session, call.user, whom)
        )

    async def hand_over(self, call: Call, whom: int) -> Receipt:
        return await self._executor.change(
            call, "handed_over", lambda session: host.hand_over(session, call.user, whom)
        )

    async def invite(self, call: Call, whom: int) -> Receipt:
        return await self._executor.change(
            call, "invited", lambda session: host.invite(session, call.user, whom)
        )

    # Game.

    async def play(self, call: Call, prompt: int, *moves: str, ai_answers: bool = False) -> Receipt:
        """Play a person's answer to a prompt, or several if several are due, in notation.

        What AI players answer to it may be part of the same transaction. Whatever is not, because
        they have failed or the table had to be read, is left to `think`.
        """
        return await self._executor.change(
            call,
            "played",
            lambda session: play.play(session, call, prompt, moves),
            _answer_as_ai if ai_answers else None,
        )

    async def resign(self, call: Call, *, with_ai: bool) -> Receipt:
        return await self._executor.change(
            call, "resigned", lambda session: play.resign(session, call.user, with_ai=with_ai)
        )

    async def loses_by_ending(self, server: int, table: int, user: int) -> bool:
        """Return whether ending the table would count as lost for this user."""
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            return await play.loses_by_ending(db, live.table, user)

    async def abort(
        self, call: Call, *, moderator: bool = False, accept_loss: bool = False
    ) -> Receipt:
        abort = partial(play.abort, user=call.user, moderator=moderator, accept_loss=accept_loss)
        return await self._executor.change(call, "aborted", abort)

    async def act(self, call: Call, action: Action) -> Receipt:
        """Do something at a running table that is no move, or put it to the vote."""

        async def do(session: TableSession) -> None:
            if action.kind in MOTIONS:
                await votes.move(session, call.user, action)
            else:
                await actions.carry_out(session, call.user, action, self._limits)

        return await self._executor.change(call, action.kind, do)

    async def vote(self, call: Call, motion: int, *, agrees: bool) -> Receipt:
        return await self._executor.change(
            call,
            "agreed" if agrees else "declined",
            lambda session: votes.vote(session, call.user, motion, agrees=agrees),
        )

    async def rematch(self, call: Call, *, hints: bool = True) -> Receipt:
        """Open a lobby like the finished table, with the user as host and the same AI seats.

        It keeps seats for the others, and has hints only if the server still allows them. If the
        rematch lobby is already open, join that one.
        """
        table = (await self.view(call.server, call.table)).table
        table.need_finished()
        if table.chair_of(call.user) is None:
            raise NotSeated
        others = (chair.user for chair in table.chairs if chair.user != call.user)
        order = replace(
            host.order_of(table),
            hints=table.hints and hints,
            invited=tuple(user for user in others if user is not None),
        )
        make = partial(self._new_rematch, table, call.user, order)
        try:
            return await self._executor.add(call.server, call.user, call.interaction, make)
        except lobby.RematchOpen as found:
            return await self.join(replace(call, table=found.table))

    # Views.

    async def view(self, server: int, table: int, user: int | None = None) -> TableView:
        """Return the table as seen from this user's seat, or the public view."""
        if seen := await self.glance(server, table, user):
            return seen[0]
        async with self.database.read() as db:
            return (await self.state(db, server, table, user))[0]

    async def glance(
        self, server: int, table: int, user: int | None = None
    ) -> tuple[TableView, Row[Any]] | None:
        """Return the same as `state`, in fewer trips, if the table is known as it is stored."""
        known = self._executor.known(server, table)
        if known is None:
            return None
        row = await outbox.state(self.database, server, table)
        if row is None or row.version != known.table.version:
            return None
        try:
            secret = await _revealed(self.database, known.table)
        except store.Stale:  # deleted since the row was read
            return None
        return user_view(known, user, self._due(row, known.table), secret), row

    async def state(
        self, db: Transaction, server: int, table: int, user: int | None = None
    ) -> tuple[TableView, Row[Any]]:
        """Return the view and what is stored about showing it, as this transaction sees it."""
        live = await self._executor.live(db, server, table)
        row = await outbox.state(db, server, table)
        secret = await _revealed(db, live.table)
        return user_view(live, user, self._due(row, live.table), secret), row

    async def whole_view(self, server: int, table: int, user: int | None = None) -> TableView:
        """Return the view with the story from its start."""
        async with self.database.read() as db:
            seen, _ = await self.state(db, server, table, user)
            live = await self._executor.live(db, server, table)
            return with_story(seen, await whole_story(db, live))

    def _due(self, row: Row[Any], table: Table) -> Due | None:
        return due_of(row, table, self._now(), self.timing) if row.due_at else None

    async def offer(self, server: int, table: int, user: int) -> Offer:
        """Return what this user can do at a running table besides moving."""
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            found = await actions.situation(db, live, self._now())
            asked = await votes.asked_already(db, found, user)
            row = await outbox.state(db, server, table)
        seen = user_view(live, user, self._due(row, live.table), None)
        offered = tuple(act for act in actions.offered(found, user) if act not in asked)
        return Offer(seen, found.asked_since, found.away_from, offered)

    async def motion(self, server: int, table: int, number: int) -> Motion | None:
        """Return a motion as it stands now."""
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            found = await motions.find(db, table, number)
            return await votes.standing(db, live, self._now(), found)

    async def moved(self, server: int, table: int, kind: ActionKind) -> Motion | None:
        """Return the newest motion of this kind as it stands now."""
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            found = await motions.of_kind(db, table, kind)
            return await votes.standing(db, live, self._now(), found)

    async def series(self, server: int, table: int) -> Series:
        """Return the current state of the series this table belongs to."""
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            return await play.series_so_far(db, live.table)

    async def tables(
        self,
        server: int,
        *statuses: Status,
        user: int | None = None,
        channel: int | None = None,
        limit: int = 25,
    ) -> list[Table]:
        """Return a server's tables, newest first."""
        async with self.database.read() as db:
            ids = await store.listed(db, server, statuses, user=user, channel=channel, limit=limit)
            return await _loaded(db, server, ids)

    async def places(
        self, server: int, *statuses: Status, user: int | None = None
    ) -> list[tuple[int, int]]:
        """Return the numbers and channels of all tables with these statuses, newest first."""
        async with self.database.read() as db:
            return await store.places(db, server, statuses, user)

    async def load(self, server: int, numbers: Sequence[int]) -> list[Table]:
        """Return these tables of a server, as far as they still exist."""
        async with self.database.read() as db:
            return await _loaded(db, server, numbers)

    async def record(self, server: int, table: int, number: int = NEWEST) -> Record:
        """Return the record of a finished game, from which its replay file is written.

        The number is that of the file's format.
        """
        return (await self._finished(server, table, number))[1]

    async def replay(self, server: int, table: int, number: int = NEWEST) -> str:
        """Return the replay file of a finished game, in this format."""
        record = await self.record(server, table, number)
        return await asyncio.to_thread(write, GAMES[record.game].rules, record)

    async def playback(self, server: int, table: int) -> Playback:
        """Return a finished game position by position, as everybody saw it."""
        return await asyncio.to_thread(playback, *await self._finished(server, table))

    async def _finished(self, server: int, table: int, number: int = NEWEST) -> tuple[Live, Record]:
        async with self.database.read() as db:
            live = await self._executor.live(db, server, table)
            live.table.need_finished()
            secret = await store.secret(db, table)
            log = await store.log(db, table)
        return live, store.record(live.table, secret, log, number)

    async def hint(self, server: int, table: int, user: int, count: int = 3) -> Hint:
        """Return the expert AI's advice for this user, based only on what they can see."""
        seen = await self.view(server, table, user)
        seen.need_seat()
        if not seen.table.hints:
            raise HintsOff
        seen.need_asked()
        advice = await asyncio.to_thread(_advice, seen, count)
        return Hint(seen, advice[:count])

    # AI seats.

    async def think(self, server: int, table: int) -> Receipt | None:
        """Let the AI answer for as long as it is asked; return the receipt of its last answer.

        It starts from the cached table. If that is stale, what it thought of is refused and the
        table is read again.
        """
        done: Receipt | None = None
        live = self._executor.known(server, table) or await self._executor.read(server, table)
        left = self._ai_fuse
        while left > 0:
            if not _waits_for_ai(live):
                return done
            thought = await asyncio.to_thread(_thought, live, min(left, AT_ONCE))
            receipt = await self._answer_ai(server, table, thought)
            left, done = left - len(thought.answers), receipt or done
            known = self._executor.known(server, table) if receipt else None
            live = known or await self._executor.read(server, table)
        log.error("the AI did not come to an end", extra={"table": table})
        return done

    async def _answer_ai(self, server: int, table: int, thought: Thought) -> Receipt | None:
        """Play what the AI thought of outside any transaction, all of it in one."""
        try:
            return await self._executor.change_unasked(
                server, table, "played_ai", lambda session: play.play_ai(session, thought)
            )
        except (StalePrompt, NotAsked, NotSeated, GameOver, NotStarted, IllegalMove):
            # The table changed in the meantime. Even under the same prompt a move can become
            # illegal, if the seat owes several answers and another process gave one.
            return None

    # People who leave the server.

    async def kept_waiting(self) -> set[tuple[int, int]]:
        """Return server and user of those at tables where nothing has happened for long."""
        now = self._now()
        async with self.database.read() as db:
            return await store.kept_waiting(
                db, now - self.timing.quiet_game, now - self.timing.quiet_lobby
            )

    async def leave_server(self, server: int, user: int) -> list[Receipt]:
        """Give up all seats and roles of a user who has left the server."""
        async with self.database.read() as db:
            tables = await store.open_with(db, server, user)
        return [
            await self._executor.change_unasked(
                server, table, "left_server", lambda session: depart(session, user)
            )
            for table in tables
        ]

    # Deadlines.

    async def overdue(self, db: Transaction, shards: Shards = ONE_SHARD) -> bool:
        """Return whether a deadline of these shards has passed."""
        return await deadlines.is_due(db, self._now(), shards)

    async def expire(self, shards: Shards = ONE_SHARD) -> Receipt | None:
        """Handle the longest overdue deadline of these shards, if any, and return its receipt."""
        return await self._executor.expire(shards)

    async def time_out(self, server: int, table: int) -> Receipt:
        """Answer for the people whose time is up, once their board was found in its place."""
        return await self._executor.change_unasked(
            server, table, "timed_out", timeouts.answer_if_time_is_up
        )

    async def alive(self, shards: Shards = ONE_SHARD) -> None:
        """Record that these shards are heard, and delete clicks too old to be delivered again."""
        async with self.database.write() as db:
            for number in sorted(shards.numbers):
                await timestamps.put(db, _alive(shards, number), self._now())
            await interactions.forget(db, self._now() - CLICKS_KEPT)

    async def credit_downtime(self, shards: Shards = ONE_SHARD) -> timedelta:
        """Extend all deadlines by the time their shard was not heard; return the longest."""
        async with self.database.write() as db:
            lost = [await self._credit(db, shards, number) for number in sorted(shards.numbers)]
        return max(lost, default=timedelta())

    async def _credit(self, db: Transaction, shards: Shards, number: int) -> timedelta:
        key, now = _alive(shards, number), self._now()
        last = await timestamps.find(db, key, lock=True)
        lost, shard = now - (last or now), replace(shards, numbers=frozenset({number}))
        if last and lost > timedelta():
            await deadlines.credit_check_ins(db, last, lost, shard)  # tournaments before tables
            await deadlines.credit(db, last, lost, shard, now + LONGEST_WAIT)
        elif lost < -SAME_TIME:
            await self._move_clocks(db, lost, shard, now)
        await timestamps.put(db, key, now)
        return max(lost, timedelta())

    async def move_clocks(self, by: timedelta, shards: Shards = ONE_SHARD) -> None:
        """Move all deadlines along with the system's clock, which was set while we ran."""
        now = self._now() + by
        async with self.database.write() as db:
            await self._move_clocks(db, by, shards, now)
            for number in sorted(shards.numbers):
                await timestamps.put(db, _alive(shards, number), now)

    async def _move_clocks(
        self, db: Transaction, by: timedelta, shards: Shards, now: datetime
    ) -> None:
        if by > timedelta():
            await deadlines.credit_check_ins(db, now - by, by, shards)  # tournaments before tables
        await deadlines.move(db, by, shards, now + LONGEST_WAIT)
        await outbox.hurry(db, now)

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self._executor.close()

    async def _new_rematch(self, old: Table, user: int, order: Order, db: Transaction) -> int:
        await store.know_server(db, old.server)
        if (found := await store.rematch(db, old.server, old.id)) is not None:
            raise lobby.RematchOpen(found)
        return await self._new_table(old.server, old.channel, user, order, db, old.id)

    async def _new_table(
        self,
        server: int,
        channel: int,
        user: int,
        order: Order,
        db: Transaction,
        rematch_of: int | None = None,
    ) -> int:
        now = self._now()
        await store.know_server(db, server)
        await lobby.check_limits(db, self._limits, server, channel, user)
        return await lobby.add_table(db, server, channel, user, order, now, self.timing, rematch_of)


async def _loaded(db: Transaction, server: int, numbers: Sequence[int]) -> list[Table]:
    found = [await store.table(db, server, number) for number in numbers]
    return [table for table in found if table is not None]


async def _revealed(db: Database | Transaction, table: Table) -> bytes | None:
    """Return the secret of a finished game."""
    return await store.secret(db, table.id) if table.status is Status.FINISHED else None


def _alive(shards: Shards, number: int) -> str:
    """Return the name under which it is noted when a shard was last heard."""
    return ALIVE if shards.count == 1 else f"{ALIVE} {number}/{shards.count}"


def _waits_for_ai(live: Live) -> bool:
    prompt = live.match.prompt if live.match else None
    running = live.table.status is Status.PLAYING and live.table.paused_until is None
    return running and prompt is not None and is_ai_asked(live.table, prompt)


async def _answer_as_ai(session: TableSession) -> None:
    """Let AI players answer what a person has just done."""
    if _waits_for_ai(session.live):
        thought = await asyncio.to_thread(_thought, session.live, AT_ONCE)
        await play.play_ai(session, thought)


def _thought(live: Live, most: int) -> Thought:
    """Return what the AI answers, one after the other, until a person is asked."""
    table, match, found = live.table, live.match, list[AIAnswer]()
    lines: list[Line[Any, Any, Any]] = []
    assert match is not None  # it is waited for
    while len(found) < most and (prompt := match.prompt) and is_ai_asked(table, prompt):
        chair = next(table.chairs[seat] for seat in prompt.seats if not table.chairs[seat].waits)
        advisor = table.kind.advisor(chair.level or TAKEOVER)
        view, choices = match.view(chair.seat), match.choices(chair.seat)
        budget = Budget(seed=match.length, best_only=True)
        move = str(advisor.rank(view, choices, budget)[0].move)
        found.append(AIAnswer(chair.seat, move, prompt.number))
        match, events = match.play(*found[-1])
        lines.append(Line(Answer(chair.seat, move), events, match, prompt.number))
    return Thought(live, tuple(found), live.after(*lines))


def _advice(seen: TableView, reasons: int) -> tuple[Advice[Any], ...]:
    budget = Budget(seed=seen.table.length, reasons=reasons)
    return seen.table.kind.advisor(Level.EXPERT).rank(seen.view, seen.choices, budget)
