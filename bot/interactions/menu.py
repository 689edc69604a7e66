"""Actions from the menu of a running table, by click or command, and votes on motions."""

from __future__ import annotations

from bot.interactions import play
from bot.interactions.context import Context
from bot.interactions.permissions import sees
from bot.pages.custom_ids import Click
from bot.pages.menu import RESIGN, menu_page
from bot.pages.motion import YES, motion_page
from bot.pages.page import Page
from core.engine.errors import CannotAct, UnknownTable
from core.model import Action, ActionKind, Outcome, Receipt, Status, Table
from core.tables.actions import MOTIONS


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


async def _act(context: Context, number: int, action: Action) -> None:
    tables = context.services.tables
    _need_sight(context, (await tables.view(context.server, number)).table)
    receipt = await tables.act(context.call(number), action)
    if action.kind is ActionKind.NUDGE:
        note = await _nudge(context, receipt)
    elif action.kind in MOTIONS:
        note = await _put_to_the_vote(context, receipt, action.kind)
    else:
        note = context.say(f"menu-did-{action.kind}")
    now = (await tables.view(context.server, number)).table
    if now.status is Status.PLAYING:
        await show(context, number, note)
    else:
        await context.show(Page(text=note))


async def _nudge(context: Context, receipt: Receipt) -> str:
    """Tell those who are waited for; return what to say about it."""
    publisher, click = context.client.publisher, context.interaction.id
    if receipt.repeated or await publisher.nudge(receipt, context.user, click):
        return context.say("menu-did-nudge")
    return context.say("not-shown", table=receipt.table.id)


async def _put_to_the_vote(context: Context, receipt: Receipt, kind: ActionKind) -> str:
    """Ask the others, unless it is decided already; return what to say about it."""
    table, publisher = receipt.table, context.client.publisher
    motion = await context.services.tables.moved(table.server, table.id, kind)
    await publisher.follow(receipt)
    if motion is None or motion.outcome is not Outcome.OPEN:
        return context.say("menu-decided")
    new = motion.agreed == (context.user,) and not receipt.repeated
    if new and not await publisher.ask_people(table, motion):
        return context.say("not-shown", table=table.id)
    return context.say("menu-asked")


async def vote(context: Context, click: Click) -> None:
    """Agree to the motion on this message, or decline it."""
    call, agrees = context.call(click.table), click.target == YES
    try:
        receipt = await context.services.tables.vote(call, click.prompt, agrees=agrees)
    except CannotAct as refused:
        if refused.params["problem"] == "vote_over":
            await _refresh(context, click)
        raise
    await _refresh(context, click)
    await context.client.publisher.follow(receipt)


async def _refresh(context: Context, click: Click) -> None:
    """Show on the clicked message how the motion stands now."""
    tables = context.services.tables
    motion = await tables.motion(context.server, click.table, click.prompt)
    table = (await tables.view(context.server, click.table)).table
    say = await context.services.say_in(context.server, context.client)
    names = await context.services.names_at(table, context.client, say)
    over = Page(text=say("motion-ended-lapsed"))
    await context.response.edit(motion_page(table, motion, names, say) if motion else over)


def _need_sight(context: Context, table: Table) -> None:
    """Refuse who cannot see the channel: its games are hidden from them."""
    if not (sees(context.interaction, table.channel) or table.chair_of(context.user)):
        raise UnknownTable
