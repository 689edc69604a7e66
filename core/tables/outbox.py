"""Which tables have unshown changes, and in which message each table is shown.

Every visible change has its table shown. The display code reads the unshown tables here and reports
back what it showed, which is a change like any other. If a process dies in between, the table stays
unshown for the next one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.errors import UnknownTable
from core.live.table import Live, Unshown
from core.model.actions import Wish
from core.model.calls import Did
from core.model.messages import Message, Owed, Place
from core.model.shards import ONE_SHARD, Shards
from core.model.table import Status
from core.model.timing import Moment
from core.model.views import TableView
from core.store import outbox, removals
from core.store.problems import StorageProblem
from core.tables.deadlines import started, stopped
from core.tables.executor import Change
from core.tables.service import TableService

log = logging.getLogger(__name__)

END = "end"
"""The topic of a finished game's message."""
NOTHING = ""
"""The topic of a message that nobody may count on: the next one is posted anew."""
FOREVER, MOST_LEFT = timedelta(days=365), 1000
GRACE = timedelta(seconds=10)
"""Whoever replaces a message deletes it at once; after this time the clock does."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """A message that was replaced: deleted now, or with the next step of the table."""

    channel: int
    id: int
    now: bool


@dataclass(frozen=True, slots=True)
class Removal:
    """A message that is to be deleted now."""

    channel: int
    id: int
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Showing:
    """The public view of a table, and the message it was last shown in."""

    view: TableView
    message: Message | None
    owed: bool
    """Its newest version has not been shown."""
    followers: tuple[int, ...] = ()
    """Who is still to be told of the end."""
    lobby: Place | None = None
    """Where the lobby was shown last, and its commitment with it."""


class Outbox:
    def __init__(self, tables: TableService, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._database = tables.database
        self._now = now

    async def owed(
        self, db: AsyncConnection, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Owed]:
        rows = await db.run_sync(outbox.unshown, self._now(), limit, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def owed_of(self, tables: Collection[int]) -> list[Owed]:
        """Return which of these tables are still to be shown."""
        rows = await self._database.look(outbox.unshown_of, tables)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def left(self, db: AsyncConnection, shards: Shards) -> list[Owed]:
        """Return all that is still to be shown, postponed ones included."""
        rows = await db.run_sync(outbox.unshown, self._now() + FOREVER, MOST_LEFT, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def silent(
        self, db: AsyncConnection, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Owed]:
        """Return the tables whose people are to be called by a new message."""
        rows = await db.run_sync(outbox.silent, self._now(), limit, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def load(self, server: int, table: int, *, stored: bool = False) -> Showing:
        """Return everything needed to show a table.

        If this process has just `stored` it, it is shown as it is remembered: should somebody else
        have changed it since, `shown` finds that out.
        """
        executor = self._tables.executor
        known = executor.known(server, table) if stored else None
        live = known or await executor.read(server, table)
        over = not live.table.status.open
        return Showing(
            self._tables.seen(live),
            live.message,
            live.unshown is not None,
            live.wishing(Wish.FOLLOW) if over else (),
            live.lobby,
        )

    async def shown(
        self,
        view: TableView,
        topic: str,
        posted: Message | None = None,
        *,
        leaves: Leaving | None = None,
        calls_at: datetime | None = None,
    ) -> None:
        """Record that this was shown, in the existing message or in one just posted.

        `topic` is what the message shows now; `leaves` is the message it replaces, if that one
        is to be deleted.
        """
        shown = partial(
            _shown, view=view, topic=topic, posted=posted, leaves=leaves, calls_at=calls_at
        )
        await self._change(view.table.id, shown)

    async def postpone(self, table: int, wait: timedelta) -> None:
        """Record that it could not be shown: try again after the wait; until then time stands."""
        try:
            await self._change(table, partial(_postponed, wait=wait))
        except StorageProblem:
            raise
        except Exception:  # noqa: BLE001 - whatever keeps it from being loaded
            await self._database.transact(outbox.postpone, table, self._now() + wait)

    async def postpone_call(self, table: int, wait: timedelta) -> None:
        await self._change(table, partial(_postponed_call, wait=wait))

    async def lost(self, table: int, wait: timedelta) -> None:
        """Record that the board cannot be found any more: post it anew after the wait."""
        await self._change(table, partial(_lost, wait=wait))

    async def lost_in(self, channel: int) -> None:
        """Record that a channel or a thread is gone, with all boards in it."""
        for table in await self._database.look(outbox.posted_in, channel):
            try:
                await self.lost(table, timedelta())
            except StorageProblem:
                raise
            except Exception:  # one that cannot be read must not stop the others
                log.exception("a lost board cannot be noted", extra={"table": table})

    async def _change(self, table: int, change: Change) -> None:
        """Change what is stored about showing a table, if it still exists."""
        with suppress(UnknownTable):
            await self._tables.executor.change_unasked(None, table, Did.SHOWN, change)

    async def try_again(self, server: int) -> None:
        """Show soon what is postponed on a server: we are back there."""
        await self._database.transact(outbox.try_again, server, self._now())

    # Messages to delete.

    async def set_aside(self, view: TableView, channel: int, message: int) -> None:
        """Have a message beside the board deleted with the next step of the table."""
        add = partial(_set_aside, channel=channel, message=message, step=step_of(view))
        await self._change(view.table.id, add)

    async def to_remove(
        self, db: AsyncConnection, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Removal]:
        rows = await db.run_sync(removals.due, self._now(), limit, shards)
        return [Removal(row.channel_id, row.message_id, row.tries) for row in rows]

    async def removed(self, messages: Collection[int]) -> None:
        """Record that these messages are gone, or that nobody will try again."""
        await self._database.transact(removals.forget, messages)

    async def postpone_removal(self, message: int, wait: timedelta) -> None:
        await self._database.transact(removals.postpone, message, self._now() + wait)


def _shown(
    live: Live,
    at: Moment,
    view: TableView,
    topic: str,
    posted: Message | None,
    leaves: Leaving | None,
    calls_at: datetime | None,
) -> Live:
    """Note what a message shows.

    People's time starts, unless something newer is to be shown: they may be asked something else by
    now. Once the game is over, its followers have been told and votes are void. What belonged to an
    earlier step of the table is deleted.
    """
    message, lobby = posted or live.message, live.lobby
    if message and not posted:
        message = replace(message, topic=topic, calls_at=calls_at or message.calls_at)
    if posted and view.table.status is Status.LOBBY:
        lobby = Place(posted.channel, posted.id)
    newest = live.table.version == view.table.version
    unshown = None if newest else live.unshown or Unshown(at.now)
    live = replace(live, message=message, lobby=lobby, unshown=unshown)
    live = started(live, at) if newest else live
    if not view.table.status.open:
        live = replace(live, watchers=(), motions=())
    step = step_of(view)
    if live.asides - {step}:
        release = partial(removals.release, table=live.table.id, step=step, at=at.now)
        live = replace(live, asides=live.asides & {step}).then(release)
    if leaves:
        until = at.now + GRACE if leaves.now else None
        live = _with_aside(live, leaves.channel, leaves.id, step, until)
    return live


def _with_aside(live: Live, channel: int, message: int, step: str, until: datetime | None) -> Live:
    """Have a message deleted then, or if None, when the table leaves this step."""
    add = partial(
        removals.add, table=live.table.id, channel=channel, message=message, step=step, at=until
    )
    return replace(live, asides=live.asides | ({step} if until is None else set())).then(add)


def _postponed(live: Live, at: Moment, wait: timedelta) -> Live:
    live = _postponed_call(live, at, wait)
    if live.unshown is None:
        return live
    unshown = Unshown(at.now + wait, live.unshown.tries + 1)
    return stopped(replace(live, unshown=unshown), at.now)


def _postponed_call(live: Live, at: Moment, wait: timedelta) -> Live:
    message, until = live.message, at.now + wait
    if message is None or message.calls_at is None or message.calls_at >= until:
        return live
    return replace(live, message=replace(message, calls_at=until))


def _lost(live: Live, at: Moment, wait: timedelta) -> Live:
    """Post the board anew after the wait.

    Nobody knows how long it was gone, so people get a full turn.
    """
    if not live.table.status.open:
        return live
    message = live.message and replace(live.message, topic=NOTHING)
    unshown = Unshown(at.now + wait)
    return stopped(replace(live, message=message, unshown=unshown), at.now, full=True)


def _set_aside(live: Live, at: Moment, channel: int, message: int, step: str) -> Live:
    # Once it has ended, no further step would release it.
    until = None if live.table.status.open else at.now
    return _with_aside(live, channel, message, step, until)


def step_of(view: TableView) -> str:
    """Return what the table is at: a question that waits for answers, the lobby or the end."""
    number = "" if view.prompt is None else f" {view.prompt.number}"
    return f"{view.table.status}{number}"
