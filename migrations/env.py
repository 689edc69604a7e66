"""Run Alembic on a connection passed in by core/store/schema.py, or from the command line.

On SQLite, changing a table means copying it and dropping the old one (batch mode). With foreign
keys on, that drop would silently delete every row that refers to it, so the connection must have
them off. All keys are checked afterwards, in the same transaction.
"""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection, inspect, text

from core.store.database import Database
from core.store.models.base import Base


def run(connection: Connection) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=is_sqlite,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()
        _note_compatibility(connection)
        if is_sqlite and (broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
            raise RuntimeError(f"the migration would leave {len(broken)} rows without their parent")


def _note_compatibility(connection: Connection) -> None:
    """Note for the previous revision's program whether it can use the database as it is now.

    That program has never heard of this revision, so the database must tell it.
    """
    revision = context.get_context().get_current_revision()
    if revision is None:
        return
    known = {column["name"] for column in inspect(connection).get_columns("alembic_version")}
    if "fits" not in known:
        connection.execute(text("ALTER TABLE alembic_version ADD COLUMN fits VARCHAR(32)"))
    script = context.script.get_revision(revision)
    before = script.down_revision if getattr(script.module, "compatible", False) else None
    connection.execute(text("UPDATE alembic_version SET fits = :before"), {"before": before})


async def run_from_command_line() -> None:
    database = Database(os.environ.get("DATABASE_URL", "sqlite:///var/rungs.sqlite3"))
    engine = database.backend.migration_engine()
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()
    await database.close()


handed_in: Connection | None = context.config.attributes.get("connection")
if handed_in is not None:
    run(handed_in)
else:
    asyncio.run(run_from_command_line())
