"""What is due is done side by side, in order within a channel, whatever goes wrong with one."""

from __future__ import annotations

import asyncio

import pytest

from bot.publishing.jobs import Jobs
from tests.patience import SECONDS


def tens(thing: int) -> int:
    """Things 10 to 19 belong to one channel."""
    return thing // 10


async def test_a_fault_is_raised_when_the_others_are_done() -> None:
    done: list[int] = []

    async def work(thing: int) -> None:
        if thing == 10:
            raise ValueError(thing)
        done.append(thing)

    with pytest.raises(ValueError, match="10"):
        await Jobs().run([10, 11, 20, 12], tens, work)
    assert sorted(done) == [11, 12, 20]
    assert done.index(11) < done.index(12)


async def test_one_channel_that_hangs_keeps_no_other_and_is_not_begun_again() -> None:
    begun: list[int] = []
    release = asyncio.Event()
    runner = Jobs(patience=0.01)

    async def work(thing: int) -> None:
        begun.append(thing)
        if thing == 10:
            await release.wait()

    await runner.run([10, 20], tens, work, comes_again=True)
    await runner.run([10, 20], tens, work, comes_again=True)
    assert sorted(begun) == [10, 20, 20]
    release.set()
    await runner.finish(SECONDS)
    await runner.run([30], tens, work)
    assert 30 not in begun, "nothing begins after the end"


async def test_the_end_does_not_wait_for_ever() -> None:
    ended = asyncio.Event()
    runner = Jobs(patience=0.01)

    async def work(_: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    await runner.run([1], tens, work)
    await runner.finish(0)
    assert ended.is_set()


async def test_a_fault_that_comes_late_is_told(caplog: pytest.LogCaptureFixture) -> None:
    release = asyncio.Event()
    runner = Jobs(patience=0.01)

    async def work(_: int) -> None:
        await release.wait()
        raise ValueError("too late")

    await runner.run([1], tens, work)
    assert caplog.text == ""
    release.set()
    await runner.finish(SECONDS)
    assert "a late job failed" in caplog.text
