"""Actions from the menu of a running table, by click or command."""

from __future__ import annotations

from bot.interactions import play
from bot.interactions.context import Context
from bot.interactions.permissions import sees
from bot.pages.custom_ids import Click
from bot.pages.menu import RESIGN, menu_page
from core.engine.errors import UnknownTable
from core.model import Action, ActionKind, Table


async def press(context: Context, click: Click) -> None:
    """Open the menu, or do what one of its buttons says."""
    if click.target == RESIGN:
        await play.ask_to_resign(context, click.table)
    elif click.target:
        await _act(context, click.table, Action.parse(click.target))
    else:
        await show(context, click.table)


async def show(context: Context, table: int, note: str = "") -> None:
    offer = await context.services.tables.offer(context.server, table, context.user)
    _need_sight(context, offer.view.table)
    names = await context.services.names_at(offer.view.table, context.client, context.say)
    await context.show(menu_page(offer, names, note, context.say))


async def _act(context: Context, table: int, action: Action) -> None:
    _need_sight(context, (await context.services.tables.view(context.server, table)).table)
    receipt = await context.services.tables.act(context.call(table), action)
    note = context.say(f"menu-did-{action.kind}")
    if action.kind is ActionKind.NUDGE and not receipt.repeated:
        publisher = context.client.publisher
        if not await publisher.nudge(receipt, context.user, context.interaction.id):
            note = context.say("not-shown", table=table)
    await show(context, table, note)


def _need_sight(context: Context, table: Table) -> None:
    """Refuse who cannot see the channel: its games are hidden from them."""
    if not (sees(context.interaction, table.channel) or table.chair_of(context.user)):
        raise UnknownTable
