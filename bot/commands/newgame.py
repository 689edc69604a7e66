"""/newgame opens a table."""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import (
    GAME_CHOICES,
    LEVEL_CHOICES,
    command,
    suggestions,
    text,
)
from bot.interactions import lobby
from bot.interactions.context import Context, Interaction
from bot.pages.phrases import TURN_TIMES, games_chosen, turn_time
from bot.pages.phrases import variant as variant_words
from core.engine.errors import BadSetup
from core.engine.rules import Level
from core.games.registry import GAMES, most_seats
from core.model.calls import Order

T = TypeVar("T")

MOST_AI = most_seats() - 1


async def suggest_variants(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest variants of the chosen game."""
    return await variants_of(interaction, str(interaction.namespace.game), typed)


async def variants_of(interaction: Interaction, game: str, typed: str) -> list[Choice[str]]:
    say = await interaction.client.services.say_to(interaction)
    chosen = GAMES.get(game)
    if chosen is None:
        return []
    named = (
        (variant_words(chosen.key, option.key, value, say), f"{option.key}={value}")
        for option in chosen.rules.options
        for value in option.choices
    )
    return suggestions(named, typed)


async def suggest_lengths(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest series lengths for the chosen game."""
    return await lengths_of(interaction, str(interaction.namespace.game), typed)


async def lengths_of(interaction: Interaction, game: str, typed: str) -> list[Choice[str]]:
    say = await interaction.client.services.say_to(interaction)
    chosen = GAMES.get(game)
    named = ((games_chosen(n, say), n) for n in (chosen.series.choices if chosen else ()))
    return suggestions(named, typed)


async def suggest_times(interaction: Interaction, typed: str) -> list[Choice[int]]:
    say = await interaction.client.services.say_to(interaction)
    return suggestions(((turn_time(seconds, say), seconds) for seconds in TURN_TIMES), typed)


def terms_options(act: T) -> T:
    """Describe what can be agreed for a game, and suggest values."""
    describe = app_commands.describe(
        variant=text("Set-up", "option-newgame-variant-description"),
        games=text("How many games to play", "option-newgame-games-description"),
        turn_time=text(
            "Turn time: pick one, or type seconds",
            "option-newgame-turn-time-description",
        ),
        rated=text("Whether it counts for ratings", "option-newgame-rated-description"),
    )
    complete = app_commands.autocomplete(variant=suggest_variants, games=suggest_lengths)
    time = app_commands.autocomplete(turn_time=suggest_times)
    return describe(complete(time(act)))


def game_options(act: T) -> T:
    """Describe the game and the AI's level, and offer the choices."""
    describe = app_commands.describe(
        game=text("Which game", "option-newgame-game-description"),
        level=text("How well the AI plays", "option-newgame-level-description"),
    )
    return describe(app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES)(act))


@command("newgame", "Open a table and wait for players")
@game_options
@terms_options
@app_commands.describe(
    ai=text("How many AI players to start with", "option-newgame-ai-description"),
    private=text("Only people you invite can join", "option-newgame-private-description"),
    autostart=text(
        "Start automatically when all seats are taken", "option-newgame-autostart-description"
    ),
    thread=text(
        "Play in a thread of its own (default: as the server is set)",
        "option-newgame-thread-description",
    ),
    invite=text("Somebody to invite", "option-newgame-invite-description"),
    invite2=text("Somebody to invite", "option-newgame-invite-description"),
    invite3=text("Somebody to invite", "option-newgame-invite-description"),
    invite4=text("Somebody to invite", "option-newgame-invite-description"),
)
async def newgame(
    context: Context,
    game: str,
    variant: str | None = None,
    games: str | None = None,
    turn_time: int | None = None,
    ai: app_commands.Range[int, 0, MOST_AI] = 0,
    level: str = Level.MEDIUM,
    rated: bool = True,
    thread: bool | None = None,
    invite: discord.Member | None = None,
    invite2: discord.Member | None = None,
    invite3: discord.Member | None = None,
    invite4: discord.Member | None = None,
    private: bool = False,
    autostart: bool = False,
) -> None:
    asked = [user for user in (invite, invite2, invite3, invite4) if user is not None]
    order = Order(
        game,
        options_of(variant),
        games or "1",
        await lobby.turn_seconds(context, turn_time),
        (Level(level),) * ai,
        (await context.services.preferences.server(context.server)).hints,
        rated,
        private,
        autostart,
        tuple(dict.fromkeys(user.id for user in asked if user.id != context.user)),
        thread=thread,
    )
    if any(user.bot for user in asked):
        raise BadSetup(problem="invite", value=0)
    if (opened := await lobby.open_table(context, order)) is None:
        return
    for user in asked:
        context.services.names.learn(context.server, user)
    if not await context.client.conductor.follow(opened):
        await context.reply("not-shown", table=opened.table.id)
    elif not await context.response.vanish():  # the lobby says it all
        await context.reply("opened", table=await context.link(opened.table.id))


def options_of(variant: str | None) -> dict[str, str]:
    """Parse a suggestion such as `setup=four`; the game refuses anything else."""
    if not variant:
        return {}
    key, _, value = variant.partition("=")
    return {key: value}
