"""/rules, /help and /replay."""

from __future__ import annotations

from discord import app_commands

from bot.commands.common import GAME_CHOICES, command, meant, table_option, text
from bot.games.common.words import title
from bot.interactions import lobby, sharing
from bot.interactions.context import Context
from bot.pages.page import Page
from bot.pages.shared import rules_of
from bot.text.names import listed
from bot.text.say import Say
from core.games.registry import GAMES
from core.model import QUIET_DAYS, Status

HELP = (
    "newgame",
    "join",
    "leave",
    "resign",
    "board",
    "hint",
    "table",
    "games",
    "rules",
    "replay",
    "verify",
    "tournament",
    "organize",
    "leaderboard",
    "stats",
    "settings",
    "me",
    "privacy",
    "abort",
    "help",
)
"""The commands in the order /help lists them."""


@command("rules", "The rules of a game")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.describe(game=text("Which game", "option-rules-game-description"))
async def rules(context: Context, game: str) -> None:
    await sharing.show(context, rules_of(game))


@command("help", "What this bot can do")
async def help_(context: Context) -> None:
    page = Page(title=context.say("help-title"), body=help_text(context.say))
    await context.response.tell(page)


def help_text(say: Say) -> str:
    games = [f"**{title(key, say)}**" for key in GAMES]
    commands = "\n".join(say(f"help-command-{name}") for name in HELP)
    parts = [say("help-intro", games=listed(games, say)), _part("start", say)]
    parts += [f"**{say('help-commands-title')}**\n{commands}"]
    away = say("help-time", days=QUIET_DAYS)
    parts += [f"**{say('help-time-title')}**\n{away}"]
    parts += [_part(name, say) for name in ("fairness", "privacy")]
    return "\n\n".join(parts)


def _part(name: str, say: Say) -> str:
    return f"**{say(f'help-{name}-title')}**\n{say(f'help-{name}-text')}"


@command("replay", "The replay file of a finished game")
@table_option(Status.FINISHED)
async def replay(context: Context, table: int | None = None) -> None:
    await lobby.replay(context, await meant(context, table, Status.FINISHED))


COMMANDS = (rules, help_, replay)
