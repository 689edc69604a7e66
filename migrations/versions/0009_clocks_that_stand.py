"""Clocks that stand: what is left of the time, and whether people agreed to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seconds_left", sa.Float(), nullable=True))
        batch_op.add_column(
            sa.Column("held", sa.Boolean(), server_default=sa.false(), nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("deadlines", schema=None) as batch_op:
        batch_op.drop_column("held")
        batch_op.drop_column("seconds_left")
