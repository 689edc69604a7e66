"""A click's own way to answer: quick, and outside of the limits that hold for everything else.

The first answer must come within three seconds; after that the door stays open for a quarter of an
hour. If it turns out to be shut, whatever was done is stored already, and is shown the usual way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.pages.page import Page
from bot.trouble import TROUBLE

log = logging.getLogger(__name__)


class Response:
    """One answer at a time: while the first is on its way, a second would be refused."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._turn = asyncio.Lock()

    @property
    def answered(self) -> bool:
        return self.interaction.response.is_done()

    @property
    def private(self) -> bool:
        """The click was made on a message that only this user sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def fits(self, message: int) -> bool:
        """Whether the click was made on this message."""
        return self.interaction.message is not None and self.interaction.message.id == message

    async def edit(self, page: Page) -> bool:
        """Turns the clicked message into the page; says whether that worked."""
        return await self.change(page.edit())

    async def change(self, arguments: dict[str, Any]) -> bool:
        """Changes the clicked message; says whether that worked."""
        try:
            async with self._turn:
                if self.answered:
                    await self.interaction.edit_original_response(**arguments)
                else:
                    await self.interaction.response.edit_message(**arguments)
        except discord.HTTPException as error:
            return _shut(error)
        except TROUBLE as error:
            log.info("a click could not be answered: %s", error)
            return False
        return True

    async def tell(self, page: Page) -> None:
        """An answer for this user's eyes only."""
        await self.send(**page.new())

    async def send(self, **arguments: Any) -> None:
        async with self._turn:
            if self.answered:
                await self.interaction.followup.send(**arguments, ephemeral=True)
            else:
                await self.interaction.response.send_message(**arguments, ephemeral=True)

    async def ask(self, form: discord.ui.Modal) -> bool:
        """Opens a form; Discord takes it as the first answer only, so it can be too late."""
        async with self._turn:
            if self.answered:
                return False
            await self.interaction.response.send_modal(form)
            return True

    async def say(self, text: str) -> None:
        await self.tell(Page(text=text))

    async def hold(self) -> None:
        """Keeps the door open when the answer takes longer."""
        async with self._turn:
            if self.answered:
                return
            if self.interaction.type is discord.InteractionType.application_command:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self.interaction.response.defer()


def _shut(error: discord.HTTPException) -> bool:
    """An expired or already answered click is no reason to fail; anything else is told."""
    if error.code in {10008, 10015, 10062, 40060, 50027} or error.status >= 500:
        log.info("a click could not be answered any more: %s", error)
        return False
    raise error
