"""Kill -9 of a process that plays hard: what was acknowledged is there exactly once."""

from __future__ import annotations

from core.store.database import Database
from tests.seeds import seeded
from tests.tables.hard_player import POINTS, Killer, lost_or_doubled


async def test_no_acknowledged_move_is_lost_or_doubled_by_a_killed_process(address: str) -> None:
    killer = Killer(address)
    chance = seeded(9)
    for point in POINTS:
        killer.kill_at(point, chance.randint(3, 12))
    for _ in range(5):
        killer.kill_after(chance.randint(1, 15))
    database = Database(address)
    assert len(killer.acknowledged) > 40
    assert await lost_or_doubled(database, killer.acknowledged) == []
    await database.close()


async def test_a_lost_and_a_doubled_move_would_be_seen(address: str) -> None:
    from sqlalchemy import text

    killer = Killer(address)
    killer.kill_after(10)
    database = Database(address)
    first, second = killer.acknowledged[:2]
    async with database.write() as db:
        await db.execute(
            text("DELETE FROM moves WHERE table_id = :table AND number = :number"),
            {"table": first.table, "number": first.number},
        )
        await db.execute(
            text("UPDATE moves SET interaction_id = :click WHERE number = 2"),
            {"click": second.click},
        )
    wrong = await lost_or_doubled(database, killer.acknowledged)
    assert any("is there 0 times" in words for words in wrong)
    assert any("was played" in words for words in wrong)
    assert any("not numbered without a gap" in words for words in wrong)
    await database.close()
