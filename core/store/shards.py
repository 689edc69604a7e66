"""Whether a row belongs to a server of some of Discord's shards."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Table, literal_column, true

from core.model.shards import Shards


def is_of(shards: Shards, rows: Table) -> ColumnElement[bool]:
    """Return the condition that a table or tournament is on a server of these shards."""
    if len(shards.numbers) == shards.count:
        return true()
    number = rows.c.server_id.op(">>")(literal_column("22")) % literal_column(str(shards.count))
    return number.in_([literal_column(str(each)) for each in sorted(shards.numbers)])
