"""Messages are posted where they can be, notify only whom they may, and errors are told apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle

from bot.pages.page import Page
from bot.publishing.messages import (
    AFTER_FAILURE,
    ARCHIVED,
    LOCKED,
    OLD_MESSAGE_LIMIT,
    PARKED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Messages,
    wait_after,
    wait_when_lost,
)
from tests.channel.acts import notified, posts
from tests.channel.world import World, playing

NO_ACCESS, FORBIDDEN, INVALID = 50001, 50013, 50035
AT_ONCE = timedelta()


def refused(code: int, status: int = 400) -> discord.HTTPException:
    """What discord.py makes of Discord's answer."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "wait", "lost"),
    [
        (discord.RateLimited(75.0), timedelta(seconds=75), timedelta(seconds=75)),
        (refused(NO_ACCESS, 403), PARKED, PARKED),
        (refused(FORBIDDEN, 403), PARKED, PARKED),
        (refused(UNKNOWN_CHANNEL, 404), PARKED, AT_ONCE),
        (refused(LOCKED), PARKED, AT_ONCE),
        (refused(UNKNOWN_MESSAGE, 404), AFTER_FAILURE, AT_ONCE),
        (refused(OLD_MESSAGE_LIMIT, 429), AFTER_FAILURE, AT_ONCE),
        (refused(ARCHIVED), AFTER_FAILURE, AT_ONCE),
        (refused(INVALID), AFTER_FAILURE, AFTER_FAILURE),
        (refused(0, 503), AFTER_FAILURE, AFTER_FAILURE),
        (aiohttp.ClientConnectionError(), AFTER_FAILURE, AFTER_FAILURE),
        (ConnectionResetError(), AFTER_FAILURE, AFTER_FAILURE),
    ],
)
def test_what_is_gone_is_posted_anew_at_once_and_the_forbidden_is_parked(
    error: Exception, wait: timedelta, lost: timedelta
) -> None:
    assert (wait_after(error), wait_when_lost(error)) == (wait, lost)


def messages(world: World) -> Messages:
    return Messages(world.client.services, world.client)


async def send(world: World, page: Page) -> dict[str, Any]:
    """Post a page; return what Discord was asked to let it notify."""
    await messages(world).send(world.channel.id, page, world.server, "once")
    allowed: dict[str, Any] = posts(world)[-1]["allowed_mentions"]
    return allowed


async def test_only_those_are_notified_who_and_whose_server_want_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        both = Page(text="you", mentions=(world["ada"].id, world["ben"].id))
        await world["ben"].slash(world.channel, "me", pings=False)
        await send(world, both)
        assert notified(world)[-1] == {"ada"}
        await world.owner.slash(world.channel, "settings", pings=False)
        await send(world, both)
        assert notified(world)[-1] == set()


async def test_a_role_is_notified_alone_and_everybody_only_by_name(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        role = world.guild.create_role("players")
        page = Page(text="come")
        some = await send(world, replace(page, ping=role.id))
        everybody = await send(world, replace(page, ping=world.server))
        nobody = await send(world, page)
        told = [
            ("everyone" in each["parse"], each.get("roles")) for each in (some, everybody, nobody)
        ]
        assert told == [(False, [role.id]), (True, None), (False, None)]


async def where(
    world: World, places: Sequence[int | None], first: ChannelHandle, code: int
) -> int | None:
    """The channel in which a page is posted if the first place answers like this."""
    path = f"/channels/{first.id}/messages"
    world.env.inject_error("POST", path, status=400, code=code, times=None)
    try:
        sent = await messages(world).send_somewhere(
            places, lambda _: Page(text="here"), world.server, "once"
        )
    except discord.HTTPException as error:
        if error.code != code:
            raise
        return None
    finally:
        world.env.backend.faults.clear()
    return sent.channel.id


@pytest.mark.parametrize(
    ("code", "leaves_thread", "leaves_channel"),
    [
        (ARCHIVED, True, False),
        (LOCKED, True, False),
        (FORBIDDEN, True, False),
        (NO_ACCESS, True, False),
        (UNKNOWN_CHANNEL, True, True),
        (INVALID, False, False),
    ],
)
async def test_a_closed_thread_is_left_for_its_channel_and_a_channel_only_if_it_is_gone(
    tmp_path: Path, code: int, leaves_thread: bool, leaves_channel: bool
) -> None:
    async with playing(tmp_path) as world:
        thread, own, third = (world.guild.create_text_channel(f"c{n}") for n in range(3))
        await world.env.settle()
        places = (thread.id, own.id, third.id)
        assert await where(world, places, thread, code) == (own.id if leaves_thread else None)
        home = (own.id, own.id, third.id)
        assert await where(world, home, own, code) == (third.id if leaves_channel else None)
        assert await where(world, (None, own.id, None), own, code) is None, "there is no other"


@pytest.mark.parametrize(
    ("code", "harmless"),
    [(UNKNOWN_MESSAGE, True), (UNKNOWN_CHANNEL, True), (NO_ACCESS, True), (INVALID, False)],
)
async def test_what_is_not_there_is_as_good_as_deleted(
    tmp_path: Path, code: int, harmless: bool
) -> None:
    async with playing(tmp_path) as world:
        path = f"/channels/{world.channel.id}/messages/5"
        world.env.inject_error("DELETE", path, status=400, code=code)
        deleting = messages(world).delete(world.channel.id, 5)
        if harmless:
            await deleting
        else:
            with pytest.raises(discord.HTTPException):
                await deleting
