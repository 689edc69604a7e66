"""What a tournament draws lots from, and who of its entrants may come back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.add_column(sa.Column("secret", sa.LargeBinary(length=32), nullable=True))
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.add_column(sa.Column("away", sa.String(length=20), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_column("away")
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.drop_column("secret")
