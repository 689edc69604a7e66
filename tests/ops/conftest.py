"""Real databases: SQLite unless a test asks for PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.store.database import Database


@pytest.fixture
async def database(empty_sqlite: Path, tmp_path: Path) -> AsyncIterator[Database]:
    shutil.copy(empty_sqlite, tmp_path / "rungs.sqlite3")
    database = Database(f"sqlite:///{tmp_path}/rungs.sqlite3")
    yield database
    await database.close()


@pytest.fixture
async def postgresql(empty_postgres: str) -> AsyncIterator[Database]:
    """One database for all tests that ask for it; what they leave there stays."""
    database = Database(empty_postgres)
    yield database
    await database.close()
