"""A database that cannot be used says so in one sentence, and nothing is half done."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError

from core.store import schema, upkeep
from core.store.address import BadAddress
from core.store.database import Database
from core.store.problems import StorageProblem
from core.store.tables import TABLES
from core.tables import audit
from tests.databases import Server, dump
from tests.tables.world import ANN, HOME, World, make_world


def with_pragma(address: str, pragma: str) -> Database:
    """A database whose connections have one more setting."""
    database = Database(address)

    def connect(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()

    event.listen(database.engine.sync_engine, "connect", connect)
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
    kept = [each async for each in upkeep.kept(roomy)]
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


async def test_no_error_tells_a_secret(database: Database) -> None:
    world: World = make_world(database)
    table = await world.open(host=ANN)
    row = {"id": table.id, "server_id": HOME, "secret": b"hush" * 8, "status": "hush-hush"}
    with pytest.raises(IntegrityError) as failed:
        async with database.write() as db:
            await db.execute(insert(TABLES).values(**row))
    assert "hush" not in str(failed.value)
    assert "hush" not in repr(failed.value)
