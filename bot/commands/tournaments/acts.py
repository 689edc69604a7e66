"""Actions on a tournament, by click or command."""

from __future__ import annotations

from functools import partial

import discord

from bot.commands.tournaments.starts import start_lines
from bot.interactions.context import Context
from bot.interactions.permissions import is_organizer, sees
from bot.pages.custom_ids import Click
from bot.pages.page import Page, fitting
from bot.pages.tournament import called, terms
from bot.publishing.subject import Request
from bot.text.names import spoken
from core.tournaments.model import (
    TournamentCall,
    TournamentOrder,
    TournamentReceipt,
    TournamentStatus,
)
from core.tournaments.results import Decision
from core.tournaments.settings import Edit


async def create(context: Context, order: TournamentOrder) -> None:
    done = await context.services.tournaments.create(
        context.server, context.channel, context.user, context.interaction.id, order
    )
    shown, number = await _show(context, done), done.tournament.id
    said = context.say("tournament-created" if shown else "tournament-not-shown", number=number)
    lines = [said, *await start_lines(context, done.tournament)]
    await context.response.say("\n".join(lines))


async def edit(context: Context, number: int, change: Edit) -> None:
    done = await context.services.tournaments.edit(_call(context, number), change)
    await _show(context, done)
    agreed = context.say("tournament-edited", name=called(done.tournament))
    lines = [*terms(done.tournament, context.say), *await start_lines(context, done.tournament)]
    await context.response.tell(Page(text=agreed, body=fitting(lines)))


async def join(context: Context, number: int) -> None:
    done = await context.services.tournaments.join(_call(context, number))
    await _show(context, done)
    if done.waits:
        await context.reply("tournament-waits", name=called(done.tournament), place=done.waits)
    # A running tournament's message does not name those who play from the next round on.
    elif context.is_command or done.tournament.status is TournamentStatus.RUNNING:
        await context.reply("tournament-joined", name=called(done.tournament))


async def check_in(context: Context, number: int) -> None:
    done = await context.services.tournaments.check_in(_call(context, number))
    await _show(context, done)
    await context.confirm("tournament-checked-in", name=called(done.tournament))


async def leave(context: Context, number: int) -> None:
    done = await context.services.tournaments.leave(_call(context, number))
    await _show(context, done)
    await context.confirm("tournament-left", name=called(done.tournament))


async def pause(context: Context, number: int) -> None:
    done = await context.services.tournaments.pause(_call(context, number))
    await _show(context, done)
    await context.reply("tournament-paused", name=called(done.tournament))


async def come_back(context: Context, number: int) -> None:
    done = await context.services.tournaments.come_back(_call(context, number))
    await _show(context, done)
    await context.reply("tournament-back", name=called(done.tournament))


async def start(context: Context, number: int) -> None:
    done = await context.services.tournaments.start(_call(context, number))
    await _show(context, done)
    rounds = done.tournament.plan.total_rounds
    await context.confirm("tournament-started", name=called(done.tournament), rounds=rounds)


async def drop(context: Context, number: int, user: discord.User) -> None:
    done = await context.services.tournaments.drop(_call(context, number), user.id)
    context.services.names.learn(context.server, user)
    name = await context.services.names.known(context.server, user.id, context.client)
    await _tell_dropped(context, done, spoken(name or ""))


async def drop_ai(context: Context, number: int, entry: int) -> None:
    done = await context.services.tournaments.drop_ai(_call(context, number), entry)
    await _tell_dropped(context, done, context.say("tournament-ai", number=entry))


async def correct(context: Context, number: int, decision: Decision) -> None:
    done = await context.services.tournaments.correct(_call(context, number), decision)
    await _show(context, done)
    await context.reply("tournament-corrected", count=done.tables)


async def reopen(context: Context, number: int, table: int, reason: str) -> None:
    done = await context.services.tournaments.reopen(_call(context, number), table, reason)
    await _show(context, done)
    await context.reply("tournament-reopened", table=table)


async def close_round(context: Context, click: Click) -> None:
    call = _call(context, click.table)
    done = await context.services.tournaments.close_round(call, click.prompt)
    name = called(done.tournament)
    text = context.say("tournament-next", name=name, count=done.tables)
    await context.response.edit(Page(text=text))
    await _show(context, done)


async def call_off(context: Context, number: int) -> None:
    done = await context.services.tournaments.cancel(_call(context, number))
    text = context.say("tournament-was-cancelled", name=called(done.tournament))
    await context.response.edit(Page(text=text))
    await _show(context, done)


def _call(context: Context, number: int) -> TournamentCall:
    user = context.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    return TournamentCall(
        context.server,
        number,
        user.id,
        context.interaction.id,
        is_organizer(context.interaction),
        roles,
        partial(sees, context.interaction),
    )


async def _tell_dropped(context: Context, done: TournamentReceipt, who: str) -> None:
    await _show(context, done)
    await context.reply("tournament-dropped", who=who, name=called(done.tournament))


async def _show(context: Context, done: TournamentReceipt) -> bool:
    """Show the tournament and the tables that ended with it; tell who has got a place."""
    server = done.tournament.server
    shown = await context.client.publisher.show_tournament(
        server, done.tournament.id, context.response
    )
    for table in done.ended:
        await context.client.publisher.show(Request(server, table))
    if done.moved_up:
        await context.client.publisher.admit(done.tournament, done.moved_up, context.interaction.id)
    return shown
