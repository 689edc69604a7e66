from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from core.store.database import Database
from tests.service.databases import (  # noqa: F401
    address,
    bare,
    database,
    empty_postgres,
    empty_sqlite,
    on_server,
    postgres,
)
from tests.service.house import House, make_house


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:  # noqa: F811
    made = make_house(database)
    yield made
    await made.service.close()
