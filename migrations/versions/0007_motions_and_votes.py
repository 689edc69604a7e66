"""What people at a table vote on, and who agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "motions",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", ID, nullable=True),
        sa.Column("by_id", ID, nullable=False),
        sa.Column("prompt", ID, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_motions_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_motions")),
        sa.UniqueConstraint("table_id", "kind", name=op.f("uq_motions_table_id_kind")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "votes",
        sa.Column("motion_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["motion_id"],
            ["motions.id"],
            name=op.f("fk_votes_motion_id_motions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("motion_id", "user_id", name=op.f("pk_votes")),
    )
    with op.batch_alter_table("votes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_votes_user_id"), ["user_id"], unique=False)


def downgrade() -> None:
    op.drop_table("votes")
    op.drop_table("motions")
