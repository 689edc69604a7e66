"""Everybody is answered, and the quiet moments in between are used."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.interactions.pace import Pace
from bot.interactions.repeats import Repeats
from bot.interactions.responder import Responder
from tests.channel.world import World, playing
from tests.patience import awaited


def new_responder(world: World) -> Responder:
    """One that has answered nobody yet."""
    return Responder(world.client.services, Pace(float, {}), Repeats(float))


async def test_it_is_quiet_while_nobody_is_being_answered(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        responder = new_responder(world)
        before = asyncio.create_task(responder.quiet())
        await asyncio.sleep(0)
        assert before.done()
        with responder.under_way():
            waiting = asyncio.create_task(responder.quiet())
            await asyncio.sleep(0)
            assert not waiting.done()
        await awaited(waiting, "a quiet moment after it")


async def test_it_is_quiet_only_when_the_last_one_is_answered(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        responder, first, second = new_responder(world), asyncio.Event(), asyncio.Event()

        async def answer(end: asyncio.Event) -> None:
            with responder.under_way():
                await end.wait()

        answers = [asyncio.create_task(answer(end)) for end in (first, second)]
        await asyncio.sleep(0)
        waiting = asyncio.create_task(responder.quiet())
        first.set()
        await answers[0]
        assert not waiting.done()
        second.set()
        await awaited(waiting, "a quiet moment after the second")
        await answers[1]
