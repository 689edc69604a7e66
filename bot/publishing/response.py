"""Responses to one interaction: fast, and exempt from the channel's rate limits.

The first response is due within three seconds; more may follow for fifteen minutes. If the first is
too late, the change is stored already and is shown in the usual way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.pages.page import Page
from bot.trouble import TOO_LATE, TROUBLE

UNKNOWN_MESSAGE = 10008
_ABOUT_THE_MESSAGE = frozenset(
    {
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    }
)
"""First responses after which the original response is the clicked message."""

log = logging.getLogger(__name__)


class Response:
    """Sends one response at a time: Discord refuses a second while the first is in flight."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._first = discord.InteractionResponse(interaction)
        """Not the interaction's own: the two refer to each other, and would stay until the garbage
        collector finds them. It never does if they were set apart while they were needed
        (bot/ops/collector.py)."""
        self._turn = asyncio.Lock()

    @property
    def answered(self) -> bool:
        return self._first.is_done()

    @property
    def private(self) -> bool:
        """Return whether the click was made on a message that only this user sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def message(self) -> int:
        """Return the message that was clicked on; 0 for a command."""
        return self.interaction.message.id if self.interaction.message else 0

    def fits(self, message: int) -> bool:
        """Return whether the click was made on this message."""
        return self.message == message

    async def edit(self, page: Page) -> bool:
        """Turn the clicked message into the page; return whether that worked."""
        return await self.change(page.edit())

    async def change(self, arguments: dict[str, Any]) -> bool:
        """Change the clicked message; return whether that worked."""
        try:
            async with self._turn:
                if self.answered:
                    await self.interaction.edit_original_response(**arguments)
                else:
                    await self._first.edit_message(**arguments)
        except TROUBLE as error:
            if isinstance(error, discord.HTTPException) and not _too_late(error):
                raise
            log.info("a click could not be answered: %s", error)
            return False
        return True

    async def delete(self) -> bool:
        """Delete the clicked message; return whether that worked."""
        try:
            async with self._turn:
                if not self.answered:
                    await self._first.defer()
                if self._first.type not in _ABOUT_THE_MESSAGE:
                    return False  # something else was the first response
                await self.interaction.delete_original_response()
        except TROUBLE as error:
            if isinstance(error, discord.HTTPException) and not _too_late(error):
                raise
            log.info("a clicked message could not be deleted: %s", error)
            return False
        return True

    async def vanish(self) -> bool:
        """Leave no message behind a command whose result all can see; return whether it worked."""
        try:
            await self.defer()
            await self.interaction.delete_original_response()
        except TROUBLE as error:
            log.info("an empty answer could not be deleted: %s", error)
            return False
        return True

    async def say(self, text: str) -> None:
        await self.tell(Page(text=text))

    async def tell(self, page: Page) -> None:
        """Send a page that only this user sees."""
        await self.send(**page.new())

    async def send(self, **arguments: Any) -> None:
        async with self._turn:
            if not self.answered:
                try:
                    await self._first.send_message(**arguments, ephemeral=True)
                    return
                except discord.NotFound as error:
                    if error.code != UNKNOWN_MESSAGE:
                        raise
                # The clicked message is gone; a follow-up to an acknowledgment does not need it.
                await self._first.defer()
                if file := arguments.get("file"):
                    file.reset()
            await self.interaction.followup.send(**arguments, ephemeral=True)

    async def ask(self, form: discord.ui.Modal) -> bool:
        """Open a form; return False if too late: Discord accepts one only as the first response."""
        async with self._turn:
            if self.answered:
                return False
            await self._first.send_modal(form)
            return True

    async def defer(self) -> None:
        """Ask Discord for more time, or acknowledge a click that needs no reply."""
        async with self._turn:
            if self.answered or self.interaction.type is discord.InteractionType.autocomplete:
                return
            if self.interaction.type is discord.InteractionType.application_command:
                await self._first.defer(ephemeral=True, thinking=True)
            else:
                await self._first.defer()


def _too_late(error: discord.HTTPException) -> bool:
    return error.code in TOO_LATE or error.status >= 500
