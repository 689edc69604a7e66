"""The context passed to every command and click handler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.interactions.links import hosted_lobbies, table_link
from bot.pages.page import Page
from bot.publishing.response import Response
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.refusals import refusal
from bot.text.say import Param, Say
from core.engine.errors import LimitReached, Refusal, UnknownTable
from core.model.calls import Call
from core.model.table import NOBODY

if TYPE_CHECKING:
    from bot.interactions.client import RungsClient

Interaction: TypeAlias = discord.Interaction["RungsClient"]


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
        """Return the table's number, linked to its message if this user can see it."""
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

    async def explain(self, refused: Refusal) -> str:
        """Return why something was refused, naming the people concerned."""
        host, missing = refused.params.get("host"), refused.params.get("missing")
        names, server, say = self.services.names, self.interaction.guild_id or 0, self.say
        if isinstance(refused, LimitReached) and refused.params.get("kind") == "lobbies":
            hosted = await hosted_lobbies(self.services, self.interaction, say)
            return f"{refusal(refused, say)} {hosted}"
        if isinstance(host, int):
            known = await names.known(server, host, self.client) if host != NOBODY else None
            return refusal(refused, say, host=spoken(known) if known else "nobody")
        if isinstance(missing, str):
            found = [await names.known(server, int(user), self.client) for user in missing.split()]
            spelled = listed([spoken(name or "") for name in found], say)
            return refusal(refused, say, missing=spelled)
        return refusal(refused, say)
