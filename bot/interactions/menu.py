"""Actions from the menu of a running table, by click or command, and votes on motions."""

from __future__ import annotations

from bot.interactions import play
from bot.interactions.context import Context
from bot.interactions.permissions import need_sight
from bot.pages.custom_ids import Click
from bot.pages.menu import RESIGN, menu_page
from bot.pages.motion import YES, motion_page
from bot.pages.page import Page
from core.engine.errors import CannotAct
from core.model.actions import Action, ActionKind, Motion, Offer, Outcome
from core.model.calls import Receipt
from core.model.table import Status, Table
from core.tables.actions import MOTIONS

NAMELESS = "?"


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
    need_sight(context.interaction, offer.view.table)
    names = await context.services.names_at(offer.view.table, context.client, context.say)
    newcomer = await _newcomer(context, offer)
    await context.show(menu_page(offer, names, newcomer, note, context.say))


async def _newcomer(context: Context, offer: Offer) -> str:
    """Return the name of the person who could get a seat."""
    users = [action.user for action in offer.actions if action.user is not None]
    if not users:
        return ""
    names, server = context.services.names, context.server
    return await names.known(server, users[0], context.client) or NAMELESS


async def _act(context: Context, number: int, action: Action) -> None:
    tables = context.services.tables
    need_sight(context.interaction, (await tables.view(context.server, number)).table)
    receipt = await tables.act(context.call(number), action)
    if action.kind is ActionKind.NUDGE:
        note = await _nudge(context, receipt)
    elif action.kind in MOTIONS:
        note = await _put_to_the_vote(context, receipt, action)
    else:
        await context.client.conductor.follow(receipt)
        note = context.say(f"menu-did-{action.kind}")
    now = (await tables.view(context.server, number)).table
    if now.status is Status.PLAYING:
        await show(context, number, note)
    else:
        await context.show(Page(text=note))


async def _nudge(context: Context, receipt: Receipt) -> str:
    """Nudge those the table waits for; return what to say about it."""
    asides, click = context.client.asides, context.interaction.id
    if receipt.repeated or await asides.nudge(receipt.table, context.user, click):
        return context.say("menu-did-nudge")
    return context.say("not-shown", table=receipt.table.id)


async def _put_to_the_vote(context: Context, receipt: Receipt, action: Action) -> str:
    """Ask the others, unless it is decided already; return what to say about it."""
    table, asides = receipt.table, context.client.asides
    motion = await context.services.tables.moved(table.server, table.id, action.kind)
    await _follow(context, receipt, action.user)
    if motion is None or motion.outcome is not Outcome.OPEN:
        return context.say("menu-decided")
    new = motion.agreed == (context.user,) and not receipt.repeated
    if new and not await asides.ask_people(table, motion):
        return context.say("not-shown", table=table.id)
    return context.say("menu-asked")


async def _follow(context: Context, receipt: Receipt, newcomer: int | None) -> None:
    """Show what a motion did, and welcome whoever got a seat by it."""
    await context.client.conductor.follow(receipt)
    if newcomer is not None and receipt.table.chair_of(newcomer) and not receipt.repeated:
        await context.client.asides.welcome(receipt.table, newcomer)


async def vote(context: Context, click: Click) -> None:
    """Agree to the motion on this message, or decline it."""
    tables, agrees = context.services.tables, click.target == YES
    before = (await tables.view(context.server, click.table)).table
    need_sight(context.interaction, before)
    try:
        receipt = await tables.vote(context.call(click.table), click.prompt, agrees=agrees)
    except CannotAct as refused:
        if refused.params["problem"] == "vote_over":
            await _refresh(context, click, before)
        raise
    motion = await _refresh(context, click, before)
    await _follow(context, receipt, motion.action.user if motion else None)


async def _refresh(context: Context, click: Click, table: Table) -> Motion | None:
    """Show on the clicked message how the motion stands now; the table provides the names."""
    motion = await context.services.tables.motion(context.server, click.table, click.prompt)
    say = await context.services.say_in(context.server, context.client)
    names = await context.services.names_at(table, context.client, say)
    over = Page(text=say("motion-ended-lapsed"))
    await context.response.edit(motion_page(table, motion, names, say) if motion else over)
    return motion
