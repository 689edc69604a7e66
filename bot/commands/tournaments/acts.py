"""What people do about a tournament, by a click or a command."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.interactions.context import Context
from bot.interactions.permissions import is_organiser
from bot.pages.custom_ids import Click
from bot.pages.page import Page
from bot.pages.tournament import called
from bot.publishing.publisher import Wish
from core.tournaments.model import Tournament


async def join(context: Context, number: int) -> None:
    user = context.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    view = await context.services.tournaments.join(context.server, number, user.id, roles)
    await context.client.tournaments.show(context.server, number, context.response)
    await context.confirm("tournament-joined", name=called(view.tournament))


async def leave(context: Context, number: int) -> None:
    view = await context.services.tournaments.leave(context.server, number, context.user)
    await context.client.tournaments.show(context.server, number, context.response)
    await context.confirm("tournament-left", name=called(view.tournament))


async def start(context: Context, number: int) -> None:
    admin = is_organiser(context.interaction)
    view = await context.services.tournaments.start(
        context.server, number, context.user, admin=admin
    )
    await context.client.tournaments.show(context.server, number, context.response)
    await context.confirm("tournament-started", name=called(view.tournament))


async def close_round(context: Context, click: Click) -> None:
    admin = is_organiser(context.interaction)
    view, tables = await context.services.tournaments.close_round(
        context.server, click.table, context.user, click.prompt, admin=admin
    )
    name = called(view.tournament)
    text = context.say("tournament-next", name=name, count=len(tables))
    await context.response.edit(Page(text=text))
    await _show(context, view.tournament, tables)


async def call_off(context: Context, number: int) -> None:
    admin = is_organiser(context.interaction)
    view, tables = await context.services.tournaments.cancel(
        context.server, number, context.user, admin=admin
    )
    text = context.say("tournament-was-cancelled", name=called(view.tournament))
    await context.response.edit(Page(text=text))
    await _show(context, view.tournament, tables)


async def _show(context: Context, tournament: Tournament, tables: Sequence[int]) -> None:
    """Show the tournament, and the tables that were closed with what was decided."""
    await context.client.tournaments.show(tournament.server, tournament.id)
    for table in tables:
        await context.client.publisher.show(Wish(tournament.server, table))
