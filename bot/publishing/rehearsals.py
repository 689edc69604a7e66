"""Draws ahead what a game will need.

The first pictures of a game take several times as long as later ones, which find most of their
parts drawn. Those parts are drawn here, once for each game and number of players: as soon as the
first lobby stands, picture by picture, whenever nobody is being answered. Measured in
docs/performance.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.pages.rehearsal import Rehearsal, rehearsed
from bot.services import Services
from core.model import Table

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
        self._seen: set[tuple[str, int]] = set()
        self._in_turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = False

    def begin(self) -> None:
        """Draw ahead from now on: a short-lived process need not."""
        self._open = True

    def of(self, table: Table) -> None:
        """Draw ahead for this table, unless that was done for one like it."""
        kind = table.game, len(table.chairs)
        if not self._open or kind in self._seen or kind[1] not in table.kind.rules.players:
            return
        self._seen.add(kind)
        task = asyncio.create_task(self._rehearse(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop after the picture at hand."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rehearse(self, table: Table) -> None:
        try:
            say = await self._services.say_in(table.server, self._client)
            names = await self._services.names_at(table, self._client, say)
            scenes = rehearsed(table, names, say)
            async with self._in_turn:
                drawn = True
                while drawn:
                    await self._quiet()
                    drawn = await asyncio.to_thread(self._draw, scenes)
        except Exception:  # it only saves time
            log.exception("could not draw ahead", extra={"table": table.id})

    def _draw(self, scenes: Rehearsal) -> bool:
        """Draw the next picture; return False if there is none."""
        scene = next(scenes, None)
        if scene is None:
            return False
        self._services.painter.png(scene)
        return True
