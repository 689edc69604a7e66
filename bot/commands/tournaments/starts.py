"""When a tournament starts, as an organizer types it."""

from __future__ import annotations

from datetime import datetime

import discord
from discord.app_commands import Choice

from bot.interactions.context import Context, Interaction
from bot.text import moments
from bot.text.say import Say
from core.engine.errors import BadTournament
from core.model.tournament import Tournament
from core.players.preferences import ServerSettings

BY_HAND = ("-", "none")
"""What stands for no start time."""
_USUAL = ("20:00", "tomorrow 20:00", "saturday 20:00", "in 30 minutes")
_USUAL_TIME = " 20:00"


async def typed_start(context: Context, typed: str) -> datetime | None:
    """Return the start; None if an organizer starts it."""
    if typed.strip().casefold() in BY_HAND:
        return None
    settings = await context.services.preferences.server(context.server)
    found = _read(settings, typed)
    if found is None:
        raise BadTournament(problem="start")
    return found


async def suggest_starts(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest how the text is understood, so that nobody is surprised."""
    services = interaction.client.services
    say = await services.say_to(interaction)
    settings = await services.preferences.server(interaction.guild_id or 0)
    wanted = (typed, typed + _USUAL_TIME) if typed.strip() else _USUAL
    read = [_read(settings, text) for text in wanted]
    now = discord.utils.utcnow()
    ahead = dict.fromkeys(at for at in read if at and at > now)
    found = [_choice(at, settings, say) for at in (list(ahead)[:1] if typed.strip() else ahead)]
    if interaction.command and interaction.command.name == "edit":
        found.append(Choice(name=say("tournament-starts-by-hand-choice"), value=BY_HAND[0]))
    return found


async def start_lines(context: Context, tournament: Tournament) -> list[str]:
    """Return when it starts by the server's clock; say so if its time zone is not set."""
    if tournament.start_at is None:
        return []
    settings, say = await context.services.preferences.server(context.server), context.say
    moment = _spelled(tournament.start_at, settings, say)
    unset = [] if settings.time_zone else [say("tournament-zone-unset")]
    return [say("tournament-starts-at", moment=moment), *unset]


def _spelled(at: datetime, settings: ServerSettings, say: Say) -> str:
    """Return a time by the server's clock."""
    local = at.astimezone(settings.zone)
    return say(
        "tournament-moment",
        weekday=local.weekday(),
        day=local.day,
        month=local.month,
        time=f"{local:%H:%M}",
        zone=settings.zone.key,
    )


def _read(settings: ServerSettings, typed: str) -> datetime | None:
    return moments.read(typed, discord.utils.utcnow().astimezone(settings.zone))


def _choice(at: datetime, settings: ServerSettings, say: Say) -> Choice[str]:
    """Return the choice of exactly this minute, whenever it is sent."""
    value = f"{at.astimezone(settings.zone):%Y-%m-%d %H:%M}"
    return Choice(name=_spelled(at, settings, say), value=value)
