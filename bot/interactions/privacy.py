"""Deleting what is stored about somebody, once they have confirmed it."""

from __future__ import annotations

import discord

from bot.games.common.controls import Tone
from bot.interactions.context import Context
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from core.players import privacy


async def ask_to_forget(context: Context) -> None:
    """Ask for confirmation: it cannot be undone."""
    delete = Button(context.say("button-forget"), Click(Verb.FORGET, 0), Tone.RED)
    await context.response.tell(Page(text=context.say("privacy-confirm"), rows=((delete,),)))


async def forget(context: Context, _click: Click) -> None:
    """Delete the data stored about the user."""
    tables = context.services.tables
    now = discord.utils.utcnow()
    await privacy.forget(tables.database, context.user, now, tables.timing)
    context.services.preferences.forget(context.user)
    await context.response.edit(Page(text=context.say("privacy-deleted")))
