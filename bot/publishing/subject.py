"""The publisher's interface to what it shows: tables (tables.py), tournaments (tournaments.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Generic, Protocol, TypeVar

from bot.pages.page import Page
from bot.publishing.response import Response
from core.model.messages import Message
from core.model.shards import Shards
from core.store.database import Transaction
from core.tables.outbox import Owed

TABLE, TOURNAMENT = "table", "tournament"

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Request:
    """A request to show a table or a tournament."""

    server: int
    number: int
    response: Response | None = None
    """The click that caused the change; responding to it is the fastest way to show it."""
    anew: bool = False
    """Post a new message even if the old one could be edited."""
    calls: bool = False
    """Post a new message, because those asked were only told by an edit and do not answer."""
    again: bool = False
    """Edit the message even if nothing has changed: somebody has seen an old state there."""
    renamed: bool = False
    """Edit the message even if nothing has changed: a name on it has become known."""
    invited: tuple[int, ...] = ()
    """Users to notify of a lobby that others know already."""
    refuge: int | None = None
    """The channel to use if its own was deleted."""
    subject: str = TABLE
    stored: bool = False
    """Whether this process has just stored what is to be shown."""

    @property
    def key(self) -> tuple[str, int]:
        return self.subject, self.number

    def later(self, other: Request | None) -> Request:
        """Merge both requests into one that responds to neither click."""
        invited = (*(other.invited if other else ()), *self.invited)
        refuge = self.refuge or (other.refuge if other else None)
        anew = self.anew or bool(other and other.anew)
        renamed = self.renamed or bool(other and other.renamed)
        return replace(
            self,
            response=None,
            anew=anew,
            renamed=renamed,
            invited=invited,
            refuge=refuge,
            stored=False,
        )


@dataclass(frozen=True, slots=True)
class Draft(Generic[V]):
    """The new content of a message, and the last message that was posted."""

    view: V
    version: int
    channel: int
    page: Page
    about: str
    """The topic; a new topic gets a new message."""
    last: Message | None
    continues: bool
    """Whether the last message is edited, because there is nobody new to notify."""
    told: int = 0
    length: int = 0
    begins: bool = False
    """Whether the last message waited for this: it has served before the new one stands."""
    quiet: bool = False
    """Whether the last message has asked everybody who is asked now."""
    calls_at: datetime | None = None
    """When to call those who are asked by a new message, if an edit has to do until then."""
    known: frozenset[int] = frozenset()
    """Users whom the last message has notified; only another channel notifies them again."""

    def page_in(self, channel: int) -> Page:
        """Return the page as posted in this channel."""
        if self.last is None or self.last.channel != channel:
            return self.page
        news = tuple(user for user in self.page.mentions if user not in self.known)
        return replace(self.page, mentions=news)


class Subject(Protocol[V]):
    """A kind of thing that is shown in one public message each."""

    async def owed(self, db: Transaction, shards: Shards) -> list[Owed]:
        """Return those whose newest version is unshown, except postponed ones."""

    async def draft(self, request: Request) -> Draft[V] | None:
        """Return what to show; None if it has been shown in the meantime."""

    async def place(self, draft: Draft[V]) -> int:
        """Return the channel for a new message."""

    async def note(self, draft: Draft[V], posted: Message | None) -> None:
        """Record that this was shown, in the last message or in one just posted."""

    async def retired(self, draft: Draft[V]) -> dict[str, Any] | None:
        """Return the edit that retires the last message; None to delete it."""

    async def put_off(self, number: int, wait: timedelta) -> None:
        """Postpone the next attempt."""
