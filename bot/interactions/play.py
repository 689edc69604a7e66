"""Actions of players in a running game, by click or command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.interactions import forms
from bot.interactions.context import Context, Interaction
from bot.interactions.forms import FormField
from bot.interactions.permissions import is_moderator
from bot.pages.custom_ids import Click, Verb
from bot.pages.menu import LOST, abort_page, resign_page
from bot.pages.page import Page
from bot.pages.panel import question
from core.engine.errors import (
    AlreadyPlayed,
    CountsAsLost,
    IllegalEntry,
    IllegalMove,
    NotAsked,
    NotHost,
    StalePrompt,
)
from core.model.calls import Call
from core.model.table import Status, Table
from core.model.views import TableView
from core.tables import lobby, play

LONGEST_NUMBER = 12
"""Characters typed into a form; no game asks for a longer number."""


async def move(context: Context, click: Click, *typed: str) -> None:
    """Play what the button says, or what was typed instead."""
    call, moves = context.call(click.table), typed or click.target.split()
    try:
        tables = context.services.tables
        receipt = await tables.play(call, click.prompt, *moves, ai_answers=True)
    except (StalePrompt, NotAsked, IllegalMove) as refused:
        # First, because the AI may already have played this very move for the absent player.
        if not isinstance(refused, IllegalMove) and await _came_back(context, call):
            await show_panel(context, call)
            return
        if await _was_played(context, call, click.prompt, moves):
            raise AlreadyPlayed from None
        raise
    panel = partial(show_panel, context, call) if context.response.private else None
    await context.client.conductor.follow(receipt, context.response, panel)


async def enter(context: Context, click: Click) -> None:
    """Play the move typed into a form."""
    number = next(iter(forms.typed(context)), "")
    try:
        await move(context, click, number)
    except IllegalMove as refused:
        form = question(await _own_view(context, context.call(click.table)), "", context.say)
        if form is None:
            raise
        raise IllegalEntry(rule=refused.rule, value=number, wanted=form.wanted) from None


async def _was_played(context: Context, call: Call, prompt: int, moves: Sequence[str]) -> bool:
    seen = await _own_view(context, call)
    if seen.earlier and (seen.story[0].prompt or 0) >= prompt:  # it was asked earlier than that
        seen = await context.services.tables.whole_view(call.server, call.table, call.user)
    answers = [line.answer for line in seen.story if line.prompt == prompt]
    mine = {answer.move for answer in answers if answer and answer.seat == seen.seat}
    return bool(moves) and mine.issuperset(moves)


async def _came_back(context: Context, call: Call) -> bool:
    """Give a returning player their seat back from the AI; return whether that happened."""
    tables = context.services.tables
    table = (await tables.view(call.server, call.table)).table
    chair = table.chair_of(call.user)
    if table.status is not Status.PLAYING or chair is None or not chair.kept:
        return False
    await context.client.conductor.follow(await tables.change(call, lobby.join))
    return True


async def pick(context: Context, click: Click) -> None:
    """Narrow the choices by one pick, in this panel or a new one."""
    call = context.call(click.table)
    if not (context.response.private or click.target):
        await view(context, click.table)
        return
    if not context.response.private:
        await _need_asked(context, call)
    await show_panel(context, call, click.target)


async def _need_asked(context: Context, call: Call) -> TableView:
    seen = await _own_view(context, call)
    seen.need_asked()
    return seen


async def ask(context: Context, click: Click) -> None:
    """Open a form for typing a move."""
    seen = await _need_asked(context, context.call(click.table))
    form = question(seen, click.target, context.say)
    if form is None:
        raise NotAsked
    number = FormField("number", form.label, LONGEST_NUMBER, example=form.example)
    answer = Click(Verb.SAY, click.table, click.prompt, click.target)
    await forms.ask(context, form.title, answer, number)


async def view(context: Context, table: int) -> None:
    call = context.call(table)
    await _came_back(context, call)
    await show_panel(context, call)


async def hint(context: Context, table: int) -> None:
    async with context.client.advising:
        found = await context.services.tables.hint(context.server, table, context.user)
        page = await context.client.panels.hint(found, context.say, context.user)
    await context.response.tell(page)


async def ask_to_resign(context: Context, table: int) -> None:
    """Ask for confirmation: resigning cannot be undone."""
    seen = await _own_view(context, context.call(table))
    seen.need_seat()
    await context.show(resign_page(seen.table, context.user, context.say))


async def resign(context: Context, click: Click) -> None:
    call = context.call(click.table)
    receipt = await context.services.tables.change(call, play.resign, with_ai=click.target == "ai")
    await context.client.conductor.follow(receipt)
    await context.response.edit(Page(text=context.say("resigned")))


def can_abort(interaction: Interaction, table: Table) -> bool:
    return table.host == interaction.user.id or is_moderator(interaction, table.channel)


async def ask_to_abort(context: Context, number: int) -> None:
    """Ask for confirmation: an aborted game cannot be resumed."""
    tables = context.services.tables
    table = (await tables.view(context.server, number)).table
    if not can_abort(context.interaction, table):
        raise NotHost(host=table.host)
    lost = await tables.loses_by_ending(context.server, number, context.user)
    await context.show(abort_page(table, context.say, lost=lost))


async def abort(context: Context, click: Click) -> None:
    """End a table; ask again if that now counts as a loss."""
    tables, call = context.services.tables, context.call(click.table)
    table = (await tables.view(call.server, call.table)).table
    moderator, accepts = is_moderator(context.interaction, table.channel), click.target == LOST
    try:
        receipt = await tables.change(call, play.abort, moderator=moderator, accept_loss=accepts)
    except CountsAsLost:
        await context.show(abort_page(table, context.say, lost=True))
        return
    await context.client.conductor.follow(receipt)
    lost = "yes" if receipt.table.status is Status.FINISHED else "no"
    await context.show(Page(text=context.say("aborted", table=click.table, lost=lost)))


async def show_panel(context: Context, call: Call, path: str = "", note: str = "") -> None:
    """Show the player's own view, with a note above it."""
    async with context.client.drawing_panels:
        seen = await _own_view(context, call)
        page = await context.client.panels.own(seen, path, context.say, call.user)
    body = "\n".join(filter(None, (note, page.body)))
    await context.show(replace(page, body=body))


async def _own_view(context: Context, call: Call) -> TableView:
    return await context.services.tables.view(call.server, call.table, call.user)
