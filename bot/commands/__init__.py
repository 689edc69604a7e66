"""The slash commands, and the clicks that belong to them."""

from __future__ import annotations

from bot.commands import admin, information, playing, statistics, table
from bot.commands.tournaments import manage as tournament
from bot.commands.tournaments.clicks import TournamentClicks
from bot.interactions.client import RungsClient


def add_commands(client: RungsClient) -> None:
    for part in (playing, table, information, tournament, statistics, admin):
        part.add(client)
    clicks = TournamentClicks(client.services, client.tournaments, client.publisher)
    client.router.handle(clicks.handlers)
