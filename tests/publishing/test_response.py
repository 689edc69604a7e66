"""One interaction, answered by a client that does nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord
import pytest
import simcord
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.pages.page import Page
from bot.publishing.response import Response
from tests.channel.acts import requests

CALLBACK = "/interactions/*/*/callback"
LATE = [(404, 10062), (404, 10008), (400, 40060), (503, 0)]
"""The interaction or its message is gone, is answered already, or Discord has trouble."""


class Client(discord.Client):
    """Answers every click by what the test wants."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.act: Callable[[Response], Awaitable[object]]
        self.done: list[object] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        try:
            self.done.append(await self.act(Response(interaction)))
        except discord.HTTPException as error:
            self.done.append(error.code)


@dataclass
class World:
    env: simcord.Env
    client: Client
    channel: ChannelHandle
    ada: MemberActor
    clicks: list[InteractionResult] = field(default_factory=list)

    async def post(self) -> discord.Message:
        """A message with a button."""
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="go", custom_id="go"))
        place = self.client.get_channel(self.channel.id)
        assert isinstance(place, discord.TextChannel)
        await place.send("here", view=view)
        view.stop()
        await self.env.settle()
        return self.channel.history()[-1]

    async def click(self, act: Callable[[Response], Awaitable[object]]) -> object:
        """What becomes of an act that answers a click on the newest message."""
        self.client.act = act
        self.clicks.append(await self.ada.click(self.channel.history()[-1], label="go"))
        return self.client.done[-1]

    @property
    def told(self) -> list[str]:
        """What only the one who clicked last was told."""
        result = self.clicks[-1]
        found = [result.response, *result.followups]
        return [one.content for one in found if one and one.ephemeral]


@asynccontextmanager
async def clicking() -> AsyncIterator[World]:
    client = Client()
    async with simcord.run(client) as env:
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("games")
        ada = guild.add_member(env.create_user("ada"))
        await env.settle()
        world = World(env, client, channel, ada)
        await world.post()
        yield world


async def test_a_click_changes_the_message_it_is_on() -> None:
    async with clicking() as world:
        assert await world.click(lambda response: response.edit(Page(text="there"))) is True
        assert [message.content for message in world.channel.history()] == ["there"]
        assert requests(world.env, "PATCH", "/channels/*") == [], "by the response itself"


@pytest.mark.parametrize("fault", LATE)
async def test_what_comes_too_late_is_left_to_be_shown_otherwise(fault: tuple[int, int]) -> None:
    status, code = fault
    async with clicking() as world:
        world.env.inject_error("POST", CALLBACK, status=status, code=code, times=None)
        assert await world.click(lambda response: response.edit(Page(text="there"))) is False
        assert await world.click(lambda response: response.delete()) is False
        assert [message.content for message in world.channel.history()] == ["here"]


@pytest.mark.parametrize("code", [50013, 50035])
async def test_what_discord_refuses_is_not_taken_for_late(code: int) -> None:
    """It would be refused in the usual way, too: the one who shows it must hear why."""
    async with clicking() as world:
        world.env.inject_error("POST", CALLBACK, status=400, code=code, times=None)
        assert await world.click(lambda response: response.edit(Page(text="there"))) == code
        assert await world.click(lambda response: response.delete()) == code


async def test_a_click_deletes_the_message_it_is_on() -> None:
    async def act(response: Response) -> object:
        await response.defer()
        return await response.delete()

    async with clicking() as world:
        assert await world.click(act) is True
        assert world.channel.history() == []
        await world.post()
        assert await world.click(lambda response: response.delete()) is True
        assert world.channel.history() == []


async def test_after_a_sentence_the_message_is_not_there_to_be_deleted() -> None:
    """Discord would take the sentence for what is meant."""

    async def act(response: Response) -> object:
        await response.say("just for you")
        return await response.delete()

    async with clicking() as world:
        assert await world.click(act) is False
        assert world.told == ["just for you"]
        assert [message.content for message in world.channel.history()] == ["here"]


async def test_a_sentence_on_a_message_that_is_gone_is_said_beside_it() -> None:
    async with clicking() as world:
        world.env.inject_error("POST", CALLBACK, status=404, code=10008)
        await world.click(lambda response: response.say("gone"))
        assert world.told == ["gone"]


async def test_a_sentence_that_is_too_late_is_not_said_twice() -> None:
    async def act(response: Response) -> object:
        await response.say("late")
        return "said"

    async with clicking() as world:
        world.env.inject_error("POST", CALLBACK, status=404, code=10062)
        assert await world.click(act) == 10062
        assert world.told == []


async def test_several_answers_at_once_are_one_first_and_others_after_it() -> None:
    async def act(response: Response) -> object:
        await asyncio.gather(*(response.say(text) for text in ("one", "two", "three")))
        return await response.ask(discord.ui.Modal(title="Too late"))

    async with clicking() as world:
        assert await world.click(act) is False, "a form can only come first"
        assert sorted(world.told) == ["one", "three", "two"]


async def test_a_click_is_private_only_on_what_its_reader_alone_sees() -> None:
    private = list[tuple[bool, bool]]()

    async def act(response: Response) -> object:
        message = response.interaction.message
        assert message is not None
        private.append((response.private, response.fits(message.id)))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="on", custom_id="on"))
        view.stop()
        await response.send(content="panel", view=view)
        return None

    async with clicking() as world:
        await world.click(act)
        panel = world.clicks[-1].response
        assert panel is not None
        await world.ada.click(panel, label="on")
        assert private == [(False, True), (True, True)]
