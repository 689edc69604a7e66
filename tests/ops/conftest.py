"""A real database in a file of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.store import schema
from core.store.database import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{tmp_path}/rungs.sqlite3")
    await schema.prepare(database)
    yield database
    await database.close()
