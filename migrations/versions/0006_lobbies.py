"""Guests of a lobby, who is ready, and what the host has switched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SWITCHES = (("tables", "private"), ("tables", "autostart"), ("seats", "ready"))


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.Column("kept_until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_guests_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_guests")),
    )
    op.create_index(op.f("ix_guests_user_id"), "guests", ["user_id"])
    # Not in batch mode, which would copy the tables on SQLite and forget the highest id ever used.
    for table, name in SWITCHES:
        op.add_column(
            table, sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.add_column("tables", sa.Column("changed", sa.String(length=200), nullable=True))
    op.add_column("tables", sa.Column("rematch_of", ID, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "rematch_of")
    op.drop_column("tables", "changed")
    for table, name in SWITCHES:
        op.drop_column(table, name)
    op.drop_index(op.f("ix_guests_user_id"), table_name="guests")
    op.drop_table("guests")
