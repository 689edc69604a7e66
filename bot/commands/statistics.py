"""/leaderboard and /stats: ratings and statistics."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, command, text
from bot.commands.table import list_games
from bot.interactions.context import Context
from bot.pages.custom_ids import Click
from core.engine.errors import BadSetup
from core.games.registry import GAMES


@command("leaderboard", "The ratings of this server")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(
    game=text("Which game", "option-newgame-game-description"),
    page=text("Which page", "option-page-description"),
)
async def leaderboard(
    context: Context, game: str, page: app_commands.Range[int, 1, 9999] = 1
) -> None:
    await _show_leaderboard(context, game, page)


async def turn_page(context: Context, click: Click) -> None:
    if not click.target:
        await list_games(context, click.prompt)
        return
    if click.target not in GAMES:
        raise BadSetup(problem="game", value=click.target)
    await _show_leaderboard(context, click.target, click.prompt)


async def _show_leaderboard(context: Context, game: str, page: int) -> None:
    pages = context.client.leaderboards
    await context.show(await pages.leaderboard(context.server, game, page, context.say))


@command("stats", "What somebody's games add up to")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(
    user=text("Whose; without: your own", "option-stats-user-description"),
    game=text("Which game", "option-newgame-game-description"),
)
async def stats(
    context: Context, user: discord.User | None = None, game: str | None = None
) -> None:
    whose, pages = user or context.interaction.user, context.client.leaderboards
    context.services.names.learn(context.server, whose)
    if game is None:
        page = await pages.overview(context.server, whose.id, context.say)
    else:
        pictures = (await context.services.preferences.user(context.user)).pictures
        page = await pages.career(context.server, whose.id, game, context.say, pictures=pictures)
    await context.response.tell(page)


COMMANDS = (leaderboard, stats)
