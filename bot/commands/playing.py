"""/newgame: opens a table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import (
    MOST_SUGGESTIONS,
    Interaction,
    game_choices,
    level_choices,
    refused_here,
    server_of,
    text,
)
from bot.interactions.client import RungsClient
from bot.pages.phrases import games_chosen, turn_time, variant
from bot.publishing.response import Response
from bot.text.say import Say
from core.engine.errors import BadSetup
from core.engine.rules import Level
from core.games.registry import GAMES, most_seats
from core.model import Order

TURN_TIMES = (0, 60, 120, 300, 900, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
MOST_AI = most_seats() - 1


def add(client: RungsClient) -> None:
    """Adds the command. Options that depend on the game are offered while typing."""

    @client.tree.command(
        name=text("newgame", "command-newgame"),
        description=text("Open a table and wait for players", "command-newgame-description"),
    )
    @app_commands.guild_only()
    @app_commands.choices(game=game_choices(client), level=level_choices())
    @app_commands.describe(
        game=text("Which game", "option-newgame-game-description"),
        variant=text("How it is set up", "option-newgame-variant-description"),
        games=text("How many games the match has", "option-newgame-games-description"),
        turn_time=text(
            "Time for one turn: choose one, or type seconds",
            "option-newgame-turn-time-description",
        ),
        ai=text("AI seats to begin with", "option-newgame-ai-description"),
        level=text("How well the AI plays", "option-newgame-level-description"),
        rated=text("Whether it counts for ratings", "option-newgame-rated-description"),
        invite=text("Somebody to invite", "option-newgame-invite-description"),
        invite2=text("Somebody to invite", "option-newgame-invite-description"),
        invite3=text("Somebody to invite", "option-newgame-invite-description"),
        invite4=text("Somebody to invite", "option-newgame-invite-description"),
    )
    async def newgame(
        interaction: Interaction,
        game: str,
        variant: str | None = None,
        games: str | None = None,
        turn_time: int | None = None,
        ai: app_commands.Range[int, 0, MOST_AI] = 0,
        level: str = Level.MEDIUM,
        rated: bool = True,
        invite: discord.Member | None = None,
        invite2: discord.Member | None = None,
        invite3: discord.Member | None = None,
        invite4: discord.Member | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            order = Order(
                game,
                options_of(variant),
                games or "1",
                await turn_seconds(client, interaction, turn_time),
                (Level(level),) * ai,
                (await client.services.preferences.server(server_of(interaction))).hints,
                rated,
            )
            asked = [user for user in (invite, invite2, invite3, invite4) if user is not None]
            await _open(client, interaction, order, asked, response, say)

        await client.responder.answer(interaction, "newgame", work)

    suggest_while_typing(client, newgame)


def suggest_while_typing(client: RungsClient, command: app_commands.Command[Any, ..., Any]) -> None:
    """Offers what the chosen game can be played with, and times for a turn."""

    @command.autocomplete("variant")
    async def variants(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await _suggest_variants(client, interaction, typed)

    @command.autocomplete("games")
    async def lengths(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await _suggest_lengths(client, interaction, typed)

    suggest_times(client, command)


def suggest_times(client: RungsClient, command: app_commands.Command[Any, ..., Any]) -> None:
    @command.autocomplete("turn_time")
    async def times(interaction: Interaction, typed: str) -> list[Choice[int]]:
        say = await client.services.say_to(interaction)
        named = [(turn_time(seconds, say), seconds) for seconds in TURN_TIMES]
        return [
            Choice(name=name, value=value) for name, value in named if typed.lower() in name.lower()
        ]


async def _suggest_variants(
    client: RungsClient, interaction: Interaction, typed: str
) -> list[Choice[str]]:
    """How the chosen game can be set up."""
    say = await client.services.say_to(interaction)
    chosen = GAMES.get(str(interaction.namespace.game))
    if chosen is None:
        return []
    found = [
        (variant(chosen.key, option.key, value, say), f"{option.key}={value}")
        for option in chosen.rules.options
        for value in option.choices
    ]
    return _fitting(found, typed)


async def _suggest_lengths(
    client: RungsClient, interaction: Interaction, typed: str
) -> list[Choice[str]]:
    """How many games a match of the chosen game may have."""
    say = await client.services.say_to(interaction)
    chosen = GAMES.get(str(interaction.namespace.game))
    found = [(games_chosen(n, say), n) for n in (chosen.series.choices if chosen else ())]
    return _fitting(found, typed)


def _fitting(found: list[tuple[str, str]], typed: str) -> list[Choice[str]]:
    fitting = [
        Choice(name=name, value=value) for name, value in found if typed.lower() in name.lower()
    ]
    return fitting[:MOST_SUGGESTIONS]


def options_of(variant: str | None) -> dict[str, str]:
    """`setup=four`, as the suggestions say it; what was typed freely is refused by the game."""
    if not variant:
        return {}
    key, _, value = variant.partition("=")
    return {key: value}


async def turn_seconds(client: RungsClient, interaction: Interaction, chosen: int | None) -> int:
    if chosen is not None:
        return chosen
    server = await client.services.preferences.server(server_of(interaction))
    return client.turn_seconds if server.turn_seconds is None else server.turn_seconds


async def _open(
    client: RungsClient,
    interaction: Interaction,
    order: Order,
    asked: list[discord.Member],
    response: Response,
    say: Say,
) -> None:
    server, channel = server_of(interaction), interaction.channel_id or 0
    if refused := await refused_here(client, interaction, say):
        await response.say(refused)
        return
    if any(user.bot for user in asked):
        raise BadSetup(problem="invite", value=0)
    receipt = await client.services.tables.open(
        server, channel, interaction.user.id, interaction.id, order
    )
    for user in asked:
        client.services.names.learn(server, user)
    invited = tuple(dict.fromkeys(user.id for user in asked if user.id != interaction.user.id))
    shown = await client.publisher.follow(receipt, invited=invited)
    await response.say(say("opened" if shown else "not-shown", table=receipt.table.id))
