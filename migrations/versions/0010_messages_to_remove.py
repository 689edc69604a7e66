"""Which messages are to be removed, and what becomes of a turn that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "to_remove",
        sa.Column("message_id", ID, autoincrement=False, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("step", sa.String(length=40), nullable=False),
        sa.Column("next_try", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_to_remove_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_to_remove")),
    )
    for column in ("next_try", "table_id"):
        op.create_index(op.f(f"ix_to_remove_{column}"), "to_remove", [column])
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("old_turns", sa.String(length=20), server_default="remove", nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.drop_column("old_turns")
    op.drop_table("to_remove")
