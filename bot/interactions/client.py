"""The Discord client: no privileged intents, no unneeded caches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.interactions.handover import Charge
from bot.interactions.pace import Pace
from bot.interactions.repeats import Repeats
from bot.interactions.under_way import UnderWay
from bot.ops.command_sync import sync_if_changed
from bot.pages.leaderboard import LeaderboardPages
from bot.pages.panel import Panels
from bot.pages.shared import SharedPages
from bot.pages.tournaments.pages import TournamentPages
from bot.publishing import jobs, recent
from bot.publishing.arranger import Arranger
from bot.publishing.asides import Asides
from bot.publishing.clock import Timekeeper
from bot.publishing.conductor import Conductor
from bot.publishing.departures import Departures
from bot.publishing.jobs import Jobs
from bot.publishing.messages import Messages
from bot.publishing.publisher import Publisher
from bot.publishing.reasons import Anew, Pending, Renamed
from bot.publishing.recent import RecentClicks
from bot.publishing.steady import SteadyTime
from bot.publishing.tables import TableSubject
from bot.publishing.tournaments import TournamentSubject
from bot.services import Services
from bot.text.languages import CommandTranslator
from core.model.shards import Shards
from core.model.table import OPEN, Status
from core.model.tournament import ONGOING
from core.players import privacy
from core.store.database import Database
from core.store.problems import StorageProblem

LAST_TICK, DRAINING = 0.3, 0.5
"""Shares of the shutdown time: for the last tick and for running clicks."""
REPOSTED = 20
STORE_AGAIN = 2.0
"""Seconds until the database is asked again to store a change to our servers."""
LONGEST_WAIT = 60.0
"""Seconds to sleep for a rate limit; beyond this, the publisher retries later."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds the bot waits for its own work before it moves on."""

    stop: float
    answer: float = 1.5
    """Until a response is deferred; Discord allows three, including the round trip."""
    job: float = jobs.PATIENCE
    present: float = recent.PRESENT
    """After a click, its author counts as present."""


class Commands(app_commands.CommandTree["RungsClient"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[RungsClient], /) -> bool:
        """Ignore what another process answers."""
        return await self.client.charge.answers(interaction.id)


class RungsClient(discord.Client):
    def __init__(
        self,
        services: Services,
        now: SteadyTime,
        *,
        turn_seconds: int,
        patience: Patience,
        pace: Pace,
        repeats: Repeats,
        opens_threads: bool = True,
        **shards: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=services.metrics.trace(),
            **shards,
        )
        self.services = services
        self.turn_seconds = turn_seconds
        self.opens_threads = opens_threads
        """Whether people can see threads: the playground shows one channel."""
        self.deaf: set[int] = set()
        """Shards that have lost their connection: their clicks do not reach us."""
        self.charge = Charge()
        self.patience = patience
        self.repeats = repeats
        self.under_way = UnderWay()
        self._noting = asyncio.Lock()
        runner = Jobs(patience.job)
        self.tournament_pages = TournamentPages(services, self)
        self.recent_clicks = RecentClicks(now, patience.present)
        messages, pages = Messages(services, self), self.tournament_pages
        self.publisher = Publisher(
            services,
            messages,
            TableSubject(services, self, messages, self.recent_clicks, now),
            TournamentSubject(services, pages, messages, now),
            runner,
            now,
        )
        self.asides = Asides(services, self, pages, messages)
        self.conductor = Conductor(services, messages, self.publisher, self.asides)
        services.names.on_late = self._show_name
        self.panels = Panels(services, self)
        # One of each at a time: they keep the interpreter busy, and moves must not wait for them.
        self.advising, self.drawing_panels = asyncio.Semaphore(), asyncio.Semaphore()
        self.pace = pace
        leaderboards = LeaderboardPages(services, self)
        self.shared_pages = SharedPages(services, leaderboards, self.tournament_pages)
        departures = Departures(services, self, self.conductor, runner, now)
        self.clock = Timekeeper(
            services,
            self.publisher,
            self.conductor,
            Arranger(services, self, pages, messages, runner, now),
            runner,
            departures,
            self._wait_for_work,
            self.shards_here,
            self.heard,
            now,
        )
        self.tree = Commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CommandTranslator(self.services.words))
        self.services.words.learn_commands(await sync_if_changed(self.tree))
        await self.catch_up()
        self.clock.loop.start()

    async def catch_up(self) -> None:
        """Note what an earlier process left unshown."""
        await self.publisher.remember(self.shards_here())

    async def note_alive(self) -> None:
        """Note that clicks have been answered until now: no clock gets time back."""
        await self.services.clocks.alive(self.heard())

    async def _wait_for_work(self) -> None:
        await self.wait_until_ready()
        await self.charge.begun()

    async def on_ready(self) -> None:
        self.deaf.clear()
        await self._note(self._compare_servers)

    async def on_disconnect(self) -> None:
        self.deaf.add(0)

    async def on_resumed(self) -> None:
        self.deaf.discard(0)

    def heard(self) -> Shards:
        """Return the shards that are connected."""
        deaf = frozenset(self.deaf) if self.is_ready() else self.shards_here().numbers
        return self.shards_here() - deaf

    def shards_here(self) -> Shards:
        """Return the shards of this process."""
        count = self.shard_count or 1
        return Shards(count, frozenset(getattr(self, "shard_ids", None) or range(count)))

    async def _compare_servers(self, database: Database) -> None:
        here = [guild.id for guild in self.guilds]
        await privacy.welcome_servers(database, here)
        await privacy.miss_servers(database, here, discord.utils.utcnow(), self._is_gone)

    def _is_gone(self, server: int) -> bool:
        """Return whether the server is on one of our shards but unknown to it."""
        return self.get_guild(server) is None and server in self.shards_here()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note(lambda database: privacy.welcome_servers(database, [guild.id]))
        await self._note(lambda _: self.services.outbox.try_again(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._note(lambda database: privacy.forget_server(database, guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._note(lambda _: self.services.outbox.lost_in(channel.id))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._note(lambda _: self.services.outbox.lost_in(thread.thread_id))

    async def _note(self, change: Callable[[Database], Awaitable[None]]) -> None:
        """Store changes to our servers in order; while draining, leave them to the next start."""
        async with self._noting:
            while not self.under_way.draining:
                try:
                    with self.under_way.noted():
                        await change(self.services.tables.database)
                        break
                except StorageProblem as problem:
                    log.error("our servers wait for the database: %s", problem)  # noqa: TRY400
                    await asyncio.sleep(STORE_AGAIN)

    async def show_again(self, server: int) -> None:
        """Repost everything open on a server whose old messages are gone."""
        for tournament in reversed(await self.services.tournaments.listed(server, *ONGOING)):
            await self.publisher.show_tournament(server, tournament.id, Pending())
        open_tables = await self.services.tables.tables(
            server, Status.LOBBY, Status.PLAYING, limit=REPOSTED
        )
        for table in reversed(open_tables):
            await self.publisher.show_table(server, table.id, Anew())

    async def _show_name(self, server: int, user: int) -> None:
        """Show again what was shown without this user's name."""
        if not self.under_way.draining:
            with self.under_way.noted():
                for table, _ in await self.services.tables.places(server, *OPEN, user=user):
                    await self.publisher.show_table(server, table, Renamed())

    async def close(self) -> None:
        """Refuse new clicks, finish the running ones, then disconnect."""
        if not self.under_way.draining:
            await self.clock.stop(self.patience.stop * LAST_TICK)
            await self.under_way.drain(self.patience.stop * DRAINING)
            await self.services.tables.close()
            await self.services.tournaments.close()
        await super().close()


class ShardedRungsClient(RungsClient, discord.AutoShardedClient):
    """For more servers than one connection can handle; each shard reports its own connection."""

    async def on_disconnect(self) -> None:
        pass

    async def on_resumed(self) -> None:
        pass

    async def on_shard_disconnect(self, shard: int) -> None:
        self.deaf.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.deaf.discard(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self.deaf.discard(shard)
