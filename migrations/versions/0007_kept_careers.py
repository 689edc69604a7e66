"""People's careers are kept: counted from all results so far, in the order the tables ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

from core.careers.counting import columns, on_rating, result
from core.careers.history import History
from core.games.registry import GAMES

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
INSTANT = sa.DateTime(timezone=True)
ORDERED = ["server_id", "game", "number"]
BY_USER = ["server_id", "game", "user_id"]
BATCH = 1000


def _added() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("number", ID, server_default="0", nullable=False),
        sa.Column("weight", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("games", ID, nullable=True),
        sa.Column("gained", ID, nullable=True),
    )


def upgrade() -> None:
    for column in _added():
        op.add_column("results", column)
    careers = _create_careers()
    _count(careers)
    op.drop_index(_index("results", BY_USER), table_name="results")
    for ordered in (ORDERED, [*BY_USER, "number"]):
        op.create_index(_index("results", ordered), "results", ordered)
    listed = ["server_id", "game", "ranked", "shown"]
    for found in (listed, ["user_id"]):
        op.create_index(_index("careers", found), "careers", found)


def downgrade() -> None:
    op.drop_table("careers")
    for ordered in (ORDERED, [*BY_USER, "number"]):
        op.drop_index(_index("results", ordered), table_name="results")
    op.create_index(_index("results", BY_USER), "results", BY_USER)
    for column in _added():
        op.drop_column("results", column.name)


def _index(table: str, names: Sequence[str]) -> str:
    return op.f(f"ix_{table}_{'_'.join(names)}")


def _create_careers() -> sa.Table:
    whole = ("games", "wins", "scored", "total", "streak", "longest", "rated")
    return op.create_table(
        "careers",
        sa.Column("server_id", ID, nullable=False),
        sa.Column("game", sa.String(length=200), nullable=False),
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        *(sa.Column(name, ID, nullable=False) for name in whole),
        *(sa.Column(name, ID, nullable=True) for name in ("best", "best_points", "shown")),
        *(sa.Column(name, sa.Float(), nullable=True) for name in ("mu", "sigma")),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["server_id"],
            ["servers.id"],
            name=op.f("fk_careers_server_id_servers"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("server_id", "game", "user_id", name=op.f("pk_careers")),
    )


# The columns as they are at this revision: the models may get more one day.
TABLES = sa.table("tables", sa.column("id", ID), sa.column("rated", sa.Boolean()))
RESULTS = sa.table(
    "results",
    *(sa.column(name, ID) for name in ("table_id", "seat", "server_id", "user_id")),
    *(sa.column(name, ID) for name in ("rank", "score", "points", "clicks")),
    *(sa.column(name, sa.String()) for name in ("game", "level")),
    *(sa.column(name, sa.Boolean()) for name in ("won", "forfeited")),
    sa.column("ended_at", INSTANT),
    *(sa.column(name, ID) for name in ("number", "games", "gained")),
    *(sa.column(name, sa.Float()) for name in ("weight", "mu", "sigma")),
)
_TOLD = ("number", "weight", "mu", "sigma", "games", "gained")
_ENDED = (
    sa.select(
        *(column for column in RESULTS.c if column.name not in _TOLD),
        TABLES.c.rated,
    )
    .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
    .where(RESULTS.c.server_id == sa.bindparam("server"), RESULTS.c.game == sa.bindparam("kind"))
    .order_by(RESULTS.c.ended_at, RESULTS.c.table_id, RESULTS.c.seat)
)
_TELL = (
    sa.update(RESULTS)
    .where(RESULTS.c.table_id == sa.bindparam("table"), RESULTS.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(f"new_{name}") for name in _TOLD})
)


def _count(careers: sa.Table) -> None:
    db = op.get_bind()
    played = sa.select(RESULTS.c.server_id, RESULTS.c.game).distinct()
    for server, game in db.execute(played).all():
        rows = db.execute(_ENDED, {"server": server, "kind": game}).all()
        told, found = _counted(game, rows)
        for first in range(0, len(told), BATCH):
            db.execute(_TELL, told[first : first + BATCH])
        if found:
            key = {"server_id": server, "game": game}
            db.execute(careers.insert(), [_only(careers, key | career) for career in found])


def _only(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    return {column.name: row[column.name] for column in table.columns}


def _counted(game: str, rows: Sequence[Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return what is to be written to the results, and the careers of the people."""
    history = History(game) if game in GAMES else None
    told = []
    tables = groupby(rows, key=lambda row: row.table_id)
    for number, (table, group) in enumerate(tables, start=1):
        seats = [row._mapping for row in group]
        counted = history and history.count(list(map(result, seats)), rated=seats[0]["rated"])
        for seat in seats:
            rated = on_rating(counted, seat["user_id"]) if counted else {}
            new = {f"new_{name}": rated.get(name) for name in _TOLD} | {"new_number": number}
            told.append({"table": table, "place": seat["seat"], **new})
    found = history.careers if history else {}
    return told, [{"user_id": user, **columns(career)} for user, career in found.items()]
