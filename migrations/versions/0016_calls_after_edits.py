"""When to call those who were asked by an edit, which notifies nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("posted", schema=None) as batch_op:
        batch_op.add_column(sa.Column("calls_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.create_index(batch_op.f("ix_posted_calls_at"), ["calls_at"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("posted", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_posted_calls_at"))
        batch_op.drop_column("calls_at")
