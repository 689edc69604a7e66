"""Counts the transactions of a real database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, event

from core.store.database import READ_ONLY, Database


@dataclass(slots=True)
class Transactions:
    reads: int = 0
    writes: int = 0

    def begun(self, connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get(READ_ONLY) or options.get("postgresql_readonly"):
            self.reads += 1
        else:
            self.writes += 1


@contextmanager
def counted(database: Database) -> Iterator[Transactions]:
    """Count what begins in the block."""
    found, engine = Transactions(), database.engine.sync_engine
    event.listen(engine, "begin", found.begun)
    try:
        yield found
    finally:
        event.remove(engine, "begin", found.begun)
