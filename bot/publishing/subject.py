"""What the publisher must know of the things it shows: tables (tables.py), tournaments
(tournaments.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Generic, Protocol, TypeVar

from bot.pages.page import Page
from bot.publishing.response import Response
from core.store.database import Transaction
from core.tables.outbox import Message, Owed

TABLE, TOURNAMENT = "table", "tournament"

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Request:
    """Something to be shown, and how."""

    server: int
    number: int
    response: Response | None = None
    """The click that changed it: its own way to answer is the quickest."""
    anew: bool = False
    """In a new message, even if the old one would do."""
    invited: tuple[int, ...] = ()
    """Users to be told of a new lobby."""
    refuge: int | None = None
    """Where to go when its own channel is no more."""
    subject: str = TABLE

    @property
    def key(self) -> tuple[str, int]:
        return self.subject, self.number

    def later(self, other: Request | None) -> Request:
        """Return both requests as one, for when the clicks behind them have been answered."""
        invited = (*(other.invited if other else ()), *self.invited)
        refuge = self.refuge or (other.refuge if other else None)
        anew = self.anew or bool(other and other.anew)
        return replace(self, response=None, anew=anew, invited=invited, refuge=refuge)


@dataclass(frozen=True, slots=True)
class Draft(Generic[V]):
    """What a message says now, and the message it was shown in before."""

    view: V
    version: int
    channel: int
    page: Page
    about: str
    """What the message is about; something else gets a message of its own."""
    last: Message | None
    continues: bool
    """The last message is edited. It would notify nobody."""
    told: int = 0
    length: int = 0


class Subject(Protocol[V]):
    """A kind of thing that is shown, each in one public message."""

    async def owed(self, db: Transaction) -> list[Owed]:
        """Return those whose newest version was not shown, and that are not put off."""

    async def draft(self, request: Request) -> Draft[V] | None:
        """Return what is to be shown; None if it was shown meanwhile."""

    async def place(self, draft: Draft[V]) -> int:
        """Return the channel for a new message."""

    async def note(self, number: int, draft: Draft[V], posted: Message | None) -> None:
        """Note that this can be seen: in the last message, or in one just posted."""

    async def retired(self, draft: Draft[V]) -> dict[str, Any] | None:
        """Return how the last message changes after a new one; None if it is deleted."""

    async def put_off(self, number: int, wait: timedelta) -> None:
        """Leave it alone for a while."""
