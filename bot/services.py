"""The services shared by every part of the bot; built once by `bot.app` and passed down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord

from bot.ops.health import Metrics
from bot.render.painter import Painter
from bot.render.picture import Picture
from bot.render.scene import Scene
from bot.render.tokens import Theme
from bot.text.languages import Words
from bot.text.namebook import NameBook
from bot.text.say import Say
from core.clocks import Clocks
from core.model.table import Table
from core.players.leaderboards import Leaderboards
from core.players.preferences import Preferences
from core.tables.outbox import Outbox
from core.tables.service import TableService
from core.tournaments.outbox import TournamentOutbox
from core.tournaments.service import TournamentService

BOARD = "board.png"
"""The name of a picture that everybody sees."""


@dataclass(frozen=True, slots=True)
class Services:
    clocks: Clocks
    tables: TableService
    outbox: Outbox
    tournaments: TournamentService
    tournament_outbox: TournamentOutbox
    leaderboards: Leaderboards
    preferences: Preferences
    words: Words
    painter: Painter
    names: NameBook
    metrics: Metrics

    async def draw(self, server: int, scene: Scene, alt: str, name: str = BOARD) -> Picture:
        """Draw in the server's theme, in a thread, because drawing would block the event loop."""
        theme = Theme((await self.preferences.server(server)).theme)
        return Picture(await asyncio.to_thread(self.painter.png, scene, theme), alt, name)

    async def names_at(self, table: Table, client: discord.Client, say: Say) -> tuple[str, ...]:
        """Return the names at a table; AI players keep their names throughout a tournament."""
        numbers: tuple[int, ...] = ()
        if table.tournament is not None:
            numbers = await self.tournaments.numbers_at(table.series or table.id)
        return await self.names.of(table, client, say, numbers)

    async def say_to(self, interaction: discord.Interaction) -> Say:
        """Speak the user's language: the one they chose, else their client's."""
        chosen = (await self.preferences.user(interaction.user.id)).language
        return self.words.say(self.words.pick(chosen, str(interaction.locale)))

    async def say_in(self, server: int, client: discord.Client) -> Say:
        """Speak the server's language: the one its admins chose, else its locale."""
        chosen = (await self.preferences.server(server)).language
        guild = client.get_guild(server)
        own = str(guild.preferred_locale) if guild else None
        return self.words.say(self.words.pick(chosen, own))
