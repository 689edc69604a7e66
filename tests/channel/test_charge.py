"""Which of two processes answers what both hear."""

from __future__ import annotations

import asyncio

from bot.interactions.charge import Charge
from tests.patience import SECONDS


async def test_what_is_held_is_answered_unless_it_was_answered_before() -> None:
    old, new = Charge(), Charge(held=SECONDS)
    new.put_off()
    held = [asyncio.create_task(new.takes(click)) for click in (1, 2, 3)]
    assert await old.takes(1)
    assert await old.takes(2)
    answered = old.leave()
    assert not await old.takes(3)
    assert not any(task.done() for task in held)
    new.take(answered)
    assert await asyncio.gather(*held) == [False, False, True]
    assert not await new.takes(2), "which Discord has told both of, but one of them later"
    assert await new.takes(4)


async def test_what_is_held_too_long_is_left_to_whoever_has_answered_it() -> None:
    waiting = Charge(held=0)
    waiting.put_off()
    assert not await waiting.takes(1)
