"""Queries on the programs that run on this database, as they report themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from core.model.shards import Shards
from core.store.database import rows_of, upsert
from core.store.models.upkeep import ProcessRow

PROCESSES = rows_of(ProcessRow)
_ALL = select(PROCESSES).order_by(PROCESSES.c.since, PROCESSES.c.id)


@dataclass(frozen=True, slots=True)
class Process:
    """A program on this database."""

    id: str
    host: str
    pid: int
    version: str
    shards: Shards
    heard: frozenset[int]
    in_charge: bool
    since: datetime
    seen_at: datetime
    answered: tuple[int, ...] = ()

    @property
    def connected(self) -> bool:
        return self.heard >= self.shards.numbers

    def shares(self, other: Process) -> bool:
        """Return whether both are for one of the same shards; their count may change."""
        return self.id != other.id and bool(self.shards.numbers & other.shards.numbers)


def put(connection: Connection, process: Process) -> None:
    row = {
        "id": process.id,
        "host": process.host,
        "pid": process.pid,
        "version": process.version,
        "shard_count": process.shards.count,
        "shards": sorted(process.shards.numbers),
        "heard": sorted(process.heard),
        "in_charge": process.in_charge,
        "answered": list(process.answered),
        "since": process.since,
        "seen_at": process.seen_at,
    }
    upsert(connection, ProcessRow, ["id"], row)


def found(connection: Connection) -> list[Process]:
    """Return all processes that have not taken leave, by their shards."""
    processes = (
        Process(
            row.id,
            row.host,
            row.pid,
            row.version,
            Shards(row.shard_count, frozenset(row.shards)),
            frozenset(row.heard),
            row.in_charge,
            row.since,
            row.seen_at,
            tuple(row.answered),
        )
        for row in connection.execute(_ALL)
    )
    return sorted(processes, key=lambda one: (sorted(one.shards.numbers), not one.in_charge))


def hand_over(connection: Connection, process: str, answered: Sequence[int]) -> None:
    """Leave what this process has answered to the one that follows."""
    row = update(PROCESSES).where(PROCESSES.c.id == process)
    connection.execute(row.values(answered=list(answered)))


def forget(connection: Connection, *processes: str) -> None:
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(processes)))
