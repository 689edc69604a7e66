"""Routes every button, menu and form to one function by its custom_id.

One router instead of views with callbacks: buttons survive restarts, work in any process and do not
depend on the lifetime of a view.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.interactions import responder, stale
from bot.interactions.clicks import CLICKS, TABLE_CLICKS
from bot.interactions.context import Context, Interaction
from bot.interactions.permissions import need_sight
from bot.pages.custom_ids import Click, parse
from core.engine.errors import Refusal, UnknownButton

_ROUTED = {discord.InteractionType.component, discord.InteractionType.modal_submit}


async def on_interaction(interaction: Interaction) -> None:
    """Handle a click or a form; the command tree handles commands."""
    if interaction.type in _ROUTED and await interaction.client.charge.answers(interaction.id):
        click = parse(str(dict(interaction.data or {}).get("custom_id", "")))
        kind = click.verb.name.lower() if click else "unknown"
        await responder.answer(interaction, kind, partial(_handle, click))


async def _handle(click: Click | None, context: Context) -> str | None:
    """Carry out the click; return the key of a refusal that is already explained."""
    server = context.server
    if click is None:
        raise UnknownButton
    if of_table := click.verb in TABLE_CLICKS:
        context.client.recent_clicks.note(click.table, context.user)
        await context.client.publisher.catch_up(server, click.table)
    try:
        await CLICKS[click.verb](context, click)
    except Refusal as refused:
        if of_table:  # hide tables they cannot see: a refusal names the host or the state
            seen = await context.services.tables.view(server, click.table)
            need_sight(context.interaction, seen.table)
        if not await stale.settle(context, click, refused):
            raise
        return refused.key
    return None
