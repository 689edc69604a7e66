"""What goes wrong: permissions are lost, tables are damaged, the database refuses."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import update

from core.store.models.tables import TableRow
from core.store.tables import updated
from tests.channel.world import World


def deny(world: World, **permissions: bool) -> None:
    bot = world.client.user
    assert bot is not None
    denied = discord.Permissions(**permissions).value
    world.env.backend.set_overwrite(
        world.channel.id,
        Overwrite(target_id=bot.id, type=OverwriteType.MEMBER, allow=0, deny=denied),
    )


def allow(world: World) -> None:
    bot = world.client.user
    assert bot is not None
    world.env.backend.delete_overwrite(world.channel.id, bot.id)


async def to_be_shown(world: World, *tables: int) -> None:
    async with world.database.write() as db:
        which = TableRow.id.in_(tables)
        await db.execute(updated(show_at=world.env.now()).where(which))


async def damage(world: World, table: int, game: str = "chess") -> None:
    """Makes it the table of a game that nobody knows."""
    async with world.database.write() as db:
        await db.execute(update(TableRow).where(TableRow.id == table).values(game=game))


@contextmanager
def refusing(folder: Path, what: str) -> Iterator[None]:
    """The database does not take this."""
    blocker = sqlite3.connect(folder / "rungs.sqlite3", isolation_level=None)
    blocker.execute(f"CREATE TRIGGER full BEFORE {what} BEGIN SELECT RAISE(FAIL, 'disk'); END")
    yield
    blocker.execute("DROP TRIGGER full")
    blocker.close()


@contextmanager
def failing(world: World, **fault: Any) -> Iterator[None]:
    """Every request about the channel's messages fails like this."""
    before = list(world.env.backend.faults)
    for method in ("POST", "PATCH", "GET"):
        for path in ("/channels/*/messages", "/channels/*/messages/*"):
            world.env.inject_error(method, path, times=None, **fault)
    yield
    world.env.backend.faults[:] = before
