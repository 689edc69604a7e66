"""Changes nobody waits for: in order, seen by what follows, and all or nothing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from core.store import interactions, timestamps
from core.store.database import Database

MORNING = datetime(2026, 5, 1, 8, tzinfo=UTC)
EVENING = MORNING + timedelta(hours=12)


async def marked(database: Database, key: str) -> datetime | None:
    async with database.read() as db:
        return await timestamps.find(db, key)


async def test_the_next_statement_sees_them(database: Database) -> None:
    async with database.write() as db:
        await timestamps.put(db, "a", MORNING)
        await interactions.claim(db, 1, 2, 3, "played", MORNING)
        assert await timestamps.find(db, "a") == MORNING
        found = await interactions.recall(db, 1)
    assert found is not None
    assert (found.user_id, found.table_id, found.did, found.at) == (2, 3, "played", MORNING)


async def test_of_two_changes_of_one_row_the_later_stays(database: Database) -> None:
    async with database.write() as db:
        for at in (MORNING, EVENING):
            await timestamps.put(db, "a", at)
    assert await marked(database, "a") == EVENING


async def test_one_that_changes_nothing_undoes_all(database: Database) -> None:
    async with database.write() as db:
        await interactions.claim(db, 1, 2, 3, "played", MORNING)

    async def again() -> None:
        async with database.write() as db:
            await timestamps.put(db, "a", MORNING)
            await interactions.claim(db, 1, 5, 6, "left", EVENING)

    with pytest.raises(interactions.CarriedOutBefore):
        await again()
    assert await marked(database, "a") is None
    async with database.read() as db:
        first = await interactions.recall(db, 1)
    assert first is not None
    assert first.user_id == 2


async def test_what_was_put_off_is_forgotten_with_its_transaction(database: Database) -> None:
    async def fail() -> None:
        async with database.write() as db:
            await timestamps.put(db, "a", MORNING)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.write() as db:
        await timestamps.put(db, "b", EVENING)
    assert [await marked(database, key) for key in "ab"] == [None, EVENING]
