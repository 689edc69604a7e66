"""/settings for server admins, /me for personal preferences, /privacy for personal data."""

from __future__ import annotations

import asyncio
import gzip
import json
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import DEFAULT, LANGUAGE_CHOICES, command, text
from bot.commands.newgame import suggest_times
from bot.commands.zones import suggest_zones, zone_named
from bot.interactions.context import Context
from bot.interactions.permissions import is_admin, known_channels
from bot.interactions.privacy import ask_to_forget
from bot.pages.page import Page
from bot.pages.phrases import turn_length
from bot.text.say import Say
from core.players import privacy
from core.players.preferences import OldTurns, ServerSettings, UserSettings

LARGEST_FILE = 8 << 20
"""In bytes; Discord accepts ten million."""
OLD_TURNS_CHOICES = [
    Choice(name=text("Remove it", "choice-old-turns-remove"), value=str(OldTurns.REMOVE)),
    Choice(name=text("Shrink to one line", "choice-old-turns-shrink"), value=str(OldTurns.SHRINK)),
    Choice(name=text("Keep it", "choice-old-turns-keep"), value=str(OldTurns.KEEP)),
]
THEME_CHOICES = [
    Choice(name=text("Dark", "choice-theme-dark"), value="dark"),
    Choice(name=text("Light", "choice-theme-light"), value="light"),
]


@command("settings", "Set Rungs up for this server")
@app_commands.default_permissions(manage_guild=True)
@app_commands.choices(language=LANGUAGE_CHOICES, old_turns=OLD_TURNS_CHOICES, theme=THEME_CHOICES)
@app_commands.autocomplete(turn_time=suggest_times)
@app_commands.autocomplete(time_zone=suggest_zones)
@app_commands.describe(
    language=text("The language of public messages", "option-settings-language-description"),
    turn_time=text(
        "Default turn time: pick one, or type seconds",
        "option-settings-turn-time-description",
    ),
    threads=text("Play each game in a thread", "option-settings-threads-description"),
    pings=text("Ping people when it is their turn", "option-settings-pings-description"),
    hints=text("Allow hints", "option-settings-hints-description"),
    old_turns=text(
        "What to do with the message of a turn that is over",
        "option-settings-old-turns-description",
    ),
    theme=text("Pictures for dark or light screens", "option-settings-theme-description"),
    time_zone=text(
        "Where the server's clock is: type a city", "option-settings-time-zone-description"
    ),
    channel=text("Allow or forbid games in a channel", "option-settings-channel-description"),
)
async def settings(
    context: Context,
    language: str | None = None,
    turn_time: int | None = None,
    threads: bool | None = None,
    pings: bool | None = None,
    hints: bool | None = None,
    old_turns: str | None = None,
    theme: str | None = None,
    time_zone: str | None = None,
    channel: discord.TextChannel | None = None,
) -> None:
    if not is_admin(context.interaction):
        await context.reply("admins-only")
        return
    if threads and not context.client.opens_threads:
        await context.reply("playground-no-threads")
        return
    preferences, say = context.services.preferences, context.say
    now = await preferences.server(context.server)
    known = known_channels(context.interaction, now.channels)
    changes = _given(
        language,
        turn_seconds=turn_time,
        threads=threads,
        pings=pings,
        hints=hints,
        old_turns=old_turns,
        theme=theme,
        time_zone=None if time_zone is None else await zone_named(time_zone),
        channels=_toggled(known, channel) if channel or known != now.channels else None,
    )
    after = await preferences.set_server(context.server, **changes) if changes else now
    language = _language(context, after.language)
    body = _summary(after, language, context.client.turn_seconds, say)
    await context.response.tell(Page(title=say("settings-title"), body=body))


def _given(language: str | None, **wanted: object) -> dict[str, Any]:
    """Return the options that were set; None resets the language to the default."""
    given: dict[str, Any] = {key: value for key, value in wanted.items() if value is not None}
    if language:
        given["language"] = None if language == DEFAULT else language
    return given


def _toggled(channels: tuple[int, ...], channel: discord.TextChannel | None) -> tuple[int, ...]:
    if channel is None:
        return channels
    if channel.id in channels:
        return tuple(other for other in channels if other != channel.id)
    return (*channels, channel.id)


def _summary(settings: ServerSettings, language: str, usual: int, say: Say) -> str:
    seconds = usual if settings.turn_seconds is None else settings.turn_seconds
    where = " ".join(f"<#{channel}>" for channel in settings.channels)
    return "\n".join(
        [
            say("settings-language", language=language),
            say("settings-turn-time", time=turn_length(seconds, say)),
            say("settings-threads", value=_switch(settings.threads, say)),
            say("settings-pings", value=_switch(settings.pings, say)),
            say("settings-hints", value=_switch(settings.hints, say)),
            say("settings-old-turns", value=settings.old_turns),
            say("settings-theme", theme=settings.theme),
            say("settings-time-zone", zone=settings.zone.key),
            say("settings-channels", where=where or say("settings-all-channels")),
            "",
            say("settings-change"),
        ]
    )


def _language(context: Context, chosen: str | None) -> str:
    """Return what a language calls itself."""
    words = context.services.words
    return words.say(words.pick(chosen))("language-name") if chosen else DEFAULT


def _switch(on: bool, say: Say) -> str:
    return say("switch", on="yes" if on else "no")


@command("me", "Your own language, boards and pings")
@app_commands.choices(language=LANGUAGE_CHOICES)
@app_commands.describe(
    language=text("The language of messages only you see", "option-me-language-description"),
    pictures=text("Show your boards as pictures (off: as text)", "option-me-pictures-description"),
    pings=text("Ping you when it is your turn", "option-me-pings-description"),
)
async def me(
    context: Context,
    language: str | None = None,
    pictures: bool | None = None,
    pings: bool | None = None,
) -> None:
    preferences = context.services.preferences
    if changes := _given(language, pictures=pictures, pings=pings):
        await preferences.set_user(context.user, **changes)
    after = await preferences.user(context.user)
    say = await context.services.say_to(context.interaction)  # the language may have changed
    await context.response.say(_user_summary(after, _language(context, after.language), say))


def _user_summary(settings: UserSettings, language: str, say: Say) -> str:
    return "\n".join(
        [
            say("me-title"),
            say("me-language", language=language),
            say("me-pictures", value=_switch(settings.pictures, say)),
            say("me-pings", value=_switch(settings.pings, say)),
            "",
            say("me-change"),
        ]
    )


@command("privacy", "See or delete what I store about you")
@app_commands.choices(
    action=[
        Choice(name=text("What is stored", "choice-privacy-about"), value="about"),
        Choice(name=text("Export my data", "choice-privacy-export"), value="export"),
        Choice(name=text("Delete my data", "choice-privacy-delete"), value="delete"),
    ]
)
@app_commands.describe(action=text("What to do", "option-privacy-action-description"))
async def privacy_(context: Context, action: str) -> None:
    if action == "export":
        await _export(context)
    elif action == "delete":
        await ask_to_forget(context)
    else:
        await context.reply("help-privacy-text")


async def _export(context: Context) -> None:
    data = await privacy.export(context.services.tables.database, context.user)
    packed, ending = await asyncio.to_thread(_packed, data)
    file = discord.File(BytesIO(packed), filename=f"rungs-my-data.{ending}")
    await context.response.send(content=context.say("privacy-exported"), file=file)


def _packed(data: dict[str, Any]) -> tuple[bytes, str]:
    """Return the JSON and its file extension, compressed if too large for Discord."""
    plain = json.dumps(data, indent=2).encode()
    return (plain, "json") if len(plain) < LARGEST_FILE else (gzip.compress(plain), "json.gz")


COMMANDS = (settings, me, privacy_)
