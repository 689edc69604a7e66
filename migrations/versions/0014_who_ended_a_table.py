"""Store who ended a table before its time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    # Not in batch mode, which would copy the tables on SQLite and forget the highest id ever used.
    op.add_column("tables", sa.Column("ended_by_id", ID, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "ended_by_id")
