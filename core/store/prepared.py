"""Statements compiled once and sent past what SQLAlchemy does around each execution.

A move changes four tables, and round trips to the database cost more than the work itself. So a
change whose result nobody needs is put off (`Transaction.later`) and sent with the next statement,
or with the commit at the latest. SQLite makes such changes on the same trip to its thread;
PostgreSQL gets them as one statement, whose parts are made in their order because their rows are
counted in that order. SQLAlchemy compiles each of them once, since compiling takes
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

    def rows(self, found: Sequence[Sequence[Any]]) -> list[SimpleNamespace]:
        return [SimpleNamespace(**self._converted(values)) for values in found]

    def _converted(self, values: Sequence[Any]) -> dict[str, Any]:
        pairs = zip(self.columns, values, strict=True)
        return {name: process(value) if process else value for (name, process), value in pairs}


@cache
def ready(change: UpdateBase | Select[Any], dialect: Dialect, columns: tuple[str, ...]) -> Ready:
    """Compile a change, or a query that locks a row."""
    table = change.table if isinstance(change, UpdateBase) else change.get_final_froms()[0]
    return Ready(*_compiled(change, dialect, columns), str(table))


_FLOAT = 701
"""PostgreSQL's number for this type: a column of numbers asks which kind the driver returns."""


@cache
def question(query: Select[Any], dialect: Dialect) -> Question:
    types = ((name, each.type) for name, each in query.selected_columns.items())
    columns = tuple(
        (name, each.dialect_impl(dialect).result_processor(dialect, _FLOAT)) for name, each in types
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
        if any(other.table == change.table and not _apart(other, change) for other in batch):
            yield batch
            batch = []
        batch.append(change)
    if batch:
        yield batch


def _apart(first: PutOff, then: PutOff) -> bool:
    """Return whether a new row follows an update, which does not ask for it and changes no key."""
    return first.sql.startswith("UPDATE") and then.sql.endswith("ON CONFLICT DO NOTHING")


def in_one(changes: Sequence[PutOff], *, or_none: bool = False) -> tuple[str, tuple[Any, ...]]:
    """Return one PostgreSQL statement that makes all changes and counts the rows of each.

    With `or_none` it divides by zero, and so makes none, if a change that must change a row finds
    none.
    """
    parameters = tuple(value for change in changes for value in change.parameters)
    parts = tuple(
        (change.sql, len(change.parameters), or_none and change.unless_one is not None)
        for change in changes
    )
    return _joined(parts), parameters


@cache
def _joined(parts: tuple[tuple[str, int, bool], ...]) -> str:
    made, counted, first = [], [], 0
    for place, (sql, parameters, must) in enumerate(parts):
        made.append(f"p{place} AS ({_answered(_numbered(sql, first))})")
        rows = f"(SELECT count(*) FROM p{place})"  # noqa: S608
        counted.append(f"1 / {rows}" if must else rows)
        first += parameters
    return f"WITH {', '.join(made)} SELECT {', '.join(counted)}"


def _answered(sql: str) -> str:
    """Let a change return the rows it changes, as a query that locks them does anyway."""
    return sql if sql.startswith("SELECT") else f"{sql} RETURNING 1"


def _numbered(sql: str, first: int) -> str:
    return re.sub(r"\$(\d+)", lambda found: f"${int(found[1]) + first}", sql)
