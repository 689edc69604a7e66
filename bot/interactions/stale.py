"""Buttons that can no longer act: their message is brought up to date, and one line says why.

Whether a button can act is decided where it is carried out; what is refused as outdated comes here.
So this covers every button, whatever it does.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.interactions import menu, play
from bot.interactions.clicks import TOURNAMENT_CLICKS
from bot.interactions.context import Context
from bot.interactions.permissions import sees
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Page
from bot.pages.phrases import link
from bot.publishing.reasons import Again
from core.engine.errors import CannotAct, IllegalEntry, IllegalMove, NotAsked, Refusal

_ON_PANELS = {Verb.MOVE, Verb.PICK, Verb.ASK, Verb.SAY, Verb.VIEW, Verb.HINT}


@dataclass(frozen=True, slots=True)
class Newest:
    """Where a table or a tournament is shown now."""

    channel: int
    message: int
    current: bool = False
    """Whether the click belongs to what is shown there."""


async def settle(context: Context, click: Click, refused: Refusal) -> bool:
    """Bring what was clicked up to date and say why; return False if it was not stale."""
    private = context.response.private
    if not (_is_stale(click, refused) or (private and _is_stale_panel(click, refused))):
        return False
    why = await context.explain(refused)
    if private:
        await _settle_private(context, click, why)
    else:
        await context.response.say(await _settle_public(context, click, refused, why))
    return True


def _is_stale(click: Click, refused: Refusal) -> bool:
    return refused.outdated or _table(click, refused) != click.table


def _is_stale_panel(click: Click, refused: Refusal) -> bool:
    """Return whether a panel or a menu offers what its owner can no longer do."""
    if click.verb is Verb.TABLE:
        return isinstance(refused, CannotAct)
    unasked = isinstance(refused, NotAsked | IllegalMove) and not isinstance(refused, IllegalEntry)
    return click.verb in _ON_PANELS and unasked


def _table(click: Click, refused: Refusal) -> int:
    """Return the table the refusal is about: for a rematch, the new one."""
    return int(refused.params.get("table", click.table))


async def _settle_private(context: Context, click: Click, why: str) -> None:
    """Bring a panel, a hint or a menu up to date; turn anything else into the reason."""
    with suppress(Refusal):
        if click.verb is Verb.TABLE:
            await menu.show(context, click.table, note=why)
            return
        if click.verb in _ON_PANELS:
            note = context.say("stale-panel", why=why)
            await play.show_panel(context, context.call(click.table), note=note)
            return
    if not await context.response.edit(Page(text=why)):
        await context.response.say(why)


async def _settle_public(context: Context, click: Click, refused: Refusal, why: str) -> str:
    """Refresh the message if it is current; return the reason, and where the current one is."""
    publisher = context.client.publisher
    if click.verb in TOURNAMENT_CLICKS:
        show, number = publisher.show_tournament, click.table
        place = await _tournament_place(context, number)
    else:
        show, number = publisher.show_table, _table(click, refused)
        place = await _table_place(context, click, number)
    if place is None or place.current or not sees(context.interaction, place.channel):
        return why
    if not context.response.fits(place.message):
        where = link(context.server, place.channel, place.message)
        return context.say("stale-elsewhere", why=why, link=where)
    shown = await show(context.server, number, Again(context.response))
    return context.say("stale-refreshed", why=why) if shown else why


async def _table_place(context: Context, click: Click, number: int) -> Newest | None:
    found = await context.services.outbox.load(context.server, number)
    prompt = found.view.prompt.number if found.view.prompt else None
    current = click.verb in _ON_PANELS and click.prompt == prompt
    return Newest(found.message.channel, found.message.id, current) if found.message else None


async def _tournament_place(context: Context, number: int) -> Newest | None:
    found = await context.services.tournaments.tournament(context.server, number)
    return None if found.message is None else Newest(found.channel, found.message)
