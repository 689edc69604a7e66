"""Give running games without a time limit a deadline: they are closed when nobody moves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

LIMIT, NOTICE = timedelta(days=30), timedelta(days=3)

_ADD = """
    INSERT INTO deadlines (table_id, kind, due_at, prompt, turn_due)
    SELECT id, 'remind', :remind, 0, :close FROM tables
    WHERE status = 'playing' AND turn_seconds = 0
    AND NOT EXISTS (SELECT 1 FROM deadlines WHERE deadlines.table_id = tables.id)
"""
_REMOVE = """
    DELETE FROM deadlines WHERE kind <> 'ai' AND table_id IN (
        SELECT id FROM tables WHERE status = 'playing' AND turn_seconds = 0
    )
"""


def upgrade() -> None:
    db = op.get_bind()
    zone = None if db.dialect.name == "sqlite" else UTC  # SQLite has no time zones
    close = datetime.now(UTC).replace(tzinfo=zone) + LIMIT
    instant = sa.DateTime(timezone=True)
    add = sa.text(_ADD).bindparams(
        sa.bindparam("remind", close - NOTICE, instant), sa.bindparam("close", close, instant)
    )
    db.execute(add)


def downgrade() -> None:
    op.get_bind().execute(sa.text(_REMOVE))
