"""/settings for server admins, /me for everybody's own wishes, /privacy for everybody's data."""

from __future__ import annotations

import asyncio
import gzip
import json
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.common import Interaction, server_of, text
from bot.commands.playing import suggest_times
from bot.games.common.controls import Tone
from bot.interactions.client import RungsClient
from bot.interactions.permissions import is_admin
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.phrases import turn_time as turn_time_words
from bot.publishing.response import Response
from bot.text.say import Say
from core.players import privacy
from core.players.preferences import ServerSettings

DEFAULT = "default"
LARGEST_FILE = 8 << 20
"""Bytes; Discord takes ten million."""


def add(client: RungsClient) -> None:
    _add_settings(client)
    _add_me(client)
    _add_privacy(client)


def _languages(client: RungsClient) -> list[Choice[str]]:
    own = [Choice(name=text("As Discord says", "choice-default"), value=DEFAULT)]
    words = client.services.words
    return own + [
        Choice(name=words.say(language)("language-name"), value=language)
        for language in words.languages
    ]


def _add_settings(client: RungsClient) -> None:
    @client.tree.command(
        name=text("settings", "command-settings"),
        description=text("Set Rungs up for this server", "command-settings-description"),
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.choices(language=_languages(client))
    @app_commands.describe(
        language=text("The language of public messages", "option-settings-language-description"),
        turn_time=text(
            "Time for one turn, if none is chosen: choose one, or type seconds",
            "option-settings-turn-time-description",
        ),
        threads=text("Play each game in a thread", "option-settings-threads-description"),
        pings=text("Notify people when it is their turn", "option-settings-pings-description"),
        hints=text("Allow hints", "option-settings-hints-description"),
        channel=text("Allow or forbid games in a channel", "option-settings-channel-description"),
    )
    async def settings(
        interaction: Interaction,
        language: str | None = None,
        turn_time: int | None = None,
        threads: bool | None = None,
        pings: bool | None = None,
        hints: bool | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        async def work(response: Response, say: Say) -> None:
            if not is_admin(interaction):
                await response.say(say("admins-only"))
                return
            server = server_of(interaction)
            now = await client.services.preferences.server(server)
            wanted = {
                "language": None if language == DEFAULT else language,
                "turn_seconds": turn_time,
                "threads": threads,
                "pings": pings,
                "hints": hints,
                "channels": _toggled(now.channels, channel),
            }
            changes = _given(wanted, forced={"language"} if language else set())
            after = (
                await client.services.preferences.set_server(server, **changes) if changes else now
            )
            await response.tell(
                Page(title=say("settings-title"), body=_told(after, client.turn_seconds, say))
            )

        await client.responder.answer(interaction, "settings", work)

    suggest_times(client, settings)


def _given(wanted: dict[str, Any], forced: set[str]) -> dict[str, Any]:
    """What was said; a language set back to the default is said too."""
    return {key: value for key, value in wanted.items() if value is not None or key in forced}


def _toggled(
    channels: tuple[int, ...], channel: discord.TextChannel | None
) -> tuple[int, ...] | None:
    if channel is None:
        return None
    if channel.id in channels:
        return tuple(other for other in channels if other != channel.id)
    return (*channels, channel.id)


def _told(settings: ServerSettings, usual: int, say: Say) -> str:
    def switch(on: bool) -> str:
        return say("switch", on="yes" if on else "no")

    seconds = usual if settings.turn_seconds is None else settings.turn_seconds
    where = " ".join(f"<#{channel}>" for channel in settings.channels)
    return "\n".join(
        [
            say("settings-language", language=settings.language or DEFAULT),
            say("settings-turn-time", time=turn_time_words(seconds, say)),
            say("settings-threads", value=switch(settings.threads)),
            say("settings-pings", value=switch(settings.pings)),
            say("settings-hints", value=switch(settings.hints)),
            say("settings-channels", where=where or say("settings-all-channels")),
        ]
    )


def _add_me(client: RungsClient) -> None:
    @client.tree.command(
        name=text("me", "command-me"),
        description=text("Your own language, boards and pings", "command-me-description"),
    )
    @app_commands.guild_only()
    @app_commands.choices(language=_languages(client))
    @app_commands.describe(
        language=text("The language of what only you see", "option-me-language-description"),
        pictures=text("Boards as pictures; off: as text", "option-me-pictures-description"),
        pings=text("Notify you when it is your turn", "option-me-pings-description"),
    )
    async def me(
        interaction: Interaction,
        language: str | None = None,
        pictures: bool | None = None,
        pings: bool | None = None,
    ) -> None:
        async def work(response: Response, _say: Say) -> None:
            chosen = None if language == DEFAULT else language
            wanted = {"language": chosen, "pictures": pictures, "pings": pings}
            changes = _given(wanted, forced={"language"} if language else set())
            user = interaction.user.id
            if changes:
                await client.services.preferences.set_user(user, **changes)
            after = await client.services.preferences.user(user)
            say = await client.services.say_to(interaction)
            await response.say(
                say(
                    "me-settings",
                    language=after.language or DEFAULT,
                    pictures=say("switch", on="yes" if after.pictures else "no"),
                    pings=say("switch", on="yes" if after.pings else "no"),
                )
            )

        await client.responder.answer(interaction, "me", work)


def _add_privacy(client: RungsClient) -> None:
    @client.tree.command(
        name=text("privacy", "command-privacy"),
        description=text("See or delete what is stored about you", "command-privacy-description"),
    )
    @app_commands.guild_only()
    @app_commands.choices(
        action=[
            Choice(name=text("Tell me what is stored", "choice-privacy-about"), value="about"),
            Choice(name=text("Export my data", "choice-privacy-export"), value="export"),
            Choice(name=text("Delete my data", "choice-privacy-delete"), value="delete"),
        ]
    )
    @app_commands.describe(action=text("What to do", "option-privacy-action-description"))
    async def privacy_(interaction: Interaction, action: str) -> None:
        async def work(response: Response, say: Say) -> None:
            user = interaction.user.id
            if action == "export":
                await _export(client, response, user, say)
            elif action == "delete":
                delete = Button(say("button-forget"), Click(Verb.FORGET, 0), Tone.RED)
                await response.tell(Page(text=say("privacy-confirm"), rows=((delete,),)))
            else:
                await response.say(say("help-privacy-text"))

        await client.responder.answer(interaction, "privacy", work)


async def _export(client: RungsClient, response: Response, user: int, say: Say) -> None:
    data = await privacy.export(client.services.tables.database, user)
    told, ending = await asyncio.to_thread(_packed, data)
    file = discord.File(BytesIO(told), filename=f"rungs-my-data.{ending}")
    await response.send(content=say("privacy-exported"), file=file)


def _packed(data: dict[str, Any]) -> tuple[bytes, str]:
    """As JSON, and how the file's name ends; pressed if Discord would not take it otherwise."""
    told = json.dumps(data, indent=2).encode()
    return (told, "json") if len(told) < LARGEST_FILE else (gzip.compress(told), "json.gz")
