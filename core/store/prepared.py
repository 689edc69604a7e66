"""Statements compiled once and sent past what SQLAlchemy does around each execution.

A move changes four tables, and round trips to the database cost more than the work itself. So a
change whose result nobody needs is put off (`Transaction.later`) and sent with the next statement,
or with the commit at the latest. SQLite makes such changes on the same trip to its thread;
PostgreSQL gets them as one statement. SQLAlchemy compiles each of them once, since compiling takes
longer than executing most of them (`python -m bench service`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import ClauseElement, Dialect, Select
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

Process: TypeAlias = Callable[[Any], Any]


class PutOff(NamedTuple):
    """A deferred change, and what to raise if it does not change exactly one row."""

    sql: str
    parameters: Sequence[Any] = ()
    table: str = ""
    unless_one: type[Exception] | None = None

    def check(self, changed: int) -> None:
        if self.unless_one is not None and changed != 1:
            raise self.unless_one(f"{changed} rows of {self.table} were changed instead of one")


@dataclass(frozen=True, slots=True)
class Prepared:
    """A statement compiled for the driver: its SQL, and how to convert the values for it."""

    sql: str
    binds: tuple[tuple[str, Process | None], ...]
    constants: Mapping[str, Any]
    """The values that are part of the statement."""

    def parameters(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        given = {**self.constants, **values}
        return tuple(
            given[name] if process is None else process(given[name]) for name, process in self.binds
        )


@dataclass(frozen=True, slots=True)
class Ready(Prepared):
    """A compiled change."""

    table: str

    def put_off(self, values: Mapping[str, Any], unless_one: type[Exception] | None) -> PutOff:
        return PutOff(self.sql, self.parameters(values), self.table, unless_one)


@dataclass(frozen=True, slots=True)
class Question(Prepared):
    """A compiled query, and how to convert what the driver answers."""

    columns: tuple[tuple[str, Process | None], ...]

    def row(self, found: Sequence[Any] | None) -> SimpleNamespace | None:
        if found is None:
            return None
        pairs = zip(self.columns, found, strict=True)
        return SimpleNamespace(
            **{name: process(value) if process else value for (name, process), value in pairs}
        )


@cache
def ready(change: UpdateBase, dialect: Dialect, columns: tuple[str, ...]) -> Ready:
    return Ready(*_compiled(change, dialect, columns), str(change.table))


@cache
def question(query: Select[Any], dialect: Dialect) -> Question:
    types = ((name, each.type) for name, each in query.selected_columns.items())
    columns = tuple(
        (name, each.dialect_impl(dialect).result_processor(dialect, None)) for name, each in types
    )
    return Question(*_compiled(query, dialect, None), columns)


def _compiled(
    statement: ClauseElement, dialect: Dialect, columns: tuple[str, ...] | None
) -> tuple[str, tuple[tuple[str, Process | None], ...], Mapping[str, Any]]:
    compiled = statement.compile(dialect=dialect, column_keys=columns and list(columns))
    assert isinstance(compiled, SQLCompiler)  # it is no DDL
    used = {name: compiled.binds[name] for name in compiled.positiontup or ()}
    types = ((name, used[name].type) for name in compiled.positiontup or ())
    processes = tuple(
        (name, each.dialect_impl(dialect).bind_processor(dialect)) for name, each in types
    )
    constants = {name: each.value for name, each in used.items() if not each.required}
    return str(compiled), processes, constants


def batches(changes: Sequence[PutOff]) -> Iterator[list[PutOff]]:
    """Split where a table is changed again: changes in one statement do not see each other."""
    batch: list[PutOff] = []
    for change in changes:
        if any(other.table == change.table for other in batch):
            yield batch
            batch = []
        batch.append(change)
    if batch:
        yield batch


def in_one(changes: Sequence[PutOff]) -> tuple[str, tuple[Any, ...]]:
    """Return one PostgreSQL statement that makes all changes and counts the rows of each."""
    parameters = tuple(value for change in changes for value in change.parameters)
    counts = tuple(len(change.parameters) for change in changes)
    return _joined(tuple(change.sql for change in changes), counts), parameters


@cache
def _joined(texts: tuple[str, ...], counts: tuple[int, ...]) -> str:
    parts = [
        f"p{place} AS ({_numbered(sql, sum(counts[:place]))} RETURNING 1)"
        for place, sql in enumerate(texts)
    ]
    sums = (f"(SELECT count(*) FROM p{place})" for place in range(len(texts)))  # noqa: S608
    return f"WITH {', '.join(parts)} SELECT {', '.join(sums)}"


def _numbered(sql: str, first: int) -> str:
    return re.sub(r"\$(\d+)", lambda found: f"${int(found[1]) + first}", sql)
