"""/tournament pairings, standings, export: open to everybody."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import text
from bot.commands.tournaments.common import read_tournament, subcommand, tournament_option
from bot.interactions import sharing
from bot.interactions.context import Context
from bot.pages.shared import pairings_of, standings_of
from bot.pages.tournaments.words import called, state
from core.model.tournament import TournamentView
from core.tournaments.export import as_csv, as_json


async def _view(context: Context, number: int | None) -> TournamentView:
    wanted = await read_tournament(context, number)
    return await context.services.tournaments.see(context.server, wanted)


@subcommand("pairings", "Who plays whom")
@tournament_option()
@app_commands.rename(round_number="round")
@app_commands.describe(
    round_number=text("Round (default: the current one)", "option-result-round-description"),
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
    await sharing.show(context, pairings_of(view.tournament.id, number, page))


@subcommand("standings", "Standings of a tournament")
@tournament_option()
@app_commands.describe(page=text("Which page", "option-page-description"))
async def standings(
    context: Context,
    page: app_commands.Range[int, 1, 99] = 1,
    tournament: int | None = None,
) -> None:
    number = await read_tournament(context, tournament)
    await sharing.show(context, standings_of(number, page))


@subcommand("export", "Download a tournament as a file")
@tournament_option()
@app_commands.choices(
    kind=[
        Choice(name=text("Standings (CSV)", "choice-export-csv"), value="csv"),
        Choice(name=text("Everything (JSON)", "choice-export-json"), value="json"),
    ]
)
@app_commands.rename(kind="format")
@app_commands.describe(kind=text("File type", "option-export-format-description"))
async def export(context: Context, kind: str = "csv", tournament: int | None = None) -> None:
    view = await _view(context, tournament)
    names = await context.client.tournament_pages.people.names(view, view.people, context.say)
    write = as_json if kind == "json" else as_csv
    written = await asyncio.to_thread(write, view, names)
    file = discord.File(BytesIO(written.encode()), f"tournament-{view.tournament.id}.{kind}")
    content = context.say(
        "tournament-exported",
        name=called(view.tournament),
        state=state(view.tournament, context.say),
    )
    await context.response.send(content=content, file=file)


COMMANDS = (pairings, standings, export)
