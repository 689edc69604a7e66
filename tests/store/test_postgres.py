"""A server that freezes, is slow, or leaves while we connect: one sentence, nothing half done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event, text

from core.model.actions import Action, ActionKind, Wish
from core.model.messages import Message
from core.store.database import Database
from core.store.problems import OutcomeUnknown, StorageProblem, problem
from core.store.tables import TABLES, updated
from core.tables import executor
from core.tables.outbox import Leaving, Outbox
from tests.databases import Freezer, Server, dump, is_waiting, trace
from tests.patience import LOOK_AGAIN, SECONDS, awaited, waiting_for
from tests.tables.world import CHANNEL, CY, HOME, World, make_world

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
    clicked = False

    def freeze(sql: str) -> None:
        if clicked and sql == "COMMIT":
            freezer.freeze()

    trace(hurried.database, freeze)
    move = await hurried.next_answer(await hurried.game())
    clicked = True
    with pytest.raises(OutcomeUnknown, match=SILENT):
        await hurried.service.play(*move)
    clicked = False
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


async def test_a_move_whose_commit_is_cut_off_may_count(hurried: World, postgres: Server) -> None:
    clicked = False

    def cut_off(sql: str) -> None:
        if clicked and sql == "COMMIT":
            postgres.psql(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = 'rungs'"
            )

    trace(hurried.database, cut_off)
    move = await hurried.next_answer(await hurried.game())
    clicked = True
    with pytest.raises(OutcomeUnknown, match="closed the connection"):
        await hurried.service.play(*move)
    clicked = False
    assert (await hurried.service.play(*move)).table.length == 1


async def test_a_click_asks_the_server_as_little_as_it_can(hurried: World) -> None:
    asked: list[str] = []
    trace(hurried.database, lambda sql: asked.append(sql.split()[0]))
    outbox, table = Outbox(hurried.service, hurried.clock), await hurried.game()
    showing = await outbox.load(HOME, table)
    posted = Message(CHANNEL, 5, "ann", hurried.clock(), 0, 0)
    await outbox.shown(showing.view, "ann", posted, leaves=Leaving(CHANNEL, 4, now=False))
    await hurried.play_one(table)
    move = await hurried.next_answer(table)  # with which both have answered
    asked.clear()
    await hurried.service.play(*move)
    assert asked == ["BEGIN", "UPDATE", "INSERT", "INSERT", "COMMIT"]
    asked.clear()
    showing = await outbox.load(HOME, table)
    assert asked == ["BEGIN", "SELECT", "COMMIT"]
    asked.clear()
    posted = replace(posted, id=6, topic="ben")
    await outbox.shown(showing.view, "ben", posted, leaves=Leaving(CHANNEL, 5, now=True))
    assert asked == ["BEGIN", "UPDATE", "UPDATE", "INSERT", "COMMIT"]


async def test_a_board_shown_while_somebody_moves_starts_no_clock(hurried: World) -> None:
    outbox, table = Outbox(hurried.service, hurried.clock), await hurried.game()
    view, now = await hurried.service.view(HOME, table), hurried.clock()
    version = view.table.version
    async with hurried.database.write() as db:
        moved = updated(version=version + 1, show_at=now)
        await db.execute(moved.where(TABLES.c.id == table))
        showing = asyncio.create_task(outbox.shown(view, "lobby"))
        await awaited(is_waiting(hurried.database), "the note to wait for the move")
    await showing
    found = await outbox.load(HOME, table)
    assert found.owed
    assert found.view.due is not None
    assert found.view.due.left is not None


async def test_who_goes_to_wait_elsewhere_waits_for_nobody(hurried: World) -> None:
    """Two who exchange the tables they wait at would wait for each other."""
    first, second = [await hurried.game(rated=False) for _ in range(2)]
    wait = Action(ActionKind.WAIT)
    await hurried.service.act(hurried.call(second, CY), wait)
    async with hurried.database.write() as db:
        await executor.locked(db, HOME, second)
        await hurried.service.act(hurried.call(first, CY), wait)
    here = await hurried.service.executor.read(HOME, first)
    assert here.wishing(Wish.SEAT) == (CY,)


async def test_a_table_that_somebody_changes_keeps_no_other_deadline_waiting(
    hurried: World,
) -> None:
    """As while a person is forgotten who sits at many tables."""
    first, second = [await hurried.lobby() for _ in range(2)]
    await hurried.show()
    hurried.clock.forward(hours=1)
    async with hurried.database.write() as db:
        await executor.locked(db, HOME, first)
        done = await hurried.service.expire()
        assert done is not None
        assert (done.did, done.table.id) == ("expired", second)
        assert await hurried.service.expire() is None
    done = await hurried.service.expire()
    assert done is not None
    assert (done.did, done.table.id) == ("expired", first)


async def test_as_many_ask_at_once_as_there_are_connections(on_server: str) -> None:
    database = Database(on_server, SECONDS)
    query = text("SELECT 1")
    await asyncio.gather(*(database.look(lambda db: db.execute(query)) for _ in range(2 * MANY)))

    async def read(_: int) -> None:
        async with database.read() as db:
            await db.execute(query)
            await all_in.wait()

    all_in = asyncio.Barrier(MANY)
    async with waiting_for("all connections to be used at once"):
        await asyncio.gather(*map(read, range(MANY)))
    await database.close()


MANY = 20
"""As many transactions as the bot makes at a time."""


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
