"""What the bot loads until it identifies: nothing that it may never need."""

from __future__ import annotations

from pathlib import Path

from core.store import schema
from core.store.database import Database
from tests import programs
from tests.wire.bridge import Bridge
from tests.wire.world import bot_env

FOR_OTHERS = ("alembic", "asyncpg", "mako", "simcord", "sqlalchemy.dialects.postgresql")


async def test_a_start_loads_neither_migrations_nor_postgresql_nor_the_playground(
    tmp_path: Path,
) -> None:
    env = bot_env(tmp_path / "rungs.sqlite3")
    database = Database(env["DATABASE_URL"])
    await schema.prepare(database)
    await database.close()
    told = tmp_path / "imports.txt"
    async with Bridge() as bridge:
        env |= {"RUNGS_WIRE": bridge.address, "PYTHONPROFILEIMPORTTIME": "1"}
        with told.open("w") as stderr:
            async with programs.running(
                *("tests.wire.launch", "bot"), env=programs.environment(**env), stderr=stderr
            ):
                await bridge.until(lambda: bridge.gateway.identified, "the bot to identify")
    loaded = {line.rpartition("|")[2].strip() for line in told.read_text().splitlines()}
    assert "discord" in loaded
    assert loaded.isdisjoint(FOR_OTHERS)
