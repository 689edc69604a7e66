"""Who watches a table, and when somebody was last nudged there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "watchers",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.Column("wish", sa.String(length=20), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_watchers_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", "wish", name=op.f("pk_watchers")),
    )
    with op.batch_alter_table("watchers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_watchers_user_id"), ["user_id"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("nudged_at", INSTANT, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("nudged_at")
    op.drop_table("watchers")
