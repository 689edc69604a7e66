from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from core.store.database import Database
from tests.tournaments.world import World


@pytest.fixture
async def world(database: Database) -> AsyncIterator[World]:
    made = World(database)
    yield made
    await made.service.close()
