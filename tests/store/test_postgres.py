"""A server that freezes, is slow, or leaves while we connect: one sentence, nothing half done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event, text

from core.store.database import Database
from core.store.problems import OutcomeUnknown, StorageProblem, problem
from tests.databases import Freezer, Server, dump
from tests.patience import LOOK_AGAIN, SECONDS, waiting_for
from tests.tables.world import HOME, World, make_world

PATIENCE = 1.0
"""Shorter than the bot's, so that the tests are; far more than a living server needs."""
CROWD = int(SECONDS / PATIENCE) + 100
"""So many that the limit of a test is over before each has been patient."""
SILENT = "the database server does not answer"


@pytest.fixture
def freezer(postgres: Server) -> Iterator[Freezer]:
    with Freezer(postgres) as freezer:
        yield freezer


@pytest.fixture
async def hurried(on_server: str) -> AsyncIterator[World]:
    database = Database(on_server, PATIENCE)
    yield make_world(database)
    await database.close()


async def back(world: World) -> None:
    """Wait until the server is asked again."""
    async with waiting_for("the server to be asked again"):
        while True:
            try:
                await world.service.tables(HOME)
            except StorageProblem:
                await asyncio.sleep(LOOK_AGAIN)
            else:
                return


async def test_a_frozen_server_is_waited_for_by_nobody_and_used_when_it_is_back(
    hurried: World, freezer: Freezer
) -> None:
    table = await hurried.game()
    before = await dump(hurried.database)
    move = await hurried.next_answer(table)
    freezer.freeze()
    async with waiting_for("everybody to be refused"):
        clicks = [hurried.service.play(*move) for _ in range(CROWD)]
        looks = [hurried.service.tables(HOME) for _ in range(CROWD)]
        told = await asyncio.gather(*clicks, *looks, return_exceptions=True)
    assert {(type(one), str(one)) for one in told} == {(StorageProblem, SILENT)}
    freezer.thaw()
    await back(hurried)
    assert await dump(hurried.database) == before
    assert (await hurried.service.play(*move)).table.length == 1
    freezer.freeze()
    async with waiting_for("the connections to be closed"):
        await hurried.database.close()


async def test_what_was_asked_of_a_server_that_froze_is_not_done_when_it_is_back(
    hurried: World, freezer: Freezer
) -> None:
    before = await dump(hurried.database)

    async def freeze_in_the_middle() -> None:
        async with hurried.database.write() as db:
            await db.execute(text("DELETE FROM tables"))
            freezer.freeze()
            await db.execute(text("DELETE FROM seats"))

    with pytest.raises(StorageProblem, match=SILENT) as told:
        await freeze_in_the_middle()
    assert not isinstance(told.value, OutcomeUnknown)
    freezer.thaw()
    await back(hurried)
    assert await dump(hurried.database) == before
    assert await locks(hurried.database) == 0


async def test_a_commit_that_is_not_answered_may_count_and_counts_once(
    hurried: World, freezer: Freezer
) -> None:
    move = await hurried.next_answer(await hurried.game())
    engine = hurried.database.engine.sync_engine
    event.listen(engine, "commit", lambda _: freezer.freeze(), once=True)
    with pytest.raises(OutcomeUnknown, match=SILENT):
        await hurried.service.play(*move)
    freezer.thaw()
    await back(hurried)
    again = await hurried.service.play(*move)
    assert again.repeated
    assert again.table.length == 1


async def test_a_connection_lost_in_a_commit_leaves_open_whether_it_counts(
    on_server: str, postgres: Server
) -> None:
    database = Database(on_server)
    gone: list[str] = []

    async def die_at_the_end() -> None:
        async with database.write() as db:
            mine = (await db.execute(text("SELECT pg_backend_pid()"))).scalar_one()
            end = f"SELECT pg_terminate_backend({mine}, 10000)"
            event.listen(
                database.engine.sync_engine, "commit", lambda _: gone.append(postgres.psql(end))
            )

    with pytest.raises(OutcomeUnknown, match="closed the connection"):
        await die_at_the_end()
    assert gone
    await database.close()


async def locks(database: Database) -> int:
    """How many locks others hold on our tables."""
    query = (
        "SELECT count(*) FROM pg_locks JOIN pg_class ON relation = pg_class.oid"
        " WHERE relname = 'tables' AND pid <> pg_backend_pid()"
    )
    async with database.read() as db:
        return int((await db.execute(text(query))).scalar_one())


async def test_what_takes_the_server_too_long_is_given_up_and_the_connection_kept(
    on_server: str,
) -> None:
    database = Database(on_server, SECONDS)
    by: list[int] = []

    async def ask(statement: str) -> None:
        async with database.write() as db:
            by.append((await db.execute(text("SELECT pg_backend_pid()"))).scalar_one())
            await db.execute(text(statement))

    lock = "LOCK TABLE marks"
    with pytest.raises(StorageProblem, match="took too long for something"):
        await ask(f"SELECT pg_sleep({SECONDS})")
    async with database.write() as db:
        await db.execute(text(lock))
        with pytest.raises(StorageProblem, match="somebody else's change took too long"):
            await ask(lock)
    await ask(lock)
    assert by[2] in by[:2]
    await database.close()


async def test_deleting_much_data_may_take_long(on_server: str) -> None:
    database = Database(on_server, patience=0.1)
    async with database.at_leisure() as patient, patient.write() as db:
        assert patient is not database
        await db.execute(text("SELECT pg_sleep(0.3)"))
    await database.close()


async def test_an_operator_has_all_the_time_in_the_world(on_server: str) -> None:
    database = Database(on_server)
    async with database.read() as db:
        limits = [(await db.execute(text(f"SHOW {name}_timeout"))).scalar_one() for name in LIMITS]
    assert set(limits) == {"0"}
    await database.close()


LIMITS = ("lock", "statement", "idle_in_transaction_session")


async def test_what_the_driver_says_of_a_lost_connection_is_a_problem_like_others(
    on_server: str,
) -> None:
    """SQLAlchemy passes it on as it is when that happens while it connects."""
    connection = await asyncpg.connect(on_server)
    with pytest.raises(asyncpg.InterfaceError, match="expects 1 argument") as ours:
        await connection.fetch("SELECT $1::int")
    assert problem(ours.value) is None  # an error in a statement of ours stays one
    both = asyncio.gather(*(connection.execute("SELECT 1") for _ in range(2)))
    with pytest.raises(asyncpg.InterfaceError) as busy:
        await both
    await connection.close()
    with pytest.raises(asyncpg.InterfaceError) as closed:
        await connection.set_type_codec("json", encoder=str, decoder=str, schema="pg_catalog")
    for told in (busy, closed):
        assert problem(told.value) == "the database server closed the connection"
