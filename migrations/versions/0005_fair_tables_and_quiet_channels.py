"""Guests, votes, watchers, stopped clocks, messages to remove; leaving a game now loses it.

Seats that were abandoned share the last place and gain no points. The best of the others has won;
in a game that was stopped before it was over, the others share the first place. Running games
without a time limit get a deadline: they are closed when nobody moves.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)
LIMIT, NOTICE = timedelta(days=30), timedelta(days=3)


def _switch(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)


def _columns() -> dict[str, tuple[sa.Column[Any], ...]]:
    """Return the columns added to tables that exist."""
    return {
        "tables": (
            _switch("private"),
            _switch("autostart"),
            sa.Column("changed", sa.String(length=200), nullable=True),
            sa.Column("rematch_of", ID, nullable=True),
            sa.Column("thread", sa.Boolean(), nullable=True),
            sa.Column("nudged_at", INSTANT, nullable=True),
            sa.Column("paused_until", INSTANT, nullable=True),
            sa.Column("ended_by_id", ID, nullable=True),
        ),
        "seats": (_switch("ready"),),
        "deadlines": (sa.Column("seconds_left", sa.Float(), nullable=True),),
        "posted": (
            sa.Column("lobby_channel_id", ID, nullable=True),
            sa.Column("lobby_id", ID, nullable=True),
            sa.Column("calls_at", INSTANT, nullable=True),
        ),
        "servers": (
            sa.Column("old_turns", sa.String(length=20), server_default="remove", nullable=False),
        ),
        "results": (sa.Column("clicks", ID, server_default="0", nullable=False),),
    }


def upgrade() -> None:
    # Not in batch mode, which would copy the tables on SQLite and forget the highest id ever used.
    for table, columns in _columns().items():
        for column in columns:
            op.add_column(table, column)
    op.create_index(op.f("ix_posted_calls_at"), "posted", ["calls_at"])
    _create_guests()
    _create_watchers()
    _create_motions()
    _create_removals()
    _settle_abandoned()
    _limit_untimed()


def downgrade() -> None:
    op.get_bind().execute(sa.text(_NO_LIMIT))
    for table in ("to_remove", "votes", "motions", "watchers", "guests"):
        op.drop_table(table)
    op.drop_index(op.f("ix_posted_calls_at"), table_name="posted")
    for table, columns in _columns().items():
        for column in columns:
            op.drop_column(table, column.name)


def _of_a_table(name: str) -> sa.ForeignKeyConstraint:
    key = op.f(f"fk_{name}_table_id_tables")
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=key, ondelete="CASCADE")


def _create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.Column("refused", sa.Boolean(), nullable=False),
        sa.Column("kept_until", INSTANT, nullable=True),
        _of_a_table("guests"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_guests")),
    )
    op.create_index(op.f("ix_guests_user_id"), "guests", ["user_id"])


def _create_watchers() -> None:
    op.create_table(
        "watchers",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.Column("wish", sa.String(length=20), nullable=False),
        sa.Column("at", INSTANT, nullable=False),
        _of_a_table("watchers"),
        sa.PrimaryKeyConstraint("table_id", "user_id", "wish", name=op.f("pk_watchers")),
    )
    op.create_index(op.f("ix_watchers_user_id"), "watchers", ["user_id"])


def _create_motions() -> None:
    op.create_table(
        "motions",
        sa.Column("id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", ID, nullable=True),
        sa.Column("user_id", ID, nullable=True),
        sa.Column("by_id", ID, nullable=False),
        sa.Column("prompt", ID, nullable=False),
        sa.Column("opened_at", INSTANT, nullable=False),
        sa.Column("outcome", sa.String(length=20), nullable=False),
        _of_a_table("motions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_motions")),
        sa.UniqueConstraint("table_id", "kind", name=op.f("uq_motions_table_id_kind")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "votes",
        sa.Column("motion_id", ID, nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["motion_id"],
            ["motions.id"],
            name=op.f("fk_votes_motion_id_motions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("motion_id", "user_id", name=op.f("pk_votes")),
    )
    op.create_index(op.f("ix_votes_user_id"), "votes", ["user_id"])


def _create_removals() -> None:
    op.create_table(
        "to_remove",
        sa.Column("message_id", ID, autoincrement=False, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("step", sa.String(length=40), nullable=False),
        sa.Column("next_try", INSTANT, nullable=True),
        sa.Column("tries", ID, nullable=False),
        _of_a_table("to_remove"),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_to_remove")),
    )
    for column in ("next_try", "table_id"):
        op.create_index(op.f(f"ix_to_remove_{column}"), "to_remove", [column])


# Whoever abandoned a game has lost it.

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


def _settle_abandoned() -> None:
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


# Games without a time limit.

_LIMIT = """
    INSERT INTO deadlines (table_id, kind, due_at, prompt, turn_due)
    SELECT id, 'remind', :remind, 0, :close FROM tables
    WHERE status = 'playing' AND turn_seconds = 0
    AND NOT EXISTS (SELECT 1 FROM deadlines WHERE deadlines.table_id = tables.id)
"""
_NO_LIMIT = """
    DELETE FROM deadlines WHERE kind <> 'ai' AND table_id IN (
        SELECT id FROM tables WHERE status = 'playing' AND turn_seconds = 0
    )
"""


def _limit_untimed() -> None:
    db = op.get_bind()
    zone = None if db.dialect.name == "sqlite" else UTC  # SQLite has no time zones
    close = datetime.now(UTC).replace(tzinfo=zone) + LIMIT
    add = sa.text(_LIMIT).bindparams(
        sa.bindparam("remind", close - NOTICE, INSTANT), sa.bindparam("close", close, INSTANT)
    )
    db.execute(add)
