"""What is still to be shown of the tables, and in which message each is shown.

The service notes every visible change in the transaction that makes it; whoever shows tables asks
here what is owed and says here what was done. A process that dies in between leaves the note
behind for the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from core.store import outbox
from core.store.database import Database


@dataclass(frozen=True, slots=True)
class Owed:
    """A table whose newest version has not been shown."""

    server: int
    channel: int
    table: int
    tries: int


@dataclass(frozen=True, slots=True)
class Message:
    """The public message a table is shown in."""

    channel: int
    id: int
    asked: str
    """What it is about; something else gets a message of its own."""
    posted_at: datetime
    told: int
    """How much of the story earlier messages have told: this one begins there."""
    length: int
    """How long the story was when it was posted: the next message begins there."""


class Outbox:
    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def owed(self, limit: int = 50) -> list[Owed]:
        async with self._database.read() as db:
            rows = await outbox.unshown(db, self._now(), limit)
        return [Owed(row.server_id, row.channel_id, row.table_id, row.tries) for row in rows]

    async def owes(self, table: int) -> bool:
        """Whether the newest version of a table is still to be shown."""
        async with self._database.read() as db:
            return await outbox.is_unshown(db, table)

    async def message(self, table: int) -> Message | None:
        async with self._database.read() as db:
            row = await outbox.posted(db, table)
        if row is None:
            return None
        return Message(
            row.channel_id, row.message_id, row.asked, row.posted_at, row.told, row.length
        )

    async def posted(self, table: int, message: Message) -> None:
        """A message was posted; noted at once, so that it is found again whatever happens next."""
        async with self._database.write() as db:
            await outbox.note_posted(
                db,
                table,
                channel_id=message.channel,
                message_id=message.id,
                asked=message.asked,
                posted_at=message.posted_at,
                told=message.told,
                length=message.length,
            )

    async def shown(self, table: int, version: int, asked: str | None = None) -> None:
        """This version can be seen; `asked` is what the message is about by now."""
        async with self._database.write() as db:
            await outbox.was_shown(db, table, version)
            if asked is not None:
                await outbox.note_asked(db, table, asked)

    async def put_off(self, table: int, wait: timedelta) -> None:
        async with self._database.write() as db:
            await outbox.put_off(db, table, self._now() + wait)
