"""Actions at a table before and after the game, by click or command."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord

from bot.interactions import sharing
from bot.interactions.context import Context
from bot.pages.custom_ids import Click
from bot.pages.shared import rules_of
from core.engine.errors import BadSetup
from core.engine.rules import Level
from core.model import Receipt


async def join(context: Context, table: int) -> None:
    await _follow(context, await context.services.tables.join(context.call(table)))
    await context.confirm("joined", table=table)


async def leave(context: Context, table: int) -> None:
    await _follow(context, await context.services.tables.leave(context.call(table)))
    await context.confirm("left", table=table)


async def add_ai(context: Context, click: Click) -> None:
    data: dict[str, Any] = dict(context.interaction.data or {})
    level = (data.get("values") or [""])[0]
    if level not in set(Level):
        raise BadSetup(problem="level", value=level)
    call = context.call(click.table)
    await _follow(context, await context.services.tables.add_ai(call, Level(level)))


async def remove_ai(context: Context, table: int) -> None:
    await _follow(context, await context.services.tables.remove_ai(context.call(table)))


async def start(context: Context, table: int) -> None:
    await _follow(context, await context.services.tables.start(context.call(table)))


async def _follow(context: Context, receipt: Receipt) -> None:
    await context.client.publisher.follow(receipt, context.response)


async def rematch(context: Context, table: int) -> None:
    seen = await context.services.tables.view(context.server, table)
    receipt = await context.services.tables.rematch(context.call(table))
    if receipt.did == "joined":
        await context.client.publisher.follow(receipt)
        await context.reply("joined", table=receipt.table.id)
        return
    others = [chair.user for chair in seen.table.chairs if chair.user != context.user]
    invited = tuple(user for user in others if user is not None)
    await context.client.publisher.follow(receipt, invited=invited)
    await context.reply("opened", table=receipt.table.id)


async def rules_at(context: Context, table: int) -> None:
    seen = await context.services.tables.view(context.server, table)
    await sharing.show(context, rules_of(seen.table.game))


async def replay(context: Context, table: int) -> None:
    """Send the replay file of a finished game."""
    told = await context.services.tables.replay(context.server, table)
    file = discord.File(BytesIO(told.encode()), filename=f"rungs-{table}.txt")
    await context.response.send(content=context.say("replay-attached", table=table), file=file)
