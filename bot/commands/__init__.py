"""The slash commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord.app_commands import Command, Group

from bot.commands import information, settings, statistics, table
from bot.commands.common import fill_choices
from bot.commands.newgame import newgame
from bot.commands.tournaments import ORGANIZE, TOURNAMENT
from bot.commands.verify import verify
from bot.interactions.client import RungsClient
from bot.interactions.responder import answer_error

COMMANDS: Sequence[Command[Any, ..., None] | Group] = (
    newgame,
    *table.COMMANDS,
    *information.COMMANDS,
    verify,
    TOURNAMENT,
    ORGANIZE,
    *statistics.COMMANDS,
    *settings.COMMANDS,
)


def add_commands(client: RungsClient) -> None:
    fill_choices(client.services.words)
    for command in COMMANDS:
        client.tree.add_command(command)
    client.tree.error(answer_error)
