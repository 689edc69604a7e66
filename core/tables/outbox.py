"""What is still to be shown of the tables, and in which message each is shown.

The service notes every visible change in the transaction that makes it; whoever shows tables asks
here what is owed and says here what was done. A process that dies in between leaves the note
behind for the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.model import TableView
from core.store import outbox
from core.tables.service import TableService


@dataclass(frozen=True, slots=True)
class Owed:
    """Something whose newest version has not been shown."""

    server: int
    channel: int
    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """The public message something is shown in."""

    channel: int
    id: int
    about: str
    """What it is about; something else gets a message of its own."""
    posted_at: datetime
    told: int
    """How much of the story earlier messages have told: this one begins there."""
    length: int
    """How long the story was when it was posted: the next message begins there."""


@dataclass(frozen=True, slots=True)
class Showing:
    """A table as everybody may see it, and how it was shown last."""

    view: TableView
    message: Message | None
    owed: bool
    """Its newest version has not been shown."""


class Outbox:
    def __init__(self, tables: TableService, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._database = tables.database
        self._now = now

    async def owed(self, db: AsyncConnection, limit: int = 50) -> list[Owed]:
        rows = await outbox.unshown(db, self._now(), limit)
        return [Owed(row.server_id, row.channel_id, row.table_id) for row in rows]

    async def load(self, server: int, table: int) -> Showing:
        """Return all that showing a table needs, as of one moment."""
        async with self._database.read() as db:
            view = await self._tables.view_in(db, server, table)
            row = await outbox.posted(db, table)
            owed = await outbox.is_unshown(db, table)
        return Showing(view, row and _message(row), owed)

    async def shown(
        self, table: int, version: int, about: str, posted: Message | None = None
    ) -> None:
        """Note that this version can be seen: in its old message, or in one just posted.

        `about` is what the message is about by now.
        """
        async with self._database.write() as db:
            await outbox.was_shown(db, table, version)
            if posted is None:
                await outbox.note_asked(db, table, about)
            else:
                await outbox.note_posted(db, table, **_columns(posted))

    async def put_off(self, table: int, wait: timedelta) -> None:
        async with self._database.write() as db:
            await outbox.put_off(db, table, self._now() + wait)


def _message(row: Row[Any]) -> Message:
    return Message(row.channel_id, row.message_id, row.asked, row.posted_at, row.told, row.length)


def _columns(message: Message) -> dict[str, Any]:
    return {
        "channel_id": message.channel,
        "message_id": message.id,
        "asked": message.about,
        "posted_at": message.posted_at,
        "told": message.told,
        "length": message.length,
    }
