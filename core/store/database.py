"""Transactions on SQLite (the default) or PostgreSQL (by URL).

`transact` and `look` run a function with a connection, all in one go; `write` and `read` are for
what is awaited statement by statement. Readers see one snapshot and wait for no writer. What the
two databases do differently is in `sqlite.py` and `postgres.py`.

Parameters are kept out of error messages, since a secret may be among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from core.store import backend
from core.store.address import address
from core.store.models.base import Base
from core.store.problems import CLOSED, StorageProblem, plain_words

PATIENCE = 2.0
"""Seconds for a server to answer: to a connection, to a statement, to a commit."""

Transaction: TypeAlias = AsyncConnection
"""Statements that take effect together, for those who only hand it on."""
T = TypeVar("T")
P = ParamSpec("P")


class Database:
    """One database.

    `patience` is how many seconds a PostgreSQL server has for each answer.
    """

    def __init__(self, url: str, patience: float | None = None) -> None:
        self.url = address(url)
        self.backend = backend.kind(self.url.get_backend_name())(self.url, patience)
        self.engine = self.backend.engine
        self.begun: Counter[str] = Counter()
        """How many transactions have begun, reads and writes."""
        self._closed = False

    async def transact(
        self,
        function: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Run a function in a transaction: committed when it returns, rolled back when it raises.

        If the caller is cancelled meanwhile, it still takes effect as a whole or not at all.
        """
        with self._beginning("write"):
            return await self.backend.transact(lambda db: function(db, *args, **options))

    async def look(
        self,
        function: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Run a function that reads from a consistent snapshot; never waits for writers."""
        with self._beginning("read"):
            return await self.backend.look(lambda db: function(db, *args, **options))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a consistent snapshot; never waits for writers."""
        with self._beginning("read"):
            async with self.backend.read() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed when the block ends, rolled back when it raises.

        On SQLite, other writers of this process wait meanwhile.
        """
        with self._beginning("write"):
            async with self.backend.write() as connection:
                yield connection

    @asynccontextmanager
    async def at_leisure(self) -> AsyncIterator[Database]:
        """Lend a database without that limit, for long work that nobody waits for."""
        if self.backend.patience is None:
            yield self
            return
        patient = Database(self.url.render_as_string(hide_password=False))
        try:
            yield patient
        finally:
            await patient.close()

    @contextmanager
    def _beginning(self, use: str) -> Iterator[None]:
        with plain_words():
            if self._closed:
                raise StorageProblem(CLOSED)
            self.begun[use] += 1
            yield

    async def close(self) -> None:
        self._closed = True
        await self.backend.close()


def upsert(
    connection: Connection, model: type[Base], key: Sequence[str], values: Mapping[str, Any]
) -> None:
    """Insert the row, or update the one with the same key."""
    statement = _upsert(connection.dialect.name, model, tuple(key), tuple(values))
    connection.execute(statement, values)


def insert_new(connection: Connection, model: type[Base], values: Mapping[str, Any]) -> bool:
    """Insert the row unless its key exists; return whether it was inserted."""
    return connection.execute(_insert_new(connection.dialect.name, model), values).rowcount == 1


# Statements are built once: building one takes longer than executing most of them.


@cache
def _upsert(
    dialect: str, model: type[Base], key: tuple[str, ...], columns: tuple[str, ...]
) -> UpdateBase:
    insert = backend.kind(dialect).insert(rows_of(model))
    changed = {name: insert.excluded[name] for name in columns if name not in key}
    statement: UpdateBase = insert.on_conflict_do_update(index_elements=list(key), set_=changed)
    return statement


@cache
def _insert_new(dialect: str, model: type[Base]) -> UpdateBase:
    statement: UpdateBase = backend.kind(dialect).insert(rows_of(model)).on_conflict_do_nothing()
    return statement


def rows_of(model: type[Base]) -> SqlTable:
    """Return a model's Core table, which avoids the overhead of the mapper."""
    table = model.__table__
    assert isinstance(table, SqlTable)  # every model here is mapped to a plain table
    return table


def are_ids(*numbers: int) -> bool:
    """Return whether these fit into 64 bits; anything else must not reach the database."""
    return all(-(2**63) <= number < 2**63 for number in numbers)
