"""People who play with a bot that is broken again and again, and what they were told."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from sqlalchemy import func, select

from bench.hard.table import Row
from bench.hard.wire import BreakableStub, Gone, Sent, Trouble
from bench.wire.people import GAME_VERBS, Club, Table, newcomers
from bench.wire.process import MANY, START_SECONDS, Bot
from bench.wire.stub import CHANNELS, GUILD, buttons
from bot.pages.custom_ids import Verb, parse
from core.games.registry import GAMES
from core.model.table import Status
from core.store.database import Database
from core.store.models.tables import RemovalRow, TableRow
from core.store.problems import StorageProblem
from core.store.tables import MOVES
from core.tables.service import TableService
from tests.programs import ROOT, environment
from tests.tables.hard_player import faults_in
from tests.wire.world import TOKEN

LATE = 3.0
"""Seconds that Discord gives for an answer."""
SHOWN_WITHIN = 150.0
"""Seconds until all is shown once nothing breaks any more: a failed try is put off by up to 60."""
PAUSE = 0.02
PLAYED = tuple(GAMES)


class Control:
    """How much slower than usual this computer runs, from a little work done four times a second.

    A click counts as late only beyond three seconds times the worst of its time.
    """

    EVERY, WORK = 0.25, 0.004

    def __init__(self) -> None:
        self._seen: list[tuple[float, float]] = []
        self.worst = 1.0

    async def watch(self) -> None:
        while True:
            begin = time.monotonic()
            await asyncio.sleep(self.EVERY)
            late = (time.monotonic() - begin) / self.EVERY
            spent, wall = time.thread_time(), time.monotonic()
            while time.thread_time() - spent < self.WORK:
                pass
            slow = max(late, (time.monotonic() - wall) / self.WORK, 1.0)
            self.worst = max(self.worst, slow)
            self._seen = [*self._seen[-400:], (time.monotonic(), slow)]

    def during(self, begin: float, end: float) -> float:
        return max((slow for at, slow in self._seen if begin <= at <= end + 1), default=1.0)


@dataclass(slots=True)
class Life:
    """One bot after the other, all with the same database and the same Discord."""

    stub: BreakableStub
    address: str
    log: Path
    env: dict[str, str] = field(default_factory=dict)
    process: asyncio.subprocess.Process | None = None
    starts: int = 0

    @property
    def bot(self) -> Bot:
        assert self.process is not None
        return Bot(self.stub, self.process.pid)

    async def start(self, **env: str) -> None:
        """Start a bot, again if another one still seems to run; return once it is connected."""
        settings = {
            **MANY,
            "DISCORD_TOKEN": f"{TOKEN}-hard-{os.getpid()}",
            "DATABASE_URL": self.address,
            "LOG_LEVEL": "WARNING",
            "RUNGS_WIRE": self.stub.address,
        }
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            self.starts += 1
            with self.log.open("ab") as output:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", "tests.wire.launch", "bench.hard.mortal"),
                    cwd=ROOT,
                    env=environment(**settings, **self.env, **env),
                    stdout=output,
                    stderr=output,
                )
            asyncio.create_task(self._watch(self.process))  # noqa: RUF006 - ends with the process
            connected = asyncio.create_task(self.stub.up.wait())
            ended = asyncio.create_task(self.process.wait())
            await asyncio.wait((connected, ended), return_when=asyncio.FIRST_COMPLETED)
            connected.cancel()
            if self.stub.up.is_set():
                return
            if self.process.returncode == -9:
                return  # it has died at its named point before it was connected
            await asyncio.sleep(0.2)
        raise RuntimeError(f"no bot starts:\n{self.log.read_text()[-2000:]}")

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self.stub.died()

    async def kill(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await asyncio.sleep(0)

    async def ended(self) -> None:
        assert self.process is not None
        await self.process.wait()


class Crowd:
    """People at several tables, who go on clicking whatever happens."""

    def __init__(self, stub: BreakableStub, seed: int, games: Sequence[str] = PLAYED) -> None:
        self.stub = stub
        self.club = Club(stub, random.Random(seed))
        self._people = newcomers(random.Random(seed))
        self._games = games
        self._opening = asyncio.Lock()
        self.clicks = 0
        self.stuck: Counter[str] = Counter()
        self.tables: dict[int, Table] = {}

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._play(number)) for number in range(tables)]
        try:
            yield
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, number: int) -> None:
        """Play one game after the other."""
        table = None
        while True:
            await self.stub.up.wait()
            try:
                table = await self._step(table, number)
                self.clicks += 1
                await asyncio.sleep(PAUSE)
            except Gone:
                if table:
                    table.forget()
            except RuntimeError as problem:  # waited in vain; what was promised is looked at later
                self.stuck[str(problem)[:60]] += 1
                table = None
            except (IndexError, KeyError, StopIteration, ConnectionError):
                if table:
                    table.forget()
                await asyncio.sleep(10 * PAUSE)

    async def _step(self, table: Table | None, number: int) -> Table:
        if table is None or table.over or table.refused > MOST_REFUSED:
            return await self.open(number)
        await table.click()
        return table

    async def open(self, number: int) -> Table:
        async with self._opening:
            where = CHANNELS[number % len(CHANNELS)]
            people = list(islice(self._people, 2))
            game = self.club.chance.choice(self._games)
            table = await self.club.open(where, game, people, 0)
        self.tables[table.number] = table
        await table.start()
        return table


MOST_WAITED = 30.0
"""Seconds to wait for clicks of a crowd whose bot may be starting."""
MOST_REFUSED = 60
"""Refusals after which a table is left: its people click on each other's buttons all the time."""


@dataclass(slots=True)
class Account:
    """What was promised, compared with what is stored and shown."""

    stub: BreakableStub
    control: Control
    clicks: int = 0
    promised: int = 0

    def late(self) -> list[str]:
        """Return the clicks that a living bot did not answer in time."""
        return [words for sent in self.stub.sent if (words := self._lateness(sent))]

    def _lateness(self, sent: Sent) -> str:
        if sent.faulted or (sent.answered is None and sent.life != self.stub.life):
            return ""  # the answer was broken on the wire, or the bot has died before
        waited = (sent.answered or time.monotonic()) - sent.at
        allowed = LATE * self.control.during(sent.at, sent.at + waited)
        if waited <= allowed:
            return ""
        how = "was answered" if sent.answered else "was not answered"
        return f"{sent.custom_id} {how} within {allowed:.1f} s ({waited:.1f} s)"

    async def compare(self, database: Database, row: Row) -> None:
        """Fill in the row what is lost, doubled or wrong in the database."""
        moves = [sent for sent in self.stub.sent if _moves(sent)]
        promised = [sent for sent in moves if _is_promised(sent)]
        self.clicks, self.promised = len(self.stub.sent), len(promised)
        columns = (MOVES.c.table_id, MOVES.c.interaction_id, MOVES.c.move)
        async with database.read() as db:
            rows = [tuple(each) for each in await db.execute(select(*columns))]
        stored = Counter(click for _, click, _ in rows if click is not None)
        kept = {(each.who, _prompt(each)) for each in moves if stored[each.id]}
        row.lost += [
            f"click {each.id} ({each.custom_id}) was answered and is not stored"
            for each in promised
            if not stored[each.id] and (each.who, _prompt(each)) not in kept
        ]
        meant = {each.id: _answers(each) for each in moves}
        row.doubled += [
            f"click {one} is stored {n} times" for one, n in stored.items() if n > meant.get(one, n)
        ]
        row.wrong += await faults_in(database)
        row.late += self.late()

    async def compare_boards(self, database: Database, row: Row) -> None:
        """Compare the public messages with the tables, once all is shown."""
        if unshown := await _unshown(database):
            row.lost.append(f"{unshown} messages are still to be shown or removed")
        shown: dict[int, list[int]] = {}
        for message in self.stub.messages.values():
            for part in buttons(message):
                click = parse(part["custom_id"])
                if click and click.verb in GAME_VERBS | {Verb.VIEW}:
                    shown.setdefault(click.table, []).append(click.prompt)
                    break
        service = TableService(database, lambda: datetime.now(UTC))
        playing = await service.tables(int(GUILD), Status.PLAYING, limit=10_000)
        for table in playing:
            boards = shown.get(table.id, [])
            prompt = (await service.view(int(GUILD), table.id)).prompt
            if len(boards) > 1:
                row.doubled.append(f"table {table.id} has {len(boards)} boards")
            elif not boards:
                row.lost.append(f"table {table.id} has no board")
            elif prompt and boards[0] != prompt.number:
                row.lost.append(f"table {table.id} shows prompt {boards[0]}, not {prompt.number}")
        await service.close()


def _moves(sent: Sent) -> bool:
    click = parse(sent.custom_id)
    return click is not None and click.verb in {Verb.MOVE, Verb.SAY}


def _answers(sent: Sent) -> int:
    """Return how many answers it gives: a button may give several that are due one by one."""
    click = parse(sent.custom_id)
    return len(click.target.split()) if click and click.verb is Verb.MOVE else 1


def _prompt(sent: Sent) -> tuple[int, int]:
    click = parse(sent.custom_id)
    assert click is not None
    return click.table, click.prompt


def _is_promised(sent: Sent) -> bool:
    """Return whether its person must think that the move counts: the board itself has changed."""
    on_board = sent.asked.clicked is not None and not sent.asked.clicked["flags"]
    return on_board and sent.asked.edited and sent.asked.said is None


async def _unshown(database: Database) -> int:
    """Return how many tables are to be shown, and messages to be removed."""
    shows = select(func.count()).where(TableRow.show_at.is_not(None))
    removals = select(func.count()).where(RemovalRow.next_try.is_not(None))
    async with database.read() as db:
        counts = [(await db.execute(each)).scalar_one() for each in (shows, removals)]
    return sum(counts)


async def all_shown(database: Database) -> None:
    """Wait until nothing is left to be shown or removed."""
    end = time.monotonic() + SHOWN_WITHIN
    while time.monotonic() < end:
        with suppress(StorageProblem):
            if not await _unshown(database):
                return
        await asyncio.sleep(0.5)


@dataclass(slots=True)
class World:
    stub: BreakableStub
    life: Life
    crowd: Crowd
    account: Account
    control: Control
    database: Database

    @asynccontextmanager
    async def kept_alive(self) -> AsyncIterator[None]:
        """Start the bot, and again whenever it ends, as a supervisor does."""
        await self.life.start()
        keeper = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            keeper.cancel()

    async def _keep(self) -> None:
        while True:
            await self.life.ended()
            await self.life.start()

    async def clicks(self, more: int) -> None:
        """Wait for this many more clicks, but not for ever."""
        wanted = self.crowd.clicks + more
        with suppress(TimeoutError):
            async with asyncio.timeout(MOST_WAITED):
                while self.crowd.clicks < wanted:  # noqa: ASYNC110 - the crowd sends no event
                    await asyncio.sleep(PAUSE)

    def notes(self) -> str:
        """Return what the last column says of a bot whose database failed."""
        told = sum(bool(sent.told) for sent in self.stub.sent)
        return (
            f"{told} told by a sentence; bots started {self.life.starts} times; "
            f"control {self.control.worst:.1f}"
        )

    async def settle(self, row: Row) -> None:
        """Let nothing break any more, wait until all is shown, and compare everything."""
        self.stub.trouble.share = 0.0
        await all_shown(self.database)
        with suppress(OSError):  # it may end and start again, where the server was killed
            await self.life.bot.quiet(most=20)
        await self.account.compare(self.database, row)
        await self.account.compare_boards(self.database, row)


@asynccontextmanager
async def world(
    folder: Path, address: str, seed: int, *, trouble: float = 0.0, games: Sequence[str] = PLAYED
) -> AsyncIterator[World]:
    """A Discord, a crowd and a bot to be started."""
    control = Control()
    watching = asyncio.create_task(control.watch())
    database = Database(address)
    async with BreakableStub(trouble=Trouble(random.Random(seed), trouble)) as stub:
        life = Life(stub, address, folder / f"bot-{seed}.log")
        try:
            yield World(
                stub, life, Crowd(stub, seed, games), Account(stub, control), control, database
            )
        finally:
            watching.cancel()
            if life.process is not None and life.process.returncode is None:
                await life.kill()
            await database.close()


@contextmanager
def scratch(name: str) -> Iterator[Path]:
    """A folder on the disk, not in memory: what is killed here must be as durable as it claims."""
    with tempfile.TemporaryDirectory(prefix=f"rungs-hard-{name}-") as folder:
        yield Path(folder)
