"""What changes of a table is stored, and every change of its row changes its mark."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from itertools import count
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
import sqlalchemy
from sqlalchemy import Connection, select
from sqlalchemy import Table as SqlTable

import core
from core.engine.match import Answer
from core.live.table import Clock, Live, Logged, Unshown
from core.model.actions import Motion, Watcher
from core.model.messages import Message, Place
from core.model.table import Chair, Guest, Table
from core.model.views import Cause
from core.store import servers, tables
from core.store.database import Database, upsert
from core.store.models.tables import SeatRow, TableRow
from core.store.tables import MOVES, SEATS, TABLES, Conflict, Stored, load, save, updated

FIXED = {
    *("id", "server", "channel", "game", "rules", "series", "series_game", "tournament", "first"),
    *("hints", "commitment", "opened_at", "rematch_of", "thread"),
}
"""Written once, when the table is opened."""
FOLLOWS = {
    Live: {"match", "story", "mark", "follows", "clicks", "moved_at", "asides"},
    Motion: {"missing"},
}
"""Not stored with it: it follows from the log, from who sits there or from messages to be removed;
or it is of the saving itself."""
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FULL, OTHER, EMPTY = 1, 2, 0


class Samples:
    """Values of any type that a table is made of, no two of which are equal.

    Switches are as they are not in the other set; in the empty one, all is missing that may be.
    """

    def __init__(self, number: int, follows: Mapping[type, set[str]] | None = None) -> None:
        self._set = number
        self._follows = follows or FOLLOWS
        self._count = count(1009 * (number + 1))

    def of(self, kind: Any) -> Any:  # noqa: ANN401 - of whatever type is asked for
        origin, inner = get_origin(kind), [each for each in get_args(kind) if each is not NoneType]
        if origin in {Union, UnionType}:
            return None if self._set == EMPTY else self.of(inner[0])
        if origin is tuple:
            return () if self._set == EMPTY else (self.of(inner[0]), self.of(inner[0]))
        if origin is Mapping:
            return {} if self._set == EMPTY else {self.of(inner[0]): self.of(inner[1])}
        if is_dataclass(kind) or hasattr(kind, "_fields"):
            return self._whole(kind)
        return self._plain(kind, next(self._count))

    def _whole(self, kind: Any) -> Any:  # noqa: ANN401
        """Return an instance with every field that is stored."""
        hints = get_type_hints(kind)
        stored = hints.keys() - self._follows.get(kind, set())
        return kind(**{name: self.of(hint) for name, hint in hints.items() if name in stored})

    def _plain(self, kind: Any, number: int) -> Any:  # noqa: ANN401
        if isinstance(kind, type) and issubclass(kind, Enum):
            return list(kind)[number % len(kind)]
        known = {
            bool: self._set == FULL,
            int: number,
            float: number + 0.5,
            str: f"s{number}",
            bytes: number.to_bytes(32),
            datetime: NOON + timedelta(minutes=number),
        }
        return known[kind]


def test_samples_differ_in_everything() -> None:
    """What is alike in them could be lost unseen."""
    for kind in (
        Live,
        Table,
        Chair,
        Guest,
        Clock,
        Unshown,
        Message,
        Place,
        Watcher,
        Motion,
        Logged,
    ):
        one, other = (Samples(number).of(kind) for number in (FULL, OTHER))
        alike = {
            name for name in get_type_hints(kind) if getattr(one, name) == getattr(other, name)
        }
        assert alike == FOLLOWS.get(kind, set()), kind


def sample(number: int, before: Live | None = None) -> Live:
    """A table that is another one in everything that can change."""
    live: Live = Samples(number).of(Live)
    if before is None:
        return live
    kept = {name: getattr(before.table, name) for name in FIXED}
    table = replace(live.table, **kept, version=before.table.version + 1)
    return replace(live, table=table, secret=before.secret, mark=before.mark)


async def stored(database: Database, number: int) -> Live:
    found = await database.look(load, None, number)
    assert isinstance(found, Stored)
    return found.live


async def opened(database: Database) -> Live:
    """A table with everything that one can have when it is opened."""
    made = replace(sample(FULL), logged=(), motions=())

    def add(connection: Connection) -> Live:
        servers.know_server(connection, made.table.server)
        return tables.add(connection, made)

    return await database.transact(add)


async def test_every_field_of_a_table_is_stored(database: Database) -> None:
    """What is forgotten would be lost when the table is next read."""
    live = await opened(database)
    assert await stored(database, live.table.id) == live


async def test_every_field_that_can_change_is_stored(database: Database) -> None:
    """Set, set to something else, taken away and set again."""
    live = await opened(database)
    logged: list[Logged] = []
    for number in (OTHER, FULL, EMPTY, OTHER):
        after = sample(number, live)
        fresh = [one._replace(number=n) for n, one in enumerate(after.logged, len(logged) + 1)]
        logged += fresh
        after = replace(after, logged=tuple(fresh))
        saved = await database.transact(save, live, after)
        assert saved == replace(after, mark=saved.mark, logged=())
        assert saved.mark != live.mark
        by = Counter(one.answer.seat for one in logged if one.cause is Cause.CLICK)
        live = replace(saved, clicks=by, moved_at=logged[-1].at)
        assert await stored(database, live.table.id) == live
        assert await log(database) == logged


async def log(database: Database) -> list[Logged]:
    async with database.read() as db:
        rows = (await db.execute(select(MOVES).order_by(MOVES.c.number))).all()
    return [
        Logged(row.number, Answer(row.seat, row.move), Cause(row.cause), row.interaction_id, row.at)
        for row in rows
    ]


@pytest.mark.parametrize("name", [f.name for f in fields(Table) if f.name not in FIXED])
async def test_a_field_of_the_table_is_stored_if_nothing_else_changes(
    database: Database, name: str
) -> None:
    live = await opened(database)
    after = live.change(**{name: getattr(sample(OTHER).table, name)})
    saved = await database.transact(save, live, after)
    assert await stored(database, live.table.id) == saved == replace(after, mark=saved.mark)


@pytest.mark.parametrize(
    "name",
    [f.name for f in fields(Live) if f.name not in {"table", "secret", "logged", *FOLLOWS[Live]}],
)
async def test_what_belongs_to_a_table_is_stored_if_nothing_else_changes(
    database: Database, name: str
) -> None:
    live = await opened(database)
    change: dict[str, Any] = {name: getattr(sample(OTHER), name)}
    saved = await database.transact(save, live, replace(live, **change))
    assert (
        await stored(database, live.table.id) == saved == replace(live, **change, mark=saved.mark)
    )


async def test_who_has_seen_another_table_saves_nothing(database: Database) -> None:
    live = await opened(database)
    saved = await database.transact(save, live, live.change(length=7))
    for after in (live, live.change(length=8)):
        with pytest.raises(Conflict):
            await database.transact(save, live, after)
    assert await stored(database, live.table.id) == saved


# Whoever writes to a table's row without changing its mark lets others go on with the row before.

ROOT = Path(core.__file__).parents[1]
MAY = {
    "core/store/tables.py": {"_SAVE", "updated"},
    "core/players/privacy.py": {"_scrubbed"},
    "core/store/database.py": {"_upsert"},
}
"""What may update tables: `save` gives `_SAVE` a new mark, `updated` has one, and `_scrubbed` takes
it from there. Nobody calls `upsert`, which executes `_upsert`, for tables."""
RAW = re.compile(r"(?i:\b(update|replace\s+into)\s+[\"'`]?tables\b)|\bUPDATE\s*$")


@dataclass(frozen=True)
class Scan:
    """Looks in a module's source for what updates tables, or may."""

    names: Mapping[str, object]
    """The module's own."""

    def found(self, source: str) -> set[str]:
        """Return the functions, classes and constants it is in."""
        parts = ast.parse(source).body
        return {_name_of(part) for part in parts if any(map(self._writes, ast.walk(part)))}

    def _writes(self, node: ast.AST) -> bool:
        match node:
            case ast.Constant(str(text)):
                return bool(RAW.search(text))
            case ast.Call(ast.Attribute(_, "on_conflict_do_update")):
                return True
            case ast.Call(ast.Attribute(value, "update"), [], []):  # a mapping's has arguments
                return self._may_be_tables(value)
            case ast.Call(function, args) if self._is(function, sqlalchemy.update):
                return any(map(self._may_be_tables, args))
            case ast.Call(function, args) if self._is(function, upsert):
                return any(map(self._may_be_tables, args[1:2]))
        return False

    def _is(self, node: ast.expr, function: Callable[..., object]) -> bool:
        found = self._value(node)
        if found is None and isinstance(node, ast.Name):  # imported in a function
            return node.id == function.__name__
        return found is function

    def _may_be_tables(self, node: ast.expr) -> bool:
        """Return whether this is the table of tables, or something that only runs can tell."""
        found = self._value(node)
        found = getattr(found, "__table__", found)
        return not isinstance(found, SqlTable) or found is TABLES

    def _value(self, node: ast.expr) -> object:
        match node:
            case ast.Name(name):
                return self.names.get(name)
            case ast.Attribute(value, name):
                return getattr(self._value(value), name, None)
        return None


def _name_of(part: ast.stmt) -> str:
    match part:
        case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
            return name
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return part.name
    return ast.unparse(part)


def test_whatever_updates_tables_changes_their_mark() -> None:
    """If this fails: build the statement with `core.store.tables.updated`."""
    found: dict[str, set[str]] = {}
    for path in [*ROOT.glob("core/**/*.py"), *ROOT.glob("bot/**/*.py")]:
        source = path.read_text()
        if re.search(r"update\b|upsert|replace\s+into", source, re.IGNORECASE):
            name = path.relative_to(ROOT)
            module = importlib.import_module(".".join(name.with_suffix("").parts))
            if writes := Scan(vars(module)).found(source):
                found[str(name)] = writes
    assert found == MAY


FORGETFUL = (
    "update(TABLES).values(length=1)",
    "update(TableRow).where(TableRow.id == 1)",
    "sqlalchemy.update(tables.TABLES).values(length=1)",
    "change(TABLES)",
    "TABLES.update().values(length=1)",
    "TableRow.__table__.update()",
    "update(anything).values(length=1)",
    "upsert(connection, TableRow, ['id'], {})",
    "insert(TABLES).on_conflict_do_update(set_={})",
    "text('UPDATE tables SET length = 1')",
    """text('''
        update "tables" set length = 1
    ''')""",
    "text(f'UPDATE {name} SET length = 1')",
)
HARMLESS = (
    "updated(length=1)",
    "update(SEATS).values(seat=1)",
    "SeatRow.__table__.update()",
    "upsert(connection, SeatRow, ['table_id'], {})",
    "names.update(TABLES)",
    "text('UPDATE seats SET seat = 1')",
    "select(TABLES).with_for_update()",
)
NAMES = {
    **{each.__name__: each for each in (TableRow, SeatRow, sqlalchemy.update, upsert)},
    "change": sqlalchemy.update,
    "sqlalchemy": sqlalchemy,
    "tables": tables,
    "TABLES": TABLES,
    "SEATS": SEATS,
}


@pytest.mark.parametrize("statement", FORGETFUL)
def test_what_may_forget_the_mark_is_found(statement: str) -> None:
    assert Scan(NAMES).found(f"async def forgetful():\n    await do({statement})") == {"forgetful"}
    assert Scan(NAMES).found(f"FORGETFUL = {statement}") == {"FORGETFUL"}


@pytest.mark.parametrize("statement", HARMLESS)
def test_what_updates_no_table_is_not_found(statement: str) -> None:
    assert Scan(NAMES).found(f"def harmless():\n    do({statement})") == set()


def test_no_mark_is_given_twice() -> None:
    marks = [updated().compile().params["mark"] for _ in range(1000)]
    assert len(set(marks)) == 1000
