"""Deferred changes: compiled once, executed along with the next statement.

A move changes four tables, and round trips to the database cost more than the work itself. So a
change whose result nobody needs is deferred (`database.later`) and sent with the next statement, or
with the commit at the latest. SQLite executes deferred changes on the same trip to its thread;
PostgreSQL gets them as one statement. SQLAlchemy compiles each kind of change once, since compiling
takes longer than executing most of them (`python -m bench service`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

Process: TypeAlias = Callable[[Any], Any]

_known: dict[tuple[UpdateBase, str, tuple[str, ...]], Ready] = {}


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
class Ready:
    """A change compiled for the driver: its SQL, and how to convert the values for it."""

    sql: str
    table: str
    binds: tuple[tuple[str, Process | None], ...]

    def put_off(self, values: Mapping[str, Any], unless_one: type[Exception] | None) -> PutOff:
        parameters = tuple(
            values[name] if process is None else process(values[name])
            for name, process in self.binds
        )
        return PutOff(self.sql, parameters, self.table, unless_one)


def ready(change: UpdateBase, dialect: Dialect, columns: tuple[str, ...]) -> Ready:
    key = (change, dialect.name, columns)
    if key not in _known:
        _known[key] = _made(change, dialect, columns)
    return _known[key]


def _made(change: UpdateBase, dialect: Dialect, columns: tuple[str, ...]) -> Ready:
    compiled = change.compile(dialect=dialect, column_keys=list(columns))
    assert isinstance(compiled, SQLCompiler)  # every change compiles to SQL
    binds = tuple(
        (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
        for name in compiled.positiontup or ()
    )
    return Ready(str(compiled), str(change.table), binds)


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
