"""/leaderboard and /stats: what finished games add up to."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import Interaction, game_choices, server_of, text
from bot.interactions.client import RungsClient
from bot.pages.custom_ids import Click, Verb
from bot.publishing.response import Response
from bot.text.say import Say
from core.engine.errors import BadSetup
from core.games.registry import GAMES
from core.model import Call


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
        async def work(response: Response, say: Say) -> None:
            server = server_of(interaction)
            await response.tell(await client.leaderboards.leaderboard(server, game, page, say))

        await client.responder.answer(interaction, "leaderboard", work)

    async def turn_page(response: Response, click: Click, call: Call, say: Say) -> None:
        if click.target not in GAMES:
            raise BadSetup(problem="game", value=click.target)
        page = await client.leaderboards.leaderboard(call.server, click.target, click.prompt, say)
        if not (response.private and await response.edit(page)):
            await response.tell(page)

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
        async def work(response: Response, say: Say) -> None:
            server, whose = server_of(interaction), user or interaction.user
            client.services.names.learn(server, whose)
            if game is None:
                await response.tell(await client.leaderboards.overview(server, whose.id, say))
                return
            pictures = (await client.services.preferences.user(interaction.user.id)).pictures
            await response.tell(
                await client.leaderboards.career(server, whose.id, game, say, pictures=pictures)
            )

        await client.responder.answer(interaction, "stats", work)
