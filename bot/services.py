"""What every part of the bot works with; built once by `bot.app` and handed down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord

from bot.ops.health import Metrics
from bot.render.painter import Painter
from bot.render.picture import Picture
from bot.render.scene import Scene
from bot.text.languages import Words
from bot.text.namebook import NameBook
from bot.text.say import Say
from core.model import Table
from core.players.leaderboards import Leaderboards
from core.players.preferences import Preferences
from core.tables.outbox import Outbox
from core.tables.service import TableService
from core.tournaments.service import TournamentService


@dataclass(frozen=True, slots=True)
class Services:
    tables: TableService
    outbox: Outbox
    tournaments: TournamentService
    leaderboards: Leaderboards
    preferences: Preferences
    words: Words
    painter: Painter
    names: NameBook
    metrics: Metrics

    async def draw(self, scene: Scene, alt: str, name: str = "board.png") -> Picture:
        """Draw in a thread: it is quick, but not quick enough for the event loop."""
        return Picture(await asyncio.to_thread(self.painter.png, scene), alt, name)

    async def names_at(self, table: Table, client: discord.Client, say: Say) -> tuple[str, ...]:
        """The names at a table; in a tournament the AI is called as everywhere in it."""
        numbers: tuple[int, ...] = ()
        if table.tournament is not None:
            numbers = await self.tournaments.numbers_at(table.series or table.id)
        return await self.names.of(table, client, say, numbers)

    async def say_to(self, interaction: discord.Interaction) -> Say:
        """The reader's language: their own choice, else their client's."""
        await self.preferences.meet(interaction.guild_id, [interaction.user.id])
        chosen = (await self.preferences.user(interaction.user.id)).language
        return self.words.say(self.words.pick(chosen, str(interaction.locale)))

    async def say_in(self, server: int, client: discord.Client) -> Say:
        """The server's language: its admins' choice, else the server's own."""
        chosen = (await self.preferences.server(server)).language
        guild = client.get_guild(server)
        own = str(guild.preferred_locale) if guild else None
        return self.words.say(self.words.pick(chosen, own))
