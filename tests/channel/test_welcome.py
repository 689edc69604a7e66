"""The playground's first message: a click plays, and its buttons do no harm anywhere else."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle

from bot.interactions.pace import Pace
from bot.pages.welcome import welcome_page
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.table import Status
from tests.channel.acts import posts, press, pressed, sentence, silent
from tests.channel.faults import deny
from tests.channel.player import asked
from tests.channel.test_statistics import page
from tests.channel.world import World, custom_ids, labels, playing


async def welcome(world: World, channel: ChannelHandle | None = None) -> discord.Message:
    """Post the message as the playground does."""
    place = world.client.get_channel((channel or world.channel).id)
    assert isinstance(place, discord.TextChannel)
    services = world.client.services
    first = await welcome_page(world.server, services, services.words.say("en"))
    message = await place.send(**first.new())
    await world.env.settle()
    return message


def play(game: str) -> str:
    return f"r1:0:0:pl:{game}"


@pytest.mark.parametrize("game", GAMES)
async def test_one_click_plays_a_game_against_an_ai(tmp_path: Path, game: str) -> None:
    async with playing(tmp_path) as world:
        message = await welcome(world)
        assert play(game) in custom_ids(message)
        before = len(posts(world))
        told = await world["ben"].click(message, custom_id=play(game))
        assert silent(told)
        table = (await world.tables.view(world.server, 1)).table
        assert table.status is Status.PLAYING
        assert table.host == world["ben"].id
        assert [(chair.user, chair.level) for chair in table.chairs] == [
            (world["ben"].id, None),
            (None, Level.MEDIUM),
        ]
        assert len(posts(world)) == before + 2, "the lobby with its commitment, then the board"
        assert asked(world, world.last()) == ["ben"]
        lobby = (await world.client.services.outbox.load(world.server, 1)).lobby
        assert lobby is not None
        assert table.start == str(lobby.id), "unknown when the secret was chosen"


async def test_the_message_stays_and_offers_every_game_and_help(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await welcome(world)
        assert labels(message) == [
            "Play 5 vor 12",
            "Play Lucky Numbers",
            "Play Qwixx",
            "Play Top 12",
            "Help",
        ]
        guide = page(await world["ben"].click(message, label="Help"))
        assert guide.ephemeral
        assert "</newgame:" in (guide.embeds[0].description or "")
        assert message.embeds[0].image.url


async def test_a_double_click_plays_one_game(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await welcome(world)
        for _ in range(2):
            press(world, world["ben"], message, play("qwixx"))
        await world.env.settle()
        assert len(await world.tables.tables(world.server, *Status)) == 1


async def test_it_does_no_more_than_newgame_may(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await welcome(world)
        for forged in ("chess", ""):
            told = await pressed(world, world["ben"], message, play(forged))
            assert "This button" in sentence(told)
        deny(world, embed_links=True)
        assert "Embed Links" in sentence(await pressed(world, world["ben"], message, play("qwixx")))
        hall = world.guild.create_text_channel("hall")
        await world.owner.slash(world.channel, "settings", channel=hall)
        told = await pressed(world, world["ben"], message, play("top_twelve"))
        assert sentence(told) == f"Games are played in {hall.mention} on this server."
        assert await world.tables.tables(world.server, *Status) == []
        there = await welcome(world, hall)
        for _ in range(2):
            await world["ada"].slash(hall, "newgame", game="qwixx")
        told = await world["ada"].click(there, custom_id=play("qwixx"))
        assert "already host 2 tables" in sentence(told)


async def test_new_games_are_paced_however_they_are_asked_for(tmp_path: Path) -> None:
    async with playing(tmp_path, pace=Pace(lambda: 0.0)) as world:
        message = await welcome(world)
        for _ in range(4):
            await world["ben"].slash(world.channel, "newgame", game="qwixx")
        told = await world["ben"].click(message, custom_id=play("qwixx"))
        assert "seconds" in sentence(told)


async def test_where_nobody_sees_threads_none_are_opened(tmp_path: Path) -> None:
    async with playing(tmp_path, opens_threads=False) as world:
        for command, options in (
            ("settings", {"threads": True}),
            ("newgame", {"game": "qwixx", "thread": True}),
        ):
            told = sentence(await world.owner.slash(world.channel, command, **options))
            assert "no threads can be opened here" in told
        assert not (await world.client.services.preferences.server(world.server)).threads
        assert await world.tables.tables(world.server, *Status) == []
