"""Who is to get a seat by a motion."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("motions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("user_id", ID, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("motions", schema=None) as batch_op:
        batch_op.drop_column("user_id")
