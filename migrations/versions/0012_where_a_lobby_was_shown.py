"""Where a lobby was shown, and with it the commitment to the secret of the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("posted", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lobby_channel_id", ID, nullable=True))
        batch_op.add_column(sa.Column("lobby_id", ID, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("posted", schema=None) as batch_op:
        batch_op.drop_column("lobby_id")
        batch_op.drop_column("lobby_channel_id")
