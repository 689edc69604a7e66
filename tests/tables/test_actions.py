"""What people can do at a running table besides moving, and what they cannot."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from core.engine.errors import CannotAct, GameOver, LimitReached, NotSeated, NotStarted
from core.model.actions import Action, ActionKind
from core.model.calls import Receipt
from core.model.messages import Message
from core.tables import play
from core.tables.actions import MOST_WATCHERS, NUDGE_AFTER, UNTIMED, between_nudges
from core.tables.outbox import Outbox
from tests.databases import dump
from tests.tables.world import ANN, BO, CHANNEL, CY, DI, HOME, World

HOUR = 3600


async def shown_game(
    world: World, game: str = "lucky_numbers", people: Sequence[int] = (ANN, BO), **order: Any
) -> int:
    """A game at a moment when one alone is asked, whose board everybody sees."""
    table = await world.game(game, people, **order)
    await world.turn(table)
    await show(world, table)
    return table


async def show(world: World, table: int) -> None:
    """What the publisher notes when the board stands in the channel."""
    view = await world.service.view(HOME, table)
    posted = Message(CHANNEL, 77, "seats", world.clock(), 0, 0)
    await Outbox(world.service, world.clock).shown(view, "seats", posted)


async def act(world: World, table: int, user: int, action: str) -> Receipt:
    return await world.service.act(world.call(table, user), Action.parse(action))


async def offered(world: World, table: int, user: int) -> set[str]:
    return {str(one) for one in (await world.service.offer(HOME, table, user)).actions}


@pytest.mark.parametrize(("limit", "between"), [(HOUR, timedelta(minutes=15)), (0, UNTIMED)])
async def test_who_is_waited_for_is_nudged_once_per_while(
    world: World, limit: int, between: timedelta
) -> None:
    table = await shown_game(world, turn_seconds=limit)
    _, asked, other = await world.turn(table)
    assert "nudge" not in await offered(world, table, other)
    with pytest.raises(CannotAct, match="nudge_later"):
        await act(world, table, other, "nudge")
    world.clock.forward(seconds=NUDGE_AFTER.total_seconds())
    assert "nudge" not in await offered(world, table, asked)
    with pytest.raises(CannotAct, match="nobody_owes"):
        await act(world, table, asked, "nudge")
    with pytest.raises(NotSeated):
        await act(world, table, CY, "nudge")
    before = (await world.table(table)).version
    assert (await act(world, table, other, "nudge")).table.version == before
    with pytest.raises(CannotAct, match="nudge_later"):
        await act(world, table, other, "nudge")
    world.clock.forward(seconds=between.total_seconds())
    assert "nudge" in await offered(world, table, other)


async def test_nobody_is_nudged_for_a_board_that_was_not_shown(world: World) -> None:
    table = await shown_game(world, turn_seconds=HOUR)
    await world.play_one(table)
    world.clock.forward(minutes=30)
    _, _, other = await world.turn(table)
    with pytest.raises(CannotAct, match="unshown"):
        await act(world, table, other, "nudge")
    await show(world, table)
    with pytest.raises(CannotAct, match="nudge_later"):
        await act(world, table, other, "nudge")


@pytest.mark.parametrize(
    ("seconds", "between"),
    [
        (30, timedelta(minutes=2)),
        (HOUR, timedelta(minutes=15)),
        (14 * 24 * HOUR, timedelta(days=1)),
        (0, UNTIMED),
    ],
)
async def test_the_slower_the_game_the_fewer_nudges(
    world: World, seconds: int, between: timedelta
) -> None:
    assert between_nudges(await world.open(turn_seconds=seconds)) == between


async def test_followers_are_told_of_the_end_once(world: World) -> None:
    table, outbox = await shown_game(world), Outbox(world.service, world.clock)
    await act(world, table, CY, "follow")
    await act(world, table, DI, "follow")
    await act(world, table, DI, "unfollow")
    with pytest.raises(CannotAct, match="already"):
        await act(world, table, CY, "follow")
    with pytest.raises(CannotAct, match="seated"):
        await act(world, table, ANN, "follow")
    assert (await outbox.load(HOME, table)).followers == ()
    await world.finish(table)
    assert (await outbox.load(HOME, table)).followers == (CY,)
    await outbox.shown(await world.service.view(HOME, table), "end")
    assert (await dump(world.database))["watchers"] == []


async def test_who_has_given_up_can_follow(world: World) -> None:
    table = await shown_game(world, people=(ANN, BO, CY))
    await world.service.change(world.call(table, CY), play.resign, with_ai=True)
    assert await offered(world, table, CY) == {"follow"}
    await act(world, table, CY, "follow")
    assert await offered(world, table, CY) == {"unfollow"}


async def test_only_so_many_can_follow(world: World) -> None:
    table = await shown_game(world)
    for user in range(1000, 1000 + MOST_WATCHERS):
        await act(world, table, user, "follow")
    with pytest.raises(LimitReached):
        await act(world, table, DI, "follow")


@pytest.mark.parametrize("kind", list(ActionKind))
async def test_nothing_can_be_done_before_and_after_the_game(
    world: World, kind: ActionKind
) -> None:
    lobby, over = await world.lobby(), await shown_game(world)
    await world.finish(over)
    with pytest.raises(NotStarted):
        await world.service.act(world.call(lobby, ANN), Action(kind))
    with pytest.raises(GameOver):
        await world.service.act(world.call(over, ANN), Action(kind))


@pytest.mark.parametrize(
    "text", ["win", "skip", "skip x", "skip -1", "end 1", "swap 1 2 3", "swap 1 ²", ""]
)
def test_what_no_button_says_is_no_action(text: str) -> None:
    with pytest.raises(CannotAct, match="unknown"):
        Action.parse(text)
