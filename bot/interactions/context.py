"""The context passed to every command and click handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.interactions.client import RungsClient
from bot.interactions.links import table_link
from bot.pages.page import Page
from bot.publishing.response import Response
from bot.services import Services
from bot.text.say import Param, Say
from core.engine.errors import UnknownTable
from core.model import Call

Interaction = discord.Interaction[RungsClient]


@dataclass(frozen=True, slots=True)
class Context:
    """The user, their language and the response."""

    interaction: Interaction
    response: Response
    say: Say

    @property
    def client(self) -> RungsClient:
        return self.interaction.client

    @property
    def services(self) -> Services:
        return self.client.services

    @property
    def server(self) -> int:
        if self.interaction.guild_id is None:
            raise UnknownTable
        return self.interaction.guild_id

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def is_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    def call(self, table: int) -> Call:
        return Call(self.server, table, self.user, self.interaction.id)

    @property
    def picked(self) -> str:
        """Return what was picked in a menu; nothing for a button."""
        data: dict[str, Any] = dict(self.interaction.data or {})
        return str((data.get("values") or [""])[0])

    async def link(self, table: int) -> str:
        """Return the table's number, leading to its message if this user can see that."""
        return await table_link(self.services, self.interaction, table, self.say)

    async def reply(self, key: str, **params: Param) -> None:
        """Reply with one sentence that only this user sees."""
        await self.response.say(self.say(key, **params))

    async def confirm(self, key: str, **params: Param) -> None:
        """Confirm a command; after a click the result is visible already."""
        if self.is_command:
            await self.reply(key, **params)

    async def show(self, page: Page) -> None:
        """Replace the clicked message if only this user sees it; otherwise send the page."""
        if not (self.response.private and await self.response.edit(page)):
            await self.response.tell(page)


async def answer(
    interaction: Interaction, kind: str, act: Callable[[Context], Awaitable[str | None]]
) -> None:
    """Run an act and make sure that the interaction gets a response."""

    async def work(response: Response, say: Say) -> str | None:
        return await act(Context(interaction, response, say))

    await interaction.client.responder.answer(interaction, kind, work)
