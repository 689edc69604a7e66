"""While somebody is being answered it is not quiet, and the quiet moments in between are used."""

from __future__ import annotations

import asyncio

from bot.interactions.under_way import UnderWay
from tests.patience import awaited


async def test_it_is_quiet_while_nobody_is_being_answered() -> None:
    answers = UnderWay()
    before = asyncio.create_task(answers.quiet())
    await asyncio.sleep(0)
    assert before.done()
    with answers.noted():
        waiting = asyncio.create_task(answers.quiet())
        await asyncio.sleep(0)
        assert not waiting.done()
    await awaited(waiting, "a quiet moment after it")


async def test_it_is_quiet_only_when_the_last_one_is_answered() -> None:
    answers, first, second = UnderWay(), asyncio.Event(), asyncio.Event()

    async def answer(end: asyncio.Event) -> None:
        with answers.noted():
            await end.wait()

    tasks = [asyncio.create_task(answer(end)) for end in (first, second)]
    await asyncio.sleep(0)
    waiting = asyncio.create_task(answers.quiet())
    first.set()
    await tasks[0]
    assert not waiting.done()
    second.set()
    await awaited(waiting, "a quiet moment after the second")
    await tasks[1]
