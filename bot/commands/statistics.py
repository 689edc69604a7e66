"""/leaderboard and /stats: ratings and statistics."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.common import GAME_CHOICES, command, text
from bot.interactions import sharing
from bot.interactions.context import Context
from bot.pages.shared import leaderboard_of, statistics_of


@command("leaderboard", "Player ratings on this server")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(
    game=text("Which game", "option-newgame-game-description"),
    page=text("Which page", "option-page-description"),
)
async def leaderboard(
    context: Context, game: str, page: app_commands.Range[int, 1, 9999] = 1
) -> None:
    await sharing.show(context, leaderboard_of(game, page))


@command("stats", "Player statistics")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(
    user=text("Whose (default: you)", "option-stats-user-description"),
    game=text("Which game", "option-newgame-game-description"),
)
async def stats(
    context: Context, user: discord.User | None = None, game: str | None = None
) -> None:
    whose = user or context.interaction.user
    context.services.names.learn(context.server, whose)
    await sharing.show(context, statistics_of(whose.id, game))


COMMANDS = (leaderboard, stats)
