"""A table service with shorthands: people are small numbers, clicks number themselves."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from core.clocks import Clocks
from core.engine.rules import Level
from core.model.calls import Call, Did, Limits, Order, Receipt
from core.model.messages import Message
from core.model.table import Status, Table
from core.model.views import TableView
from core.store import interactions
from core.store.database import Database
from core.tables import lobby, play
from core.tables.outbox import END, Outbox
from core.tables.service import TableService
from tests.seeds import seeded

ANN, BO, CY, DI = 101, 102, 103, 104
HOME, ABROAD = 1, 2
CHANNEL = 11
NOBODY = 999
PLENTY = Limits(10_000, 10_000, 10_000, 10_000)


class Clock:
    """Time stands still until a test lets it pass."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, **span: float) -> None:
        self.time += timedelta(**span)


@dataclass
class World:
    service: TableService
    clock: Clock
    clicks: Iterator[int] = field(default_factory=lambda: itertools.count(1_000))
    chance: random.Random = field(default_factory=lambda: seeded(12))

    @property
    def database(self) -> Database:
        return self.service.database

    @property
    def clocks(self) -> Clocks:
        return Clocks(self.database, self.clock)

    def call(self, table: int, user: int, server: int = HOME) -> Call:
        return Call(server, table, user, next(self.clicks))

    async def open(self, game: str = "qwixx", host: int = ANN, **order: Any) -> Table:
        order["options"] = order.get("options", {})
        done = await self.service.open(HOME, CHANNEL, host, next(self.clicks), Order(game, **order))
        return done.table

    async def lobby(
        self, game: str = "qwixx", people: Sequence[int] = (ANN, BO), **order: Any
    ) -> int:
        table = (await self.open(game, people[0], **order)).id
        for user in people[1:]:
            await self.service.change(self.call(table, user), lobby.join)
        return table

    async def game(
        self, game: str = "qwixx", people: Sequence[int] = (ANN, BO), **order: Any
    ) -> int:
        """A table that has been started."""
        table = await self.lobby(game, people, **order)
        await self.service.change(self.call(table, people[0]), lobby.start)
        return table

    async def table(self, table: int) -> Table:
        return (await self.service.view(HOME, table)).table

    async def asked(self, table: int) -> TableView:
        """What a person who owes an answer sees."""
        public = await self.service.view(HOME, table)
        assert public.prompt is not None
        chairs = (public.table.chairs[seat] for seat in public.prompt.seats)
        user = next(chair.user for chair in chairs if chair.waits)
        return await self.service.view(HOME, table, user)

    async def next_answer(self, table: int) -> tuple[Call, int, str]:
        """A legal answer somebody owes: what `play` wants to know."""
        seen = await self.asked(table)
        assert seen.prompt is not None
        assert seen.seat is not None
        user = seen.table.chairs[seen.seat].user
        assert user is not None
        return self.call(table, user), seen.prompt.number, self.choose(seen)

    def choose(self, seen: TableView) -> str:
        return str(self.chance.choice(seen.choices))

    async def play_one(self, table: int, move: str = "") -> Receipt:
        call, prompt, chosen = await self.next_answer(table)
        return await self.service.play(call, prompt, move or chosen)

    async def answer(self, table: int, user: int, move: str = "") -> Receipt:
        """This person's answer; without a move the first there is."""
        seen = await self.service.view(HOME, table, user)
        assert seen.prompt is not None
        move = move or str(seen.choices[0])
        return await self.service.play(self.call(table, user), seen.prompt.number, move)

    async def play_on(self, table: int, answers: int) -> None:
        for _ in range(answers):
            await self.play_one(table)

    async def play_out(self, table: int, move: str = "") -> Table:
        """Plays a game to its end; people give this move each time, or one of their choice."""
        now = await self.table(table)
        while now.status is Status.PLAYING:
            done = await self.service.think(HOME, table) or await self.play_one(table, move)
            now = done.table
        return now

    async def play_without(self, table: int, *absent: int) -> Table:
        """Plays Qwixx to its end; these people never answer, the others pass."""
        while (now := await self.table(table)).status is Status.PLAYING:
            if await self.service.think(HOME, table):
                continue
            prompt = (await self.service.view(HOME, table)).prompt
            assert prompt is not None
            asked = [now.chairs[seat].user for seat in prompt.seats]
            here = [user for user in asked if user and user not in absent]
            if here:
                await self.answer(table, here[0], "pass")
            else:
                await self.show()
                self.clock.forward(minutes=2)
                await self.expire_all()
        return now

    async def pass_out(self, table: int) -> Table:
        """The quickest end of Qwixx by its rules: every person passes until the fourth misthrow."""
        return await self.play_out(table, "pass")

    async def finish(self, table: int) -> Table:
        """The quickest end: one after the other gives up."""
        now = await self.table(table)
        while now.status is Status.PLAYING:
            user = now.people[0].user
            assert user is not None
            now = (
                await self.service.change(self.call(table, user), play.resign, with_ai=False)
            ).table
        return now

    async def turn(self, table: int) -> tuple[TableView, int, int]:
        """Plays until one seat alone is asked: what it sees, its user, and another user."""
        while len((seen := await self.asked(table)).prompt.seats) > 1:  # type: ignore[union-attr]
            await self.play_one(table)
        assert seen.seat is not None
        asked = seen.table.chairs[seen.seat].user
        other = next(chair.user for chair in seen.table.chairs if chair.seat != seen.seat)
        assert asked
        assert other
        return seen, asked, other

    async def next_due(self, table: int) -> datetime | None:
        due = (await self.service.view(HOME, table)).due
        return due.at if due else None

    async def was_carried_out(self, call: Call) -> bool:
        return await self.database.look(interactions.recall, call.interaction) is not None

    async def show(self) -> None:
        """All that is to be shown is shown now: people's time starts."""
        outbox = Outbox(self.service, self.clock)
        async with self.database.read() as db:
            owed = await outbox.owed(db)
        for one in owed:
            seen = await outbox.load(HOME, one.number)
            about = "board" if seen.view.table.status.open else END
            posted = Message(CHANNEL, one.number, about, self.clock(), 0, 0)
            await outbox.shown(seen.view, about, None if seen.message else posted)

    async def expire_all(self) -> list[Did]:
        """Everything that is due by now, in order; each change is shown."""
        done = []
        while receipt := await self.expire():
            done.append(receipt.did)
            await self.show()
        return done

    async def expire(self) -> Receipt | None:
        """The next thing due by now; boards are in their place when time is up."""
        receipt = await self.service.expire()
        if receipt and receipt.did is Did.TIME_UP:
            return await self.service.time_out(HOME, receipt.table.id)
        return receipt


def robots(*levels: Level) -> dict[str, Any]:
    return {"levels": levels}


def make_world(database: Database, clock: Clock | None = None, **settings: Any) -> World:
    clock = clock or Clock()
    settings.setdefault("limits", PLENTY)
    return World(TableService(database, clock, **settings), clock)


@pytest.fixture
async def world(database: Database) -> AsyncIterator[World]:
    made = make_world(database)
    yield made
    await made.service.close()
