"""A finished game can be looked at again: every position as everybody saw it, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.errors import NotOver, NotStarted, TableClosed
from core.games.registry import GAMES
from core.model.views import HIDDEN, KEPT
from core.tables import play
from core.tables.service import TableService
from tests.tables.world import ANN, BO, CY, HOME, World


async def watched(world: World, table: int) -> list[Any]:
    """Play to the end; return what everybody saw whenever something new was asked."""
    views: list[Any] = []
    while prompt := (seen := await world.service.view(HOME, table)).prompt:
        if not views or views[-1].prompt.number != prompt.number:
            views.append(seen.view)
        await world.play_one(table)
    return [*views, seen.view]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_back_as_everybody_saw_it(world: World, game: str) -> None:
    table = await world.game(game)
    views = await watched(world, table)
    shown = await world.service.playback(HOME, table)
    assert [position.view for position in shown.positions] == views
    assert shown.seen.seat is None
    story = [told for position in shown.positions for told in position.story]
    assert story == list((await world.service.whole_view(HOME, table)).story)
    for position in shown.positions:
        assert len({told.prompt for told in position.story}) == 1, "they count together"


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_keeps_the_latest_lines_and_the_rest_is_replayed(
    world: World, game: str
) -> None:
    table = await world.game(game)
    told = [(await world.service.view(HOME, table)).story[0]]
    for _ in range(KEPT + 5):
        await world.play_one(table)
        told.append((await world.service.view(HOME, table)).story[-1])
    kept, whole = [
        await view(HOME, table, ANN) for view in (world.service.view, world.service.whole_view)
    ]
    assert kept.story == whole.story[-KEPT:]
    assert (kept.earlier, whole.earlier) == (len(told) - KEPT, 0)
    assert kept.length == whole.length == len(told)
    assert [line.events for line in whole.story] == [line.events for line in told]
    fresh = TableService(world.database, world.clock)
    assert await fresh.view(HOME, table, ANN) == kept


async def test_the_whole_story_hides_what_is_hidden(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO, CY))
    call, prompt, move = await world.next_answer(table)
    await world.service.play(call, prompt, move)
    for user in {ANN, BO, CY, None}:
        seen = await world.service.whole_view(HOME, table, user)
        answer = seen.story[-1].answer
        assert answer is not None
        assert answer.move == (move if user == call.user else HIDDEN)


async def test_a_game_given_up_at_once_has_one_position_and_nobody_is_asked(world: World) -> None:
    table = await world.game()
    await world.service.change(world.call(table, BO), play.resign, with_ai=False)
    shown = await world.service.playback(HOME, table)
    (only,) = shown.positions
    assert only.view.prompt is None
    assert [standing.won for standing in only.view.standings] == [True, False]


async def test_what_is_not_finished_cannot_be_played_back(world: World) -> None:
    service = world.service
    with pytest.raises(NotStarted):
        await service.playback(HOME, await world.lobby())
    running = await world.game(rated=False)
    await world.play_on(running, 3)
    with pytest.raises(NotOver):
        await service.playback(HOME, running)
    await service.change(world.call(running, ANN), play.abort)
    with pytest.raises(TableClosed):
        await service.playback(HOME, running)
