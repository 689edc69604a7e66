"""What is still to be shown: noted with the change, forgotten when that very change is seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from core.tables.showing import Message, Owed, Showing
from tests.service.house import CHANNEL, HOME, House


@pytest.fixture
def showing(house: House) -> Showing:
    return Showing(house.database, house.clock)


async def test_a_table_is_owed_until_its_newest_version_was_shown(
    house: House, showing: Showing
) -> None:
    table = await house.game()
    old = await house.table(table)
    assert await showing.owed() == [Owed(HOME, CHANNEL, table, tries=0)]
    new = (await house.play_one(table)).table
    await showing.shown(table, old.version)
    assert await showing.owes(table), "somebody has moved while the board was drawn"
    await showing.shown(table, new.version)
    assert not await showing.owes(table)
    assert await showing.owed() == []


async def test_what_was_put_off_is_owed_again_when_its_time_has_come(
    house: House, showing: Showing
) -> None:
    table = (await house.open()).id
    for tries in (1, 2):
        await showing.put_off(table, timedelta(seconds=30))
        house.clock.forward(seconds=29)
        assert await showing.owed() == []
        assert await showing.owes(table)
        house.clock.forward(seconds=1)
        assert [owed.tries for owed in await showing.owed()] == [tries]


async def test_a_change_does_not_wait_for_what_was_put_off(house: House, showing: Showing) -> None:
    table = await house.game()
    await showing.put_off(table, timedelta(hours=1))
    await house.play_one(table)
    assert await showing.owed() == [Owed(HOME, CHANNEL, table, tries=0)]


async def test_what_waits_longest_is_shown_first(house: House, showing: Showing) -> None:
    tables = []
    for _ in range(3):
        house.clock.forward(seconds=1)
        tables.append((await house.open()).id)
    await showing.put_off(tables[0], timedelta(seconds=1))
    house.clock.forward(seconds=1)
    assert [owed.table for owed in await showing.owed()] == [tables[1], tables[2], tables[0]]
    assert [owed.table for owed in await showing.owed(limit=1)] == [tables[1]]


async def test_a_table_can_be_asked_to_be_shown_again(house: House, showing: Showing) -> None:
    table = await house.open()
    await showing.shown(table.id, table.version)
    await showing.want(table.id, table.version)
    assert await showing.owes(table.id)


async def test_the_message_of_a_table_is_the_one_posted_last(
    house: House, showing: Showing
) -> None:
    table, other = [(await house.open()).id for _ in range(2)]
    assert await showing.message(table) is None
    first = Message(CHANNEL, 71, "lobby", house.clock(), told=0, length=0)
    await showing.posted(table, first)
    await showing.posted(other, replace(first, id=72))
    assert await showing.message(table) == first
    house.clock.forward(minutes=1)
    second = Message(CHANNEL + 1, 73, "3", house.clock(), told=4, length=9)
    await showing.posted(table, second)
    assert await showing.message(table) == second
    assert await showing.message(other) == replace(first, id=72)


async def test_a_message_is_about_what_was_shown_in_it_last(house: House, showing: Showing) -> None:
    table, other = [(await house.open()).id for _ in range(2)]
    message = Message(CHANNEL, 71, "lobby", house.clock(), told=0, length=0)
    for number in (table, other):
        await showing.posted(number, message)
    await showing.shown(table, 1)
    assert await showing.message(table) == message
    await showing.shown(table, 2, asked="3")
    assert await showing.message(table) == replace(message, asked="3")
    assert await showing.message(other) == message
