"""One process per bot and shard: two with the same token would both answer every click.

A process that runs all shards holds the bot's lock exclusively. Processes that run some of them
share it and hold an exclusive lock per shard. With SQLite the locks are files beside the database,
which the operating system releases however the process ends. With PostgreSQL they are advisory
locks on a dedicated connection, which is watched: a process that loses it must stop. A frozen
server has not given the locks to anybody else. But if a server answers others and not us, it is a
different one, to which the address or a proxy now leads, and knows nothing of our locks.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import (
    AbstractContextManager,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TextIO, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from core.store.database import PATIENCE, Database
from core.store.problems import StorageProblem, problem

WATCH_SECONDS = 10.0
AGAIN = 0.05
"""Seconds between two attempts to take locks that will be freed."""

T = TypeVar("T")


class AlreadyRunning(Exception):
    """Another process holds the lock; the message names it."""


@dataclass(frozen=True, slots=True)
class Lock:
    """One lock to acquire. Its name does not reveal the token."""

    name: str
    shared: bool = False


def locks(token: str, shards: tuple[int, ...] | None = None) -> tuple[Lock, ...]:
    """Return the locks a process with this token and these shards (None: all) must hold."""
    bot = f"rungs-{hashlib.sha256(token.encode()).hexdigest()[:12]}"
    alone = (Lock(f"{bot}-{shard}") for shard in shards or ())
    return (Lock(bot, shared=bool(shards)), *alone)


@asynccontextmanager
async def holding(
    database: Database,
    wanted: tuple[Lock, ...],
    lost: Callable[[], None],
    watch_seconds: float = WATCH_SECONDS,
    patience: float = 0.0,
    answer: float = PATIENCE,
) -> AsyncIterator[None]:
    """Hold all locks while the block runs; call `lost` if they are lost.

    Another process has `patience` seconds to free them, and a server `answer` seconds to answer.
    """
    if file := database.backend.file:
        with await _patiently(lambda: _entered(in_folder(file.parent, wanted)), patience):
            yield
    else:
        watch = partial(_watch, lost=lost, seconds=watch_seconds, answer=answer)
        async with in_database(database, wanted, watch, patience, answer):
            yield


async def _patiently(attempt: Callable[[], Awaitable[T]], patience: float) -> T:
    last = time.monotonic() + patience
    while True:
        try:
            return await attempt()
        except AlreadyRunning:
            if time.monotonic() >= last:
                raise
        await asyncio.sleep(AGAIN)


async def _entered(locked: AbstractContextManager[None]) -> ExitStack:
    with ExitStack() as held:
        held.enter_context(locked)
        return held.pop_all()


# Files.


@contextmanager
def in_folder(folder: Path, wanted: tuple[Lock, ...]) -> Iterator[None]:
    with ExitStack() as held:
        for lock in wanted:
            held.enter_context(_locked(folder / f"{lock.name}.lock", lock.shared))
        yield


@contextmanager
def _locked(path: Path, shared: bool) -> Iterator[None]:
    """Lock a file, and keep it afterwards: removing it would let two processes lock two files."""
    with _opened(path) as file:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise AlreadyRunning(_words(file.read().strip())) from None
        _sign(file.fileno())
        yield


def _opened(path: Path) -> TextIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a+")
    except OSError as error:
        words = f"nothing can be written to the folder {path.parent}: {error.strerror}"
        raise StorageProblem(words) from None


def _sign(file: int) -> None:
    os.ftruncate(file, 0)
    os.write(file, f"process {os.getpid()}\n".encode())


def _words(holder: str) -> str:
    return f"Rungs is already running ({holder or 'unknown process'})"


# Advisory locks.


@asynccontextmanager
async def in_database(
    database: Database,
    wanted: tuple[Lock, ...],
    watch: Callable[[AsyncConnection], Coroutine[Any, Any, None]],
    patience: float,
    answer: float,
) -> AsyncIterator[None]:
    from core.store import postgres  # with its drivers: 60 ms and 5 MB

    me = f"rungs process {os.getpid()} on {socket.gethostname()}"[:63]
    settings = {"server_settings": {"application_name": me}, "timeout": answer}
    engine = postgres.engine(
        database.url, poolclass=NullPool, connect_args=settings, isolation_level="AUTOCOMMIT"
    )
    try:
        async with _plainly(engine.connect()) as db:
            await _patiently(lambda: _take_all(db, wanted), patience)
            watching = asyncio.create_task(watch(db))
            try:
                yield
            finally:
                watching.cancel()
                with suppress(asyncio.CancelledError):
                    await watching
    finally:
        await engine.dispose()


@asynccontextmanager
async def _plainly(connecting: AsyncConnection) -> AsyncIterator[AsyncConnection]:
    try:
        db = await connecting.start()
    except (DBAPIError, OSError) as error:
        raise StorageProblem(problem(error) or "the database server refuses us") from error
    try:
        yield db
    finally:
        with suppress(DBAPIError, OSError):
            await db.close()


def _number(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)


async def _take_all(db: AsyncConnection, wanted: tuple[Lock, ...]) -> None:
    """Take all locks, or none."""
    try:
        for lock in wanted:
            await _take(db, lock)
    except AlreadyRunning:
        await db.execute(text("SELECT pg_advisory_unlock_all()"))
        raise


async def _take(db: AsyncConnection, lock: Lock) -> None:
    how = "pg_try_advisory_lock_shared" if lock.shared else "pg_try_advisory_lock"
    key = {"key": _number(lock.name)}
    if not (await db.execute(text(f"SELECT {how}(:key)"), key)).scalar_one():
        raise AlreadyRunning(_words(await _holder(db, key)))


async def _holder(db: AsyncConnection, key: dict[str, int]) -> str:
    query = """
        SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND (classid::bigint << 32 | objid::bigint) = :key
    """
    return ", ".join((await db.execute(text(query), key)).scalars()).removeprefix("rungs ")


async def _watch(
    db: AsyncConnection, lost: Callable[[], None], seconds: float, answer: float
) -> None:
    """Call `lost` when the connection fails: the server then releases its locks."""
    with suppress(DBAPIError, OSError):
        while await _answered(db, answer):  # noqa: ASYNC110 - only the server knows
            await asyncio.sleep(seconds)
    lost()


async def _answered(db: AsyncConnection, seconds: float) -> bool:
    """Wait for an answer while nobody gets one; return False if others do."""
    asking = asyncio.ensure_future(db.execute(text("SELECT 1")))
    try:
        while not await _done(asking, seconds):
            if await _others_are_answered(db.engine, seconds) and not await _done(asking, seconds):
                return False
        await asking
    finally:
        asking.cancel()
    return True


async def _done(task: asyncio.Future[Any], seconds: float) -> bool:
    return bool((await asyncio.wait({task}, timeout=seconds))[0])


async def _others_are_answered(engine: AsyncEngine, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds), engine.connect() as other:
            await other.execute(text("SELECT 1"))
    except (DBAPIError, OSError):
        return False
    return True
