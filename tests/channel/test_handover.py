"""Which of two processes answers what both hear, and what the second one takes over."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, nullcontext
from pathlib import Path

import discord

from bot.interactions.handover import Charge, Handover
from bot.ops.fleet import Member
from bot.ops.stopping import Stop
from tests.channel.acts import play_behind
from tests.channel.test_games import seat
from tests.channel.world import World, playing
from tests.patience import SECONDS


async def test_what_is_held_is_answered_unless_it_was_answered_before() -> None:
    old, new = Charge(), Charge(held=SECONDS)
    new.hold()
    held = [asyncio.create_task(new.answers(click)) for click in (1, 2, 3)]
    assert await old.answers(1)
    assert await old.answers(2)
    answered = old.leave()
    assert not await old.answers(3)
    assert not any(task.done() for task in held)
    new.begin(answered)
    assert await asyncio.gather(*held) == [False, False, True]
    assert not await new.answers(2), "which Discord has told both of, but one of them later"
    assert await new.answers(4)


async def test_what_is_held_too_long_is_left_to_whoever_has_answered_it() -> None:
    waiting = Charge(held=0)
    waiting.hold()
    assert not await waiting.answers(1)


async def test_what_the_process_before_left_is_shown_before_it_changes(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        before = len(world.env.http_requests)
        await play_behind(world, answers=1)
        following = handover(world)
        following.begin(nullcontext(), Stop(SECONDS))
        await world.client.charge.begun()
        assert len(world.env.http_requests) == before
        await world.client.publisher.catch_up(world.server, 1)
        assert len(world.env.http_requests) > before


def handover(world: World) -> Handover:
    client, now = world.client, discord.utils.utcnow
    member = Member(world.database, "1", client.shards_here, client.heard, now, lambda: None)
    return Handover(
        client.charge,
        member,
        AsyncExitStack(),
        catch_up=client.catch_up,
        note_alive=client.note_alive,
    )
