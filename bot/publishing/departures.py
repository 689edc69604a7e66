"""Finds out who has left the server, and passes on their seats and roles.

Without a privileged intent Discord does not tell the bot who leaves. The bot asks about the few
people who matter: those at tables where nothing has happened for long, and those who were reminded
or ran out of time. While Discord does not answer, nobody counts as gone.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import discord

from bot.publishing.conductor import Conductor
from bot.publishing.jobs import Jobs
from bot.services import Services
from bot.trouble import TROUBLE
from core.model.table import NOBODY, Table

LOOK_EVERY = timedelta(minutes=10)
ASK_AGAIN = timedelta(hours=6)
AT_ONCE = 3
"""Requests in one tick."""
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013

Member: TypeAlias = tuple[int, int]
"""A server and a user."""


class Departures:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        conductor: Conductor,
        jobs: Jobs,
        now: Callable[[], datetime],
    ) -> None:
        self._services = services
        self._client = client
        self._conductor = conductor
        self._jobs = jobs
        self._now = now
        self._looked: datetime | None = None
        self._doubtful: dict[Member, None] = {}
        self._seen: dict[Member, datetime] = {}

    def doubt(self, table: Table) -> None:
        """Ask soon about the people this table waits for."""
        people = {chair.user for chair in table.chairs if chair.waits} | {table.host}
        self._add({(table.server, user) for user in people if user not in (None, NOBODY)})

    async def check(self) -> None:
        """Ask about a few people, and act on those who have left."""
        await self._look_around()
        some = [self._doubtful.popitem()[0] for _ in range(min(AT_ONCE, len(self._doubtful)))]
        await self._jobs.run(some, lambda person: person[0], self._check_one, comes_again=True)

    async def _look_around(self) -> None:
        """Find those who keep others waiting, now and then."""
        now = self._now()
        if self._looked is None:
            self._looked = now  # a process that restarts again and again asks about nobody
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._forget_old()
            self._add(await self._services.tables.kept_waiting())

    def _add(self, people: set[Member]) -> None:
        self._doubtful.update(
            dict.fromkeys(
                person
                for person in sorted(people)
                if person not in self._seen and self._client.get_guild(person[0])
            )
        )

    def _forget_old(self) -> None:
        old = self._now() - ASK_AGAIN
        self._seen = {person: at for person, at in self._seen.items() if at > old}

    async def _check_one(self, person: Member) -> None:
        if await self._has_left(*person):
            for receipt in await self._services.tables.leave_server(*person):
                await self._conductor.follow(receipt)

    async def _has_left(self, server: int, user: int) -> bool:
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return False
        try:
            member = await member_of(guild, user)
        except TROUBLE:
            return False
        if member is None:
            return True
        self._services.names.learn(server, member)
        self._seen[server, user] = self._now()
        return False


async def member_of(guild: discord.Guild, user: int) -> discord.Member | None:
    """Return somebody as they are now; None if they have left."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        return None
