"""Transactions on both databases: as a whole or not at all, in order, and nobody waits for long."""

# ruff: noqa: ASYNC240 - a file of the test is deleted while nothing else runs
from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from core.store.database import Database, insert_new, rows_of, upsert
from core.store.models.upkeep import TimestampRow
from core.store.problems import OutcomeUnknown, StorageProblem
from tests.databases import Freezer, Server, trace
from tests.patience import SECONDS, awaited, waiting_for

MORNING = datetime(2026, 5, 1, 8, tzinfo=UTC)
NOTES = rows_of(TimestampRow)
MANY = 40
SILENT = "the database server does not answer"

Note = Callable[[Database, str], Awaitable[None]]


def put(db: Connection, key: str, hours: int = 0) -> None:
    upsert(db, TimestampRow, ["key"], {"key": key, "at": MORNING + timedelta(hours=hours)})


def put_and_fail(db: Connection, key: str) -> None:
    put(db, key)
    raise KeyError(key)


def keys(db: Connection) -> list[str]:
    return list(db.execute(select(NOTES.c.key).order_by(NOTES.c.key)).scalars())


async def transacted(database: Database, key: str) -> None:
    await database.transact(put, key)


async def written(database: Database, key: str) -> None:
    async with database.write() as db:
        await db.run_sync(put, key)


@pytest.fixture(params=[transacted, written])
def note(request: pytest.FixtureRequest) -> Note:
    """Each way to write."""
    way: Note = request.param
    return way


async def test_what_was_written_is_read_by_both_ways(database: Database, note: Note) -> None:
    await note(database, "a")
    assert await database.look(keys) == ["a"]
    async with database.read() as db:
        assert await db.run_sync(keys) == ["a"]
    assert database.begun == {"write": 1, "read": 2}


async def test_values_are_converted_as_ever(database: Database) -> None:
    await database.transact(put, "a", hours=3)
    at = await database.look(lambda db: db.execute(select(NOTES.c.at)).scalar_one())
    assert at == MORNING + timedelta(hours=3)


async def test_what_fails_undoes_its_transaction_and_no_other(database: Database) -> None:
    await database.transact(put, "a")
    with pytest.raises(KeyError):
        await database.transact(put_and_fail, "b")

    async def write_and_fail() -> None:
        async with database.write() as db:
            await db.run_sync(put_and_fail, "c")

    with pytest.raises(KeyError):
        await write_and_fail()
    await database.transact(put, "d")
    assert await database.look(keys) == ["a", "d"]


async def test_a_statement_that_fails_leaves_the_next_one_a_connection(database: Database) -> None:
    for _ in range(3):
        with pytest.raises(DBAPIError):
            await database.transact(lambda db: db.execute(text("NO SQL AT ALL")))
        with pytest.raises(DBAPIError):
            await database.look(lambda db: db.execute(text("NO SQL AT ALL")))
    await database.transact(put, "a")
    assert await database.look(keys) == ["a"]


async def test_a_row_is_updated_or_left_alone_if_its_key_exists(database: Database) -> None:
    def change(db: Connection) -> list[datetime]:
        new = [insert_new(db, TimestampRow, {"key": "a", "at": MORNING}) for _ in range(2)]
        assert new == [True, False]
        put(db, "a", hours=1)
        put(db, "b", hours=2)
        return list(db.execute(select(NOTES.c.at).order_by(NOTES.c.key)).scalars())

    hours = [MORNING + timedelta(hours=n) for n in (1, 2)]
    assert await database.transact(change) == hours


async def test_readers_cannot_be_moved_by_writers(database: Database) -> None:
    await database.transact(put, "a")
    async with database.read() as db:
        assert await db.run_sync(keys) == ["a"]
        await database.transact(put, "b")
        assert await db.run_sync(keys) == ["a"]
    assert await database.look(keys) == ["a", "b"]


async def test_readers_do_not_wait_for_a_writer(database: Database) -> None:
    async with database.write() as db:
        await db.run_sync(put, "a")
        async with waiting_for("those who read"):
            assert await database.look(keys) == []
            async with database.read() as other:
                assert await other.run_sync(keys) == []
    assert await database.look(keys) == ["a"]


async def test_nobody_waits_for_a_function_that_takes_long(sqlite: Database) -> None:
    started, done = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        put(db, "a")
        started.set()
        done.wait(SECONDS)

    working = asyncio.create_task(sqlite.transact(work))
    async with waiting_for("the function to begin"):
        await asyncio.to_thread(started.wait, SECONDS)
        assert await sqlite.look(keys) == []
    done.set()
    await working


def counted_up(db: Connection) -> int:
    """Read and write: what would lose updates if two did so at once."""
    query = select(NOTES.c.at).where(NOTES.c.key == "a").with_for_update()
    at: datetime = db.execute(query).scalar_one()
    hours = round((at - MORNING) / timedelta(hours=1)) + 1
    put(db, "a", hours)
    return hours


def both_ways(database: Database) -> Iterator[Coroutine[None, None, int]]:
    async def through_a_block() -> int:
        async with database.write() as db:
            return await db.run_sync(counted_up)

    for _ in range(MANY):
        yield database.transact(counted_up)
        yield through_a_block()


async def test_many_at_once_take_turns_and_lose_nothing(database: Database) -> None:
    await database.transact(put, "a")

    found = await awaited(asyncio.gather(*both_ways(database)), "all of them")
    assert sorted(found) == list(range(1, 2 * MANY + 1))


async def test_writers_to_a_file_come_in_the_order_they_asked(sqlite: Database) -> None:
    await sqlite.transact(put, "a")

    assert await asyncio.gather(*both_ways(sqlite)) == list(range(1, 2 * MANY + 1))


async def test_a_caller_who_leaves_in_the_middle_of_a_function_does_not_stop_it(
    sqlite: Database,
) -> None:
    started, go_on = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        started.set()
        go_on.wait(SECONDS)
        put(db, "a")

    leaving = asyncio.create_task(sqlite.transact(work))
    await asyncio.to_thread(started.wait, SECONDS)
    following = asyncio.create_task(sqlite.transact(keys))
    for _ in range(2):
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
    assert not following.done()
    go_on.set()
    assert await awaited(following, "the one that waits") == ["a"]


async def test_a_caller_who_leaves_while_waiting_has_changed_nothing(sqlite: Database) -> None:
    async with sqlite.write() as db:
        leaving = asyncio.create_task(sqlite.transact(put, "a"))
        await asyncio.sleep(0)
        leaving.cancel()
        await db.run_sync(put, "b")
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await sqlite.transact(keys) == ["b"]


async def test_a_caller_who_leaves_a_block_undoes_it(database: Database) -> None:
    inside = asyncio.Event()

    async def write() -> None:
        async with database.write() as db:
            await db.run_sync(put, "a")
            inside.set()
            await asyncio.Event().wait()

    leaving = asyncio.create_task(write())
    await awaited(inside.wait(), "the block")
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    await database.transact(put, "b")
    assert await database.look(keys) == ["b"]


async def test_a_caller_who_leaves_a_statement_leaves_no_half_of_it(database: Database) -> None:
    """Whatever each of them did, the next one finds a connection and whole transactions."""

    def both(db: Connection, key: str) -> None:
        put(db, f"{key} 1")
        put(db, f"{key} 2")

    for turns in range(12):
        leaving = asyncio.create_task(database.transact(both, str(turns)))
        for _ in range(turns):
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.wait({leaving})
    await database.transact(both, "last")
    found = await database.look(keys)
    assert len({key.split()[0] for key in found}) * 2 == len(found)
    assert "last 2" in found


async def test_after_the_end_nothing_is_opened_again(database: Database) -> None:
    await database.transact(put, "a")
    await database.close()
    for way in (transacted, written):
        with pytest.raises(StorageProblem, match="is stopping"):
            await way(database, "b")
    with pytest.raises(StorageProblem, match="is stopping"):
        await database.look(keys)
    left = {thread.name for thread in threading.enumerate()}
    assert not [name for name in left if "rungs-" in name]


async def test_what_runs_at_the_end_is_waited_for_and_what_waits_is_refused(
    sqlite: Database, file: Path
) -> None:
    started, go_on = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        started.set()
        go_on.wait(SECONDS)
        put(db, "a")

    working = asyncio.create_task(sqlite.transact(work))
    await asyncio.to_thread(started.wait, SECONDS)
    waiting = [asyncio.create_task(way(sqlite, "b")) for way in (transacted, written)]
    closing = asyncio.create_task(sqlite.close())
    await asyncio.sleep(0)
    go_on.set()
    await awaited(asyncio.gather(closing, working), "the end")
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in told] == [StorageProblem] * 2
    again = Database(f"sqlite:///{file}")
    assert await again.look(keys) == ["a"]
    await again.close()


# A file that is not the one that was opened.


@pytest.fixture
def file(empty_sqlite: Path, tmp_path: Path) -> Path:
    path = tmp_path / "rungs.sqlite3"
    shutil.copy(empty_sqlite, path)
    return path


@pytest.fixture
async def sqlite(file: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{file}")
    yield database
    await database.close()


def deleted(file: Path, _other: Path) -> None:
    file.unlink()


def replaced(file: Path, other: Path) -> None:
    shutil.copy(file, other)
    other.replace(file)


@pytest.mark.parametrize("change", [deleted, replaced])
async def test_a_file_that_is_gone_or_another_one_is_not_written_to(
    sqlite: Database, file: Path, note: Note, change: Callable[[Path, Path], None], tmp_path: Path
) -> None:
    await note(sqlite, "a")
    assert await sqlite.look(keys) == ["a"]
    async with sqlite.read() as db:
        assert await db.run_sync(keys) == ["a"]
    before = file.with_name("hold")
    before.hardlink_to(file)
    change(file, tmp_path / "other")
    for way in (transacted, written):
        with pytest.raises(StorageProblem, match=r"deleted or replaced .* stop Rungs"):
            await way(sqlite, "b")
    assert file.exists() == (change is replaced), "no new one is made"
    assert await sqlite.look(keys) == ["a"]
    async with sqlite.read() as db:
        assert await db.run_sync(keys) == ["a"]
    before.replace(file)
    await note(sqlite, "c")
    assert await sqlite.look(keys) == ["a", "c"]


async def test_a_file_that_is_gone_is_not_made_again_by_who_has_not_used_it_yet(
    sqlite: Database, file: Path
) -> None:
    assert await sqlite.look(keys) == []
    file.unlink()
    for way in (transacted, written):
        with pytest.raises(StorageProblem, match="deleted or replaced"):
            await way(sqlite, "a")
    with pytest.raises(StorageProblem, match="deleted or replaced"):
        async with sqlite.read():
            pass
    assert not file.exists()


async def test_a_backup_restored_in_place_is_used(sqlite: Database, file: Path, note: Note) -> None:
    await note(sqlite, "a")
    copy = file.with_name("copy")
    await sqlite.backend.back_up(copy)
    await note(sqlite, "b")
    source, target = sqlite3.connect(copy), sqlite3.connect(file)
    source.backup(target)
    source.close()
    target.close()
    await note(sqlite, "c")
    assert await sqlite.look(keys) == ["a", "c"]


# A server that freezes.


@pytest.fixture
def freezer(postgres: Server) -> Iterator[Freezer]:
    with Freezer(postgres) as freezer:
        yield freezer


async def test_a_frozen_server_is_given_up_once_for_all_and_asked_again(
    on_server: str, freezer: Freezer
) -> None:
    database = Database(on_server, 1.0)
    await database.transact(put, "a")
    freezer.freeze()
    begun = time.monotonic()
    ways = (transacted, written)
    told = await asyncio.gather(
        *(way(database, "b") for _ in range(100) for way in ways),
        *(database.look(keys) for _ in range(100)),
        return_exceptions=True,
    )
    assert {(type(one), str(one)) for one in told} == {(StorageProblem, SILENT)}
    assert time.monotonic() - begun < SECONDS
    freezer.thaw()
    async with waiting_for("the server to be asked again"):
        while True:
            try:
                assert await database.look(keys) == ["a"]
            except StorageProblem:
                await asyncio.sleep(0)
            else:
                break
    await database.transact(put, "c")
    await database.close()


async def test_a_commit_that_is_not_answered_leaves_open_whether_it_counts(
    on_server: str, freezer: Freezer
) -> None:
    database = Database(on_server, 1.0)
    trace(database, lambda sql: freezer.freeze() if sql == "COMMIT" else None)
    with pytest.raises(OutcomeUnknown, match=SILENT):
        await database.transact(put, "a")
    async with waiting_for("the connections to be closed"):
        await database.close()


async def test_a_server_is_asked_for_its_isolation(on_server: str) -> None:
    database = Database(on_server)
    level = text(
        "SELECT current_setting('transaction_isolation'), current_setting('transaction_read_only')"
    )
    found = [
        tuple(await database.transact(lambda db: db.execute(level).one())),
        tuple(await database.look(lambda db: db.execute(level).one())),
    ]
    for block in (database.write, database.read):
        async with block() as db:
            found.append(tuple((await db.execute(level)).one()))
    assert found == [("read committed", "off"), ("repeatable read", "on")] * 2
    await database.close()
