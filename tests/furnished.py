"""A database with a table and a tournament in every state there is, and what checks would tell."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from core.model.plan import Format, Plan
from core.store import tournament_upkeep, upkeep
from core.store.database import Database
from core.store.models.base import Base
from core.tables import audit as table_audit
from core.tables import lobby, play
from core.tournaments import audit as tournament_audit
from core.tournaments import rounds, team
from tests.databases import dump
from tests.tables.world import ANN, BO
from tests.tournaments.world import PEOPLE, World


async def furnish(world: World) -> None:
    """A table in every state there is, and then tournaments."""
    await world.lobby()
    finished = await world.game("lucky_numbers")
    await world.play_out(finished)
    forfeited = await world.game("qwixx")
    await world.play_on(forfeited, 3)
    await world.service.change(world.call(forfeited, ANN), play.resign, with_ai=False)
    running = await world.game("qwixx", turn_seconds=86_400)
    await world.play_on(running, 4)
    aborted = await world.game("top_twelve")
    await world.service.change(world.call(aborted, ANN), play.abort)
    expired = await world.lobby()
    await world.service.change(world.call(expired, BO), lobby.leave)
    await world.service.change(world.call(expired, ANN), lobby.leave)
    casual = await world.game("qwixx", rated=False)
    await world.play_on(casual, 2)
    await furnish_tournaments(world)
    await world.play_on(running, 1)
    await world.finish(casual)
    await world.lobby()


async def furnish_tournaments(world: World) -> None:
    """One with a bye, a correction, a table given back and a final; one that waits."""
    plan = Plan(Format.SWISS, rounds=2, table_size=2, final=2)
    played = await world.create(plan, game="qwixx")
    await world.fill(played, 5)
    await world.tournaments.change(world.ask(played), team.change_team, add=PEOPLE[7])
    view = await world.begin(played)
    await world.start_tables()
    for fixture in view.of_round(1)[:2]:
        await world.finish(fixture.first_game or 0)
    world.clock.forward(minutes=1)
    await world.tournaments.advance()
    await world.correct(played, 1, 1, [1, 1], "a draw")
    view = await world.see(played)
    await world.correct(played, 2, 1, [1, 2], "decided")
    await world.tournaments.change(world.ask(played), rounds.reopen, 1, "they came")
    await world.start_tables()
    for fixture in (await world.see(played)).of_round(2)[:2]:
        await world.finish(fixture.first_game or 0)
    await world.tournaments.advance()
    soon = world.clock() + timedelta(days=2)
    await world.create(plan, game="qwixx", start_at=soon)


PLAYED, WAITING = 1, 2
FINISHED, FORFEITED, RUNNING, CASUAL = 2, 3, 4, 7
ROUND_1, FINAL, LOBBY = 8, 13, 14
OVER = {FINISHED, FORFEITED, CASUAL, ROUND_1, 9, 11, 12}
"""All that have a result."""
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(scope="session")
def rows(empty_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """All rows of a world full of tables.

    Its secrets are always the same: by others the first round might be paired alike, and then
    nobody could find that they were exchanged.
    """
    path = tmp_path_factory.mktemp("furnished") / "rungs.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())

    async def fill(database: Database) -> Rows:
        await furnish(World(database))
        return await dump(database)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", Random(1).randbytes)
        made: Rows = at(f"sqlite:///{path}", fill)
    return made


@pytest.fixture
def furnished(address: str, rows: Rows, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a world full of tables, which is also the operator's DATABASE_URL."""
    at(address, lambda database: put(database, rows))
    monkeypatch.setenv("DATABASE_URL", address)
    return address


@pytest.fixture
async def sqlite_rows(empty_sqlite: Path, tmp_path: Path, rows: Rows) -> AsyncIterator[Database]:
    """The same as a database, in a file of its own."""
    path = tmp_path / "rungs.sqlite3"
    shutil.copy(empty_sqlite, path)
    database = Database(f"sqlite:///{path}")
    await put(database, rows)
    yield database
    await database.close()


async def put(database: Database, rows: Rows) -> None:
    async with database.write() as db:
        for table in Base.metadata.sorted_tables:
            names = [column.name for column in table.columns]
            values = [dict(zip(names, row, strict=True)) for row in rows[table.name]]
            if values:
                await db.execute(table.insert(), values)


def at(address: str, doing: Callable[[Database], Awaitable[Any]]) -> Any:  # noqa: ANN401
    async def run() -> object:
        database = Database(address)
        try:
            return await doing(database)
        finally:
            await database.close()

    return asyncio.run(run())


def sql(address: str, *statements: str) -> None:
    async def run(database: Database) -> None:
        async with database.write() as db:
            for statement in statements:
                await db.execute(text(statement))

    at(address, run)


class Undone(Exception):
    pass


async def plant(database: Database, statements: str) -> list[str]:
    """Return the faults that are found while these statements, separated by `;`, hold."""
    found: list[str] = []
    with suppress(Undone):
        async with database.write() as db:
            for statement in statements.split(";"):
                await db.execute(text(statement))
            found = await faults(db)
            raise Undone
    return found


async def faults(db: AsyncConnection) -> list[str]:
    """What a check of this database would tell, seen from within a transaction."""
    now = datetime.now(UTC)
    found = [*await db.run_sync(upkeep.unreadable), *await db.run_sync(tournament_upkeep.lost)]
    page = await db.run_sync(upkeep.page)
    found += [words for kept in page for words in table_audit.faults(kept, now)]
    tournaments = await db.run_sync(tournament_upkeep.page, size=100)
    return found + [words for each in tournaments for words in tournament_audit.faults(each, now)]
