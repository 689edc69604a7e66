"""/tournament pairings, standings, export: what everybody may read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import Interaction, server_of, text
from bot.commands.tournament_common import meant_cup, suggest_cups
from bot.cup_pages import PICTURED, called, line, round_title
from bot.door import Door
from bot.faces.words import Say
from bot.page import Page, fitting
from core.cups.export import as_csv, as_json
from core.cups.values import Sight

if TYPE_CHECKING:
    from bot.client import RungsClient

T = TypeVar("T")

TABLES = 15
"""Pairings on one page."""


def add(client: RungsClient, group: app_commands.Group) -> None:
    _add_pairings(client, group)
    _add_standings(client, group)
    _add_export(client, group)


async def _sight(client: RungsClient, interaction: Interaction, number: int | None) -> Sight:
    wanted = await meant_cup(client, interaction, number)
    return await client.house.cups.see(server_of(interaction), wanted)


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
        async def work(door: Door, say: Say) -> None:
            sight = await _sight(client, interaction, tournament)
            number = round_number or sight.cup.round
            await door.tell(await _pairings(client, sight, number, page, say))

        await client.answering.answer(interaction, "tournament pairings", work)

    @pairings.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed)


async def _pairings(client: RungsClient, sight: Sight, number: int, page: int, say: Say) -> Page:
    matches = sight.of_round(number)
    if not matches:
        return Page(text=say("cup-not-begun"))
    shown, footer = paged(matches, page, TABLES, say)
    lines = await client.cups.pages.pairings(sight, shown, say)
    return Page(title=round_title(sight.cup, number, say), body=fitting(lines), footer=footer)


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
        async def work(door: Door, say: Say) -> None:
            sight = await _sight(client, interaction, tournament)
            pictures = (await client.house.preferences.user(interaction.user.id)).pictures
            await door.tell(await _standings(client, sight, page, say, pictures=pictures))

        await client.answering.answer(interaction, "tournament standings", work)

    @standings.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed)


async def _standings(
    client: RungsClient, sight: Sight, page: int, say: Say, *, pictures: bool
) -> Page:
    rows, footer = paged(sight.standings, page, PICTURED, say)
    names = await client.cups.pages.names(sight, [row.player for row in rows], say)
    picture = await client.cups.pages.table(sight, rows, say) if pictures and rows else None
    body = fitting([line(row, names, say) for row in rows])
    return Page(title=called(sight.cup), body=body, footer=footer, picture=picture)


def paged(items: Sequence[T], page: int, size: int, say: Say) -> tuple[Sequence[T], str]:
    """The items of this page (the last one, if there are not so many), and which it is."""
    pages = max(-(-len(items) // size), 1)
    page = min(page, pages)
    footer = say("cup-page", page=page, pages=pages) if pages > 1 else ""
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
        async def work(door: Door, say: Say) -> None:
            sight = await _sight(client, interaction, tournament)
            names = await client.cups.pages.names(sight, sight.people, say)
            write = as_json if kind == "json" else as_csv
            told = await asyncio.to_thread(write, sight, names)
            file = discord.File(BytesIO(told.encode()), f"tournament-{sight.cup.id}.{kind}")
            await door.send(content=say("cup-exported", name=called(sight.cup)), file=file)

        await client.answering.answer(interaction, "tournament export", work)

    @export.autocomplete("tournament")
    async def tournaments(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest_cups(client, interaction, typed)
