"""A database that cannot be used says so in one sentence, and nothing is half done."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError

from core.store import schema, upkeep
from core.store.address import BadAddress
from core.store.database import Database, upsert
from core.store.models.upkeep import TimestampRow
from core.store.problems import StorageProblem, problem
from core.store.tables import TABLES
from core.tables import audit
from tests.databases import Server, dump
from tests.tables.world import ANN, HOME, World, make_world

LOST = "the database server closed the connection"


def with_pragma(address: str, pragma: str) -> Database:
    """A database whose connections have one more setting."""
    database = Database(address)

    def connect(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()

    for engine in database.backend.engines:
        event.listen(engine, "connect", connect)
    return database


@pytest.fixture
def file(empty_sqlite: Path, tmp_path: Path) -> Path:
    path = tmp_path / "rungs.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())
    return path


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "not a database address"),
        ("nonsense", "not a database address"),
        ("mysql://me@here/rungs", "only SQLite and PostgreSQL"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_an_address_that_cannot_be_used_is_named(url: str, words: str) -> None:
    with pytest.raises(BadAddress, match=words):
        Database(url)


def test_the_short_name_of_postgresql_is_understood() -> None:
    assert Database("postgres://me@here/rungs").url.drivername == "postgresql+asyncpg"


async def refused(database: Database, words: str, doing: Callable[[Database], Any]) -> None:
    with pytest.raises(StorageProblem, match=words):
        await doing(database)
    await database.close()


async def test_a_server_that_is_not_there_cannot_be_reached() -> None:
    await refused(Database("postgresql://me@127.0.0.1:1/rungs"), "be reached", schema.prepare)


async def test_a_database_the_server_does_not_have_is_named(postgres: Server) -> None:
    await refused(Database(postgres.get_uri("nowhere")), "create it first", schema.prepare)


async def test_a_name_the_server_does_not_know_is_refused(postgres: Server) -> None:
    url = postgres.get_uri("postgres").replace("postgres:@", "stranger:@")
    await refused(Database(url), "name or password", schema.prepare)


async def test_a_file_that_is_no_database_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear operator, " * 500)
    await refused(Database(f"sqlite:///{path}"), "not a database", schema.prepare)
    assert path.read_text().startswith("Dear operator")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite:///{tmp_path / 'file' / 'folder' / 'rungs.sqlite3'}"
    await refused(Database(url), "cannot be made", schema.prepare)


async def test_a_folder_in_the_files_place_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "rungs.sqlite3").mkdir()
    url = f"sqlite:///{tmp_path / 'rungs.sqlite3'}"
    before = threading.enumerate()
    await refused(Database(url), "cannot be opened", schema.prepare)
    # No connection's thread is left, to call back when the loop is closed.
    left = [thread.name for thread in threading.enumerate() if thread not in before]
    assert not [name for name in left if "connection" in name]


async def test_a_read_only_file_can_be_read_but_not_played_on(file: Path) -> None:
    database = Database(f"sqlite:///file:{file}?mode=ro&uri=true")
    world = make_world(database)
    assert await world.service.tables(HOME) == []
    await refused(database, "cannot be written", lambda _database: world.open())


async def test_a_server_that_takes_no_changes_says_so(on_server: str) -> None:
    database = Database(on_server)

    async def write_to_a_reader(database: Database) -> None:
        async with database.write() as db:
            await db.execute(text("SET TRANSACTION READ ONLY"))
            await db.execute(text("DELETE FROM marks"))

    await refused(database, "takes no changes", write_to_a_reader)


async def test_another_program_that_keeps_the_file_locked_is_named(file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    database = with_pragma(f"sqlite:///{file}", "PRAGMA busy_timeout=5")
    world = make_world(database)
    with pytest.raises(StorageProblem, match="keeps the database locked"):
        await world.open()
    other.execute("ROLLBACK")
    other.close()
    assert (await world.open()).id
    await database.close()


def pages(file: Path) -> int:
    return file.stat().st_size // 4096


async def test_a_full_disk_saves_nothing_and_playing_goes_on_when_there_is_room(
    file: Path,
) -> None:
    full = with_pragma(f"sqlite:///{file}", f"PRAGMA max_page_count={pages(file) + 6}")
    world = make_world(full)
    played: list[int] = []

    async def play_for_ever() -> None:
        while True:
            played.append(await world.game())

    for _ in range(2):
        with pytest.raises(StorageProblem, match="disk is full"):
            await play_for_ever()
    await full.close()
    roomy = Database(f"sqlite:///{file}")
    assert await upkeep.integrity(roomy) == []
    kept = [each async for each in upkeep.kept(roomy, upkeep.page)]
    assert [fault for each in kept for fault in audit.faults(each, world.clock())] == []
    assert {each.table.id for each in kept if each.table.start} >= set(played)
    again = make_world(roomy)
    again.clicks = iter(range(10**6, 2 * 10**6))
    await again.play_one(await again.game())
    await roomy.close()


async def test_a_connection_lost_in_the_middle_undoes_the_transaction(
    on_server: str,
) -> None:
    database = Database(on_server)
    world = make_world(database)
    table = await world.game()
    before = await dump(database)
    with pytest.raises(StorageProblem, match="closed the connection"):
        await die_in_the_middle(database)
    assert await dump(database) == before
    await world.play_one(table)
    await database.close()


async def die_in_the_middle(database: Database) -> None:
    async with database.write() as db:
        await db.execute(text("DELETE FROM tables"))
        await db.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


async def test_connections_the_server_has_closed_are_replaced_unseen(on_server: str) -> None:
    database, other = Database(on_server), Database(on_server)
    world = make_world(database)
    await world.service.tables(HOME)
    async with other.write() as db:
        await db.execute(
            text(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )
    assert await world.service.tables(HOME) == []
    await other.close()
    await database.close()


@pytest.mark.parametrize("turns", range(6))
async def test_a_goodbye_that_comes_while_we_ask_is_told_and_the_next_finds_a_connection(
    on_server: str, postgres: Server, turns: int
) -> None:
    """What the driver says of it depends on how much of it the event loop has seen by then."""
    database = Database(on_server)
    assert await database.look(alive) == 1
    postgres.psql(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = 'rungs';"
    )
    for _ in range(turns):
        await asyncio.sleep(0)
    try:
        assert await database.transact(alive) == 1
    except StorageProblem as told:
        assert str(told) == LOST  # noqa: PT017 - or nothing is told at all
    assert await database.transact(alive) == 1
    await database.close()


def alive(db: Connection) -> int:
    return int(db.execute(text("SELECT 1")).scalar_one())


async def test_two_who_wait_for_each_other_are_not_both_refused(on_server: str) -> None:
    database, both = Database(on_server), asyncio.Barrier(2)

    async def change(*ids: int) -> None:
        async with database.write() as db:
            await db.execute(text("SET LOCAL deadlock_timeout = '10ms'"))
            await db.execute(TOUCH, {"id": str(ids[0])})
            await both.wait()
            await db.execute(TOUCH, {"id": str(ids[1])})

    told = await asyncio.gather(change(1, 2), change(2, 1), return_exceptions=True)
    assert {type(one) for one in told} == {type(None), StorageProblem}
    assert "try again" in "".join(map(str, told))
    await database.close()


async def test_a_change_that_another_came_before_can_be_tried_again(on_server: str) -> None:
    database = Database(on_server)

    async def late(database: Database) -> None:
        async with database.write() as db:
            await db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            await db.execute(text("SELECT * FROM marks"))
            await database.transact(lambda other: other.execute(TOUCH, {"id": "1"}))
            await db.execute(TOUCH, {"id": "1"})

    await database.transact(lambda db: db.execute(TOUCH, {"id": "1"}))
    await refused(database, "somebody else changed", late)


TOUCH = text(
    "INSERT INTO marks (key, at) VALUES (:id, now()) ON CONFLICT (key) DO UPDATE SET at = now()"
)


async def test_tables_that_are_not_there_are_told_of(bare: str) -> None:
    database = Database(bare)
    with pytest.raises(StorageProblem, match="other tables than"):
        await database.look(lambda db: db.execute(text("SELECT * FROM marks")))
    await refused(
        database,
        "other tables than",
        lambda _: database.transact(lambda db: db.execute(text("DELETE FROM marks"))),
    )


async def test_an_error_in_a_statement_of_ours_stays_one(database: Database) -> None:
    for way in (database.look, database.transact):
        with pytest.raises(DBAPIError):
            await way(lambda db: db.execute(text("SELECT nonsense(")))


async def test_a_disk_that_fails_saves_nothing_and_is_used_once_it_works(file: Path) -> None:
    database = Database(f"sqlite:///{file}")

    def put(db: Connection, key: str) -> None:
        upsert(db, TimestampRow, ["key"], {"key": key, "at": datetime.now(UTC)})

    async def transacted(key: str) -> None:
        await database.transact(put, key)

    async def written(key: str) -> None:
        async with database.write() as db:
            await db.run_sync(put, key)

    await database.transact(put, "a")
    with failing_disk():
        for way in (transacted, written):
            with pytest.raises(StorageProblem, match="disk does not answer"):
                await way("b")
    await written("c")
    await database.transact(put, "d")
    assert {row[0] for row in (await dump(database))["marks"]} == {"a", "c", "d"}
    assert await upkeep.integrity(database) == []
    await database.close()


@contextmanager
def failing_disk() -> Iterator[None]:
    """Let this process write to no file beyond its first bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_sqlite_says_of_a_closed_connection_is_a_problem_like_others(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "file")
    connection.close()
    with pytest.raises(sqlite3.ProgrammingError) as closed:
        connection.execute("SELECT 1")
    assert problem(closed.value)
    assert problem(ValueError(str(closed.value))) is None, "nobody else's error is one"


async def test_no_error_tells_a_secret(database: Database) -> None:
    world: World = make_world(database)
    table = await world.open(host=ANN)
    row = {"id": table.id, "server_id": HOME, "secret": b"hush" * 8, "status": "hush-hush"}
    with pytest.raises(IntegrityError) as failed:
        async with database.write() as db:
            await db.execute(insert(TABLES).values(**row))
    assert "hush" not in str(failed.value)
    assert "hush" not in repr(failed.value)
