"""The publisher's interface to what it shows: tables (tables.py), tournaments (tournaments.py)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.pages.page import Page
from bot.publishing.reasons import Reason
from bot.publishing.steps import Steps
from core.model.messages import Message, Owed
from core.model.shards import Shards
from core.store.database import Transaction

TABLE, TOURNAMENT = "table", "tournament"

V = TypeVar("V")


class Item(NamedTuple):
    """One thing to show."""

    kind: str
    """A table or a tournament."""
    server: int
    number: int


class AnyOutbox(Protocol):
    async def owed(self, db: Transaction, shards: Shards, /) -> list[Owed]:
        """Return those whose newest version is unshown, except postponed ones."""

    async def postpone(self, number: int, wait: timedelta, /) -> None:
        """Postpone the next attempt to show one."""

    async def lost(self, number: int, wait: timedelta, /) -> None:
        """Have a lost message posted anew."""


class Subject(Protocol[V]):
    """A kind of thing that is shown in one public message each."""

    @property
    def outbox(self) -> AnyOutbox: ...

    async def steps(self, item: Item, reason: Reason) -> Steps[V] | None:
        """Return what to do; None if no message is needed."""

    async def draw(self, steps: Steps[V]) -> Page:
        """Return the page to show."""

    async def place(self, steps: Steps[V]) -> int:
        """Return the channel for a new message."""

    async def retired(self, steps: Steps[V]) -> dict[str, Any] | None:
        """Return the edit that retires the last message; None to delete it."""

    async def note(self, steps: Steps[V], posted: Message | None) -> None:
        """Record that this was shown, in the last message or in one just posted."""
