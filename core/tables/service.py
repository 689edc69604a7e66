"""The table service: what a person, the AI or a deadline does at a table, and what is seen there.

`lobby`, `host`, `play`, `actions`, `votes` and `timeouts` are the changes, as pure functions; the
executor applies each exactly once, or not at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, ParamSpec, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from core.changes import Change
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
from core.engine.rules import Advice, Budget, Level
from core.engine.series import Series
from core.games.registry import GAMES
from core.live.table import Live
from core.model.actions import Action, ActionKind, Motion, Offer
from core.model.calls import Call, Did, Limits, Order, Receipt
from core.model.shards import ONE_SHARD, Shards
from core.model.table import Status, Table
from core.model.timing import Moment, Timing
from core.model.views import Cause, Hint, Playback, StoryLine, TableView
from core.store import deadlines, records, table_lists
from core.store import limits as limited
from core.store import tables as store
from core.store.database import Database, are_ids
from core.tables import actions, host, lobby, play, timeouts, votes
from core.tables.actions import MOTIONS
from core.tables.deadlines import TAKEOVER, due_of, is_ai_asked
from core.tables.departure import departed
from core.tables.executor import Executor
from core.tables.play import AIAnswer, Thought
from core.tables.views import playback, user_view, with_story

AI_FUSE = 400
"""More answers than the AI gives in a row in any real game; exceeding it is a bug."""
AT_ONCE = 16
"""AI answers that are stored together: between two of a person there are seldom more. A table of
AIs alone would otherwise think through a whole game while others wait for a thread."""

P = ParamSpec("P")
TableChange: TypeAlias = Change[Did, Live, Moment, Call, P]

log = logging.getLogger(__name__)


class TableService:
    """All tables of one database. Several services may share a PostgreSQL database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        *,
        limits: Limits | None = None,
        timing: Timing | None = None,
        ai_fuse: int = AI_FUSE,
    ) -> None:
        self.database = database
        self._now = now
        self.timing = timing or Timing()
        self._limits = limits or Limits()
        self._ai_fuse = ai_fuse
        self.executor = Executor(database, now, self.timing, self._limits)

    async def open(
        self, server: int, channel: int, user: int, interaction: int, order: Order
    ) -> Receipt:
        """Open a table with the user as host."""
        if not are_ids(server, channel, user, interaction):
            raise BadSetup(problem="id")
        make = partial(self._opened, server, channel, user, order, None)
        return await self.executor.add(Call(server, 0, user, interaction), make)

    async def change(
        self, call: Call, change: TableChange[P], *args: P.args, **kwargs: P.kwargs
    ) -> Receipt:
        """Do what a user clicked for: a change of `lobby`, `host` or `play`."""
        return await self.executor.change(call, change.did, change.bound(call, *args, **kwargs))

    async def start_opened(self, call: Call, start: str) -> Receipt:
        """Start a table by the very click that opened it, which is used up by then."""
        start_it = lobby.start.bound(call, start)
        return await self.executor.change_unasked(call.server, call.table, Did.STARTED, start_it)

    # Game.

    async def play(self, call: Call, prompt: int, *moves: str, ai_answers: bool = False) -> Receipt:
        """Play a person's answer to a prompt, or several if several are due, in notation.

        What AI players answer to it may be part of the same transaction. Whatever is not, because
        they have failed or somebody else was faster, is left to `think`.
        """
        move = play.play.bound(call, prompt, *moves)
        conduct = _answered_by_ai if ai_answers else None
        return await self.executor.change(call, Did.PLAYED, move, conduct)

    async def loses_by_ending(self, server: int, table: int, user: int) -> bool:
        """Return whether ending the table would count as lost for this user."""
        return play.loses_by_ending(await self.executor.read(server, table), user)

    async def act(self, call: Call, action: Action) -> Receipt:
        """Do something other than moving at a running table, or put it to the vote."""
        act = votes.moved if action.kind in MOTIONS else actions.carried_out
        do = partial(act, user=call.user, action=action)
        return await self.executor.change(call, Did(action.kind), do)

    async def vote(self, call: Call, motion: int, *, agrees: bool) -> Receipt:
        vote = partial(votes.voted, user=call.user, number=motion, agrees=agrees)
        return await self.executor.change(call, Did.AGREED if agrees else Did.DECLINED, vote)

    async def rematch(self, call: Call, *, hints: bool = True) -> Receipt:
        """Open a lobby like the finished table, with the user as host and the same AI seats.

        It keeps seats for the others, and has hints only if the server still allows them. If the
        rematch lobby is already open, join that one.
        """
        table = (await self.executor.read(call.server, call.table)).table
        table.need_finished()
        if table.chair_of(call.user) is None:
            raise NotSeated
        others = (chair.user for chair in table.chairs if chair.user != call.user)
        order = replace(
            host.order_of(table),
            hints=table.hints and hints,
            invited=tuple(user for user in others if user is not None),
        )
        make = partial(self._opened, table.server, table.channel, call.user, order, table.id)
        try:
            return await self.executor.add(call, make)
        except RematchOpen as found:
            return await self.change(replace(call, table=found.table), lobby.join)

    def _opened(
        self,
        server: int,
        channel: int,
        user: int,
        order: Order,
        rematch_of: int | None,
        connection: Connection,
    ) -> Live:
        live = lobby.opened(order, self.executor.moment(), server, channel, user, rematch_of)
        limited.need_room(connection, server, channel, user, self._limits)
        found = table_lists.rematch_of(connection, server, rematch_of) if rematch_of else None
        if found is not None:
            raise RematchOpen(found)
        return store.add(connection, live)

    # Views.

    async def view(self, server: int, table: int, user: int | None = None) -> TableView:
        """Return the table as seen from this user's seat, or the public view."""
        return self.seen(await self.executor.read(server, table), user)

    def seen(self, live: Live, user: int | None = None) -> TableView:
        return user_view(live, user, due_of(live, self.executor.moment()))

    async def whole_view(self, server: int, table: int, user: int | None = None) -> TableView:
        """Return the view with the story from its start."""
        live = await self.executor.read(server, table)
        log = await self.database.look(records.log, table)
        return with_story(self.seen(live, user), await asyncio.to_thread(_story, live, log))

    async def offer(self, server: int, table: int, user: int) -> Offer:
        """Return what this user can do at a running table besides moving."""
        live = await self.executor.read(server, table)
        found = actions.situation(live, self._now())
        asked = votes.asked_already(found, user)
        offered = tuple(act for act in actions.offered(found, user) if act not in asked)
        return Offer(self.seen(live, user), found.asked_since, found.away_from, offered)

    async def motion(self, server: int, table: int, number: int) -> Motion | None:
        """Return a motion as it stands now."""
        live = await self.executor.read(server, table)
        return votes.standing(live, self._now(), live.motion(number))

    async def moved(self, server: int, table: int, kind: ActionKind) -> Motion | None:
        """Return the newest motion of this kind as it stands now."""
        live = await self.executor.read(server, table)
        return votes.standing(live, self._now(), votes.newest(live, kind))

    async def series(self, server: int, table: int) -> Series:
        """Return the current state of the series this table belongs to."""
        live = await self.executor.read(server, table)
        return await self.database.look(play.series_so_far, live.table)

    async def tables(
        self,
        server: int,
        *statuses: Status,
        user: int | None = None,
        channel: int | None = None,
        limit: int = 25,
    ) -> list[Table]:
        """Return a server's tables, newest first."""
        which = {"user": user, "channel": channel, "limit": limit}
        return await self.database.look(_listed, server, statuses, which)

    async def places(
        self, server: int, *statuses: Status, user: int | None = None
    ) -> list[tuple[int, int]]:
        """Return the numbers and channels of all tables with these statuses, newest first."""
        return await self.database.look(table_lists.places, server, statuses, user)

    async def load(self, server: int, numbers: Sequence[int]) -> list[Table]:
        """Return these tables of a server, as far as they still exist."""
        return await self.database.look(table_lists.these, server, numbers)

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
        live = await self.executor.read(server, table)
        live.table.need_finished()
        log = await self.database.look(records.log, table)
        return live, records.record(live.table, live.secret, log, number)

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
        live = self.executor.known(server, table) or await self.executor.read(server, table)
        left = self._ai_fuse
        while left > 0:
            if not _waits_for_ai(live):
                return done
            thought = await asyncio.to_thread(_thought, live, min(left, AT_ONCE), self._now())
            receipt = await self._answer_ai(server, table, thought)
            left, done = left - len(thought.answers), receipt or done
            known = self.executor.known(server, table) if receipt else None
            live = known or await self.executor.read(server, table)
        log.error("the AI did not come to an end", extra={"table": table})
        return done

    async def _answer_ai(self, server: int, table: int, thought: Thought) -> Receipt | None:
        """Play what the AI thought of outside any transaction, all of it in one."""
        answers = partial(play.play_ai, thought=thought)
        try:
            return await self.executor.change_unasked(server, table, Did.PLAYED_AI, answers)
        except (StalePrompt, NotAsked, NotSeated, GameOver, NotStarted, IllegalMove):
            # The table changed in the meantime. Even under the same prompt a move can become
            # illegal, if the seat owes several answers and another process gave one.
            return None

    # People who leave the server.

    async def kept_waiting(self) -> set[tuple[int, int]]:
        """Return server and user of those at tables where nothing has happened for a long time."""
        game, in_lobby = self.timing.quiet_game, self.timing.quiet_lobby
        now = self._now()
        return await self.database.look(table_lists.kept_waiting, now - game, now - in_lobby)

    async def leave_server(self, server: int, user: int) -> list[Receipt]:
        """Give up all seats and roles of a user who has left the server."""
        leave = partial(departed, user=user)
        return [
            await self.executor.change_unasked(server, table, Did.LEFT_SERVER, leave)
            for table in await self.database.look(table_lists.open_with, server, user)
        ]

    # Deadlines.

    async def overdue(self, db: AsyncConnection, shards: Shards = ONE_SHARD) -> bool:
        """Return whether a deadline of these shards has passed."""
        return await db.run_sync(deadlines.is_due, self._now(), shards)

    async def expire(self, shards: Shards = ONE_SHARD) -> Receipt | None:
        """Handle the longest overdue deadline of these shards, if any, and return its receipt."""
        return await self.executor.expire(shards)

    async def time_out(self, server: int, table: int) -> Receipt:
        """Answer for the people whose time is up, once their board was found to be there."""
        return await self.executor.change_unasked(
            server, table, Did.TIMED_OUT, timeouts.answered_if_time_is_up
        )

    async def close(self) -> None:
        """Wait for running calls to finish."""
        await self.executor.close()


class RematchOpen(Exception):  # no fault: somebody was faster
    """A lobby for the rematch is already open."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


def _listed(
    connection: Connection, server: int, statuses: Sequence[Status], which: dict[str, Any]
) -> list[Table]:
    found = table_lists.listed(connection, server, statuses, **which)
    return table_lists.these(connection, server, found)


def _story(live: Live, log: Sequence[Answer]) -> tuple[StoryLine, ...]:
    """Return the story from its start, of which a live table keeps only the latest lines."""
    if live.match is None:
        return ()
    return tuple(map(StoryLine.of, live.match.retold(log[: live.match.length])))


def _waits_for_ai(live: Live) -> bool:
    prompt = live.match.prompt if live.match else None
    running = live.table.status is Status.PLAYING and live.table.paused_until is None
    return running and prompt is not None and is_ai_asked(live.table, prompt)


async def _answered_by_ai(live: Live, at: Moment) -> Live:
    """Let AI players answer what a person has just done, unless they fail: `think` tries again."""
    if not _waits_for_ai(live):
        return live
    try:
        thought = await asyncio.to_thread(_thought, live, AT_ONCE, at.now)
        return play.play_ai(live, at, thought)
    except Exception:
        log.exception("the AI failed", extra={"table": live.table.id})
        return live


def _thought(live: Live, most: int, now: datetime) -> Thought:
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
    return Thought(live, tuple(found), live.after(lines, Cause.AI, now))


def _advice(seen: TableView, reasons: int) -> tuple[Advice[Any], ...]:
    budget = Budget(seed=seen.table.length, reasons=reasons)
    return seen.table.kind.advisor(Level.EXPERT).rank(seen.view, seen.choices, budget)
