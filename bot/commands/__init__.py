"""The slash commands and their click handlers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord.app_commands import Command, Group

from bot.commands import information, settings, statistics, table
from bot.commands.common import fill_choices
from bot.commands.newgame import newgame, play_at_once
from bot.commands.tournaments import ORGANIZE, TOURNAMENT, TOURNAMENT_CLICKS
from bot.commands.verify import verify
from bot.interactions import sharing
from bot.interactions.client import RungsClient
from bot.interactions.router import Handler
from bot.pages.custom_ids import Verb

CLICKS: Mapping[Verb, Handler] = {
    **TOURNAMENT_CLICKS,
    Verb.PLAY: play_at_once,
    Verb.TURN_PAGE: statistics.turn_page,
    Verb.READ: sharing.read,
    Verb.SHARE: sharing.share,
    Verb.FORGET: settings.forget,
}


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
