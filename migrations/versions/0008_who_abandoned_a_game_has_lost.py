"""Count the answers of people, and let nobody have won a game they abandoned.

Seats that were abandoned share the last place and gain no points. The best of the others has won;
in a game that was stopped before it was over, the others share the first place.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_COUNT = """
    UPDATE results SET clicks = (
        SELECT count(*) FROM moves
        WHERE moves.table_id = results.table_id AND moves.seat = results.seat
        AND moves.cause = 'click'
    )
"""
# The seat of a person whose data was deleted would now seem to be an AI's own.
_KEEP = """
    UPDATE seats SET resigned = true
    WHERE user_id IS NULL AND NOT resigned AND NOT forfeited AND EXISTS (
        SELECT 1 FROM results
        WHERE results.table_id = seats.table_id AND results.seat = seats.seat
        AND results.forfeited
    )
"""
# A game that was over ended with its last move.
_ABANDONED = """
    SELECT results.table_id, results.seat, results.rank, results.points, results.forfeited,
        EXISTS (
            SELECT 1 FROM moves
            WHERE moves.table_id = tables.id AND moves.at = tables.ended_at
        ) AS over
    FROM results JOIN tables ON tables.id = results.table_id
    WHERE results.table_id IN (SELECT table_id FROM results WHERE forfeited)
    ORDER BY results.table_id, results.seat
"""
_SETTLE = """
    UPDATE results SET rank = :rank, points = :points, won = :won
    WHERE table_id = :table_id AND seat = :seat
"""


def upgrade() -> None:
    op.add_column("results", sa.Column("clicks", ID, server_default="0", nullable=False))
    op.execute(_COUNT)
    op.execute(_KEEP)
    db = op.get_bind()
    rows = db.execute(sa.text(_ABANDONED)).all()
    for _, seats in groupby(rows, key=lambda row: row.table_id):
        db.execute(sa.text(_SETTLE), _settled(list(seats)))


def _settled(rows: list[Any]) -> list[dict[str, Any]]:
    present = [row for row in rows if not row.forfeited]
    least = min(0, *(row.points for row in rows))

    def settled(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row of either database
        if row.forfeited:
            return {"rank": len(rows), "points": least, "won": False}
        ahead = sum(other.rank < row.rank for other in present) if row.over else 0
        won = ahead == 0 and (bool(row.over) or len(present) == 1)
        return {"rank": 1 + ahead, "points": row.points, "won": won}

    return [{"table_id": row.table_id, "seat": row.seat, **settled(row)} for row in rows]


def downgrade() -> None:
    op.drop_column("results", "clicks")
