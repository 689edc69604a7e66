"""The slash commands: each reads its options, calls a service and says what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import admin, information, playing, statistics, table
from bot.commands.tournaments import manage as tournament

if TYPE_CHECKING:
    from bot.interactions.client import RungsClient


def add_commands(client: RungsClient) -> None:
    for part in (playing, table, information, tournament, statistics, admin):
        part.add(client)
