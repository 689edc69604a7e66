"""Draws ahead what a table will need.

The first pictures of a game take several times as long as later ones, which find most of their
parts drawn. Those parts are drawn here: all of them once for each game and number of players, as
soon as the first lobby stands, and for whoever plays the same later those with names. It goes
in small steps, whenever nobody is being answered: who comes in the midst of one waits for its end.
Measured in docs/performance.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import TypeAlias

import discord

from bot.pages.rehearsal import Rehearsal, Scenes
from bot.services import Services
from core.model.table import Table

Seating: TypeAlias = tuple[int, str, tuple[int | None, ...]]
"""A server, a game and who plays it, by seat."""
AT_ONCE = 4
"""Sprites drawn in one step."""
MOST = 2_000
"""Seatings that are remembered."""

log = logging.getLogger(__name__)


class Rehearsals:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        quiet: Callable[[], Awaitable[object]],
    ) -> None:
        self._services = services
        self._client = client
        self._quiet = quiet
        self._kinds: dict[tuple[str, int], Rehearsal] = {}
        """By game and number of players."""
        self._done: dict[Seating, None] = {}
        """For whom it was drawn; the first is the oldest."""
        self._waiting: dict[int, Seating] = {}
        """By table, for whom it is still to be drawn."""
        self._in_turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = False

    def begin(self) -> None:
        """Draw ahead from now on: a short-lived process need not."""
        self._open = True

    def of(self, table: Table) -> None:
        """Draw ahead for this table, unless that was done for the same people."""
        users = tuple(chair.user for chair in table.chairs)
        seating = table.server, table.game, users
        known = seating in self._done or self._waiting.get(table.id) == seating
        if known or not self._open or len(users) not in table.kind.rules.players:
            return
        self._waiting[table.id] = seating
        task = asyncio.create_task(self._rehearse(table, seating))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop after the step at hand."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rehearse(self, table: Table, seating: Seating) -> None:
        try:
            async with self._in_turn:
                if self._waiting.get(table.id) != seating:  # somebody has joined or left
                    return
                del self._waiting[table.id]
                self._note(seating)
                steps, going = self._steps(await self._scenes(table)), True
                while going:
                    await self._quiet()
                    going = await asyncio.to_thread(next, steps, False)
        except Exception:  # it only saves time
            log.exception("could not draw ahead", extra={"table": table.id})

    def _note(self, seating: Seating) -> None:
        self._done[seating] = None
        if len(self._done) > MOST:
            del self._done[next(iter(self._done))]

    async def _scenes(self, table: Table) -> Scenes:
        say = await self._services.say_in(table.server, self._client)
        names = await self._services.names_at(table, self._client, say)
        kind = table.game, len(table.chairs)
        if kind in self._kinds:
            return self._kinds[kind].recast(names, say)
        self._kinds[kind] = Rehearsal(table)
        return self._kinds[kind].scenes(names, say)

    def _steps(self, scenes: Scenes) -> Iterator[bool]:
        """Draw picture by picture; yield True after each, and after every few sprites."""
        for scene in scenes:
            drawing = self._services.painter.prepare(scene)
            while len(tuple(islice(drawing, AT_ONCE))) == AT_ONCE:
                yield True
            yield True
