"""One instance per token and shard: real processes, real locks."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.ops.process_lock import AlreadyRunning, holding, in_folder, locks
from core.store.database import Database
from core.store.problems import StorageProblem
from tests.databases import Freezer, Server
from tests.patience import LOOK_AGAIN, SECONDS, awaited, waiting_for
from tests.programs import ROOT

ANSWER = 1.0
"""Shorter than the bot waits, so that the tests are; far more than a living server needs."""
Start = Callable[..., Awaitable[Process]]


def nothing() -> None:
    """Nobody is told that the lock is lost."""


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Starts processes that hold the guard, and ends those still running."""
    running: list[Process] = []

    async def start(url: str, *arguments: str) -> Process:
        command = (sys.executable, "-m", "tests.ops.hold", url, *arguments)
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)
        running.append(process)
        return process

    yield start
    for process in running:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def said(process: Process) -> str:
    assert process.stdout is not None
    return (await awaited(process.stdout.readline(), "a word")).decode().strip()


def url_of(database: Database) -> str:
    return database.url.render_as_string(hide_password=False)


async def try_it(database: Database, token: str, *shards: int) -> None:
    async with holding(database, locks(token, shards or None), nothing):
        pass


def test_a_folder_that_cannot_be_made_is_told() -> None:
    with (
        pytest.raises(StorageProblem, match="written to the folder /dev/null/rungs"),
        in_folder(Path("/dev/null/rungs"), locks("token")),
    ):
        pass


async def test_a_second_process_is_told_who_runs(database: Database, start: Start) -> None:
    first = await start(url_of(database), "token")
    assert await said(first) == "held"
    second = await start(url_of(database), "token")
    _, words = await second.communicate()
    assert second.returncode == 1
    assert words.decode().splitlines() == [f"Rungs is already running (process {first.pid})"]
    await try_it(database, "another token")


async def test_a_killed_process_leaves_no_lock(database: Database, start: Start) -> None:
    first = await start(url_of(database), "token")
    assert await said(first) == "held"
    first.kill()
    await first.wait()
    await try_it(database, "token")


async def test_processes_share_a_token_by_shards(database: Database) -> None:
    async with holding(database, locks("token", (0, 1)), nothing):
        await try_it(database, "token", 2, 3)
        with pytest.raises(AlreadyRunning):
            await try_it(database, "token", 1, 2)
        with pytest.raises(AlreadyRunning):
            await try_it(database, "token")
    async with holding(database, locks("token"), nothing):
        with pytest.raises(AlreadyRunning):
            await try_it(database, "token", 0)


async def test_a_process_waits_for_another_to_free_its_locks(
    database: Database, postgresql: Database
) -> None:
    async def follow(where: Database) -> None:
        async with holding(where, locks("token", (1, 2)), nothing, patience=SECONDS):
            pass

    for where in (database, postgresql):
        async with holding(where, locks("token", (0, 1)), nothing):
            waiting = asyncio.create_task(follow(where))
            with pytest.raises(AlreadyRunning):
                await try_it(where, "token", 1)
            await try_it(where, "token", 2)
            assert not waiting.done()
        await awaited(waiting, "the locks to be free")


def test_the_lock_does_not_tell_the_token(tmp_path: Path) -> None:
    with in_folder(tmp_path, locks("secret-token", (3,))):
        names = [path.name for path in tmp_path.iterdir()]
    assert len(names) == 2
    assert not any("secret" in name for name in names)


async def test_postgresql_keeps_the_same_rules(postgresql: Database, start: Start) -> None:
    first = await start(url_of(postgresql), "token", "0", "1")
    assert await said(first) == "held"
    with pytest.raises(AlreadyRunning, match=rf"\(process {first.pid} on "):
        await try_it(postgresql, "token", 1)
    with pytest.raises(AlreadyRunning):
        await try_it(postgresql, "token")
    await try_it(postgresql, "token", 2)
    first.kill()
    await first.wait()
    async with waiting_for("the server to notice and free the locks"):
        while True:
            with suppress(AlreadyRunning):
                await try_it(postgresql, "token")
                break
            await asyncio.sleep(LOOK_AGAIN)


async def test_a_frozen_server_takes_no_lock_away_and_keeps_nobody(
    postgresql: Database, postgres: Server
) -> None:
    lost = asyncio.Event()
    with Freezer(postgres) as freezer:
        async with holding(postgresql, locks("token"), lost.set, LOOK_AGAIN, answer=ANSWER):
            freezer.freeze()
            with pytest.raises(StorageProblem, match="does not answer"):
                await awaited(try_it(postgresql, "token"), "who comes later to be refused")
            freezer.thaw()
            with pytest.raises(AlreadyRunning):
                await try_it(postgresql, "token")
            assert not lost.is_set()
            freezer.freeze()
        assert not lost.is_set()


async def test_a_lock_on_a_server_that_was_replaced_is_lost(postgresql: Database) -> None:
    """Its connection is silent, but new ones are answered: by a server that has no such lock."""
    lost = asyncio.Event()
    async with holding(postgresql, locks("token"), lost.set, LOOK_AGAIN, answer=ANSWER):
        async with postgresql.read() as db:
            process = (
                await db.execute(text("SELECT pid FROM pg_locks WHERE locktype = 'advisory'"))
            ).scalar_one()
        os.kill(process, signal.SIGSTOP)
        try:
            await awaited(lost.wait(), "the loss to be noticed")
        finally:
            os.kill(process, signal.SIGCONT)


async def test_losing_the_server_is_noticed(postgresql: Database) -> None:
    lost = asyncio.Event()
    async with holding(postgresql, locks("token"), lost.set, watch_seconds=LOOK_AGAIN):
        async with postgresql.write() as db:
            await db.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
            )
        await awaited(lost.wait(), "the loss to be noticed")
