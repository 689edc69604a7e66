"""/rules /help /replay /verify: what one may want to know."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import Interaction, game_choices, meant, server_of, suggest, text
from bot.games.common.words import title
from bot.interactions.client import RungsClient
from bot.interactions.router import tell_replay, tell_rules
from bot.pages.page import Page
from bot.publishing.response import Response
from bot.text.names import listed
from bot.text.say import Say
from core.games.registry import GAMES
from core.model import Status
from core.verify import LARGEST, check

COMMANDS = (
    "newgame",
    "join",
    "leave",
    "resign",
    "board",
    "hint",
    "games",
    "rules",
    "replay",
    "verify",
    "tournament",
    "leaderboard",
    "stats",
    "settings",
    "me",
    "privacy",
    "abort",
    "help",
)


def add(client: RungsClient) -> None:
    _add_rules(client)
    _add_help(client)
    _add_replay(client)
    _add_verify(client)


def _add_rules(client: RungsClient) -> None:
    @client.tree.command(
        name=text("rules", "command-rules"),
        description=text("The rules of a game", "command-rules-description"),
    )
    @app_commands.choices(game=game_choices(client))
    @app_commands.describe(game=text("Which game", "option-rules-game-description"))
    @app_commands.guild_only()
    async def rules(interaction: Interaction, game: str) -> None:
        async def work(response: Response, say: Say) -> None:
            await tell_rules(response, game, say)

        await client.responder.answer(interaction, "rules", work)


def _add_help(client: RungsClient) -> None:
    @client.tree.command(
        name=text("help", "command-help"),
        description=text("What this bot can do", "command-help-description"),
    )
    @app_commands.guild_only()
    async def help_(interaction: Interaction) -> None:
        async def work(response: Response, say: Say) -> None:
            await response.tell(Page(title=say("help-title"), body=help_text(say)))

        await client.responder.answer(interaction, "help", work)


def help_text(say: Say) -> str:
    games = [f"**{title(key, say)}**" for key in GAMES]
    commands = "\n".join(say(f"help-command-{name}") for name in COMMANDS)
    parts = [say("help-intro", games=listed(games, say)), _part("start", say)]
    parts += [f"**{say('help-commands-title')}**\n{commands}"]
    parts += [_part(name, say) for name in ("time", "fairness", "privacy")]
    return "\n\n".join(parts)


def _part(name: str, say: Say) -> str:
    return f"**{say(f'help-{name}-title')}**\n{say(f'help-{name}-text')}"


def _add_replay(client: RungsClient) -> None:
    @client.tree.command(
        name=text("replay", "command-replay"),
        description=text("The replay file of a finished game", "command-replay-description"),
    )
    @app_commands.describe(table=text("The table's number", "option-table-description"))
    @app_commands.guild_only()
    async def replay(interaction: Interaction, table: int | None = None) -> None:
        async def work(response: Response, say: Say) -> None:
            number = await meant(client, interaction, table, Status.FINISHED)
            await tell_replay(response, client.services, server_of(interaction), number, say)

        await client.responder.answer(interaction, "replay", work)

    @replay.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest(client, interaction, typed, Status.FINISHED)


def _add_verify(client: RungsClient) -> None:
    @client.tree.command(
        name=text("verify", "command-verify"),
        description=text("Check that a finished game was fair", "command-verify-description"),
    )
    @app_commands.describe(
        table=text("The table's number", "option-table-description"),
        file=text("Or a replay file", "option-verify-file-description"),
    )
    @app_commands.guild_only()
    async def verify(
        interaction: Interaction, table: int | None = None, file: discord.Attachment | None = None
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            replay_text = await _replay_text(client, interaction, table, file)
            if replay_text is None:
                await response.say(say("verify-unreadable"))
                return
            verdict = await asyncio.to_thread(check, replay_text)
            await response.say(say("verify-true" if verdict.true else "verify-false"))

        await client.responder.answer(interaction, "verify", work)

    @verify.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await suggest(client, interaction, typed, Status.FINISHED)


async def _replay_text(
    client: RungsClient,
    interaction: Interaction,
    table: int | None,
    file: discord.Attachment | None,
) -> str | None:
    """The file that was sent, or that of a table; None for what is not a text."""
    if file is None:
        number = await meant(client, interaction, table, Status.FINISHED)
        return await client.services.tables.replay(server_of(interaction), number)
    if file.size > LARGEST:
        return None
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError:
        return None
