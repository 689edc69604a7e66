"""Counts the transactions of a real database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from core.store.database import Database


@dataclass(slots=True)
class Transactions:
    reads: int = 0
    writes: int = 0


@contextmanager
def counted(database: Database) -> Iterator[Transactions]:
    """Count what begins in the block."""
    found, before = Transactions(), database.begun.copy()
    yield found
    found.reads = database.begun["read"] - before["read"]
    found.writes = database.begun["write"] - before["write"]
