"""Deleting a person leaves no trace of them, and every game as checkable as before."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from core.engine.rules import Level
from core.model.actions import Action, ActionKind
from core.model.table import NOBODY, Status
from core.players import privacy
from core.players.preferences import Preferences, UserSettings
from core.store import servers, upkeep
from core.store.database import Database
from core.store.models.base import Base
from core.tables import audit, play
from core.tables.executor import locked
from core.verify import check
from tests.databases import is_waiting
from tests.patience import awaited
from tests.players.world import ADA, BEN, CY, GAME, World
from tests.tables.world import HOME, Clock

NOW = Clock().time


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


async def lived_in(world: World) -> dict[str, int]:
    """Games, lobbies, tournaments, preferences: everything a person can leave."""
    await Preferences(world.database).set_user(ADA, language="de")
    await Preferences(world.database).set_user(BEN, language="fr")
    done = await world.game(GAME, (ADA, BEN))
    await world.play_six(done)
    await world.tournament(ADA, CY, begun=True)
    watched = await world.game(GAME, (CY,), levels=(Level.EASY,))
    await world.service.act(world.call(watched, ADA), Action(ActionKind.FOLLOW))
    voting = await world.game(GAME, (BEN, ADA, CY))
    await world.service.act(world.call(voting, ADA), Action(ActionKind.END))
    await world.service.act(world.call(voting, BEN), Action(ActionKind.END))
    return {
        "done": done,
        "running": await world.game(GAME, (ADA, BEN)),
        "alone": await world.game(GAME, (ADA,), levels=(Level.EASY,)),
        "hosted": await world.lobby(GAME, (ADA, BEN)),
        "joined": await world.lobby(GAME, (BEN, ADA)),
    }


async def test_nothing_is_left_of_a_person_and_everything_of_the_others(world: World) -> None:
    tables = await lived_in(world)
    before = await world.service.replay(HOME, tables["done"])
    others = len(await traces(world.database, BEN))
    await privacy.forget(world.database, ADA, NOW)
    assert await traces(world.database, ADA) == []
    assert len(await traces(world.database, BEN)) == others + 2  # host of two tables in her place
    assert await traces(world.database, CY)
    assert (await world.table(tables["done"])).chair_of(ADA) is None
    after = await world.service.replay(HOME, tables["done"])
    assert after == before
    assert check(after).consistent


async def test_what_was_open_goes_on_without_them(world: World) -> None:
    tables = await lived_in(world)
    await privacy.forget(world.database, ADA, NOW)
    running = await world.table(tables["running"])
    assert running.status is Status.PLAYING
    assert running.host == BEN
    assert [(chair.user, chair.level) for chair in running.chairs] == [
        (None, Level.MEDIUM),
        (BEN, None),
    ]
    assert (await world.table(tables["alone"])).status is Status.FINISHED
    hosted = await world.table(tables["hosted"])
    assert (hosted.status, hosted.host, len(hosted.chairs)) == (Status.LOBBY, BEN, 1)
    assert len((await world.table(tables["joined"])).chairs) == 1
    await world.play_six(running.id)
    assert check(await world.service.replay(HOME, running.id)).consistent
    async for kept in upkeep.kept(world.database, upkeep.page):
        assert list(audit.faults(kept, world.clock())) == []


async def test_tournaments_go_on_without_them(world: World) -> None:
    waiting = await world.tournament(ADA, BEN, CY)
    running = await world.tournament(BEN, ADA, CY, begun=True)
    await privacy.forget(world.database, ADA, NOW)
    assert await world.entered(waiting) == [(BEN, None), (CY, None)]
    assert await world.entered(running) == [(BEN, None), (None, 2), (CY, None)]
    for table in await world.service.tables(HOME, Status.LOBBY):
        assert len(table.chairs) == 2


async def test_who_was_away_has_lost_for_ever_and_who_ended_a_game_is_forgotten(
    world: World,
) -> None:
    """Without its person the seat must not seem to be an AI's own, which could have won."""
    away = await world.game("qwixx", (ADA, BEN), turn_seconds=60)
    await world.play_without(away, BEN)
    before = await world.service.view(HOME, away)
    ended = await world.game(GAME, (ADA, CY))
    await world.service.change(world.call(ended, BEN), play.abort, moderator=True)
    await privacy.forget(world.database, BEN)
    after = await world.service.view(HOME, away)
    assert (after.table.abandoned, after.standings) == ((1,), before.standings)
    assert (await world.table(ended)).ended_by == NOBODY
    async for kept in upkeep.kept(world.database, upkeep.page):
        assert list(audit.faults(kept, world.clock())) == []


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
    assert {row["table_id"] for row in data["seats"]} >= {str(t) for t in tables.values()}
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


async def test_no_lobby_waits_for_a_deleted_person(world: World) -> None:
    lobby = (await world.open(GAME, BEN, invited=(ADA, CY))).id
    await privacy.forget(world.database, ADA, NOW)
    assert [guest.user for guest in (await world.table(lobby)).guests] == [CY]
    assert await traces(world.database, ADA) == []


async def test_somebody_is_forgotten_while_a_game_of_theirs_ends(on_server: str) -> None:
    """The first of their games ends with them; the second is about to end by somebody else."""
    database = Database(on_server)
    world = World(database)
    alone = await world.game(GAME, (ADA,), levels=(Level.EASY,))
    other = await world.game(GAME, (ADA, BEN))
    async with database.write() as db:
        await locked(db, HOME, other)
        forgotten = asyncio.create_task(privacy.forget(database, ADA, NOW))
        await awaited(is_waiting(database), "the deletion to wait for the table")
        await db.run_sync(servers.lock_server, HOME)
    await forgotten
    assert (await world.table(alone)).status is Status.FINISHED
    assert await traces(database, ADA) == []
    await database.close()


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
    not_people |= {"message_channel_id"}
    not_people |= {"start_id", "interaction_id", "did", "tournament_id", "role_id", "motion_id"}
    not_people |= {"lobby_id", "lobby_channel_id", "previous_id", "event_id", "pid"}
    not_people |= {"news_channel_id", "ping_role_id", "prize_role_id", "news_id"}
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
    await privacy.forget_server(world.database, HOME, NOW)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=29)) == 0
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 1
    left = {table for table, _ in await stored(world.database)}
    assert left <= {"users", "interactions", "marks"}


async def test_a_server_left_while_nobody_ran_is_noticed_later(world: World) -> None:
    await lived_in(world)
    await privacy.miss_servers(world.database, [], NOW, lambda server: server != HOME)
    await privacy.miss_servers(world.database, [HOME], NOW, lambda _: True)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 0
    await privacy.miss_servers(world.database, [], NOW, lambda _: True)
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=31)) == 1


async def test_a_server_that_comes_back_keeps_its_games(world: World) -> None:
    await lived_in(world)
    await privacy.forget_server(world.database, HOME, NOW)
    await privacy.welcome_servers(world.database, [HOME, 9])
    assert await privacy.purge_left_servers(world.database, NOW + timedelta(days=99)) == 0
