"""Many at once: clicks on one prompt, services on one database, deadlines all want to fire."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from core.engine.errors import NotAsked, Refusal, StalePrompt
from core.model.calls import Call, Did, Order, Receipt
from core.model.table import Status
from core.players import privacy
from core.store import upkeep
from core.store.database import Database
from core.tables import audit, lobby
from core.tables.executor import locked
from core.tables.outbox import Outbox
from core.tables.service import TableService
from tests.databases import dump, is_waiting
from tests.seeds import seeded
from tests.tables.world import ANN, BO, CHANNEL, CY, DI, HOME, PLENTY, Clock, World, make_world

CLICKS = 200
TABLES = 3


async def storm(world: World, tables: list[int]) -> list[Receipt | BaseException]:
    """200 clicks of two people on the open prompt of every table, in any order, all at once."""
    clicks = []
    for table in tables:
        looks = [await world.service.view(HOME, table, user) for user in (ANN, BO)]
        number = looks[0].prompt.number if looks[0].prompt else 0
        for click in range(CLICKS):
            seen = looks[click % 2]
            moves = seen.choices or looks[1 - click % 2].choices
            user = (ANN, BO)[click % 2]
            clicks.append((world.call(table, user), number, str(world.chance.choice(moves))))
    world.chance.shuffle(clicks)
    return await asyncio.gather(
        *(world.service.play(*each) for each in clicks), return_exceptions=True
    )


@pytest.mark.parametrize("game", ["qwixx", "lucky_numbers"])
async def test_of_200_clicks_on_one_prompt_each_seat_counts_once(world: World, game: str) -> None:
    tables = [await world.game(game) for _ in range(TABLES)]
    for _ in range(2):
        owed = {t: (await world.asked(t)).prompt.seats for t in tables}  # type: ignore[union-attr]
        lengths = {table: (await world.table(table)).length for table in tables}
        done = await storm(world, tables)
        played = Counter(r.table.id for r in done if isinstance(r, Receipt))
        refused = [r for r in done if not isinstance(r, Receipt)]
        assert all(type(r) in {StalePrompt, NotAsked} for r in refused)
        for table in tables:
            assert played[table] == len(owed[table])
            assert (await world.table(table)).length == lengths[table] + len(owed[table])
    assert await faults(world.database) == []


async def test_who_comes_at_the_same_moment_sits_in_the_order_they_came(world: World) -> None:
    others = (BO, CY, DI, 105)
    for _ in range(5):
        table = await world.lobby(people=(ANN,))
        await asyncio.gather(
            *(world.service.change(world.call(table, user), lobby.join) for user in others)
        )
        assert [chair.user for chair in (await world.table(table)).chairs] == [ANN, *others]


async def faults(database: Database) -> list[str]:
    now = datetime.now(UTC)
    kept = [each async for each in upkeep.kept(database, upkeep.page)]
    return [fault for each in kept for fault in audit.faults(each, now)]


async def test_services_that_share_a_database_play_the_same_tables(address: str) -> None:
    """Each with its own connections, cache and locks, as in processes of their own."""
    clock = Clock()
    databases = [Database(address) for _ in range(3)]
    services = [TableService(database, clock, limits=PLENTY) for database in databases]
    world = World(services[0], clock)
    tables = [await world.game("qwixx", turn_seconds=60) for _ in range(2)]

    async def crowd(seed: int) -> int:
        chance, played = seeded(seed), 0
        for _ in range(25):
            service, table = chance.choice(services), chance.choice(tables)
            user = chance.choice((ANN, BO))
            seen = await service.view(HOME, table, user)
            if not seen.choices or not seen.prompt:
                continue
            call = Call(HOME, table, user, next(world.clicks))
            try:
                await service.play(call, seen.prompt.number, str(chance.choice(seen.choices)))
                played += 1
            except Refusal:
                continue
        return played

    played = sum(await asyncio.gather(*map(crowd, range(6))))
    rows = (await dump(databases[0]))["moves"]
    assert len(rows) == played
    assert len({(row[0], row[1]) for row in rows}) == played
    assert await faults(databases[0]) == []
    assert (await services[1].view(HOME, tables[0], ANN)) == (
        await services[2].view(HOME, tables[0], ANN)
    )
    for database in databases:
        await database.close()


async def test_services_that_share_a_database_fire_each_deadline_once(address: str) -> None:
    clock = Clock()
    databases = [Database(address) for _ in range(3)]
    services = [TableService(database, clock, limits=PLENTY) for database in databases]
    world = World(services[0], clock)
    lobbies = [await world.lobby() for _ in range(8)]
    games = [await world.game("lucky_numbers", turn_seconds=60) for _ in range(8)]
    await world.show()
    lengths = [(await world.table(table)).length for table in games]
    clock.forward(minutes=40)

    async def hands(service: TableService) -> list[tuple[Did, int]]:
        done = []
        while receipt := await World(service, clock).expire():
            done.append((receipt.did, receipt.table.id))
        return done

    fired = [each for done in await asyncio.gather(*map(hands, services)) for each in done]
    left = await hands(services[0])  # what a skipped, locked row left behind
    expected = [("expired", table) for table in lobbies]
    expected += [(did, table) for table in games for did in ("reminded", "timed_out")]
    assert sorted(fired + left) == sorted(expected)
    for table, length in zip(games, lengths, strict=True):
        moves = (await world.table(table)).length - length
        assert moves == 2  # the set-up asks both at once
    assert await faults(databases[0]) == []
    for database in databases:
        await database.close()


async def test_clicks_and_the_clock_at_the_same_moment_never_lock_each_other(
    address: str,
) -> None:
    """A move locks its table before its deadline; the clock must not do it the other way round."""
    clock = Clock()
    databases = [Database(address) for _ in range(2)]
    players, timer = (TableService(database, clock, limits=PLENTY) for database in databases)
    world, ticking = World(players, clock), World(timer, clock)
    tables = [await world.game("qwixx", turn_seconds=60) for _ in range(3)]
    done = asyncio.Event()

    async def tick() -> None:
        while not done.is_set():
            clock.forward(seconds=20)
            await ticking.show()
            await ticking.expire()

    async def click(table: int) -> None:
        for _ in range(25):
            seen = await players.view(HOME, table)
            if seen.table.status is not Status.PLAYING or not seen.prompt:
                return
            user = seen.table.chairs[seen.prompt.seats[0]].user
            mine = await players.view(HOME, table, user)
            if not mine.choices or not mine.prompt or user is None:
                continue
            call = Call(HOME, table, user, next(world.clicks))
            try:
                await players.play(call, mine.prompt.number, str(mine.choices[0]))
            except Refusal:
                continue

    ticks = asyncio.create_task(tick())
    await asyncio.gather(*map(click, tables))
    done.set()
    await ticks
    assert await faults(databases[0]) == []
    for database in databases:
        await database.close()


async def test_a_clock_with_nothing_to_do_leaves_other_deadlines_alone(
    database: Database,
) -> None:
    world = make_world(database)
    table = await world.game("lucky_numbers", turn_seconds=60)
    due = await world.next_due(table)
    assert due == world.clock() + timedelta(seconds=45)
    assert await world.expire_all() == []
    assert await world.next_due(table) == due


async def forget_ann(world: World) -> None:
    await privacy.forget(world.database, ANN)


async def try_again(world: World) -> None:
    await Outbox(world.service, world.clock).try_again(HOME)


@pytest.mark.parametrize(("server", "change"), [(HOME + 1, forget_ann), (HOME, try_again)])
async def test_who_changes_several_tables_locks_them_in_one_order(
    on_server: str, server: int, change: Callable[[World], Coroutine[Any, Any, None]]
) -> None:
    database = Database(on_server)
    world = make_world(database)
    outbox, order = Outbox(world.service, world.clock), Order("qwixx", {})
    one = (await world.service.open(server, CHANNEL, ANN, next(world.clicks), order)).table.id
    two = (await world.open()).id
    for table in (two, one):  # the other way round in the database's file
        await outbox.postpone(table, timedelta(hours=1))
    async with database.write() as db:
        await locked(db, HOME, two)
        first = asyncio.create_task(change(world))
        await is_waiting(database)
        second = asyncio.create_task(world.clocks.move(timedelta(minutes=5)))
        await is_waiting(database, 2)
    await first
    await second
    await database.close()
