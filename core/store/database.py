"""Transactions on SQLite (the default) or PostgreSQL (by URL).

SQLite's safety comes from the settings here. The driver's defaults lose updates silently, so
transactions begin explicitly, and writers begin with IMMEDIATE. Writers of this process wait for an
asyncio lock, in order, because SQLite's own waiting is unfair; its busy timeout is left for other
processes (a backup, say). PostgreSQL's writers lock the rows they change; its readers see one
snapshot for the whole transaction, as SQLite's do. A server that is silent is not waited for
(`postgres.py`).

Parameters are kept out of error messages, since a secret may be among them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    nullcontext,
)
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    ParamSpec,
    TypeAlias,
    TypeVar,
    TypeVarTuple,
    overload,
)

from sqlalchemy import Connection, CursorResult, Dialect, Executable, Select, event
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import TypedReturnsRows

from core.store import sqlite
from core.store.address import address
from core.store.models import Base
from core.store.prepared import PutOff, batches, in_one, question, ready
from core.store.problems import committing, plain_words

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

    from core.store.postgres import Direct

PATIENCE = 2.0
"""Seconds for a server to answer: to a connection, to a statement, to a commit."""
READ_ONLY = "rungs_read_only"
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


T = TypeVar("T")
Ts = TypeVarTuple("Ts")
P = ParamSpec("P")
Values: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
Asked: TypeAlias = tuple[Select[Any], Mapping[str, Any]]
"""A query and its values."""


class Transaction:
    """Statements that take effect together, or not at all.

    It begins with its first statement. Changes whose result nobody needs are put off (`later`):
    they go along with the next statement or with the commit. A transaction of nothing else goes
    past SQLAlchemy, to SQLite in one trip.
    """

    def __init__(
        self,
        database: Database,
        stack: AsyncExitStack,
        *,
        read_only: bool = False,
        unless_true: type[Exception] | None = None,
        may_be_late: bool = False,
    ) -> None:
        self._database = database
        self._stack = stack
        self._read_only = read_only
        self._may_be_late = may_be_late
        self.unless_true = unless_true
        """What to raise if this changes something remembered that is not what is stored."""
        self._connection: AsyncConnection | None = None
        self._waiting: list[PutOff] = []

    @property
    def dialect(self) -> Dialect:
        return self._database.engine.dialect

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Ts], values: Values = None
    ) -> CursorResult[*Ts]: ...

    @overload
    async def execute(
        self, statement: Executable, values: Values = None
    ) -> CursorResult[*tuple[Any, ...]]: ...

    async def execute(self, statement: Executable, values: Values = None) -> CursorResult[Any]:
        return await (await self.connection()).execute(statement, values)

    async def find(self, query: Select[Any], values: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Return the only row of a query about what never changes, or None.

        That alone is no reason to begin: it may be read before.
        """
        if self._connection is None:
            return await self._database.find(query, values)
        return (await self.execute(query, values)).one_or_none()

    async def ask(self, *queries: Asked) -> list[Sequence[Any]]:
        """Return the rows of each query. SQLite answers all of them in one trip."""
        if not self._database.is_sqlite:
            return [(await self.execute(*each)).all() for each in queries]
        return await self._database.ask(await self._begun(), self._taken(), queries)

    async def run_sync(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **options: P.kwargs
    ) -> T:
        return await (await self.connection()).run_sync(function, *args, **options)

    def later(
        self,
        change: UpdateBase | Select[Any],
        values: Mapping[str, Any],
        unless_one: type[Exception] | None = None,
        *,
        first: bool = False,
    ) -> None:
        """Put off a change or a lock; the `first` is made before all others, which need its lock.

        If it does not change exactly one row, the statement it goes along with raises `unless_one`.
        """
        compiled = ready(change, self.dialect, tuple(values))
        place = 0 if first else len(self._waiting)
        self._waiting.insert(place, compiled.put_off(values, unless_one))

    async def connection(self) -> AsyncConnection:
        """Return the open connection; what was put off goes along with its next statement."""
        if self.unless_true and not self._database.is_sqlite:
            raise self.unless_true
        return await self._open()

    async def _open(self) -> AsyncConnection:
        connection = await self._begun()
        if changes := self._taken():
            await self._database.make(connection, changes)
        return connection

    async def _begun(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._database.begin(self._stack, read_only=self._read_only)
        return self._connection

    def _taken(self) -> list[PutOff]:
        """Return what waits, which is to be sent now."""
        changes, self._waiting = self._waiting, []
        return changes

    async def commit(self) -> None:
        """Send what still waits; the end of the stack commits what was begun."""
        if self._connection is not None:
            await self._open()
        elif self._waiting:
            await self._database.carry_out(self._waiting, may_be_late=self._may_be_late)


class Database:
    """One database. `read` and `write` each open one transaction.

    With `patience`, a PostgreSQL server has so many seconds for each answer.
    """

    def __init__(self, url: str, patience: float | None = None) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._patience = None if self.is_sqlite else patience
        self.engine, self._direct = _opened(self.url, self._patience)
        self.begun: Counter[str] = Counter()
        """How many transactions have begun, reads and writes."""
        self._looking: dict[str, Any] = (
            {READ_ONLY: True}
            if self.is_sqlite
            else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        )
        self._writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Open a consistent snapshot; never waits for writers."""
        with plain_words():
            async with AsyncExitStack() as stack:
                yield Transaction(self, stack, read_only=True)

    @asynccontextmanager
    async def write(
        self, unless_true: type[Exception] | None = None, *, may_be_late: bool = False
    ) -> AsyncIterator[Transaction]:
        """Open a transaction: committed when the block ends, rolled back when it raises.

        Other writers of this process wait on SQLite from its first statement on, or its commit.

        With `unless_true` it changes what this process remembers, and its changes check that this
        is what is stored. On PostgreSQL nothing is locked then before the first of them, so it may
        make no other statement: that would raise this exception.

        If it `may_be_late`, a server may carry it out even after it was given up, in one trip: for
        what nobody is told of.
        """
        with plain_words():
            async with AsyncExitStack() as stack:
                transaction = Transaction(
                    self, stack, unless_true=unless_true, may_be_late=may_be_late
                )
                yield transaction
                await transaction.commit()

    @asynccontextmanager
    async def at_leisure(self) -> AsyncIterator[Database]:
        """Lend a database without that limit, for much work that nobody waits for."""
        if self._patience is None:
            yield self
            return
        patient = Database(self.url.render_as_string(hide_password=False))
        try:
            yield patient
        finally:
            await patient.close()

    async def find(self, query: Select[Any], values: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Return the only row of one query, or None, in one trip."""
        return next(iter(await self.rows(query, values)), None)

    async def rows(self, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows of one query: a snapshot by itself, in one trip."""
        with plain_words():
            self.begun["read"] += 1
            asked = question(query, self.engine.dialect)
            return asked.rows(await self._direct.rows(asked.sql, asked.parameters(values)))

    async def begin(self, stack: AsyncExitStack, *, read_only: bool) -> AsyncConnection:
        if not read_only:
            await stack.enter_async_context(self._writer)
        connection = await self._connect(stack, "read" if read_only else "write")
        if read_only:
            await connection.execution_options(**self._looking)
            await stack.enter_async_context(connection.begin())
        else:
            await stack.enter_async_context(_committed(connection))
        return connection

    async def _connect(self, stack: AsyncExitStack, use: str) -> AsyncConnection:
        self.begun[use] += 1
        await stack.enter_async_context(self._direct.room())
        async with asyncio.timeout(self._patience):
            return await stack.enter_async_context(self.engine.connect())

    async def make(self, connection: AsyncConnection, changes: Sequence[PutOff]) -> None:
        if self.is_sqlite:
            await sqlite.driver(connection).make(changes)
            return
        for some in batches(changes):
            counted = (await connection.exec_driver_sql(*in_one(some))).one()
            for change, changed in zip(some, counted, strict=True):
                change.check(changed)

    async def ask(
        self, connection: AsyncConnection, changes: Sequence[PutOff], queries: Sequence[Asked]
    ) -> list[Sequence[Any]]:
        asked = [(question(query, self.engine.dialect), values) for query, values in queries]
        sent = [(each.sql, each.parameters(values)) for each, values in asked]
        answers = await sqlite.driver(connection).ask(changes, sent)
        return [each.rows(found) for (each, _), found in zip(asked, answers, strict=True)]

    async def carry_out(self, changes: Sequence[PutOff], *, may_be_late: bool) -> None:
        """Make these changes in a transaction of their own."""
        self.begun["write"] += 1
        async with self._writer:
            await self._direct.carry_out(changes, may_be_late=may_be_late)

    async def close(self) -> None:
        await self._direct.close()
        await self.engine.dispose()


def _opened(url: URL, patience: float | None) -> tuple[AsyncEngine, sqlite.Direct | Direct]:
    if url.get_backend_name() != "sqlite":
        from core.store import postgres  # with its drivers: 60 ms and 5 MB

        engine = postgres.engine(url, patience)
        return engine, postgres.Direct(engine, patience)
    engine = sqlite.engine(url, pool_size=5, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine, sqlite.Direct(engine)


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    read_only = connection.get_execution_options().get(READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")


@asynccontextmanager
async def _committed(connection: AsyncConnection) -> AsyncIterator[None]:
    async with connection.begin() as transaction:
        yield
        with committing():
            await transaction.commit()


def upsert(
    db: Transaction, model: type[Base], key: Sequence[str], values: Mapping[str, Any]
) -> None:
    """Insert the row, or update the one with the same key."""
    db.later(_upsert(db.dialect.name, model, tuple(key), tuple(values)), values)


def insert_new(
    db: Transaction,
    model: type[Base],
    values: Mapping[str, Any],
    unless_one: type[Exception] | None = None,
) -> None:
    """Insert the row unless its key exists."""
    db.later(_insert_new(db.dialect.name, model), values, unless_one)


# Statements are built once: building one takes longer than executing most of them.


@cache
def _upsert(
    dialect: str, model: type[Base], key: tuple[str, ...], columns: tuple[str, ...]
) -> UpdateBase:
    insert = _insert(dialect, model)
    changed = {name: insert.excluded[name] for name in columns if name not in key}
    return insert.on_conflict_do_update(index_elements=list(key), set_=changed)


@cache
def _insert_new(dialect: str, model: type[Base]) -> UpdateBase:
    return _insert(dialect, model).on_conflict_do_nothing()


def _insert(dialect: str, model: type[Base]) -> sqlite_dialect.Insert | postgresql.Insert:
    table = rows_of(model)
    if dialect == "sqlite":
        return sqlite_dialect.insert(table)
    from sqlalchemy.dialects import postgresql  # with its drivers: 60 ms and 5 MB

    return postgresql.insert(table)


def rows_of(model: type[Base]) -> SqlTable:
    """Return a model's Core table, which avoids the overhead of the mapper."""
    table = model.__table__
    assert isinstance(table, SqlTable)  # every model here is mapped to a plain table
    return table
