"""/leaderboard and /stats: what finished games add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.clicks import Click, Verb
from bot.commands.common import Interaction, game_choices, server_of, text
from bot.door import Door
from bot.faces.words import Say
from core.errors import BadSetup
from core.registry import GAMES
from core.tables.values import Call

if TYPE_CHECKING:
    from bot.client import RungsClient


def add(client: RungsClient) -> None:
    _add_leaderboard(client)
    _add_stats(client)


def _add_leaderboard(client: RungsClient) -> None:
    @client.tree.command(
        name=text("leaderboard", "command-leaderboard"),
        description=text("The ratings of this server", "command-leaderboard-description"),
    )
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices(client))
    @app_commands.describe(
        game=text("Which game", "option-newgame-game-description"),
        page=text("Which page", "option-page-description"),
    )
    async def leaderboard(
        interaction: Interaction, game: str, page: app_commands.Range[int, 1, 9999] = 1
    ) -> None:
        async def work(door: Door, say: Say) -> None:
            server = server_of(interaction)
            await door.tell(await client.boards.leaderboard(server, game, page, say))

        await client.answering.answer(interaction, "leaderboard", work)

    async def turn_page(door: Door, click: Click, call: Call, say: Say) -> None:
        if click.target not in GAMES:
            raise BadSetup(problem="game", value=click.target)
        page = await client.boards.leaderboard(call.server, click.target, click.prompt, say)
        if not (door.private and await door.edit(page)):
            await door.tell(page)

    client.router.handle({Verb.TURN_PAGE: turn_page})


def _add_stats(client: RungsClient) -> None:
    @client.tree.command(
        name=text("stats", "command-stats"),
        description=text("What somebody's games add up to", "command-stats-description"),
    )
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices(client))
    @app_commands.describe(
        user=text("Whose; without: your own", "option-stats-user-description"),
        game=text("Which game", "option-newgame-game-description"),
    )
    async def stats(
        interaction: Interaction, user: discord.User | None = None, game: str | None = None
    ) -> None:
        async def work(door: Door, say: Say) -> None:
            server, whose = server_of(interaction), user or interaction.user
            client.house.names.learn(server, whose)
            if game is None:
                await door.tell(await client.boards.overview(server, whose.id, say))
                return
            pictures = (await client.house.preferences.user(interaction.user.id)).pictures
            await door.tell(
                await client.boards.career(server, whose.id, game, say, pictures=pictures)
            )

        await client.answering.answer(interaction, "stats", work)
