"""Schema revisions: which one the database has, and how to migrate it to the newest.

An SQLite file is backed up and migrated at startup. A PostgreSQL database may be shared by several
processes, so there the operator decides when (`python -m bot migrate`).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from core.store.database import Database
from core.store.problems import StorageProblem, plain_words

TOO_NEW = "the database was made by a newer version of Rungs: update Rungs first"
NOT_CURRENT = "the database is not up to date: run the command `migrate` first"
_LOCK_NOT_AVAILABLE = "55P03"
_TRIES, _PAUSE = 20, 1.0
MIGRATIONS = Path(__file__).parents[2] / "migrations"


class TooNew(StorageProblem):
    """This program cannot use the database, and starting it again will not help."""

    def __init__(self) -> None:
        super().__init__(TOO_NEW)


def newest() -> str:
    return _revisions()[-1]


def is_known(revision: str) -> bool:
    return revision in _revisions()


def _revisions() -> list[str]:
    """Return every revision in order, by the files' names: Alembic is slow to load."""
    files = (MIGRATIONS / "versions").glob("[0-9]*_*.py")
    return sorted(path.name.partition("_")[0] for path in files)


def leaves_running(revision: str) -> bool:
    """Return whether programs of this revision can go on once the database is up to date."""
    from alembic.script import ScriptDirectory

    steps = [each for each in _revisions() if each > revision]
    if len(steps) > 1:
        return False
    scripts = ScriptDirectory(str(MIGRATIONS))
    return all(getattr(scripts.get_revision(step).module, "compatible", False) for step in steps)


async def current(database: Database) -> str | None:
    """Return the database's revision, None if it is empty."""
    return await database.look(_revision)


def has_table(connection: Connection, name: str) -> bool:
    return inspect(connection).has_table(name)


def _revision(connection: Connection) -> str | None:
    if not has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def fits(connection: Connection) -> bool:
    """Return whether this program can use the tables as they are.

    A newer program may have changed them; if that is compatible one version back, it says so there.
    """
    row = connection.execute(text("SELECT * FROM alembic_version")).mappings().one()
    return newest() in (row["version_num"], row.get("fits"))


async def need_current(database: Database) -> None:
    """Raise a `StorageProblem` if this program cannot use the database as it is."""
    revision = await current(database)
    if revision is None or (is_known(revision) and revision != newest()):
        raise StorageProblem(NOT_CURRENT)
    if not await database.look(fits):
        raise TooNew


async def prepare(database: Database) -> None:
    """Make the database ready for use, or raise a `StorageProblem` that says why it is not."""
    await asyncio.to_thread(database.backend.make_folder)
    revision = await current(database)
    outdated = revision is None or (is_known(revision) and revision != newest())
    if outdated and database.backend.migrates_itself:
        await migrate(database)
    else:
        await need_current(database)


async def migrate(database: Database, to: str = "head") -> Path | None:
    """Migrate the database in one transaction; return the path of the backup, if one was made."""
    revision = await current(database)
    if revision is not None and not is_known(revision):
        raise TooNew
    backup = None
    if revision is not None and revision != newest():
        backup = await database.backend.keep_copy(f"before-{newest()}")
    with plain_words():
        await _migrate(database, to)
    return backup


async def _migrate(database: Database, to: str) -> None:
    engine = database.backend.migration_engine()
    try:
        for _ in range(_TRIES):
            with suppress(_Busy):
                return await _try(database, engine, to)
            await asyncio.sleep(_PAUSE)
        await _try(database, engine, to)
    finally:
        await engine.dispose()


class _Busy(StorageProblem):
    """Somebody uses a table that is to be changed."""


async def _try(database: Database, engine: AsyncEngine, to: str) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(database.backend.lock_for_migration)
            await connection.run_sync(_upgrade, to)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
            raise _Busy("the database is busy: try again in a moment") from error
        raise


def _upgrade(connection: Connection, to: str) -> None:
    # Loaded only for a migration: with its templates it takes 0.1 s and 8 MB.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
