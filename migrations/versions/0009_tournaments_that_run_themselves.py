"""How a tournament is filled, announced, repeated and rewarded, and who helps to run it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAMED = ("co_organizers", "prize_holders")
"""The tables that list people of a tournament besides its entrants."""


def _added() -> dict[str, tuple[sa.Column[Any], ...]]:
    return {
        "servers": (sa.Column("time_zone", sa.String(length=40), nullable=True),),
        "tournaments": (
            sa.Column("seeding", sa.String(length=20), server_default="lots", nullable=False),
            sa.Column("most", ID, nullable=True),
            sa.Column("check_in", ID, server_default="0", nullable=False),
            sa.Column("repeat", sa.String(length=20), nullable=True),
            sa.Column("news_channel_id", ID, nullable=True),
            sa.Column("ping_role_id", ID, nullable=True),
            sa.Column("prize_role_id", ID, nullable=True),
            sa.Column("checking_in", sa.Boolean(), server_default=sa.false(), nullable=False),
            sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
            sa.Column("previous_id", ID, nullable=True),
            sa.Column("repeats_from", sa.DateTime(timezone=True), nullable=True),
            sa.Column("asked_rounds", ID, nullable=True),
            sa.Column("event_id", ID, nullable=True),
            sa.Column("news_id", ID, nullable=True),
            sa.Column("news_about", sa.String(length=40), nullable=True),
            sa.Column("arranged", ID, server_default="0", nullable=False),
            sa.Column("arranged_as", sa.String(length=24), nullable=True),
        ),
        "entrants": (
            sa.Column("checked_in", sa.Boolean(), server_default=sa.false(), nullable=False),
            sa.Column("rating", sa.Float(), nullable=True),
        ),
    }


def upgrade() -> None:
    for table, columns in _added().items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.add_column(column)
    op.execute("UPDATE tournaments SET due_at = start_at WHERE status = 'open'")
    op.execute("UPDATE tournaments SET arranged = version")  # they have nothing to arrange
    for table in NAMED:
        op.create_table(
            table,
            sa.Column("tournament_id", ID, nullable=False),
            sa.Column("user_id", ID, autoincrement=False, nullable=False),
            sa.ForeignKeyConstraint(
                ["tournament_id"],
                ["tournaments.id"],
                name=op.f(f"fk_{table}_tournament_id_tournaments"),
                ondelete="CASCADE",
            ),
            sa.PrimaryKeyConstraint("tournament_id", "user_id", name=op.f(f"pk_{table}")),
        )
        op.create_index(op.f(f"ix_{table}_user_id"), table, ["user_id"])


def downgrade() -> None:
    for table in NAMED:
        op.drop_table(table)
    for table, columns in _added().items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.drop_column(column.name)
