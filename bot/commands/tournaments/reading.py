"""/tournament pairings, standings, export: what everybody may read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import Interaction, server_of, text
from bot.commands.tournaments.common import meant_tournament, suggest_tournaments
from bot.interactions.client import RungsClient
from bot.pages.page import Page, fitting
from bot.pages.tournament import PICTURED, called, line, round_title
from bot.publishing.response import Response
from bot.text.say import Say
from core.tournaments.export import as_csv, as_json
from core.tournaments.model import TournamentView

T = TypeVar("T")

TABLES = 15
"""Pairings on one page."""


def add(client: RungsClient, group: app_commands.Group) -> None:
    _add_pairings(client, group)
    _add_standings(client, group)
    _add_export(client, group)


async def _sight(
    client: RungsClient, interaction: Interaction, number: int | None
) -> TournamentView:
    wanted = await meant_tournament(client, interaction, number)
    return await client.services.tournaments.see(server_of(interaction), wanted)


def _add_pairings(client: RungsClient, group: app_commands.Group) -> None:
    @group.command(
        name=text("pairings", "subcommand-pairings"),
        description=text("Who plays whom", "subcommand-pairings-description"),
    )
    @app_commands.rename(round_number="round")
    @app_commands.describe(
        round_number=text("The round", "option-result-round-description"),
        page=text("Which page", "option-page-description"),
        tournament=text("Which tournament", "option-tournament-description"),
    )
    async def pairings(
        interaction: Interaction,
        round_number: app_commands.Range[int, 1, 64] | None = None,
        page: app_commands.Range[int, 1, 99] = 1,
        tournament: int | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            view = await _sight(client, interaction, tournament)
            number = round_number or view.tournament.round
            await response.tell(await _pairings(client, view, number, page, say))

        await client.responder.answer(interaction, "tournament pairings", work)

    @pairings.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed)


async def _pairings(
    client: RungsClient, view: TournamentView, number: int, page: int, say: Say
) -> Page:
    fixtures = view.of_round(number)
    if not fixtures:
        return Page(text=say("tournament-not-begun"))
    shown, footer = paged(fixtures, page, TABLES, say)
    lines = await client.tournaments.pages.pairings(view, shown, say)
    return Page(title=round_title(view.tournament, number, say), body=fitting(lines), footer=footer)


def _add_standings(client: RungsClient, group: app_commands.Group) -> None:
    @group.command(
        name=text("standings", "subcommand-standings"),
        description=text("How a tournament stands", "subcommand-standings-description"),
    )
    @app_commands.describe(
        page=text("Which page", "option-page-description"),
        tournament=text("Which tournament", "option-tournament-description"),
    )
    async def standings(
        interaction: Interaction,
        page: app_commands.Range[int, 1, 99] = 1,
        tournament: int | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            view = await _sight(client, interaction, tournament)
            pictures = (await client.services.preferences.user(interaction.user.id)).pictures
            await response.tell(await _standings(client, view, page, say, pictures=pictures))

        await client.responder.answer(interaction, "tournament standings", work)

    @standings.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed)


async def _standings(
    client: RungsClient, view: TournamentView, page: int, say: Say, *, pictures: bool
) -> Page:
    rows, footer = paged(view.standings, page, PICTURED, say)
    names = await client.tournaments.pages.names(view, [row.player for row in rows], say)
    picture = await client.tournaments.pages.table(view, rows, say) if pictures and rows else None
    body = fitting([line(row, names, say) for row in rows])
    return Page(title=called(view.tournament), body=body, footer=footer, picture=picture)


def paged(items: Sequence[T], page: int, size: int, say: Say) -> tuple[Sequence[T], str]:
    """The items of this page (the last one, if there are not so many), and which it is."""
    pages = max(-(-len(items) // size), 1)
    page = min(page, pages)
    footer = say("tournament-page", page=page, pages=pages) if pages > 1 else ""
    return items[(page - 1) * size : page * size], footer


def _add_export(client: RungsClient, group: app_commands.Group) -> None:
    kinds = [
        Choice(name=text("Standings (CSV)", "choice-export-csv"), value="csv"),
        Choice(name=text("Everything (JSON)", "choice-export-json"), value="json"),
    ]

    @group.command(
        name=text("export", "subcommand-export"),
        description=text("A tournament as a file", "subcommand-export-description"),
    )
    @app_commands.choices(kind=kinds)
    @app_commands.rename(kind="format")
    @app_commands.describe(
        kind=text("Which kind of file", "option-export-format-description"),
        tournament=text("Which tournament", "option-tournament-description"),
    )
    async def export(
        interaction: Interaction, kind: str = "csv", tournament: int | None = None
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            view = await _sight(client, interaction, tournament)
            names = await client.tournaments.pages.names(view, view.people, say)
            write = as_json if kind == "json" else as_csv
            told = await asyncio.to_thread(write, view, names)
            file = discord.File(BytesIO(told.encode()), f"tournament-{view.tournament.id}.{kind}")
            await response.send(
                content=say("tournament-exported", name=called(view.tournament)), file=file
            )

        await client.responder.answer(interaction, "tournament export", work)

    @export.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_tournaments(client, interaction, typed)
