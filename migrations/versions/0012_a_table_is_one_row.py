"""A table is one row, which now also holds what its clock does next and what is shown of it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
compatible = False

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)
LONGEST_PAUSE = timedelta(days=7)
"""After this time the previous revision's program ends a pause."""
INDEXED = ("due_at", "show_at", "calls_at", "message_channel_id")
OLD_INDEXES = {"deadlines": "due_at", "to_show": "next_try", "posted": "calls_at"}


def _added() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("mark", ID, server_default="0", nullable=False),
        sa.Column("due_kind", sa.String(length=20), nullable=True),
        sa.Column("due_at", INSTANT, nullable=True),
        sa.Column("due_prompt", ID, nullable=True),
        sa.Column("turn_due", INSTANT, nullable=True),
        sa.Column("seconds_left", sa.Float(), nullable=True),
        sa.Column("show_at", INSTANT, nullable=True),
        sa.Column("show_tries", ID, server_default="0", nullable=False),
        sa.Column("message_channel_id", ID, nullable=True),
        sa.Column("message_id", ID, nullable=True),
        sa.Column("asked", sa.String(length=40), nullable=True),
        sa.Column("posted_at", INSTANT, nullable=True),
        sa.Column("told", ID, nullable=True),
        sa.Column("told_until", ID, nullable=True),
        sa.Column("calls_at", INSTANT, nullable=True),
        sa.Column("lobby_channel_id", ID, nullable=True),
        sa.Column("lobby_id", ID, nullable=True),
        sa.Column("paused_at", INSTANT, nullable=True),
    )


def upgrade() -> None:
    # Not in batch mode, which would copy the tables on SQLite and forget the highest id ever used.
    for column in _added():
        op.add_column("tables", column)
    # Before anything is copied, because PostgreSQL keeps everybody else out from here on.
    for table, name in OLD_INDEXES.items():
        op.drop_index(op.f(f"ix_{table}_{name}"), table_name=table)
    for statement in _COPY:
        op.execute(statement)
    _date_pauses()
    for table in OLD_INDEXES:
        op.drop_table(table)
    for name in INDEXED:
        op.create_index(op.f(f"ix_tables_{name}"), "tables", [name])


def downgrade() -> None:
    _create_deadlines()
    _create_to_show()
    _create_posted()
    for statement in _COPY_BACK:
        op.execute(statement)
    for table, name in OLD_INDEXES.items():
        op.create_index(op.f(f"ix_{table}_{name}"), table, [name])
    for name in INDEXED:
        op.drop_index(op.f(f"ix_tables_{name}"), table_name="tables")
    for column in _added():
        op.drop_column("tables", column.name)


# The data.

_COPY = (
    """
    UPDATE tables SET due_kind = old.kind, due_at = old.due_at, due_prompt = old.prompt,
        turn_due = old.turn_due, seconds_left = old.seconds_left
    FROM deadlines AS old WHERE old.table_id = tables.id
    """,
    """
    UPDATE tables SET show_at = old.next_try, show_tries = old.tries
    FROM to_show AS old WHERE old.table_id = tables.id
    """,
    """
    UPDATE tables SET message_channel_id = old.channel_id, message_id = old.message_id,
        asked = old.asked, posted_at = old.posted_at, told = old.told, told_until = old.length,
        calls_at = old.calls_at, lobby_channel_id = old.lobby_channel_id, lobby_id = old.lobby_id
    FROM posted AS old WHERE old.table_id = tables.id
    """,
)
_COPY_BACK = (
    """
    INSERT INTO deadlines (table_id, kind, due_at, prompt, turn_due, seconds_left)
    SELECT id, due_kind, due_at, COALESCE(due_prompt, 0), turn_due, seconds_left
    FROM tables WHERE due_kind IS NOT NULL
    """,
    """
    INSERT INTO to_show (table_id, wanted, next_try, tries)
    SELECT id, version, show_at, show_tries FROM tables WHERE show_at IS NOT NULL
    """,
    """
    INSERT INTO posted (table_id, channel_id, message_id, asked, posted_at, told, length,
        calls_at, lobby_channel_id, lobby_id)
    SELECT id, message_channel_id, message_id, asked, posted_at, told, told_until,
        calls_at, lobby_channel_id, lobby_id
    FROM tables WHERE message_id IS NOT NULL
    """,
)


def _date_pauses() -> None:
    """Note when each pause began: in Python, so that SQLite stores it like all other times."""
    tables = sa.table(
        "tables",
        sa.column("id", ID),
        sa.column("paused_at", INSTANT),
        sa.column("paused_until", INSTANT),
    )
    db = op.get_bind()
    paused = sa.select(tables.c.id, tables.c.paused_until)
    rows = db.execute(paused.where(tables.c.paused_until.is_not(None))).all()
    if rows:
        change = tables.update().where(tables.c.id == sa.bindparam("table"))
        began = [{"table": row.id, "began": row.paused_until - LONGEST_PAUSE} for row in rows]
        db.execute(change.values(paused_at=sa.bindparam("began")), began)


# The tables as they were.


def _of_a_table(name: str) -> tuple[sa.Constraint, ...]:
    key = op.f(f"fk_{name}_table_id_tables")
    return (
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=key, ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f(f"pk_{name}")),
    )


def _create_deadlines() -> None:
    op.create_table(
        "deadlines",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("due_at", INSTANT, nullable=False),
        sa.Column("prompt", ID, nullable=False),
        sa.Column("turn_due", INSTANT, nullable=True),
        sa.Column("seconds_left", sa.Float(), nullable=True),
        *_of_a_table("deadlines"),
    )


def _create_to_show() -> None:
    op.create_table(
        "to_show",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("wanted", ID, nullable=False),
        sa.Column("next_try", INSTANT, nullable=False),
        sa.Column("tries", ID, nullable=False),
        *_of_a_table("to_show"),
    )


def _create_posted() -> None:
    op.create_table(
        "posted",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("message_id", ID, nullable=False),
        sa.Column("asked", sa.String(length=40), nullable=False),
        sa.Column("posted_at", INSTANT, nullable=False),
        sa.Column("told", ID, nullable=False),
        sa.Column("length", ID, nullable=False),
        sa.Column("lobby_channel_id", ID, nullable=True),
        sa.Column("lobby_id", ID, nullable=True),
        sa.Column("calls_at", INSTANT, nullable=True),
        *_of_a_table("posted"),
    )
