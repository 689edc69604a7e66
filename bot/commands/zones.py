"""Time zones, suggested while an admin types."""

from __future__ import annotations

import asyncio
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord.app_commands import Choice

from bot.commands.common import suggestions
from bot.interactions.context import Interaction

USUAL = (
    "UTC",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Rome",
    "Europe/Madrid",
    "Europe/Amsterdam",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Suggested before anything is typed."""


async def suggest_zones(_interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest zones with what their clocks show now."""
    wanted = typed.strip().replace(" ", "_").lower()
    known = await asyncio.to_thread(_zones) if wanted else USUAL
    now = discord.utils.utcnow()
    found = [zone for zone in known if wanted in zone.lower()][:25]
    return suggestions(
        ((f"{zone} ({now.astimezone(ZoneInfo(zone)):%H:%M})", zone) for zone in found), ""
    )


async def zone_named(typed: str) -> str:
    """Return the zone of this name, ignoring case; anything else stays as it is."""
    zones = await asyncio.to_thread(_zones)
    wanted = typed.strip().replace(" ", "_").lower()
    return next((zone for zone in zones if zone.lower() == wanted), typed)


@cache
def _zones() -> tuple[str, ...]:
    """Return UTC and the zones named after cities; finding them reads many files."""
    cities = (zone for zone in available_timezones() if "/" in zone)
    return ("UTC", *sorted(zone for zone in cities if not zone.startswith(("Etc/", "SystemV/"))))
