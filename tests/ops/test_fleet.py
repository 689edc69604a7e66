"""Processes tell of themselves, follow each other, and an operator is told who has what."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.ops import fleet, operator
from bot.ops.fleet import Member
from core.model.calls import Order
from core.model.shards import Shards
from core.store import schema
from core.store.database import Database
from core.store.problems import StorageProblem
from core.tables.service import TableService
from tests.patience import LOOK_AGAIN, awaited
from tests.store.test_migrations import ADDS, planted, set_revision

ON_SHARD_0 = 1
LATER = timedelta(minutes=5)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """SQLite, then PostgreSQL."""
    database = Database(address)
    yield database
    await database.close()


class Processes:
    """Makes processes that all have the same time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.deaf: frozenset[int] = frozenset()

    def member(self, count: int, *numbers: int) -> Member:
        shards = Shards(count, frozenset(numbers))
        return Member(
            self.database,
            "1.2",
            lambda: shards,
            lambda: shards - self.deaf,
            lambda: self.now,
            lambda: None,
        )

    async def running(self, count: int, *numbers: int) -> Member:
        made = self.member(count, *numbers)
        await made.follow()
        await made.tell()
        return made

    async def told(self) -> tuple[bool, list[str]]:
        """Whether all is well, and what is said of each process after its name."""
        found = await fleet.report(self.database, self.now)
        return found.well, [line.partition("UTC; ")[2] or line for line in found.lines]


@pytest.fixture
def many(database: Database) -> Processes:
    return Processes(database)


async def test_nobody_runs(many: Processes) -> None:
    tables = TableService(many.database, lambda: many.now)
    await tables.open(ON_SHARD_0, 2, 3, 4, Order("qwixx"))
    many.now += LATER
    assert await many.told() == (False, ["no process runs; boards 300 s late"])


async def test_who_has_which_shards_and_is_how_late(many: Processes) -> None:
    async with (await many.running(4, 0, 1)).alive(), (await many.running(4, 2, 3)).alive():
        first, _ = (await fleet.report(many.database, many.now)).lines
        assert first.startswith(f"process {os.getpid()} on ")
        assert ", Rungs 1.2, since 2026-01-01 00:00:00 UTC; " in first
        assert await many.told() == (
            True,
            [
                f"shards {shards} of 4; last heard of 0 s ago; nothing is late"
                for shards in ("0-1", "2-3")
            ],
        )
        await TableService(many.database, lambda: many.now).open(1, 2, 3, 4, Order("qwixx"))
        many.now += timedelta(seconds=20)
        well, said = await many.told()
        assert (well, said[0].endswith("; boards 20 s late"), "20 s late" in said[1]) == (1, 1, 0)
    assert await many.told() == (False, ["no process runs; boards 20 s late"])


async def test_a_process_that_was_killed_is_not_heard_of_any_more(many: Processes) -> None:
    await many.running(2, 0)
    many.now += LATER
    many.deaf = frozenset({1})
    await many.running(2, 1)
    well, said = await many.told()
    assert not well
    assert said == [
        "shards 0 of 2; last heard of 300 s ago: it has ended or is cut off; nothing is late",
        "shards 1 of 2, not connected: 1; last heard of 0 s ago; nothing is late",
        "nobody has shards 0 of 2; nothing is late",
    ]
    many.deaf = frozenset()
    await many.running(2, 0, 1)
    assert await many.told() == (
        True,
        ["shards 0-1 of 2; last heard of 0 s ago; nothing is late"],
    ), "whoever gets the locks forgets who had them"


async def test_a_process_hands_over_what_it_has_answered(many: Processes) -> None:
    old, new = await many.running(2, 0), many.member(2, 0)
    other = many.member(2, 1)
    await other.tell()
    assert not await old.has_successor()
    many.deaf = frozenset({0})
    await new.tell()
    assert not await old.has_successor(), "it is not connected"
    many.deaf = frozenset()
    await new.tell()
    assert (await many.told())[1][1] == "waits for shards 0 of 2; last heard of 0 s ago"
    assert await old.has_successor()
    many.now += LATER
    assert not await old.has_successor(), "it has ended"
    await old.hand_over([7, 8])
    await old.tell()
    assert await new.follow() == (7, 8)
    assert [line.split(";")[0] for line in (await many.told())[1]] == [
        "shards 0 of 2",
        "waits for shards 1 of 2",
        "nobody has shards 1 of 2",
    ]


async def test_a_migration_waits_for_those_who_could_not_go_on(
    many: Processes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = await many.running(1, 0)
    many.now = datetime.now(UTC)
    monkeypatch.setattr(schema, "MIGRATIONS", planted(tmp_path, f"compatible = False\n{ADDS}"))
    async with member.alive():
        with pytest.raises(StorageProblem, match=rf"stopped: process {os.getpid()} on "):
            await operator.migrate(many.database, Namespace())
        assert await schema.current(many.database) != "9999"


async def test_a_process_ends_when_it_cannot_use_the_tables_any_more(many: Processes) -> None:
    outdated = asyncio.Event()
    one = Shards()
    member = Member(
        many.database,
        "1.2",
        lambda: one,
        lambda: one,
        lambda: many.now,
        outdated.set,
        beat=LOOK_AGAIN,
    )
    async with member.alive():
        await set_revision(many.database, "zzzz")
        await awaited(outdated.wait(), "the process to notice")
    await set_revision(many.database, schema.newest())


def test_shards_are_told_as_settings_have_them() -> None:
    assert fleet.numbers([7, 0, 2, 1]) == "0-2,7"
