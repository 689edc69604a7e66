"""The shape of the database over time: which revision it has, and how it gets to the newest.

An embedded SQLite file is brought up to date at start, after a backup beside it. A PostgreSQL
server may be shared by several processes: there the operator says when (`python -m bot migrate`).
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from core.store.database import Database, StorageProblem

TOO_NEW = "the database was made by a newer version of Rungs: update Rungs first"
MIGRATIONS = Path(__file__).parents[2] / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None  # noqa: S101 - there is a first migration
    return head


def is_known(revision: str) -> bool:
    try:
        return ScriptDirectory.from_config(_config()).get_revision(revision) is not None
    except CommandError:
        return False


async def current(database: Database) -> str | None:
    """The revision the database has; None for an empty one."""
    async with database.read() as db:
        if not await db.run_sync(
            lambda connection: inspect(connection).has_table("alembic_version")
        ):
            return None
        return (await db.execute(text("SELECT version_num FROM alembic_version"))).scalar()


async def prepare(database: Database) -> None:
    """Makes the database fit for use, or says in one sentence why it is not."""
    if database.is_sqlite and database.url.database:
        Path(database.url.database).parent.mkdir(parents=True, exist_ok=True)
    revision = await current(database)
    if revision == newest():
        return
    if revision is not None and not is_known(revision):
        raise StorageProblem(TOO_NEW)
    if not database.is_sqlite:
        raise StorageProblem("the database is not up to date: run `python -m bot migrate` first")
    await migrate(database)


async def migrate(database: Database, to: str = "head") -> None:
    """Brings the database up to date; all of it or nothing."""
    revision = await current(database)
    if revision is not None and not is_known(revision):
        raise StorageProblem(TOO_NEW)
    if database.is_sqlite and revision is not None and revision != newest():
        await back_up(database, Path(f"{database.url.database}.before-{newest()}"))
    engine = migration_engine(database)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, to)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def migration_engine(database: Database) -> AsyncEngine:
    """An engine without the everyday pragmas: foreign keys stay off (see migrations/env.py)."""
    if not database.is_sqlite:
        return create_async_engine(database.url)
    engine = create_async_engine(database.url, connect_args={"isolation_level": None})
    event.listen(
        engine.sync_engine,
        "begin",
        lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"),
    )
    return engine


async def back_up(database: Database, target: Path) -> None:
    """A consistent copy of an SQLite database, also while it is in use."""
    if await asyncio.to_thread(target.exists):
        raise StorageProblem(f"{target} exists already: move it away first")
    engine = create_async_engine(database.url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM INTO :target"), {"target": str(target)})
    finally:
        await engine.dispose()
