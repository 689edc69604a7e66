from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from core.store.database import Database
from tests.service.house import House, make_house


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:
    made = make_house(database)
    yield made
    await made.service.close()
