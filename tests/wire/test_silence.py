"""The database server freezes: people are told at once whether what they did counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import select

from core.store.database import Database
from core.store.models.people import ServerRow
from tests.channel.world import make_client
from tests.databases import Freezer, Server
from tests.patience import SILENCE, awaited, found, waiting_for
from tests.tables.world import HOME, make_world
from tests.wire.world import World, buttons, playing

LEAVE = """
CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER leave AFTER INSERT ON moves
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave();
"""
"""The server is gone in the middle of the commit of a move."""


@asynccontextmanager
async def leaving(address: str) -> AsyncIterator[None]:
    connection = await asyncpg.connect(address)
    await connection.execute(LEAVE)
    try:
        yield
    finally:
        await connection.execute("DROP FUNCTION leave CASCADE")
        await connection.close()


def is_told(world: World, words: str) -> bool:
    said = world.bridge.backend.messages[world.channel.id].values()
    return any(words in one.content for one in said)


async def told(world: World, words: str) -> None:
    """Wait for a sentence, which may come after an acknowledgment."""
    await world.bridge.until(lambda: is_told(world, words), words)


def asks(world: World, who: str) -> bool:
    return world.people[who].mention in world.boards()[-1].content


def offers(world: World, label: str) -> bool:
    return any(part.label == label for part in buttons(world.boards()[-1]))


async def test_a_frozen_server_leaves_nobody_in_doubt(
    on_server: str, postgres: Server, tmp_path: Path
) -> None:
    with Freezer(postgres) as freezer:
        async with playing(tmp_path, DATABASE_URL=on_server) as world:
            await world.seat("ada", "ben")
            await world.click("ada", "Start")
            await world.playing()
            freezer.freeze()
            await world.click("ada", "Pass")
            await told(world, "Nothing was lost; please try again")
            freezer.thaw()
            while asks(world, "ada"):
                await world.click("ada", "Pass")  # until the bot has found out
            held = world.bridge.hold("POST", "/interactions/*/*/callback")
            clicked = asyncio.ensure_future(world.click("ben", "Pass"))
            await held.met()
            freezer.freeze()
            assert held.release is not None
            held.release.set()
            await told(world, "That counts")
            freezer.thaw()
            await clicked
            await world.bridge.until(lambda: offers(world, "Pass (-5)"), "the second prompt")
            active = next(who for who in world.people if asks(world, who))
            unknown = "I can't tell whether that counts"
            async with leaving(on_server), waiting_for(unknown):
                while not is_told(world, unknown):
                    await world.click(active, "Pass (-5)")  # until the bot has found out


async def test_what_happens_to_servers_meanwhile_is_stored_later(
    on_server: str, postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(on_server, patience=1.0)
    await make_world(database).open()
    with Freezer(postgres) as freezer:
        freezer.freeze()
        noting = asyncio.create_task(make_client(database).on_ready())
        await found(lambda: caplog.messages or None, "a line in the log", SILENCE)
        line = "our servers wait for the database: the database server does not answer"
        assert caplog.messages == [line]
        freezer.thaw()
        await awaited(noting, "the servers to be stored", SILENCE)
    async with database.read() as db:
        left = (await db.execute(select(ServerRow.left_at).where(ServerRow.id == HOME))).scalar()
    await database.close()
    assert left, "the client knows no such server"
