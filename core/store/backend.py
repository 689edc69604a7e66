"""What differs between SQLite and PostgreSQL, as one interface: nobody else asks which it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Backend(Protocol):
    """A database of one kind. See `database.py` for what its transactions promise."""

    def __init__(self, url: URL, patience: float | None, /) -> None: ...

    @property
    def name(self) -> str:
        """SQLAlchemy's name of the dialect, for logs, tests and benchmarks."""

    @property
    def engine(self) -> AsyncEngine: ...

    @property
    def engines(self) -> Sequence[Engine]:
        """Every engine that statements go through, for those who listen to its events."""

    @property
    def file(self) -> Path | None:
        """The file that holds everything; None on a server."""

    @property
    def patience(self) -> float | None:
        """Seconds to wait for each answer; None: no limit."""

    @property
    def migrates_itself(self) -> bool:
        """Whether it may be migrated at startup, because no other process uses it."""

    @staticmethod
    def insert(table: SqlTable, /) -> Any:  # noqa: ANN401 - each dialect has a class of its own
        """Return its insert statement, which has `on_conflict_do_...`."""

    async def transact(self, function: Callable[[Connection], T], /) -> T: ...
    async def look(self, function: Callable[[Connection], T], /) -> T: ...
    def read(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    def write(self) -> AbstractAsyncContextManager[AsyncConnection]: ...
    async def close(self) -> None: ...

    def make_folder(self) -> None:
        """Make the place for a new database, if that is our job."""

    def is_in_place(self) -> bool:
        """Return whether the database is still the one that was opened."""

    def integrity(self, connection: Connection, /) -> list[str]:
        """Return what the database itself finds wrong."""

    async def back_up(self, target: Path, /) -> None:
        """Write a consistent copy, even while the database is in use; no partial files."""

    async def keep_copy(self, name: str, /) -> Path | None:
        """Back up before a migration, if that is our job; return the path."""

    def migration_engine(self) -> AsyncEngine:
        """Return an engine without the usual settings (see migrations/env.py)."""

    def lock_for_migration(self, connection: Connection, /) -> None:
        """Let nobody else migrate before this transaction ends."""


def kind(name: str) -> type[Backend]:
    """Return the class of the dialect's databases, whose driver is loaded only now."""
    return _KINDS[name]()


def _sqlite() -> type[Backend]:
    from core.store.sqlite import Sqlite

    return Sqlite


def _postgres() -> type[Backend]:
    from core.store.postgres import Postgres  # with its driver: 60 ms and 5 MB

    return Postgres


_KINDS = {"sqlite": _sqlite, "postgresql": _postgres}
