"""What is still to be shown: noted with the change, forgotten when that very change is seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from core.live.table import Unshown
from core.model.messages import Message, Owed, Place
from core.model.shards import Shards
from core.model.views import TableView
from core.tables import lobby
from core.tables.outbox import Leaving, Outbox, step_of
from tests.tables.world import ANN, CHANNEL, HOME, World, make_world
from tests.transactions import counted


@pytest.fixture
def outbox(world: World) -> Outbox:
    return Outbox(world.service, world.clock)


async def owed(world: World, outbox: Outbox) -> list[Owed]:
    async with world.database.read() as db:
        return await outbox.owed(db)


async def test_a_table_is_owed_until_its_newest_version_was_shown(
    world: World, outbox: Outbox
) -> None:
    table = await world.game()
    old = await world.service.view(HOME, table)
    assert await owed(world, outbox) == [Owed(HOME, CHANNEL, table)]
    await world.play_one(table)
    await outbox.shown(old, "lobby")
    assert (await outbox.load(HOME, table)).owed, "somebody has moved while the board was drawn"
    await outbox.shown(await world.service.view(HOME, table), "lobby")
    assert not (await outbox.load(HOME, table)).owed
    assert await owed(world, outbox) == []


async def test_what_was_postponed_is_owed_again_when_its_time_has_come(
    world: World, outbox: Outbox
) -> None:
    table = (await world.open()).id
    for _ in range(2):
        await outbox.postpone(table, timedelta(seconds=30))
        world.clock.forward(seconds=29)
        assert await owed(world, outbox) == []
        assert (await outbox.load(HOME, table)).owed
        world.clock.forward(seconds=1)
        assert [one.number for one in await owed(world, outbox)] == [table]


async def test_a_change_does_not_wait_for_what_was_postponed(world: World, outbox: Outbox) -> None:
    table = await world.game()
    await outbox.postpone(table, timedelta(hours=1))
    await world.play_one(table)
    assert await owed(world, outbox) == [Owed(HOME, CHANNEL, table)]


async def test_what_waits_longest_is_shown_first(world: World, outbox: Outbox) -> None:
    tables = []
    for _ in range(3):
        world.clock.forward(seconds=1)
        tables.append((await world.open()).id)
    await outbox.postpone(tables[0], timedelta(seconds=1))
    world.clock.forward(seconds=1)
    assert [one.number for one in await owed(world, outbox)] == [tables[1], tables[2], tables[0]]
    async with world.database.read() as db:
        assert [one.number for one in await outbox.owed(db, limit=1)] == [tables[1]]


async def test_a_process_does_what_waits_on_servers_of_its_own_shards(
    world: World, outbox: Outbox
) -> None:
    here, there = (Shards(2, frozenset({number})) for number in (0, 1))
    assert HOME in here
    table = await world.game(turn_seconds=60)
    leaves, calls_at = Leaving(CHANNEL, 1, now=True), world.clock()
    seen = await world.service.view(HOME, table)
    await outbox.shown(seen, "board", posted(world, 2), leaves=leaves)
    await outbox.shown(seen, "board", calls_at=calls_at)
    await world.play_one(table)
    world.clock.forward(days=10)
    waiting = []
    for shards in (here, there):
        async with world.database.read() as db:
            found = [
                await outbox.owed(db, shards),
                await outbox.silent(db, shards),
                await outbox.to_remove(db, shards),
                await world.service.overdue(db, shards),
            ]
        waiting.append([bool(each) for each in found])
    assert waiting == [[True] * 4, [False] * 4]


def posted(world: World, number: int) -> Message:
    return Message(CHANNEL, number, "board", world.clock(), 0, 0)


async def message_of(outbox: Outbox, table: int) -> Message | None:
    return (await outbox.load(HOME, table)).message


async def test_the_message_of_a_table_is_the_one_posted_last(world: World, outbox: Outbox) -> None:
    table, other = [(await world.open()).id for _ in range(2)]
    assert await message_of(outbox, table) is None
    first = Message(CHANNEL, 71, "lobby", world.clock(), since=0, length=0)
    await outbox.shown(await world.service.view(HOME, table), "lobby", first)
    await outbox.shown(await world.service.view(HOME, other), "lobby", replace(first, id=72))
    assert await message_of(outbox, table) == first
    world.clock.forward(minutes=1)
    second = Message(CHANNEL + 1, 73, "3", world.clock(), since=4, length=9)
    await outbox.shown(await world.service.view(HOME, table), "3", second)
    assert await message_of(outbox, table) == second
    assert await message_of(outbox, other) == replace(first, id=72)


async def test_where_the_lobby_was_shown_is_kept(world: World, outbox: Outbox) -> None:
    table = await world.lobby()
    message = Message(CHANNEL, 71, "lobby", world.clock(), since=0, length=0)
    assert (await outbox.load(HOME, table)).lobby is None
    view = await world.service.view(HOME, table)
    for number in (71, 72):
        await outbox.shown(view, "lobby", replace(message, id=number))
    await world.service.change(world.call(table, ANN), lobby.start)
    await outbox.shown(await world.service.view(HOME, table), "3", replace(message, id=73))
    assert (await outbox.load(HOME, table)).lobby == Place(CHANNEL, 72)


async def test_a_message_is_about_what_was_shown_in_it_last(world: World, outbox: Outbox) -> None:
    table, other = [(await world.open()).id for _ in range(2)]
    message = Message(CHANNEL, 71, "lobby", world.clock(), since=0, length=0)
    for number in (table, other):
        await outbox.shown(await world.service.view(HOME, number), "lobby", message)
    await outbox.shown(await world.service.view(HOME, table), "3")
    assert await message_of(outbox, table) == replace(message, topic="3")
    assert await message_of(outbox, other) == message


async def test_games_that_are_over_are_not_read_because_their_channel_is_gone(
    world: World, outbox: Outbox
) -> None:
    """There may be thousands, and each would be played again."""
    table = await world.game()
    await world.show()
    await world.finish(table)
    await world.show()
    with counted(world.database) as transactions:
        await outbox.lost_in(CHANNEL)
    assert (transactions.reads, transactions.writes) == (1, 0)


async def test_a_clock_set_lets_only_what_is_of_its_shards_be_shown_soon(
    world: World, outbox: Outbox
) -> None:
    """Two processes would else wait for each other, each with its own tables locked."""
    table, at = await world.lobby(), world.clock()
    await outbox.postpone(table, timedelta(hours=1))
    before = await world.service.executor.read(HOME, table)
    await world.clocks.move(timedelta(minutes=5), Shards(2, frozenset({1})))
    assert await world.service.executor.read(HOME, table) is before
    await world.clocks.move(timedelta(minutes=5), Shards(2, frozenset({0})))
    after = await world.service.executor.read(HOME, table)
    assert after.unshown == Unshown(at + timedelta(minutes=5), tries=1)


async def test_a_table_that_cannot_be_read_keeps_no_other_board_lost(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = [await world.game("lucky_numbers") for _ in range(2)]
    await world.play_one(broken)
    await world.show()
    async with world.database.write() as db:
        await db.execute(text("UPDATE moves SET move = 'nonsense'"))
    another = make_world(world.database, world.clock)
    await Outbox(another.service, world.clock).lost_in(CHANNEL)
    assert [record.table for record in caplog.records] == [broken]  # type: ignore[attr-defined]
    outbox = Outbox(world.service, world.clock)
    assert (await outbox.load(HOME, sound)).owed


async def removable(world: World, outbox: Outbox) -> list[int]:
    async with world.database.read() as db:
        return [one.id for one in await outbox.to_remove(db)]


async def next_step(world: World, table: int) -> TableView:
    """Play until something else is asked."""
    old = new = await world.service.view(HOME, table)
    while step_of(new) == step_of(old):
        await world.play_one(table)
        new = await world.service.view(HOME, table)
    return new


async def test_what_was_said_beside_a_board_goes_with_the_step_it_belongs_to(
    world: World, outbox: Outbox
) -> None:
    table, other = [await world.game("five_to_twelve") for _ in range(2)]
    old, beside = [await world.service.view(HOME, number) for number in (table, other)]
    await outbox.set_aside(beside, CHANNEL, 90)
    await outbox.set_aside(old, CHANNEL, 91)
    await outbox.shown(old, "seats 0", posted(world, 71))
    assert await removable(world, outbox) == [], "it is the same step"
    new = await next_step(world, table)
    await outbox.set_aside(new, CHANNEL, 92)
    await outbox.shown(new, "seats 1", posted(world, 72))
    assert await removable(world, outbox) == [91]


async def test_the_next_step_hastens_no_removal_that_was_put_off(
    world: World, outbox: Outbox
) -> None:
    table = await world.game("five_to_twelve")
    old = await world.service.view(HOME, table)
    leaves = Leaving(CHANNEL, 90, now=True)
    await outbox.shown(old, "seats 0", posted(world, 71), leaves=leaves)
    await outbox.postpone_removal(90, timedelta(hours=1))
    await outbox.set_aside(old, CHANNEL, 91)
    new = await next_step(world, table)
    await outbox.shown(new, "seats 1", posted(world, 72))
    assert await removable(world, outbox) == [91]
    world.clock.forward(hours=1)
    assert sorted(await removable(world, outbox)) == [90, 91]
