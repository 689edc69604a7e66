"""Deleting a person leaves no trace of them, and every game as checkable as before."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from core.engine.rules import Level
from core.model import Call, Order, Status, Table
from core.players import privacy
from core.players.preferences import Preferences, UserSettings
from core.store.database import Database
from core.store.models import Base
from core.tables.service import TableService
from core.tournaments import store as tournaments
from core.tournaments.model import TournamentCall, TournamentOrder
from core.tournaments.plan import Format, Plan
from core.tournaments.service import TournamentService
from core.verify import check

ADA, BEN, CY = 111_222_333_444_555_666, 777_888_999_000_111_222, 333_444_555_666_777_888
SERVER, CHANNEL = 42, 43
NOW = datetime(2026, 3, 1, tzinfo=UTC)


class World:
    """People at tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableService(database, now=lambda: NOW)
        self._clicks = count(1)

    def call(self, table: Table, user: int) -> Call:
        return Call(SERVER, table.id, user, next(self._clicks))

    async def open(self, host: int, *others: int, levels: tuple[Level, ...] = ()) -> Table:
        order = Order("five_to_twelve", levels=levels)
        table = (await self.tables.open(SERVER, CHANNEL, host, next(self._clicks), order)).table
        for user in others:
            table = (await self.tables.join(self.call(table, user))).table
        return table

    async def start(self, table: Table) -> Table:
        return (await self.tables.start(self.call(table, table.host))).table

    async def see(self, table: Table) -> Table:
        return (await self.tables.view(SERVER, table.id)).table

    async def play(self, table: Table, moves: int = 6) -> None:
        """Whoever is asked takes the first choice; then Ben gives up."""
        while (await self.see(table)).length < moves:
            await self.tables.think(SERVER, table.id)
            for user in (ADA, BEN):
                seen = await self.tables.view(SERVER, table.id, user)
                if seen.choices and seen.prompt:
                    call, move = self.call(table, user), str(seen.choices[0])
                    await self.tables.play(call, seen.prompt.number, move)
        await self.tables.resign(self.call(table, BEN), with_ai=False)

    async def tournament(self, *users: int, begun: bool = False) -> int:
        """Two rounds at tables of two, organised by the first."""
        tournaments = TournamentService(self.database, now=lambda: NOW)
        plan = Plan(Format.SWISS, rounds=2, table_size=2)
        order = TournamentOrder("Cup", "five_to_twelve", plan, levels=(Level.EASY,))
        done = await tournaments.create(SERVER, CHANNEL, users[0], next(self._clicks), order)
        number = done.tournament.id
        for user in users:
            await tournaments.join(TournamentCall(SERVER, number, user, next(self._clicks)))
        if begun:
            await tournaments.start(TournamentCall(SERVER, number, users[0], next(self._clicks)))
        return number

    async def entered(self, number: int) -> list[tuple[int | None, int | None]]:
        """Who takes part, and until when."""
        async with self.database.read() as db:
            rows = await tournaments.entrants(db, number)
        return [(row.user_id, row.dropped) for row in rows if row.level is None]

    async def file(self, table: Table) -> str:
        return await self.tables.replay(SERVER, table.id)


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


async def stored(database: Database) -> list[tuple[str, dict[str, Any]]]:
    """Every row of every table."""
    async with database.read() as db:
        return [
            (table.name, dict(row._mapping))
            for table in Base.metadata.sorted_tables
            for row in await db.execute(select(table))
        ]


async def traces(database: Database, user: int) -> list[str]:
    """Every place in which the id stands, as a number or within a text."""
    return [
        f"{table}.{column}"
        for table, row in await stored(database)
        for column, value in row.items()
        if str(user) in str(value)
    ]


async def lived_in(world: World) -> dict[str, Table]:
    """Games, lobbies, tournaments, preferences: everything a person can leave."""
    await Preferences(world.database).set_user(ADA, language="de")
    await Preferences(world.database).set_user(BEN, language="fr")
    done = await world.start(await world.open(ADA, BEN))
    await world.play(done)
    await world.tournament(ADA, CY, begun=True)
    return {
        "done": done,
        "running": await world.start(await world.open(ADA, BEN)),
        "alone": await world.start(await world.open(ADA, levels=(Level.EASY,))),
        "hosted": await world.open(ADA, BEN),
        "joined": await world.open(BEN, ADA),
    }


async def test_nothing_is_left_of_a_person_and_everything_of_the_others(world: World) -> None:
    tables = await lived_in(world)
    before = await world.file(tables["done"])
    others = len(await traces(world.database, BEN))
    await privacy.forget(world.database, ADA, NOW)
    assert await traces(world.database, ADA) == []
    assert len(await traces(world.database, BEN)) == others + 2  # host of two tables in her place
    assert await traces(world.database, CY)
    assert (await world.see(tables["done"])).chair_of(ADA) is None
    after = await world.file(tables["done"])
    assert after == before
    assert check(after).true


async def test_what_was_open_goes_on_without_them(world: World) -> None:
    tables = await lived_in(world)
    await privacy.forget(world.database, ADA, NOW)
    running = await world.see(tables["running"])
    assert running.status is Status.PLAYING
    assert running.host == BEN
    assert [(chair.user, chair.level) for chair in running.chairs] == [
        (None, Level.MEDIUM),
        (BEN, None),
    ]
    assert (await world.see(tables["alone"])).status is Status.FINISHED
    hosted = await world.see(tables["hosted"])
    assert (hosted.status, hosted.host, len(hosted.chairs)) == (Status.LOBBY, BEN, 1)
    assert len((await world.see(tables["joined"])).chairs) == 1
    await world.play(running)
    assert check(await world.file(running)).true


async def test_tournaments_go_on_without_them(world: World) -> None:
    waiting = await world.tournament(ADA, BEN, CY)
    running = await world.tournament(BEN, ADA, CY, begun=True)
    await privacy.forget(world.database, ADA, NOW)
    assert await world.entered(waiting) == [(BEN, None), (CY, None)]
    assert await world.entered(running) == [(BEN, None), (None, 2), (CY, None)]
    for table in await world.tables.tables(SERVER, Status.LOBBY):
        assert len(table.chairs) == 2


async def test_deleting_twice_or_nobody_changes_nothing(world: World) -> None:
    await lived_in(world)
    await privacy.forget(world.database, ADA, NOW)
    before = await stored(world.database)
    await privacy.forget(world.database, ADA, NOW)
    await privacy.forget(world.database, 5, NOW)
    assert await stored(world.database) == before


async def test_the_export_has_everything_and_nobody_else(world: World) -> None:
    tables = await lived_in(world)
    data = json.loads(json.dumps(await privacy.export(world.database, ADA)))
    assert data["user"] == str(ADA)
    assert data["users"] == [
        {"id": str(ADA), "language": "de", "pictures": True, "pings": True},
    ]
    assert {row["table_id"] for row in data["seats"]} >= {str(t.id) for t in tables.values()}
    assert [row["name"] for row in data["tournaments"]] == ["Cup"]
    assert len(data["results"]) == 1
    assert {row["did"] for row in data["interactions"]} >= {"opened", "started", "played"}
    assert len(data["moves"]) > 1
    assert str(BEN) not in json.dumps(data)
    assert "secret" not in json.dumps(data)


async def test_the_export_of_a_stranger_is_empty(world: World) -> None:
    data = await privacy.export(world.database, 5)
    assert data.pop("user") == "5"
    assert not any(data.values())


async def test_a_deleted_persons_wishes_are_forgotten(world: World) -> None:
    preferences = Preferences(world.database)
    await preferences.set_user(ADA, pings=False)
    assert not (await preferences.user(ADA)).pings
    await privacy.forget(world.database, ADA)
    preferences.forget(ADA)
    assert await preferences.user(ADA) == UserSettings()


def test_every_column_for_a_user_is_known() -> None:
    """A new one must be added to `privacy.mentions`, or shown here not to name a person."""
    not_people = {"id", "table_id", "server_id", "channel_id", "message_id", "series_id"}
    not_people |= {"start_id", "interaction_id", "did", "tournament_id", "role_id"}
    known = {str(column) for column in privacy.mentions()}
    ids = {
        str(column)
        for table in Base.metadata.sorted_tables
        for column in table.c
        if column.name.endswith(("id", "_by")) and column.name not in not_people
    }
    assert ids <= known


async def test_a_server_is_kept_for_thirty_days(world: World) -> None:
    await lived_in(world)
    await privacy.forget_server(world.database, SERVER, NOW)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=29)) == 0
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 1
    left = {table for table, _ in await stored(world.database)}
    assert left <= {"users", "interactions", "marks"}


async def test_a_server_left_while_nobody_ran_is_noticed_later(world: World) -> None:
    await lived_in(world)
    await privacy.miss_servers(world.database, [], NOW, lambda server: server != SERVER)
    await privacy.miss_servers(world.database, [SERVER], NOW, lambda _: True)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 0
    await privacy.miss_servers(world.database, [], NOW, lambda _: True)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 1


async def test_a_server_that_comes_back_keeps_its_games(world: World) -> None:
    await lived_in(world)
    await privacy.forget_server(world.database, SERVER, NOW)
    await privacy.welcome_servers(world.database, [SERVER, 1])
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=99)) == 0
