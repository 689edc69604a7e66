"""Tournaments: entrants, pairings with their results, corrections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ID, nullable=False),
        sa.Column("server_id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("organiser_id", ID, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("format", sa.String(length=20), nullable=False),
        sa.Column("rounds", ID, nullable=False),
        sa.Column("table_size", ID, nullable=False),
        sa.Column("games", sa.String(length=20), nullable=False),
        sa.Column("final", ID, nullable=False),
        sa.Column("turn_seconds", ID, nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("role_id", ID, nullable=True),
        sa.Column("start_at", INSTANT, nullable=True),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("round", ID, nullable=False),
        sa.Column("version", ID, nullable=False),
        sa.Column("shown", ID, nullable=False),
        sa.Column("message_id", ID, nullable=True),
        sa.Column("opened_at", INSTANT, nullable=False),
        sa.Column("ended_at", INSTANT, nullable=True),
        sa.ForeignKeyConstraint(
            ["server_id"],
            ["servers.id"],
            name=op.f("fk_tournaments_server_id_servers"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_tournaments_server_id_status"), ["server_id", "status"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tournaments_status"), ["status"], unique=False)

    op.create_table(
        "corrections",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("number", ID, autoincrement=False, nullable=False),
        sa.Column("round", ID, nullable=False),
        sa.Column("table", ID, nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("by_id", ID, nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_corrections_tournament_id_tournaments"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_corrections")),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("user_id", ID, nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("number", ID, nullable=False),
        sa.Column("joined", ID, nullable=False),
        sa.Column("dropped", ID, nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_entrants_tournament_id_tournaments"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "player", name=op.f("pk_entrants")),
    )
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_user_id"), ["user_id"], unique=False)

    op.create_table(
        "pairings",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("round", ID, autoincrement=False, nullable=False),
        sa.Column("number", ID, autoincrement=False, nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("table_id", ID, nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_pairings_tournament_id_tournaments"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_pairings")),
    )
    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_pairings_table_id"), ["table_id"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tournament_id", ID, nullable=True))


def downgrade() -> None:
    # Not in batch mode: a copy of the table would forget which numbers were given.
    op.drop_column("tables", "tournament_id")

    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_pairings_table_id"))

    op.drop_table("pairings")
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_entrants_user_id"))

    op.drop_table("entrants")
    op.drop_table("corrections")
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tournaments_status"))
        batch_op.drop_index(batch_op.f("ix_tournaments_server_id_status"))

    op.drop_table("tournaments")
