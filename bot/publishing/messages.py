"""Posts and edits messages on Discord, with retries, and classifies its errors.

steps.py decides what is shown where.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from hashlib import blake2s
from typing import Any, TypeVar

import aiohttp
import discord

from bot.pages.page import Page
from bot.publishing.response import Response
from bot.services import Services
from core.model.messages import Message

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSES = (0.5, 1.5, 4.0)
"""Seconds between retries. discord.py does not retry after a connection reset on Linux or a 503.
Retrying is safe because posts carry a nonce."""
AFTER_FAILURE = timedelta(seconds=30)
PARKED = timedelta(hours=1)
"""The pause for a channel we may not write to: Discord bans bots that keep trying."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
OLD_MESSAGE_LIMIT = 30046
THREAD_EXISTS = 160004
ARCHIVED = 50083
LOCKED = 160005
GONE = {UNKNOWN_CHANNEL, 50001, 50013, LOCKED}
"""Channel deleted, no access, missing permission, thread locked."""
POST_ANEW = {UNKNOWN_MESSAGE, OLD_MESSAGE_LIMIT, ARCHIVED, LOCKED, UNKNOWN_CHANNEL}
"""The old message can no longer be edited; post a new one."""
CLOSED = GONE | {ARCHIVED}
"""Nothing can be posted in this thread; post in its channel."""
NOT_THERE = GONE | {UNKNOWN_MESSAGE}
"""There is nothing to delete, or nothing we may delete."""


class Messages:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._newest: dict[int, int] = {}
        """By channel, the message this process posted last."""

    def channel(self, channel: int, server: int | None = None) -> discord.PartialMessageable:
        """Bypass the cache, which drops archived threads. Threads need the server."""
        return self._client.get_partial_messageable(channel, guild_id=server)

    def message(
        self, channel: int, message: int, server: int | None = None
    ) -> discord.PartialMessage:
        return self.channel(channel, server).get_partial_message(message)

    async def send(self, channel: int, page: Page, server: int, nonce: str) -> discord.Message:
        """Post the page; notify mentioned users if both they and the server allow it."""
        preferences = self._services.preferences
        pings = (await preferences.server(server)).pings
        wanted = [user for user in page.mentions if pings and (await preferences.user(user)).pings]
        notify = [discord.Object(user) for user in wanted]
        mentions = discord.AllowedMentions(users=notify, **_role_pinged(page, server))
        target = self.channel(channel)
        sent = await self.persist(
            lambda: target.send(**page.new(), allowed_mentions=mentions, nonce=nonce)
        )
        self._newest[channel] = sent.id
        return sent

    async def thread(self, server: int, lobby: Message, name: str) -> int:
        """Return a thread under a message; its channel if none can be created."""
        start = self.message(lobby.channel, lobby.id, server)
        if start.guild is None:
            return lobby.channel
        try:
            await self.persist(lambda: start.create_thread(name=name))
        except discord.RateLimited:
            return lobby.channel
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:  # a thread has the id of its message
                return lobby.channel
        return lobby.id

    def is_newest(self, message: Message) -> bool:
        """Return whether we have posted nothing in its channel since this message."""
        return self._newest.get(message.channel) == message.id

    async def send_somewhere(
        self, places: Sequence[int | None], page: Callable[[int], Page], server: int, nonce: str
    ) -> discord.Message:
        """Post where something was last shown, else in its own channel, else in a third.

        A closed thread is left for its channel; a channel is left only if it was deleted.
        """
        _, own, *_ = places
        first, *others = dict.fromkeys(place for place in places if place is not None)
        try:
            return await self.send(first, page(first), server, nonce)
        except discord.HTTPException as error:
            leave = CLOSED if others[:1] == [own] else {UNKNOWN_CHANNEL}
            if error.code not in leave or not others:
                raise
        return await self.send_somewhere((None, *others), page, server, nonce)

    async def edit(
        self, channel: int, message: int, page: Page, response: Response | None = None
    ) -> None:
        """Turn a message into the page, if possible by responding to the click on it."""
        if response and response.fits(message) and await response.edit(page):
            return
        target = self.message(channel, message)
        await self.persist(lambda: target.edit(**page.edit()))

    async def find(self, channel: int, message: int) -> None:
        """Raise unless the message can still be reached."""
        target = self.message(channel, message)
        await self.persist(target.fetch)

    async def delete(self, channel: int, message: int, response: Response | None = None) -> None:
        """Delete a message, if possible by responding to the click on it."""
        if response and response.fits(message) and await response.delete():
            return
        try:
            await self.message(channel, message).delete()
        except discord.HTTPException as error:
            if error.code not in NOT_THERE:
                raise

    async def persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Retry while Discord fails or cannot be reached."""
        for pause in PAUSES:
            try:
                return await attempt()
            except discord.HTTPException as error:
                if error.status < 500:
                    raise
            except (aiohttp.ClientError, OSError) as error:
                log.info("Discord could not be reached: %s", error)
            self._services.metrics.retried("discord")
            await asyncio.sleep(pause)
        return await attempt()


def nonce(key: str) -> str:
    """Return the nonce of a key: within some minutes, Discord posts the same nonce only once."""
    return blake2s(key.encode(), digest_size=12).hexdigest()


def _role_pinged(page: Page, server: int) -> dict[str, Any]:
    """Return which role a page may notify: this one alone; @everyone has the server's id."""
    everyone = page.ping == server
    named = [discord.Object(page.ping)] if page.ping and not everyone else False
    return {"everyone": everyone, "roles": named}


def wait_after(error: Exception) -> timedelta:
    """Return how long to wait before the next attempt."""
    if isinstance(error, discord.RateLimited):
        return timedelta(seconds=error.retry_after)
    forbidden = isinstance(error, discord.HTTPException) and error.code in GONE
    return PARKED if forbidden else AFTER_FAILURE


def wait_when_lost(error: Exception) -> timedelta:
    """Return how long to wait before posting anew: not at all if another place may do."""
    gone = isinstance(error, discord.HTTPException) and error.code in POST_ANEW
    return timedelta() if gone else wait_after(error)
