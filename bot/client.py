"""The Discord client: no privileged intents, no caches it does not need, one router for clicks."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot import answering, errands
from bot.answering import Answering
from bot.boards import Boards
from bot.clock import Clock
from bot.commands import add_commands
from bot.cup_clicks import CupClicks
from bot.cups import Cups
from bot.errands import Errands
from bot.health import Metrics
from bot.house import House
from bot.i18n import CommandTranslator, Words
from bot.panel import Panels
from bot.people import NameBook
from bot.publisher import Publisher, Wish
from bot.render.painter import Painter
from bot.router import Router
from bot.settings import Settings
from bot.sync import sync_if_changed
from core import privacy
from core.cups.service import TournamentService
from core.cups.values import ONGOING
from core.leaderboard import Leaderboards
from core.preferences import Preferences
from core.store.database import Database
from core.tables.service import TableService
from core.tables.showing import Showing
from core.tables.values import Status

LAST_TICK, DRAINING = 0.3, 0.5
"""Shares of the time to stop: for what is being shown, and for clicks under way; then we leave."""
REPOSTED = 20
LONGEST_WAIT = 60.0
"""For a rate limit: beyond this the publisher tries again later rather than sleep in a request."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds the bot waits for its own work before it goes on without."""

    stop: float
    answer: float = answering.PATIENCE
    errand: float = errands.PATIENCE


class Commands(app_commands.CommandTree["RungsClient"]):
    """Sees to the commands that fail before they are ours: an option that is not what it was, a
    command that people's clients still remember."""

    async def on_error(
        self, interaction: discord.Interaction[RungsClient], error: app_commands.AppCommandError
    ) -> None:
        await self.client.answering.apologise(interaction, error)


class RungsClient(discord.Client):
    def __init__(
        self,
        house: House,
        now: Callable[[], datetime],
        *,
        turn_seconds: int,
        patience: Patience,
        **shards: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=house.metrics.trace(),
            **shards,
        )
        self.house = house
        self.turn_seconds = turn_seconds
        self._stop_seconds = patience.stop
        runner = Errands(patience.errand)
        self.publisher = Publisher(house, self, runner, now)
        self.panels = Panels(house, self)
        self.answering = Answering(house, patience.answer)
        self.cups = Cups(house, self, runner, now)
        self.boards = Boards(house, self)
        self.router = Router(house, self.publisher, self.panels, self.answering)
        self.router.handle(CupClicks(house, self.cups, self.publisher).handlers)
        self.clock = Clock(house, self.publisher, self.cups, runner, self.wait_until_ready)
        self.tree = Commands(self)
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CommandTranslator(self.house.words))
        await sync_if_changed(self.tree)
        await self.clock.start()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.router.route(interaction)

    async def on_ready(self) -> None:
        here = [guild.id for guild in self.guilds]

        async def compare(database: Database) -> None:
            await privacy.welcome_servers(database, here)
            await privacy.miss_servers(database, here, discord.utils.utcnow(), self._is_gone)

        await self._note(compare)

    def _is_gone(self, server: int) -> bool:
        """Whether one of our connections would tell us of this server, and has not."""
        if self.get_guild(server) is not None:
            return False
        count = self.shard_count or 1
        return (server >> 22) % count in (getattr(self, "shard_ids", None) or range(count))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note(lambda database: privacy.welcome_servers(database, [guild.id]))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._note(lambda database: privacy.forget_server(database, guild.id))

    async def _note(self, change: Callable[[Database], Awaitable[None]]) -> None:
        """Stores a change of our servers; the next start finds out what came too late for us."""
        if not self.answering.draining:
            with self.answering.under_way():
                await change(self.house.tables.database)

    async def show_again(self, server: int) -> None:
        """Shows all that is open on a server anew: where old messages are gone for good."""
        for cup in reversed(await self.house.cups.listed(server, *ONGOING)):
            await self.cups.show(server, cup.id)
        open_tables = await self.house.tables.tables(
            server, Status.LOBBY, Status.PLAYING, limit=REPOSTED
        )
        for table in reversed(open_tables):
            await self.publisher.show(Wish(server, table.id, anew=True))

    async def close(self) -> None:
        """Refuses new clicks, finishes those under way, then leaves."""
        if not self.answering.draining:
            await self.clock.stop(self._stop_seconds * LAST_TICK)
            await self.answering.drain(self._stop_seconds * DRAINING)
            await self.house.tables.close()
        await super().close()


class ShardedRungsClient(RungsClient, discord.AutoShardedClient):
    """For more servers than one connection can carry."""


def build_client(
    settings: Settings,
    database: Database,
    tables: TableService,
    preferences: Preferences,
    metrics: Metrics,
    *,
    words: Words | None = None,
    painter: Painter | None = None,
    patience: Patience | None = None,
) -> RungsClient:
    """Words and painter remember what they have read and drawn: clients may share them."""
    house = House(
        tables=tables,
        showing=Showing(database, discord.utils.utcnow),
        cups=TournamentService(database, discord.utils.utcnow),
        boards=Leaderboards(database),
        preferences=preferences,
        words=words or Words(),
        painter=painter or Painter(),
        names=NameBook(),
        metrics=metrics,
    )
    make: Callable[..., RungsClient] = RungsClient
    if settings.shard_count is not None:
        ids = None if settings.shard_ids is None else list(settings.shard_ids)
        make = partial(ShardedRungsClient, shard_ids=ids, shard_count=settings.shard_count)
    return make(
        house,
        discord.utils.utcnow,
        turn_seconds=settings.turn_seconds,
        patience=patience or Patience(settings.stop_seconds),
    )
