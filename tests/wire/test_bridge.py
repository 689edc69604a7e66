"""The bridge serves a real bot process over real sockets, and breaks them on request."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from simcord import ChannelHandle, MemberActor, ResponseMessage, SetupError

from tests.wire import bridge, process
from tests.wire.bridge import Bridge

TOY = "tests.wire.toy"


@dataclass(frozen=True, slots=True)
class Wire:
    bridge: Bridge
    channel: ChannelHandle
    ada: MemberActor
    ben: MemberActor
    bot: process.BotProcess

    async def board(self) -> ResponseMessage:
        result = await self.ada.slash(self.channel, "board", text="one")
        assert result.response is not None
        return result.response

    def said(self, text: str) -> list[discord.Message]:
        return [message for message in self.channel.history() if message.content == text]


@pytest_asyncio.fixture
async def wire() -> AsyncIterator[Wire]:
    async with Bridge() as bridge:
        guild = bridge.create_guild("Wire")
        channel = guild.create_text_channel("games")
        ada, ben = (guild.add_member(bridge.create_user(name)) for name in ("ada", "ben"))
        async with process.running(bridge, TOY) as bot:
            yield Wire(bridge, channel, ada, ben, bot)


async def test_a_command_posts_a_picture(wire: Wire) -> None:
    result = await wire.ada.slash(wire.channel, "board", text="one", who=wire.ben)
    assert result.response is not None
    assert result.response.content == f"for {wire.ben.mention}"
    (upload,) = result.response.attachments
    assert (upload.filename, upload.description) == ("board.png", "board one")
    assert wire.bridge.backend.cdn.get(upload.url) == b"one"


async def test_a_click_edits_the_message_it_is_on(wire: Wire) -> None:
    message = await wire.board()
    assert (await wire.ben.click(message, custom_id="look")).response is not None
    assert wire.said("one")
    result = await wire.ben.click(message, custom_id="move")
    assert result.response is not None
    assert result.response.id == message.id
    assert wire.bridge.backend.cdn.get(message.attachments[0].url) == b"two"
    with pytest.raises(SetupError):
        await wire.ben.click(message, custom_id="look")


async def test_an_ephemeral_answer_is_seen_only_by_its_reader(wire: Wire) -> None:
    await wire.ben.click(await wire.board(), custom_id="hint")
    seen = [message.content for message in wire.channel.history(viewer=wire.ben)]
    assert "only you" in seen
    assert "only you" not in [message.content for message in wire.channel.history(viewer=wire.ada)]


async def test_a_modal_comes_back(wire: Wire) -> None:
    shown = await wire.ben.click(await wire.board(), custom_id="ask")
    result = await wire.ben.submit_modal(shown, {"number": "42"})
    assert result.response is not None
    assert result.response.content == "asked 42"


async def test_clicks_may_overlap(wire: Wire) -> None:
    message = await wire.board()
    clicks = [person.click(message, custom_id="hint") for person in (wire.ada, wire.ben) * 10]
    assert all(result.acknowledged for result in await asyncio.gather(*clicks))


async def test_a_killed_bot_is_silent_and_its_old_buttons_work_after_a_restart(wire: Wire) -> None:
    message = await wire.board()
    await wire.bot.kill()
    wire.bridge.answers_expected = False
    assert not (await wire.ben.click(message, custom_id="hint")).acknowledged
    wire.bridge.answers_expected = True
    async with process.running(wire.bridge, TOY) as again:
        assert again.pid != wire.bot.pid
        assert (await wire.ben.click(message, custom_id="hint")).acknowledged


async def test_a_kill_between_effect_and_answer(wire: Wire) -> None:
    message = await wire.board()
    held = wire.bridge.hold("POST", f"/channels/{wire.channel.id}/messages", landed=True)
    await wire.ben.click(message, custom_id="post")
    await held.met()
    await wire.bot.kill()
    assert len(wire.said("posted")) == 1


async def test_a_rate_limit_is_waited_out(wire: Wire) -> None:
    limit = wire.bridge.fail("POST", "/channels/*/messages", 429, retry_after=0.05, message="slow")
    await wire.ben.click(await wire.board(), custom_id="post")
    await wire.bridge.until(lambda: wire.said("posted"), "the post after the limit")
    assert limit.reached


@pytest.mark.parametrize("landed", [False, True])
async def test_a_503_and_a_reset_are_retried_by_the_bot_and_post_once(
    wire: Wire, landed: bool
) -> None:
    path = "/channels/*/messages"
    unavailable = wire.bridge.fail("POST", path, 503, landed=landed)
    reset = wire.bridge.drop("POST", path, landed=landed)
    third = wire.bridge.hold("POST", path, landed=True)
    await wire.ben.click(await wire.board(), custom_id="post")
    await third.met()
    assert (unavailable.times, reset.times) == (0, 0)
    assert len(wire.said("posted")) == 1


async def test_a_lost_connection_is_resumed_and_misses_nothing(wire: Wire) -> None:
    message = await wire.board()
    await wire.bridge.gateway.drop()
    assert (await wire.ben.click(message, custom_id="hint")).acknowledged
    assert (wire.bridge.gateway.identified, wire.bridge.gateway.resumed) == (1, 1)


async def test_a_change_of_the_server_reaches_the_bot(wire: Wire) -> None:
    assert wire.channel.guild is not None
    wire.channel.guild.create_role("mods")
    second = wire.channel.guild.create_text_channel("second")
    assert (await wire.ada.slash(second, "board", text="one")).acknowledged


async def test_a_forgotten_session_identifies_again(wire: Wire) -> None:
    message = await wire.board()
    await wire.bridge.gateway.drop(forget=True)
    await wire.bridge.until(lambda: wire.bridge.gateway.identified == 2, "a new session")
    assert (await wire.ben.click(message, custom_id="hint")).acknowledged


async def test_a_bot_that_ends_before_it_connects_is_reported() -> None:
    async with Bridge() as bridge:
        with pytest.raises(RuntimeError, match="before it connected"):
            await process.start(bridge, "this")


async def test_whoever_waits_for_a_bot_that_has_died_is_told(wire: Wire) -> None:
    os.kill(wire.bot.pid, signal.SIGKILL)
    with pytest.raises(RuntimeError, match=r"the moon, but process \d+ ended with -9"):
        await wire.bridge.until(lambda: False, "the moon")


async def test_a_bot_of_which_nothing_is_heard_is_not_waited_for_much_longer(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "SILENCE", 0.01)
    with pytest.raises(AssertionError, match="the moon, without a sign of life"):
        await wire.bridge.until(lambda: False, "the moon")


async def test_a_terminated_bot_ends(wire: Wire) -> None:
    assert await wire.bot.terminate() is not None
