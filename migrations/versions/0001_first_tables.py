"""The first tables: servers, users, tables with seats and moves, deadlines, outbox, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "interactions",
        sa.Column("id", ID, autoincrement=False, nullable=False),
        sa.Column("table_id", ID, nullable=True),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("did", sa.String(length=40), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_interactions")),
    )
    with op.batch_alter_table("interactions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_interactions_at"), ["at"], unique=False)

    op.create_table(
        "marks",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_marks")),
    )
    op.create_table(
        "servers",
        sa.Column("id", ID, autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=200), nullable=True),
        sa.Column("turn_seconds", ID, nullable=True),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("pings", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("left_at", INSTANT, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "users",
        sa.Column("id", ID, autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=200), nullable=True),
        sa.Column("pictures", sa.Boolean(), nullable=False),
        sa.Column("pings", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("server_id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("host_id", ID, nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("rules", ID, nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("games", sa.String(length=200), nullable=False),
        sa.Column("series_id", ID, nullable=True),
        sa.Column("series_game", ID, nullable=False),
        sa.Column("first", ID, nullable=True),
        sa.Column("turn_seconds", ID, nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("version", ID, nullable=False),
        sa.Column("length", ID, nullable=False),
        sa.Column("commitment", sa.String(length=200), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=True),
        sa.Column("start_id", sa.String(length=200), nullable=True),
        sa.Column("seated", sa.String(length=200), nullable=False),
        sa.Column("opened_at", INSTANT, nullable=False),
        sa.Column("ended_at", INSTANT, nullable=True),
        sa.ForeignKeyConstraint(
            ["server_id"],
            ["servers.id"],
            name=op.f("fk_tables_server_id_servers"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_tables_channel_id_status"), ["channel_id", "status"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tables_series_id"), ["series_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_tables_server_id_status"), ["server_id", "status"], unique=False
        )

    op.create_table(
        "deadlines",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("due_at", INSTANT, nullable=False),
        sa.Column("prompt", ID, nullable=False),
        sa.Column("turn_due", INSTANT, nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_deadlines_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_deadlines")),
    )
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deadlines_due_at"), ["due_at"], unique=False)

    op.create_table(
        "moves",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", ID, autoincrement=False, nullable=False),
        sa.Column("seat", ID, nullable=False),
        sa.Column("move", sa.String(length=40), nullable=False),
        sa.Column("cause", sa.String(length=20), nullable=False),
        sa.Column("interaction_id", ID, nullable=True),
        sa.Column("at", INSTANT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_moves_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_moves")),
    )
    op.create_table(
        "posted",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("message_id", ID, nullable=False),
        sa.Column("asked", sa.String(length=40), nullable=False),
        sa.Column("posted_at", INSTANT, nullable=False),
        sa.Column("told", ID, nullable=False),
        sa.Column("length", ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_posted_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_posted")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", ID, autoincrement=False, nullable=False),
        sa.Column("server_id", ID, nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("user_id", ID, nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("rank", ID, nullable=False),
        sa.Column("score", ID, nullable=False),
        sa.Column("points", ID, nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("forfeited", sa.Boolean(), nullable=False),
        sa.Column("ended_at", INSTANT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_results_server_id_game_user_id"),
            ["server_id", "game", "user_id"],
            unique=False,
        )
        batch_op.create_index(batch_op.f("ix_results_user_id"), ["user_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", ID, nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("strikes", ID, nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("forfeited", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_seats_table_id_user_id")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_user_id"), ["user_id"], unique=False)

    op.create_table(
        "to_show",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("wanted", ID, nullable=False),
        sa.Column("next_try", INSTANT, nullable=False),
        sa.Column("tries", ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_to_show_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_to_show")),
    )
    with op.batch_alter_table("to_show", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_to_show_next_try"), ["next_try"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("to_show", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_to_show_next_try"))

    op.drop_table("to_show")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_user_id"))

    op.drop_table("seats")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_user_id"))
        batch_op.drop_index(batch_op.f("ix_results_server_id_game_user_id"))

    op.drop_table("results")
    op.drop_table("posted")
    op.drop_table("moves")
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deadlines_due_at"))

    op.drop_table("deadlines")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_server_id_status"))
        batch_op.drop_index(batch_op.f("ix_tables_series_id"))
        batch_op.drop_index(batch_op.f("ix_tables_channel_id_status"))

    op.drop_table("tables")
    op.drop_table("users")
    op.drop_table("servers")
    op.drop_table("marks")
    with op.batch_alter_table("interactions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_interactions_at"))

    op.drop_table("interactions")
