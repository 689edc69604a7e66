"""Migrations on both databases: from nothing, from every earlier revision with rows in it, without
drift; and the ways in which one could lose rows are seen."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    DateTime,
    Float,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    inspect,
    select,
    table,
    text,
)
from sqlalchemy.schema import ColumnCollectionConstraint

from core.players import recount
from core.store import schema
from core.store.database import PATIENCE, Database
from core.store.models.base import Base
from core.store.problems import StorageProblem
from tests.databases import Server, new_postgres
from tests.patience import waiting_for
from tests.tables.world import ANN, make_world

ROWS = 3
TABLES = Base.metadata.tables["tables"]


def scripts(folder: Path = schema.MIGRATIONS) -> ScriptDirectory:
    return ScriptDirectory.from_config(config(folder))


def config(folder: Path) -> Config:
    made = Config()
    made.set_main_option("script_location", str(folder))
    return made


EARLIER = [s.revision for s in scripts().walk_revisions() if s.revision != schema.newest()]


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def fill(connection: Connection) -> None:
    """Some rows in every table there is, whatever its columns are."""
    for each in reflected(connection).sorted_tables:
        if each.name != "alembic_version":
            rows = [{c.name: value(c.type, n) for c in each.columns} for n in range(1, ROWS + 1)]
            connection.execute(each.insert(), rows)


def value(kind: object, number: int) -> object:
    values: list[tuple[type, Any]] = [
        (Boolean, bool(number % 2)),
        (Integer, number),
        (Float, number / 2),
        (JSON, {}),
        (DateTime, datetime(2026, 1, number, tzinfo=UTC if getattr(kind, "timezone", 0) else None)),
        (LargeBinary, bytes([number]) * 32),
    ]
    return next((v for each, v in values if isinstance(kind, each)), f"text {number}")


def counts(connection: Connection) -> dict[str, int]:
    names = reflected(connection).tables.keys() - {"alembic_version"}
    return {
        name: connection.execute(select(func.count()).select_from(table(name))).scalar_one()
        for name in names
    }


def test_the_names_of_the_files_say_what_alembic_knows() -> None:
    assert schema.newest() == scripts().get_current_head()
    assert [s for s in scripts().walk_revisions() if not schema.is_known(s.revision)] == []


MERGED = {"deadlines": "due_kind", "to_show": "show_at", "posted": "message_id"}
"""What became a part of `tables` in revision 0012, by a column that each of them has set there."""


def parts(connection: Connection) -> dict[str, int]:
    """How many tables have what other tables held before."""
    queries = {
        name: select(func.count()).select_from(TABLES).where(TABLES.c[column].is_not(None))
        for name, column in MERGED.items()
    }
    return {name: connection.execute(query).scalar_one() for name, query in queries.items()}


async def test_an_empty_database_gets_every_table_and_has_no_drift(bare: str) -> None:
    database = Database(bare)
    await schema.migrate(database)
    assert await schema.current(database) == schema.newest()
    async with database.read() as db:
        assert await db.run_sync(drift) == []
    await database.close()


def drift(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, Base.metadata))


async def test_drift_would_be_seen(database: Database) -> None:
    async with database.engine.connect() as db:
        await db.execute(text("ALTER TABLE users ADD COLUMN extra INTEGER"))
        assert await db.run_sync(drift) != []
        await db.rollback()


@pytest.mark.parametrize("revision", EARLIER)
async def test_every_row_of_an_earlier_revision_is_kept(bare: str, revision: str) -> None:
    database = Database(bare)
    await schema.migrate(database, revision)
    async with database.write() as db:
        await db.run_sync(fill)
    async with database.read() as db:
        before = await db.run_sync(counts)
    await schema.migrate(database)
    async with database.read() as db:
        after = await db.run_sync(counts) | await db.run_sync(parts)
        assert await db.run_sync(drift) == []
    assert set(before.values()) == {ROWS}
    assert {name: after[name] for name in before} == before
    await database.close()


async def test_no_number_is_given_twice_after_the_way_down_and_up(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/rungs.sqlite3")
    await schema.migrate(database)
    async with database.write() as db:
        await db.execute(text("INSERT INTO sqlite_sequence VALUES ('tables', 99)"))
    await go_down(database, EARLIER[-1])
    await schema.migrate(database)
    async with database.read() as db:
        last = (await db.execute(text("SELECT seq FROM sqlite_sequence"))).scalar_one()
    assert last == 99
    await database.close()


async def go_down(database: Database, to: str) -> None:
    engine = database.backend.migration_engine()
    async with engine.begin() as connection:
        await connection.run_sync(downgrade, to)
    await engine.dispose()


def downgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(schema.MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def results(connection: Connection, table_id: int, **columns: list[Any]) -> None:
    """The results of a table, by seat."""
    rows = reflected(connection).tables["results"]
    blank = {c.name: value(c.type, 1) for c in rows.columns} | {"table_id": table_id}
    for seat, given in enumerate(zip(*columns.values(), strict=True)):
        named = dict(zip(columns, given, strict=True))
        connection.execute(rows.insert(), blank | {"seat": seat} | named)


async def test_who_abandoned_a_game_has_lost_it_in_old_results_too(bare: str) -> None:
    """The first game ended with its last move, the second without one."""
    database = Database(bare)
    await schema.migrate(database, "0004")

    def plant(connection: Connection) -> None:
        for statement in (
            "DELETE FROM results",
            "UPDATE tables SET ended_at = '2026-01-01 00:00:00'",
            "UPDATE moves SET cause = 'click', seat = 1 WHERE table_id = 1",
            "UPDATE moves SET at = '2026-01-01 00:00:00' WHERE table_id = 1",
        ):
            connection.execute(text(statement))
        kept = {"rank": [1, 2, 3], "points": [9, 5, 4]}
        for number in (1, 2):
            won, left = [True, False, False], [True, False, False]
            results(connection, number, **kept, won=won, forfeited=left)

    async with database.write() as db:
        await db.run_sync(fill)
        await db.run_sync(plant)
    await schema.migrate(database)
    async with database.read() as db:
        query = text("SELECT rank, points, won FROM results ORDER BY table_id, seat")
        found = [tuple(row) for row in await db.execute(query)]
        clicks = (await db.execute(text("SELECT clicks FROM results WHERE clicks > 0"))).all()
    assert found[:3] == [(3, 0, False), (1, 5, True), (2, 4, False)]
    assert found[3:] == [(3, 0, False), (1, 5, False), (1, 4, False)]
    assert len(clicks) == 1
    await database.close()


async def test_running_games_without_a_time_limit_get_a_deadline(bare: str) -> None:
    database = Database(bare)
    await schema.migrate(database, "0004")
    async with database.write() as db:
        await db.run_sync(fill)
        await db.execute(text("DELETE FROM deadlines WHERE table_id <> 1"))
        await db.execute(text("UPDATE tables SET status = 'playing', turn_seconds = 0"))
        await db.execute(text("UPDATE tables SET turn_seconds = 60 WHERE id = 3"))
    await schema.migrate(database)
    async with database.read() as db:
        kept, due, none = (await db.execute(TABLES.select().order_by(TABLES.c.id))).all()
    assert (kept.due_kind, due.due_kind, none.due_kind) == ("text 1", "remind", None)
    assert due.turn_due - due.due_at == timedelta(days=3)
    assert timedelta(days=29) < due.turn_due - datetime.now(UTC) < timedelta(days=31)
    await database.close()


async def test_light_pictures_stay_light_on_the_way_up(bare: str) -> None:
    database = Database(bare)
    await schema.migrate(database, "0010")
    async with database.write() as db:
        await db.run_sync(fill)
    await schema.migrate(database)
    async with database.read() as db:
        themes = (await db.execute(text("SELECT theme FROM servers ORDER BY id"))).scalars()
        assert list(themes) == ["light", "dark", "light"]
    await database.close()


async def test_careers_are_counted_from_old_results(bare: str) -> None:
    """In the order the tables ended; one of them is unrated, and one person was forgotten."""
    database = Database(bare)
    await schema.migrate(database, "0006")

    def plant(connection: Connection) -> None:
        for statement in (
            "DELETE FROM results",
            "UPDATE tables SET server_id = 1, game = 'qwixx', rated = id <> 2",
        ):
            connection.execute(text(statement))
        for number, users, day in ((1, [7, 8], 3), (2, [7, 8], 2), (3, [8, None], 1)):
            results(
                connection,
                number,
                user_id=users,
                rank=[1, 2],
                won=[True, False],
                game=["qwixx"] * 2,
                level=[None] * 2,
                forfeited=[False] * 2,
                clicks=[30] * 2,
                ended_at=[datetime(2026, 1, day, tzinfo=zone(connection))] * 2,
            )

    async with database.write() as db:
        await db.run_sync(fill)
        await db.run_sync(plant)
    await schema.migrate(database)
    async with database.read() as db:
        query = text("SELECT table_id, number, games, gained FROM results ORDER BY table_id, seat")
        found = [tuple(row) for row in await db.execute(query)]
        query = text("SELECT user_id, games, wins, streak, rated, shown FROM careers")
        careers = {row.user_id: tuple(row)[1:] for row in await db.execute(query)}
    second = found[1][3]
    assert second < 0 < found[4][3]
    assert [row[:3] for row in found] == [
        (1, 3, 1),
        (1, 3, 2),
        (2, 2, None),
        (2, 2, None),
        (3, 1, 1),
        (3, 1, None),
    ]
    assert careers[7] == (2, 2, 2, 1, 1000 + found[0][3])
    assert careers[8] == (3, 1, 0, 2, 1000 + found[4][3] + second)
    assert list((await recount.compare(database, 1, "qwixx")).faults()) == []
    await database.close()


# What the program before a revision can go on with.

COMPATIBLE = [s.revision for s in scripts().walk_revisions() if getattr(s.module, "compatible", 0)]


def unfit(old: MetaData, new: MetaData) -> list[str]:
    """What statements that know only the old tables would stumble over."""
    found = [f"{name} is gone" for name in old.tables.keys() - new.tables.keys()]
    for name in sorted(old.tables.keys() & new.tables.keys()):
        was, now = old.tables[name], new.tables[name]
        found += [f"{name}.{each} is gone" for each in set(was.c.keys()) - set(now.c.keys())]
        for column in now.c:
            before = was.c.get(column.name)
            needed = not column.nullable and column.server_default is None
            if needed and (before is None or before.nullable or before.server_default is not None):
                found.append(f"{name}.{column.name} must be given")
            if before is not None and str(before.type) != str(column.type):
                found.append(f"{name}.{column.name} is of another type")
        more = _rules(now) - _rules(was)
        found += [f"{name} has a new rule: {each}" for each in sorted(more)]
    return found


def _rules(rows: Table) -> set[str]:
    keys = {f"{each.target_fullname} {each.ondelete}" for each in rows.foreign_keys}
    unique = {str(sorted(each.columns.keys())) for each in rows.indexes if each.unique}
    checks = {
        f"{getattr(each, 'sqltext', '')} {sorted(each.columns.keys())}"
        for each in rows.constraints
        if isinstance(each, ColumnCollectionConstraint)
        and not isinstance(each, ForeignKeyConstraint)
    }
    return keys | unique | checks


def use(connection: Connection, known: MetaData) -> None:
    """Insert, change, read and delete rows as a program does that knows only these tables."""
    used = [each for each in known.sorted_tables if each.name != "alembic_version"]
    for each in used:
        rows = [{c.name: value(c.type, n) for c in each.columns} for n in range(1, ROWS + 1)]
        connection.execute(each.insert(), rows)
        connection.execute(each.update().values({c.name: c for c in each.columns}))
        assert len(connection.execute(each.select()).all()) >= ROWS
    for each in reversed(used):
        connection.execute(each.delete())


@pytest.mark.parametrize("revision", COMPATIBLE)
async def test_the_program_before_a_compatible_revision_can_go_on(bare: str, revision: str) -> None:
    """By what it may name in a statement: the tables and columns as they were."""
    database = Database(bare)
    before = scripts().get_revision(revision).down_revision
    assert isinstance(before, str)
    await schema.migrate(database, before)
    async with database.read() as db:
        old = await db.run_sync(reflected)
    await schema.migrate(database, revision)
    async with database.write() as db:
        assert unfit(old, await db.run_sync(reflected)) == []
        await db.run_sync(use, old)
    await database.close()


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE users RENAME COLUMN language TO speaks",
        "ALTER TABLE users ADD COLUMN extra INTEGER NOT NULL",
        "ALTER TABLE users ALTER COLUMN language SET NOT NULL",
        "ALTER TABLE users ALTER COLUMN language TYPE VARCHAR(20)",
        "CREATE UNIQUE INDEX one_each ON users (language)",
        "ALTER TABLE users ADD CONSTRAINT short CHECK (length(language) < 3)",
        "DROP TABLE marks",
    ],
)
async def test_what_the_program_before_could_not_use_would_be_seen(
    on_server: str, change: str
) -> None:
    database = Database(on_server)
    async with database.engine.connect() as db:
        old = await db.run_sync(reflected)
        await db.execute(text(change))
        assert len(unfit(old, await db.run_sync(reflected))) > 0
        await db.rollback()
    await database.close()


@pytest.mark.parametrize("compatible", [True, False])
async def test_a_program_goes_on_beside_a_newer_one_if_that_says_so(
    bare: str, tmp_path: Path, compatible: bool
) -> None:
    """The program of today, with tables that one of tomorrow has changed."""
    database = Database(bare)
    await schema.migrate(database)
    await upgrade(database, planted(tmp_path, f"compatible = {compatible}\n{ADDS}"), keys=False)
    assert await schema.current(database) == "9999"
    if compatible:
        await schema.prepare(database)
        world = make_world(database)
        await world.play_out(await world.game())
        await world.service.close()
    else:
        with pytest.raises(schema.TooNew, match="newer version"):
            await schema.prepare(database)
    with pytest.raises(schema.TooNew):
        await schema.migrate(database)
    await database.close()


async def test_clicks_pass_a_migration_that_waits_for_somebody_else(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_postgres(postgres, "waited_for")
    database, clicks = Database(address), Database(address, PATIENCE)
    await schema.migrate(database)
    monkeypatch.setattr(schema, "MIGRATIONS", planted(tmp_path, f"compatible = True\n{ADDS}"))
    async with database.read() as somebody:
        await somebody.execute(text("SELECT count(*) FROM tables"))
        migrating = asyncio.create_task(schema.migrate(database))
        async with database.read() as db, waiting_for("the migration to wait"):
            while not (await db.execute(WAITING)).scalar_one():
                pass
        async with clicks.write() as db:
            await db.execute(text("UPDATE tables SET version = version + 1"))
        assert not migrating.done()
    await migrating
    assert await schema.current(database) == "9999"
    for each in (database, clicks):
        await each.close()


WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


# What other tables held before a table was one row.

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SPLIT = timedelta(seconds=1, microseconds=250)


def clock(kind: str, **more: Any) -> dict[str, Any]:
    """A row of `deadlines`."""
    return {
        "kind": kind,
        "due_at": NOON,
        "prompt": 0,
        "turn_due": None,
        "seconds_left": None,
    } | more


def message(**more: Any) -> dict[str, Any]:
    """A row of `posted`."""
    blank = {"lobby_channel_id": None, "lobby_id": None, "calls_at": None}
    told = {"asked": "0 2", "posted_at": NOON - SPLIT, "told": 3, "length": 8}
    return {"channel_id": 2**60, "message_id": 2**60 + 1} | told | blank | more


def owed(tries: int = 0) -> dict[str, Any]:
    """A row of `to_show`."""
    return {"next_try": NOON + SPLIT, "tries": tries}


LOBBY, RUNNING, STANDING, PAUSED, FINISHED, OWED, UNSEEN = range(1, 8)
CALLED = {"calls_at": NOON + SPLIT, "lobby_channel_id": 2**61, "lobby_id": 2**61 + 1}
TIME = {"turn_due": NOON + SPLIT, "prompt": 7}
OLD: dict[int, tuple[dict[str, Any], dict[str, dict[str, Any]]]] = {
    LOBBY: (
        {"status": "open"},
        {"deadlines": clock("lobby"), "posted": message(asked="lobby", told=0, length=0)},
    ),
    RUNNING: ({}, {"deadlines": clock("remind", **TIME), "posted": message(**CALLED)}),
    STANDING: ({}, {"deadlines": clock("stand", prompt=4, seconds_left=0.1), "posted": message()}),
    PAUSED: ({"paused_until": NOON + SPLIT}, {"deadlines": clock("pause"), "posted": message()}),
    FINISHED: ({"status": "finished", "ended_at": NOON}, {"posted": message(asked="end")}),
    OWED: ({}, {"deadlines": clock("ai", prompt=2), "posted": message(), "to_show": owed(4)}),
    UNSEEN: ({}, {"to_show": owed()}),
}
"""Tables of every kind as revision 0011 had them: the row itself, and what others held of it."""


def plant_old(connection: Connection) -> None:
    old = reflected(connection)
    server = {c.name: value(c.type, 1) for c in old.tables["servers"].columns}
    connection.execute(old.tables["servers"].insert(), server)
    blank = {c.name: value(c.type, 1) for c in old.tables["tables"].columns}
    blank |= {"status": "playing", "ended_at": None, "paused_until": None}
    for number, (own, others) in OLD.items():
        itself = blank | own | {"id": number, "version": number * 10}
        connection.execute(old.tables["tables"].insert(), as_kept(connection, itself))
        for name, held in others.items():
            wanted = {"wanted": number * 10} if name == "to_show" else {}
            row = as_kept(connection, {"table_id": number} | held | wanted)
            connection.execute(old.tables[name].insert(), row)


def as_kept(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    """The row as a reflected table takes it: SQLite's has times without a zone."""
    keep = zone(connection)
    return {
        name: each.replace(tzinfo=keep) if isinstance(each, datetime) else each
        for name, each in row.items()
    }


def everything(connection: Connection) -> dict[str, list[str]]:
    """All rows as they are stored, on SQLite to the letter."""
    found: dict[str, list[str]] = {}
    for name, rows in reflected(connection).tables.items():
        columns = ", ".join(f'"{each}"' for each in sorted(rows.columns.keys()))
        query = text(f'SELECT {columns} FROM "{name}"')  # noqa: S608 - names of ours
        if name != "alembic_version":
            found[name] = sorted(repr(tuple(row)) for row in connection.execute(query))
    return found


def built(connection: Connection) -> dict[str, list[Any]]:
    """How every table is made: its columns in order, its keys and its indexes."""
    seen = inspect(connection)
    return {
        name: [
            [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in columns],
            seen.get_pk_constraint(name),
            sorted(seen.get_foreign_keys(name), key=repr),
            sorted(seen.get_indexes(name), key=repr),
        ]
        for name in seen.get_table_names()
        if (columns := seen.get_columns(name))
    }


async def test_everything_about_a_table_comes_into_its_row(bare: str) -> None:
    database = Database(bare)
    await schema.migrate(database, "0011")
    async with database.write() as db:
        await db.run_sync(plant_old)
    await schema.migrate(database, "0012")
    async with database.read() as db:
        rows = {row.id: row._mapping for row in await db.execute(TABLES.select())}
    for number, (own, others) in OLD.items():
        began = own["paused_until"] - timedelta(days=7) if "paused_until" in own else None
        want: dict[str, Any] = {"mark": 0, "paused_at": began, "version": number * 10} | own
        want |= {"show_at": None, "show_tries": 0}
        for name, columns in NEW_NAMES.items():
            held = others.get(name, {})
            want |= {new: held.get(old, want.get(new)) for old, new in columns.items()}
        assert {column: rows[number][column] for column in want} == want
    assert {row["id"] for row in rows.values()} == OLD.keys()
    await database.close()


NEW_NAMES = {
    "deadlines": {
        "kind": "due_kind",
        "due_at": "due_at",
        "prompt": "due_prompt",
        "turn_due": "turn_due",
        "seconds_left": "seconds_left",
    },
    "to_show": {"next_try": "show_at", "tries": "show_tries"},
    "posted": {
        "channel_id": "message_channel_id",
        "message_id": "message_id",
        "asked": "asked",
        "posted_at": "posted_at",
        "told": "told",
        "length": "told_until",
        "calls_at": "calls_at",
        "lobby_channel_id": "lobby_channel_id",
        "lobby_id": "lobby_id",
    },
}


async def test_what_came_into_the_row_goes_back_as_it_was(bare: str) -> None:
    """Every value to the letter, every column, key and index; and up again."""
    database = Database(bare)
    await schema.migrate(database, "0011")
    async with database.write() as db:
        await db.run_sync(plant_old)
    async with database.read() as db:
        before, made = await db.run_sync(everything), await db.run_sync(built)
    await schema.migrate(database, "0012")
    async with database.read() as db:
        merged = await db.run_sync(everything)
    await go_down(database, "0011")
    async with database.read() as db:
        assert await db.run_sync(everything) == before
        assert await db.run_sync(built) == made
    await schema.migrate(database, "0012")
    async with database.read() as db:
        assert await db.run_sync(everything) == merged
    assert [len(before[name]) for name in MERGED] == [5, 2, 6]
    assert MERGED.keys().isdisjoint(merged)
    await database.close()


async def test_a_deadline_without_a_prompt_goes_back_too(bare: str) -> None:
    database = Database(bare)
    await schema.migrate(database, "0012")
    async with database.write() as db:
        await db.run_sync(fill)
        await db.execute(TABLES.update().values(due_prompt=None, message_id=None))
        await db.execute(TABLES.update().values(due_kind=None).where(TABLES.c.id == 1))
        await db.execute(TABLES.update().values(show_at=None).where(TABLES.c.id == 2))
    await go_down(database, "0011")
    async with database.read() as db:
        prompts = await db.execute(text("SELECT table_id, prompt FROM deadlines ORDER BY 1"))
        assert [tuple(row) for row in prompts] == [(2, 0), (3, 0)]
        wanted = await db.execute(text("SELECT table_id, wanted FROM to_show ORDER BY 1"))
        assert [tuple(row) for row in wanted] == [(1, 1), (3, 3)]
        assert (await db.run_sync(counts))["posted"] == 0
    await database.close()


def zone(connection: Connection) -> tzinfo | None:
    return None if connection.dialect.name == "sqlite" else UTC


async def test_a_table_gets_a_number_nobody_had_before(database: Database) -> None:
    world = make_world(database)
    old = (await world.open(host=ANN)).id
    async with database.write() as db:
        await db.execute(text("DELETE FROM tables"))
    assert (await world.open(host=ANN)).id > old


# Migrations that would lose rows.

ADDS = """
def upgrade():
    op.add_column("tables", sa.Column("planted", sa.Integer()))
    op.create_table("planted", sa.Column("id", sa.Integer(), primary_key=True))
"""
DELETES_PARENTS = """
def upgrade():
    op.execute("DELETE FROM tables WHERE id = 1")
"""
COPIES_PARENTS = """
def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("planted", sa.Integer()))
"""


def planted(folder: Path, body: str) -> Path:
    """The project's migrations with one more at the end."""
    target = folder / "migrations"
    shutil.copytree(schema.MIGRATIONS, target)
    head = f'revision, down_revision = "9999", "{schema.newest()}"\n'
    source = f"import sqlalchemy as sa\nfrom alembic import op\n{head}{body}"
    (target / "versions" / "9999_planted.py").write_text(source)
    return target


@pytest.fixture
async def filled(tmp_path: Path) -> Path:
    """A file with rows in every table, which nobody has open."""
    path = tmp_path / "filled.sqlite3"
    database = Database(f"sqlite:///{path}")
    await schema.migrate(database)
    await database.transact(fill)
    await database.close()
    return path


async def upgrade(database: Database, folder: Path, *, keys: bool) -> dict[str, int]:
    """Runs the migrations in a folder as the program would; says how many rows there are then."""

    def run(connection: Connection) -> dict[str, int]:
        made = config(folder)
        made.attributes["connection"] = connection
        command.upgrade(made, "head")
        return counts(connection)

    engine = database.backend.migration_engine()
    try:
        async with engine.connect() as db:
            if keys:
                await (await db.get_raw_connection()).driver_connection.execute(  # type: ignore[union-attr]
                    "PRAGMA foreign_keys=ON"
                )
            async with db.begin():
                return await db.run_sync(run)
    finally:
        await engine.dispose()


async def test_a_migration_that_orphans_rows_is_undone(filled: Path, tmp_path: Path) -> None:
    folder = planted(tmp_path, DELETES_PARENTS)
    database = Database(f"sqlite:///{filled}")
    with pytest.raises(RuntimeError, match="without their parent"):
        await upgrade(database, folder, keys=False)
    assert await schema.current(database) == schema.newest()
    assert set((await database.look(counts)).values()) == {ROWS}
    await database.close()


async def test_copying_a_parent_keeps_its_children_only_without_foreign_keys(
    filled: Path, tmp_path: Path
) -> None:
    """The trap the count of rows is there for: with keys on, the copy deletes all children."""
    folder = planted(tmp_path, COPIES_PARENTS)
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(filled, copy)
    kept, lossy = Database(f"sqlite:///{filled}"), Database(f"sqlite:///{copy}")
    assert set((await upgrade(kept, folder, keys=False)).values()) == {ROWS}
    assert (await upgrade(lossy, folder, keys=True))["moves"] == 0
    await kept.close()
    await lossy.close()


# What the program does at its start.


async def test_an_embedded_file_is_brought_up_to_date_after_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "new" / "rungs.sqlite3"
    database = Database(f"sqlite:///{path}")
    await schema.prepare(database)
    assert [each.name for each in path.parent.glob("*.before-*")] == []
    if EARLIER:
        old = Database(f"sqlite:///{tmp_path / 'old.sqlite3'}")
        await schema.migrate(old, EARLIER[0])
        copy = Path(f"{old.url.database}.before-{schema.newest()}")
        await asyncio.to_thread(copy.write_text, "left over from an attempt that failed")
        await schema.prepare(old)
        second = Database(f"sqlite:///{copy}.2")
        assert await schema.current(second) == EARLIER[0]
        assert await schema.current(old) == schema.newest()
        await second.close()
        await old.close()
    await database.close()


async def test_a_server_is_only_migrated_when_told_to(postgres: Server) -> None:
    postgres.psql("CREATE DATABASE not_yet;")
    database = Database(postgres.get_uri("not_yet"))
    with pytest.raises(StorageProblem, match="`migrate` first"):
        await schema.prepare(database)
    await schema.migrate(database)
    await schema.prepare(database)
    await database.close()


async def test_two_migrations_at_once_are_one(bare: str) -> None:
    databases = [Database(bare) for _ in range(3)]
    await schema.current(databases[0])  # SQLite does not wait while a new file is changed to WAL
    await asyncio.gather(*(schema.migrate(each) for each in databases))
    assert await schema.current(databases[0]) == schema.newest()
    for each in databases:
        await each.close()


async def test_a_database_of_a_newer_program_is_left_alone(address: str) -> None:
    database = Database(address)
    try:
        await set_revision(database, "zzzz")
        for start in (schema.prepare, schema.migrate):
            with pytest.raises(StorageProblem, match="newer version"):
                await start(database)
    finally:
        await set_revision(database, schema.newest())
        await database.close()


async def set_revision(database: Database, revision: str) -> None:
    async with database.write() as db:
        await db.execute(text("UPDATE alembic_version SET version_num = :r"), {"r": revision})
