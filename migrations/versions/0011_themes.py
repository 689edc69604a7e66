"""A server's pictures have a theme by name, so that there can be more than two."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
compatible = False


def upgrade() -> None:
    theme = sa.Column("theme", sa.String(length=20), server_default="dark", nullable=False)
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.add_column(theme)
    op.execute("UPDATE servers SET theme = 'light' WHERE light")
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.drop_column("light")


def downgrade() -> None:
    light = sa.Column[bool]("light", sa.Boolean(), server_default=sa.false(), nullable=False)
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.add_column(light)
    op.execute("UPDATE servers SET light = true WHERE theme = 'light'")
    with op.batch_alter_table("servers", schema=None) as batch_op:
        batch_op.drop_column("theme")
