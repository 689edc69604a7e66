"""Which processes run, with which shards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
compatible = True

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=80), nullable=False),
        sa.Column("pid", ID, nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("shard_count", ID, nullable=False),
        sa.Column("shards", sa.JSON(), nullable=False),
        sa.Column("heard", sa.JSON(), nullable=False),
        sa.Column("in_charge", sa.Boolean(), nullable=False),
        sa.Column("answered", sa.JSON(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    op.drop_table("processes")
