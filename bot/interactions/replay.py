"""Looking at a finished game again: a private viewer, and the game as a file."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord

from bot.interactions.context import Context
from bot.interactions.permissions import need_sight
from bot.pages.custom_ids import Click
from bot.pages.replay import FILE, file_words, replay_page
from core.model.views import Playback


async def press(context: Context, click: Click) -> None:
    if click.target == FILE:
        await _send_file(context, click.table)
    else:
        await show(context, click.table, click.prompt)


async def show(context: Context, table: int, number: int = 0) -> None:
    """Show a position of a finished game to this user alone; 0 is the start."""
    pictures = (await context.services.preferences.user(context.user)).pictures
    async with context.client.drawing_panels:
        shown = await _playback(context, table)
        names = await context.services.names_at(shown.seen.table, context.client, context.say)
        page = await replay_page(
            shown, number, names, context.services, context.say, pictures=pictures
        )
    await context.show(page)


async def _send_file(context: Context, table: int) -> None:
    shown = await _playback(context, table)
    names = await context.services.names_at(shown.seen.table, context.client, context.say)
    words = await asyncio.to_thread(file_words, shown, names, context.say)
    game = await context.services.tables.replay(context.server, table)
    data = BytesIO(f"{words}\n\n{game}".encode())
    await context.response.send(
        content=context.say("replay-attached", table=table),
        file=discord.File(data, filename=f"rungs-{table}.txt"),
    )


async def _playback(context: Context, number: int) -> Playback:
    """Return a finished game; refuse one this user cannot see."""
    tables = context.services.tables
    need_sight(context.interaction, (await tables.view(context.server, number)).table)
    return await tables.playback(context.server, number)
