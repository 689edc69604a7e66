"""Which tables have unshown changes, and in which message each table is shown.

The service records every visible change in the transaction that makes it. The display code reads
the unshown tables here and reports back what it showed. If a process dies in between, the entry
stays for the next one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row

from core.model import ONE_SHARD, OPEN, Shards, Status, TableView
from core.store import deadlines, motions, outbox, removals, watchers
from core.store import tables as store
from core.store.database import Transaction
from core.store.watchers import Wish
from core.tables.deadlines import start, start_as_seen, stop
from core.tables.service import TableService

END = "end"
"""What the message of a finished game is about."""
NOTHING = ""
"""What a message is about that nobody may count on: the next one is posted anew."""
FOREVER, MOST_LEFT = timedelta(days=365), 1000
GRACE = timedelta(seconds=10)
"""Whoever replaces a message deletes it at once; after this time the clock does."""


@dataclass(frozen=True, slots=True)
class Owed:
    """Something whose newest version has not been shown."""

    server: int
    channel: int
    number: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    channel: int
    id: int


@dataclass(frozen=True, slots=True)
class Message:
    """The public message something is shown in."""

    channel: int
    id: int
    about: str
    """What it is about; a new subject gets a new message."""
    posted_at: datetime
    told: int
    """How many lines of the story earlier messages told; this one starts there."""
    length: int
    """The length of the story when it was posted; the next message starts there."""
    calls_at: datetime | None = None
    """When those who were asked by an edit are called by a new message."""


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
        self, db: Transaction, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Owed]:
        rows = await outbox.unshown(db, self._now(), limit, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def left(self, db: Transaction, shards: Shards) -> list[Owed]:
        """Return all that is still to be shown, whether it was put off or not."""
        rows = await outbox.unshown(db, self._now() + FOREVER, MOST_LEFT, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def silent(
        self, db: Transaction, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Owed]:
        """Return the tables whose people are to be called by a new message."""
        rows = await outbox.silent(db, self._now(), limit, shards)
        return [Owed(row.server_id, row.channel_id, row.id) for row in rows]

    async def put_off_call(self, table: int, wait: timedelta) -> None:
        async with self._database.write() as db:
            await outbox.put_off_call(db, table, self._now() + wait)

    async def load(self, server: int, table: int) -> Showing:
        """Return everything needed to show a table."""
        seen = await self._tables.glance(server, table)
        if seen and (seen[0].table.status.open or not seen[1].watched):
            return _showing(*seen)
        async with self._database.read() as db:
            view, row = await self._tables.state(db, server, table)
            to_tell = {} if view.table.status.open else await watchers.of_table(db, table)
        return _showing(view, row, to_tell.get(Wish.FOLLOW, ()))

    async def shown(
        self,
        view: TableView,
        about: str,
        posted: Message | None = None,
        *,
        leaves: Leaving | None = None,
        calls_at: datetime | None = None,
    ) -> None:
        """Record that this was shown, in the existing message or in one just posted.

        `about` is what the message is about now; `leaves` is the message it replaces, if that one
        is to be deleted. What belonged to an earlier step of the table is deleted, too. People's
        time starts, unless something newer is waiting to be shown: they may be asked something
        else by now. Once the game is over, its followers have been told and votes are void.
        """
        now, table = self._now(), view.table

        async def note(db: Transaction) -> None:
            await outbox.was_shown(db, table.id, table.version)
            if posted is None:
                await outbox.note_asked(db, table.id, about, calls_at)
            else:
                await outbox.note_posted(db, table.id, **_columns(posted, table.status))
            await removals.release(db, table.id, step_of(view), now)
            if leaves:
                at = now + GRACE if leaves.now else None
                await removals.add(db, table.id, leaves.channel, leaves.id, step_of(view), at)
            if not table.status.open:
                await watchers.clear(db, table.id)
                await motions.clear(db, table.id)
                await store.put_guests(db, table.id, ())

        try:
            await self._note_as_seen(view, note, now)
        except deadlines.Changed:
            async with self._database.write() as db:
                locked = await deadlines.lock(db, table.id)
                await note(db)
                if locked and not await outbox.is_unshown(db, table.id):
                    await start(db, locked, now, self._tables.timing)

    async def _note_as_seen(
        self, view: TableView, note: Callable[[Transaction], Awaitable[None]], now: datetime
    ) -> None:
        """Record it in one trip, if nothing else has happened at the table.

        Whether something newer waits to be shown is asked of another row than those that change,
        so on PostgreSQL the table is locked, and its version is what tells.
        """
        async with self._database.write(may_be_late=True) as db:
            await deadlines.lock_as_seen(db, view.table.id, view.table.version)
            await note(db)
            if view.table.status.open:
                await start_as_seen(db, view, now, self._tables.timing)

    async def put_off(self, table: int, wait: timedelta) -> None:
        """Record that it could not be shown: try again after the wait; until then time stands."""
        now = self._now()
        async with self._database.write() as db:
            locked = await deadlines.lock(db, table)
            await outbox.put_off_call(db, table, now + wait)
            if locked and await outbox.is_unshown(db, table):
                await outbox.put_off(db, table, now + wait)
                await stop(db, locked, now)

    async def lost(self, table: int, wait: timedelta) -> None:
        """Record that the board cannot be found any more: post it anew after the wait.

        Nobody knows for how long it was gone, so people get a full turn.
        """
        async with self._database.write() as db:
            await self._lose(db, table, wait)

    async def lost_in(self, channel: int) -> None:
        """Record that a channel or a thread is gone, with all boards in it."""
        async with self._database.write() as db:
            for table in await outbox.posted_in(db, channel):
                await self._lose(db, table, timedelta())

    async def _lose(self, db: Transaction, table: int, wait: timedelta) -> None:
        now, locked = self._now(), await deadlines.lock(db, table)
        if locked and locked.status in OPEN:
            await stop(db, locked, now, full=True)
            await outbox.note_asked(db, table, NOTHING)
            await outbox.want_shown(db, table, locked.version, now + wait)

    async def try_again(self, server: int) -> None:
        """Show soon what was put off on a server: we are back there."""
        async with self._database.write() as db:
            await outbox.try_again(db, server, self._now())

    # Messages to delete.

    async def set_aside(self, view: TableView, channel: int, message: int) -> None:
        """Have a message beside the board deleted with the next step of the table."""
        table = view.table
        async with self._database.write() as db:
            ended = await store.has_ended(db, table.id)  # no further step would release it
            at = self._now() if ended else None
            await removals.add(db, table.id, channel, message, step_of(view), at)

    async def to_remove(
        self, db: Transaction, shards: Shards = ONE_SHARD, limit: int = 50
    ) -> list[Removal]:
        rows = await removals.due(db, self._now(), limit, shards)
        return [Removal(row.channel_id, row.message_id, row.tries) for row in rows]

    async def removed(self, messages: Collection[int]) -> None:
        """Record that these messages are gone, or that nobody will try again."""
        async with self._database.write() as db:
            await removals.forget(db, messages)

    async def put_off_removal(self, message: int, wait: timedelta) -> None:
        async with self._database.write() as db:
            await removals.put_off(db, message, self._now() + wait)


def step_of(view: TableView) -> str:
    """Return what the table is at: a question that waits for answers, the lobby or the end."""
    number = "" if view.prompt is None else f" {view.prompt.number}"
    return f"{view.table.status}{number}"


def _showing(view: TableView, row: Row[Any], followers: tuple[int, ...] = ()) -> Showing:
    return Showing(view, _message(row), row.wanted is not None, followers, _lobby(row))


def _lobby(row: Row[Any]) -> Place | None:
    return None if row.lobby_id is None else Place(row.lobby_channel_id, row.lobby_id)


def _message(row: Row[Any]) -> Message | None:
    if row.message_id is None:
        return None
    return Message(
        row.channel_id,
        row.message_id,
        row.asked,
        row.posted_at,
        row.told,
        row.length,
        row.calls_at,
    )


def _columns(message: Message, status: Status) -> dict[str, Any]:
    lobby = {"lobby_channel_id": message.channel, "lobby_id": message.id}
    return {
        "channel_id": message.channel,
        "message_id": message.id,
        "asked": message.about,
        "posted_at": message.posted_at,
        "told": message.told,
        "length": message.length,
        "calls_at": None,
    } | (lobby if status is Status.LOBBY else {})
