"""Finished games as they are read: the log, and the record of a replay file."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select, update

from core.engine.match import Answer
from core.engine.replay import FIRST, NEWEST, Record
from core.model.table import Status, Table
from core.store import rows
from core.store.table_lists import grouped
from core.store.tables import MOVES, SEATS, TABLES

_LOG = (
    select(MOVES.c.seat, MOVES.c.move)
    .where(MOVES.c.table_id == bindparam("table"))
    .order_by(MOVES.c.number)
)


def log(connection: Connection, table: int) -> tuple[Answer, ...]:
    found = connection.execute(_LOG, {"table": table})
    return tuple(Answer(row.seat, row.move) for row in found)


def unlink_moves(connection: Connection, table: int, seat: int) -> None:
    """Forget which clicks the moves of a seat came from."""
    theirs = update(MOVES).where(MOVES.c.table_id == table, MOVES.c.seat == seat)
    connection.execute(theirs.values(interaction_id=None))


def record(table: Table, secret: bytes, log: tuple[Answer, ...], number: int = NEWEST) -> Record:
    """Return a game in the form that replay files of this format are written from."""
    assert table.start is not None  # a finished game was started
    return Record(
        game=table.game,
        version=table.rules,
        options=tuple(sorted(table.options.items())),
        seats=table.seated,
        first=table.first,
        table=str(table.id),
        start=table.start,
        commitment=table.commitment,
        secret=secret,
        log=log,
        abandoned=table.forfeited if number == FIRST else table.abandoned,
        format=number,
    )


def records(connection: Connection, server: int, numbers: Collection[int]) -> list[Record]:
    """Return those of a server's tables that are finished and can be replayed, in any order."""
    if not numbers:
        return []
    wanted = TABLES.c.id.in_(numbers), TABLES.c.server_id == server
    query = select(TABLES).where(*wanted, TABLES.c.status == Status.FINISHED)
    heads = connection.execute(query).all()
    seats = grouped(connection, select(SEATS).order_by(SEATS.c.seat), SEATS, numbers)
    logs = grouped(connection, select(MOVES).order_by(MOVES.c.number), MOVES, numbers)
    found = [(rows.as_table(head, seats[head.id]), bytes(head.secret)) for head in heads]
    return [
        record(table, secret, tuple(Answer(row.seat, row.move) for row in logs[table.id]))
        for table, secret in found
        if table.replayable
    ]
