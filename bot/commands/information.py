"""/rules, /help and /replay."""

from __future__ import annotations

from discord import app_commands

from bot.commands.common import GAME_CHOICES, command, meant, table_option, text
from bot.interactions import replay as viewer
from bot.interactions import sharing
from bot.interactions.context import Context
from bot.pages.shared import help_of, rules_of
from core.model.table import Status


@command("rules", "The rules of a game")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(game=text("Which game", "option-rules-game-description"))
async def rules(context: Context, game: str) -> None:
    await sharing.show(context, rules_of(game))


@command("help", "What this bot can do")
async def help_(context: Context) -> None:
    await sharing.show(context, help_of())


@command("replay", "Look at a finished game again, move by move")
@table_option(Status.FINISHED)
async def replay(context: Context, table: int | None = None) -> None:
    await viewer.show(context, await meant(context, table, Status.FINISHED))


COMMANDS = (rules, help_, replay)
