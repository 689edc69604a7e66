"""Schema revisions: which one the database has, and how to migrate it to the newest.

An SQLite file is backed up and migrated at startup. A PostgreSQL database may be shared by several
processes, so there the operator decides when (`python -m bot migrate`).
"""

from __future__ import annotations

import asyncio
import itertools
import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, event, func, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from core.store.database import Database, Transaction
from core.store.problems import StorageProblem, plain_words
from core.store.sqlite import engine as sqlite_engine

TOO_NEW = "the database was made by a newer version of Rungs: update Rungs first"
NOT_CURRENT = "the database is not up to date: run the command `migrate` first"
_MIGRATING = 0x52756E6773
"""The advisory lock that serializes migrations of one PostgreSQL database."""
_AT_ONCE, _LOCK_NOT_AVAILABLE = 500, "55P03"
"""Milliseconds to wait for a table that somebody uses: every click waits behind a migration that
waits, so it had better step back and try again."""
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
    async with database.read() as db:
        return await _revision(db) if await has_table(db, "alembic_version") else None


async def has_table(db: Transaction, name: str) -> bool:
    return await db.run_sync(lambda connection: inspect(connection).has_table(name))


async def _revision(db: Transaction) -> str | None:
    return (await db.execute(text("SELECT version_num FROM alembic_version"))).scalar()


async def fits(db: Transaction) -> bool:
    """Return whether this program can use the tables as they are.

    A newer program may have changed them; if that is compatible one version back, it says so there.
    """
    row = (await db.execute(text("SELECT * FROM alembic_version"))).mappings().one()
    return newest() in (row["version_num"], row.get("fits"))


async def need_current(database: Database) -> None:
    """Raise a `StorageProblem` if this program cannot use the database as it is."""
    revision = await current(database)
    if revision is None or (is_known(revision) and revision != newest()):
        raise StorageProblem(NOT_CURRENT)
    async with database.read() as db:
        if not await fits(db):
            raise TooNew


async def prepare(database: Database) -> None:
    """Make the database ready for use, or raise a `StorageProblem` that says why it is not."""
    await asyncio.to_thread(make_folder, database)
    revision = await current(database)
    if database.is_sqlite and (revision is None or is_known(revision)) and revision != newest():
        await migrate(database)
    else:
        await need_current(database)


def make_folder(database: Database) -> None:
    if not database.is_sqlite or not database.url.database:
        return
    folder = Path(database.url.database).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = f"the folder {folder} for the database cannot be made: {error.strerror}"
        raise StorageProblem(words) from error


async def migrate(database: Database, to: str = "head") -> Path | None:
    """Migrate the database in one transaction; return the path of the backup, if one was made."""
    revision = await current(database)
    if revision is not None and not is_known(revision):
        raise TooNew
    backup = None
    if database.is_sqlite and revision is not None and revision != newest():
        backup = await asyncio.to_thread(_free, f"{database.url.database}.before-{newest()}")
        await back_up(database, backup)
    with plain_words():
        await _migrate(database, to)
    return backup


def _free(name: str) -> Path:
    """Return an unused name, so that a retry after a failed migration can make its own backup."""
    taken = (Path(name if n == 1 else f"{name}.{n}") for n in itertools.count(1))
    return next(path for path in taken if not path.exists())


async def _migrate(database: Database, to: str) -> None:
    engine = migration_engine(database)
    try:
        for _ in range(_TRIES):
            with suppress(_Busy):
                return await _try(engine, to)
            await asyncio.sleep(_PAUSE)
        await _try(engine, to)
    finally:
        await engine.dispose()


class _Busy(StorageProblem):
    """Somebody uses a table that is to be changed."""


async def _try(engine: AsyncEngine, to: str) -> None:
    try:
        async with engine.begin() as connection:
            if engine.dialect.name != "sqlite":  # SQLite admits only one writer anyway
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.execute(text(f"SET LOCAL lock_timeout = {_AT_ONCE}"))
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


def migration_engine(database: Database) -> AsyncEngine:
    """Return an engine without the usual pragmas: foreign keys stay off (see migrations/env.py)."""
    if not database.is_sqlite:
        return create_async_engine(database.url, hide_parameters=True)
    engine = sqlite_engine(database.url, hide_parameters=True)
    event.listen(
        engine.sync_engine,
        "begin",
        lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"),
    )
    return engine


async def back_up(database: Database, target: Path) -> None:
    """Write a consistent copy of an SQLite database, even while it is in use; no partial files."""
    if await asyncio.to_thread(target.exists):
        raise StorageProblem(f"{target} exists already: move it away first")
    part = target.with_name(f"{target.name}.part")
    await asyncio.to_thread(_for_us_alone, part)
    engine = sqlite_engine(database.url)  # without BEGIN: VACUUM cannot run in a transaction
    try:
        with plain_words():
            async with engine.connect() as connection:
                await connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        await asyncio.to_thread(_keep, part, target)
    finally:
        await engine.dispose()
        await asyncio.to_thread(part.unlink, missing_ok=True)


def _for_us_alone(part: Path) -> None:
    """Make an empty file, which VACUUM INTO fills, for the owner's eyes: it holds the secrets."""
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600, exist_ok=False)
    except OSError as error:
        raise StorageProblem(f"{part} cannot be written: {error.strerror}") from error


def _keep(part: Path, target: Path) -> None:
    """Rename the finished file once it is on disk; VACUUM INTO does not sync it."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
