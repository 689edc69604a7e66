"""/tournament pairings, standings, export: open to everybody."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import text
from bot.commands.tournaments.common import meant_tournament, subcommand, tournament_option
from bot.interactions.context import Context
from bot.pages.page import Page, fitting, paged
from bot.pages.phrases import page_number
from bot.pages.tournament import PICTURED, called, line, round_title
from core.tournaments.export import as_csv, as_json
from core.tournaments.model import TournamentView

TABLES = 15
"""Pairings on one page."""


async def _view(context: Context, number: int | None) -> TournamentView:
    wanted = await meant_tournament(context, number)
    return await context.services.tournaments.see(context.server, wanted)


@subcommand("pairings", "Who plays whom")
@tournament_option()
@app_commands.rename(round_number="round")
@app_commands.describe(
    round_number=text("The round", "option-result-round-description"),
    page=text("Which page", "option-page-description"),
)
async def pairings(
    context: Context,
    round_number: app_commands.Range[int, 1, 64] | None = None,
    page: app_commands.Range[int, 1, 99] = 1,
    tournament: int | None = None,
) -> None:
    view = await _view(context, tournament)
    number = round_number or view.tournament.round
    fixtures = view.of_round(number)
    if not fixtures:
        await context.reply("tournament-not-begun")
        return
    part = paged(fixtures, page, TABLES)
    lines = await context.client.tournament_pages.pairings(view, part.items, context.say)
    title = round_title(view.tournament, number, context.say)
    await context.response.tell(
        Page(title=title, body=fitting(lines), footer=page_number(part, context.say))
    )


@subcommand("standings", "How a tournament stands")
@tournament_option()
@app_commands.describe(page=text("Which page", "option-page-description"))
async def standings(
    context: Context,
    page: app_commands.Range[int, 1, 99] = 1,
    tournament: int | None = None,
) -> None:
    view, pages = await _view(context, tournament), context.client.tournament_pages
    pictures = (await context.services.preferences.user(context.user)).pictures
    part = paged(view.standings, page, PICTURED)
    rows, footer = part.items, page_number(part, context.say)
    names = await pages.names(view, [row.player for row in rows], context.say)
    picture = await pages.table(view, rows, context.say) if pictures and rows else None
    body = fitting([line(row, names, context.say) for row in rows])
    title = called(view.tournament)
    await context.response.tell(Page(title=title, body=body, footer=footer, picture=picture))


@subcommand("export", "A tournament as a file")
@tournament_option()
@app_commands.choices(
    kind=[
        Choice(name=text("Standings (CSV)", "choice-export-csv"), value="csv"),
        Choice(name=text("Everything (JSON)", "choice-export-json"), value="json"),
    ]
)
@app_commands.rename(kind="format")
@app_commands.describe(kind=text("Which kind of file", "option-export-format-description"))
async def export(context: Context, kind: str = "csv", tournament: int | None = None) -> None:
    view = await _view(context, tournament)
    names = await context.client.tournament_pages.names(view, view.people, context.say)
    write = as_json if kind == "json" else as_csv
    told = await asyncio.to_thread(write, view, names)
    file = discord.File(BytesIO(told.encode()), f"tournament-{view.tournament.id}.{kind}")
    content = context.say("tournament-exported", name=called(view.tournament))
    await context.response.send(content=content, file=file)


COMMANDS = (pairings, standings, export)
