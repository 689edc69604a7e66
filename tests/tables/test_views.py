"""A finished game can be looked at again: every position as everybody saw it, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.errors import NotOver, NotStarted, TableClosed
from core.games.registry import GAMES
from tests.tables.world import ANN, BO, HOME, World


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
    assert story == list(shown.seen.story)
    for position in shown.positions:
        assert len({told.prompt for told in position.story}) == 1, "they count together"


async def test_a_game_given_up_at_once_has_one_position_and_nobody_is_asked(world: World) -> None:
    table = await world.game()
    await world.service.resign(world.call(table, BO), with_ai=False)
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
    await service.abort(world.call(running, ANN))
    with pytest.raises(TableClosed):
        await service.playback(HOME, running)
