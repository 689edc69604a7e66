"""Measure a whole click over real sockets, against a bare discord.py bot.

Both bots are processes of their own, with a stub of Discord on 127.0.0.1 each. People open tables,
start them and press what the boards offer, at several tables in turn; the bare bot answers as many
clicks on the same messages with finished pictures of the same size. The two alternate in short
rounds, so that a busy computer slows both alike. A third bot, which is not compared, tells where
the time goes. Run: `python -m bench click [--games qwixx,...] [--players 2,4] [--minutes N] ...`.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bench.wire.people import Club, Table, newcomers
from bench.wire.process import Bot, running
from bench.wire.sampled import KINDS, LONG
from bench.wire.stub import CHANNELS, Person
from core.games.registry import GAMES

TABLES = 3
"""Tables in a round. Two of them share a channel, so each posts its turns below the other's."""
PAUSE = 0.01
"""Seconds between two clicks: people do not click while a move is still being stored."""


@dataclass(frozen=True, slots=True)
class Case:
    game: str
    players: int
    ai: bool
    new: bool

    @property
    def people(self) -> int:
        return self.players // 2 if self.ai else self.players

    def __str__(self) -> str:
        seats, names = "AI" if self.ai else "people", "new" if self.new else "known"
        return f"{self.game:15}{self.players:2} {seats:7}{names:6}"


@dataclass(slots=True)
class Spent:
    """What a round took."""

    cpu: float = 0.0
    requests: int = 0
    moves: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def each(self) -> float:
        """Return milliseconds of CPU per click."""
        return self.cpu / max(len(self.waits), 1) * 1000


class Rungs:
    """The bot and the people who play there."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self._club = Club(bot.stub, random.Random(seed))
        self._newcomers = newcomers(random.Random(seed))
        self._known: dict[tuple[Case, int], list[Person]] = {}

    async def round(self, case: Case, clicks: int) -> Spent:
        """Start new tables and click at them in turn until this many clicks are made."""
        tables = [await self.open(case, number) for number in range(TABLES)]
        await self.bot.quiet()
        spent = Spent(-self.bot.cpu, -self.bot.stub.requests)
        for table in tables:
            spent.waits.append(await table.start())
            await asyncio.sleep(PAUSE)
        for table in islice(_in_turn(tables), clicks - len(tables)):
            spent.waits.append(await table.click())
            await asyncio.sleep(PAUSE)
        await self.bot.quiet()
        spent.cpu += self.bot.cpu
        spent.requests += self.bot.stub.requests
        spent.moves = sum(table.moves for table in tables)
        spent.refused = sum(table.refused for table in tables)
        return spent

    async def open(self, case: Case, number: int) -> Table:
        people = self._seated(case) if case.new else self._known.get((case, number))
        if people is None:
            people = self._known[case, number] = self._seated(case)
        where = CHANNELS[number % len(CHANNELS)]
        return await self._club.open(where, case.game, people, case.players - case.people)

    def _seated(self, case: Case) -> list[Person]:
        return list(islice(self._newcomers, case.people))

    def a_board(self) -> dict[str, Any]:
        return copy.deepcopy(list(self._club.boards.values())[-1])


def _in_turn(tables: Sequence[Table]) -> Iterator[Table]:
    """Yield the tables in turn, without those that are over."""
    while going := [table for table in tables if not table.over]:
        yield from (table for table in going if not table.over)


async def _bare_round(bare: Bot, board: dict[str, Any], size: int, clicks: int) -> Spent:
    """Click on copies of a board of the other bot, for pictures of this size in bytes."""
    stub, spent = bare.stub, Spent(-bare.cpu)
    person = Person(1, "Ada")
    for _ in range(clicks):
        message = copy.deepcopy(board) | {"id": stub.snowflake()}
        begin = time.perf_counter()
        asked = await stub.click(person, message, str(size))
        await stub.until(lambda asked=asked: asked.edited, "the bare bot")  # type: ignore[misc]
        spent.waits.append(time.perf_counter() - begin)
        await asyncio.sleep(PAUSE)
    await bare.quiet()
    spent.cpu += bare.cpu
    return spent


@dataclass(slots=True)
class Measured:
    """All rounds of a case."""

    bot: list[Spent] = field(default_factory=list)
    bare: list[Spent] = field(default_factory=list)
    before: list[Spent] = field(default_factory=list)
    first: tuple[Spent, Spent] = field(default_factory=lambda: (Spent(), Spent()))
    """A round of each bot that does not count: much is drawn for the first time in it."""
    where: dict[str, float] = field(default_factory=dict)
    callbacks: float = 0.0
    trips: float = 0.0

    @property
    def ratio(self) -> float:
        return _median(bot.each / bare.each for bot, bare in zip(self.bot, self.bare, strict=True))

    def late(self, share: float) -> float:
        """Return how many times as long as with the bare bot a click takes, at this quantile."""
        return _quantile(self.bot, share) / _quantile(self.bare, share)

    def line(self) -> str:
        ours, bare = (_median(spent.each for spent in side) for side in (self.bot, self.bare))
        moves = sum(spent.moves for spent in self.bot)
        requests = sum(spent.requests for spent in self.bot) / max(moves, 1)
        text = (
            f"{ours:7.1f}{bare:6.2f}{self.ratio:7.1f}{self.late(0.5):7.1f}{self.late(0.99):6.1f}"
            f"{requests:7.2f}"
        )
        if self.before:
            pairs = zip(self.bot, self.before, strict=True)
            text += f"{_median(now.each / before.each for now, before in pairs):8.2f}"
        if self.where:
            whole = sum(self.where.values())
            text += f"{self.callbacks:6.0f}{self.trips:6.1f} "
            text += "".join(f"{self.where.get(kind, 0) / whole:9.0%}" for kind in KINDS)
        return text


def _starts_among_slowest(measured: Sequence[Measured]) -> str:
    rounds = [spent.waits for each in measured for spent in each.bot]
    waits = sorted((wait, at < TABLES) for waits in rounds for at, wait in enumerate(waits))
    slowest = waits[-max(len(waits) // 100, 1) :]
    return f"{sum(start for _, start in slowest)} of the slowest {len(slowest)} are starts"


def _median(numbers: Any) -> float:  # noqa: ANN401 - any numbers
    return float(statistics.median(numbers))


def _quantile(side: list[Spent], share: float) -> float:
    waits = sorted(wait for spent in side for wait in spent.waits)
    return waits[min(int(len(waits) * share), len(waits) - 1)]


@dataclass(slots=True)
class Sampled:
    rungs: Rungs
    file: Path

    async def take(self) -> dict[str, Any]:
        """Return what was recorded since the last time."""
        self.file.unlink(missing_ok=True)
        os.kill(self.rungs.bot.pid, signal.SIGUSR1)
        async with asyncio.timeout(60):
            while not self.file.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
        found: dict[str, Any] = json.loads(self.file.read_text())
        return found


@asynccontextmanager
async def _sampled(folder: Path) -> AsyncIterator[Sampled]:
    file = folder / "samples.json"
    async with running(folder, "sampled", "bench.wire.sampled", BENCH_SAMPLES=str(file)) as bot:
        await bot.quiet()
        yield Sampled(Rungs(bot, 3), file)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench click",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", default=",".join(GAMES), help="some of %(default)s")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--seats", default="people,ai", help="only people, or half of them AI")
    parser.add_argument("--names", default="known,new", help="seen before, or new at every table")
    parser.add_argument("--clicks", type=int, default=60, help="in a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="per line (%(default)s)")
    parser.add_argument("--against", type=Path, help="another checkout, to be compared as well")
    parser.add_argument("--nowhere", action="store_true", help="do not record where time goes")
    parser.add_argument("--minutes", type=float, help="only load the bot for so long")
    asked = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        measure = _load if asked.minutes else _compare
        asyncio.run(measure(Path(folder), list(_cases(asked)), asked))


def _cases(asked: argparse.Namespace) -> Iterator[Case]:
    for game in asked.games.split(","):
        for players in map(int, asked.players.split(",")):
            for seats in asked.seats.split(","):
                for names in asked.names.split(","):
                    yield Case(game, players, seats == "ai", names == "new")


async def _compare(folder: Path, cases: list[Case], asked: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        start = stack.enter_async_context
        ours = Rungs(await start(running(folder, "bot", "bot")), 1)
        bare = await start(running(folder, "bare", "bench.wire.bare"))
        sampled = None if asked.nowhere else await start(_sampled(folder))
        before = None
        if asked.against:
            root = asked.against.resolve()
            before = Rungs(await start(running(folder, "before", "bot", root=root)), 1)
            await before.bot.quiet()
        await ours.bot.quiet()
        _tell_head(before is not None, sampled is not None)
        done: dict[Case, Measured] = {}
        for case in cases:
            _progress(str(case))
            done[case] = await _case(case, asked, ours, bare, before, sampled)
            _progress("")
            print(f"{case}{done[case].line()}", flush=True)
        _tell_all(done)


def _tell_head(against: bool, sampled: bool) -> None:
    print("milliseconds of CPU per click, and how many times the bare bot's;")
    print("how many times as long people wait; requests to Discord per move")
    if against:
        print("before: CPU of this checkout divided by that of the other")
    if sampled:
        print("callbacks of the event loop and trips to other threads per click; shares of the CPU")
    text = f"{'':30}{'bot':>7}{'bare':>6}{'ratio':>7}{'p50':>7}{'p99':>6}{'req.':>7}"
    text += f"{'before':>8}" if against else ""
    text += (
        f"{'calls':>6}{'trips':>6} " + "".join(f"{kind:>9}" for kind in KINDS) if sampled else ""
    )
    print(text, flush=True)


def _tell_all(done: dict[Case, Measured]) -> None:
    for players in sorted({case.players for case in done}):
        those = [each for case, each in done.items() if case.players == players]
        ratios = [each.ratio for each in those]
        late = Measured(
            [spent for each in those for spent in each.bot],
            [spent for each in those for spent in each.bare],
        ).late
        early = Measured([each.first[0] for each in those], [each.first[1] for each in those]).late
        print(
            f"{players} players: CPU {_median(ratios):.1f} times the bare bot's (median of the "
            f"lines; {min(ratios):.1f} to {max(ratios):.1f}); of all clicks p50 {late(0.5):.1f} "
            f"times, p99 {late(0.99):.1f} times; {_starts_among_slowest(those)}; "
            f"in the first round of each line, which does not count: p50 {early(0.5):.1f} times, "
            f"p99 {early(0.99):.1f} times"
        )
    spent = [spent for each in done.values() for spent in each.bot]
    clicks, refused = sum(len(each.waits) for each in spent), sum(each.refused for each in spent)
    print(f"{clicks} clicks, {refused} of them refused: buttons of others who are asked too")


async def _case(
    case: Case,
    asked: argparse.Namespace,
    ours: Rungs,
    bare: Bot,
    before: Rungs | None,
    sampled: Sampled | None,
) -> Measured:
    found = Measured(first=await _pair(case, asked.clicks, ours, bare))
    if before:
        await before.round(case, asked.clicks)
    for _ in range(asked.rounds):
        spent, bare_spent = await _pair(case, asked.clicks, ours, bare)
        found.bot.append(spent)
        found.bare.append(bare_spent)
        if before:
            found.before.append(await before.round(case, asked.clicks))
    if sampled:
        await sampled.rungs.round(case, asked.clicks)
        await sampled.take()
        spent = await sampled.rungs.round(case, asked.clicks)
        taken = await sampled.take()
        found.where = taken["cpu"]
        found.callbacks = taken["callbacks"] / len(spent.waits)
        found.trips = taken["trips"] / len(spent.waits)
    return found


async def _pair(case: Case, clicks: int, ours: Rungs, bare: Bot) -> tuple[Spent, Spent]:
    """Click as often at both bots."""
    spent = await ours.round(case, clicks)
    size = ours.bot.stub.uploaded
    return spent, await _bare_round(bare, ours.a_board(), size, len(spent.waits))


async def _load(folder: Path, cases: list[Case], asked: argparse.Namespace) -> None:
    """Click without a pause for some minutes; tell which callbacks took long."""
    async with _sampled(folder) as sampled:
        bot, end = sampled.rungs.bot, time.monotonic() + asked.minutes * 60
        idle = bot.memory
        await sampled.take()
        begin, spent, waits = time.monotonic(), -bot.cpu, list[float]()
        for number, case in enumerate(cycle(cases)):
            if time.monotonic() > end:
                break
            _progress(f"{(end - time.monotonic()) / 60:4.1f} minutes left: {case}")
            tables = [await sampled.rungs.open(case, number) for number in range(TABLES)]
            for table in tables:
                waits.append(await table.start())
            for table in islice(_in_turn(tables), asked.clicks):
                waits.append(await table.click())
        seconds, spent = time.monotonic() - begin, spent + bot.cpu
        _progress("")
        print(
            f"{len(waits)} clicks in {seconds:.0f} s, {spent / len(waits) * 1000:.1f} ms of CPU "
            f"each (openings included, and the recording), {number} times {TABLES} tables; memory "
            f"{idle:.0f} MB idle, {bot.memory:.0f} MB at the end"
        )
        _tell_long(await sampled.take())


def _tell_long(taken: dict[str, Any]) -> None:
    long = taken["long"]
    busy = [each for each in long if each[1] > LONG]
    print(
        f"{taken['callbacks']} callbacks: {len(long)} took over {LONG * 1000:.0f} ms, "
        f"{len(busy)} of them of CPU, {sum(each[2] > LONG / 2 for each in long)} for garbage"
    )
    for name, count in Counter(each[3] for each in busy).most_common(8):
        worst = max((each for each in busy if each[3] == name), key=lambda each: each[1])
        print(
            f"  {count:4} {name}: at most {worst[1] * 1000:.0f} ms of CPU, "
            f"{worst[2] * 1000:.0f} of them for garbage"
        )


def _progress(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{words:79}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
