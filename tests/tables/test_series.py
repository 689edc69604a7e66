"""Matches of several games over tables (L14, Q12)."""

from __future__ import annotations

import pytest

from core.engine.errors import NotHost, NotSeated, SeatsGiven, TooFewPlayers
from core.engine.events import starter
from core.engine.rules import Level
from core.model.table import Status, Table
from core.tables import host, lobby, play
from core.tables.deadlines import TAKEOVER
from core.tables.outbox import Outbox
from tests.tables.world import ANN, BO, CY, HOME, NOBODY, World, robots


async def next_lobby(world: World) -> Table:
    (following,) = await world.service.tables(HOME, Status.LOBBY)
    return following


async def starts(world: World, table: int) -> int:
    return starter((await world.service.whole_view(HOME, table)).story[0].events)


async def test_l14_as_many_games_as_players_and_everybody_starts_once(world: World) -> None:
    table = await world.game("lucky_numbers", (ANN, BO, CY), games="players")
    starters = [await starts(world, table)]
    for _ in range(2):
        await world.play_out(table)
        following = await next_lobby(world)
        assert [chair.user for chair in following.chairs] == [ANN, BO, CY]
        table = following.id
        await world.service.change(world.call(table, ANN), lobby.start)
        starters.append(await starts(world, table))
    await world.play_out(table)
    assert await world.service.tables(HOME, Status.LOBBY) == []
    assert sorted(starters) == [0, 1, 2]
    assert [(seat - starters[0]) % 3 for seat in starters] == [0, 1, 2]


async def test_q12_points_add_up_over_the_games_of_a_match(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), games="2")
    worth = [0, 0]
    series = await world.service.series(HOME, table)
    for game in (1, 2):
        await world.play_out(table)
        for standing in (await world.service.view(HOME, table)).standings:
            worth[standing.seat] += standing.points
        series = await world.service.series(HOME, table)
        assert (series.played, series.games, series.totals) == (game, 2, tuple(worth))
        assert series.over == (game == 2)
        if game == 1:
            table = (await next_lobby(world)).id
            await world.service.change(world.call(table, BO), lobby.start)
    assert any(standing.won for standing in series.standings())


async def test_the_next_game_is_like_the_one_before_and_wants_to_be_shown(world: World) -> None:
    table = await world.game("qwixx", games="2", turn_seconds=60, hints=False, rated=False)
    old = await world.pass_out(table)
    new = await next_lobby(world)
    for what in ("server", "channel", "game", "rules", "options", "games", "turn_seconds"):
        assert getattr(new, what) == getattr(old, what), what
    assert (new.hints, new.rated) == (False, False)
    assert (new.series, new.series_game) == (table, 1)
    assert new.commitment != old.commitment
    assert (await Outbox(world.service, world.clock).load(HOME, new.id)).owed


async def test_all_games_of_a_match_belong_to_its_first(world: World) -> None:
    first = table = await world.game("qwixx", games="3")
    for game in (1, 2):
        await world.pass_out(table)
        following = await next_lobby(world)
        assert (following.series, following.series_game) == (first, game)
        table = following.id
        await world.service.change(world.call(table, ANN), lobby.start)
    for each in (first, table):
        assert (await world.service.series(HOME, each)).played == 2


async def between_games(world: World, people: tuple[int, ...] = (ANN, BO)) -> int:
    table = await world.game("qwixx", people, games="3")
    await world.play_out(table)
    return (await next_lobby(world)).id


async def test_anybody_at_the_table_starts_the_next_game(world: World) -> None:
    table = await between_games(world)
    with pytest.raises(NotHost):
        await world.service.change(world.call(table, NOBODY), lobby.start)
    assert (
        await world.service.change(world.call(table, BO), lobby.start)
    ).table.status is Status.PLAYING


async def test_the_clock_starts_the_next_game_when_nobody_does(world: World) -> None:
    table = await between_games(world)
    await world.show()
    world.clock.forward(minutes=30)
    assert await world.expire_all() == ["started"]
    assert (await world.table(table)).status is Status.PLAYING


async def test_the_seats_of_a_match_are_fixed(world: World) -> None:
    table = await between_games(world)
    for refused in (
        world.service.change(world.call(table, CY), lobby.join),
        world.service.change(world.call(table, ANN), lobby.add_ai, Level.EASY),
        world.service.change(world.call(table, ANN), lobby.remove_ai),
    ):
        with pytest.raises(SeatsGiven):
            await refused


async def test_who_leaves_between_games_is_played_for_and_may_come_back(world: World) -> None:
    table = await between_games(world)
    left = (await world.service.change(world.call(table, ANN), lobby.leave)).table
    assert [(chair.user, chair.level) for chair in left.chairs] == [(ANN, TAKEOVER), (BO, None)]
    with pytest.raises(NotSeated):
        await world.service.change(world.call(table, ANN), lobby.leave)
    back = (await world.service.change(world.call(table, ANN), lobby.join)).table
    assert [chair.level for chair in back.chairs] == [None, None]
    assert back.host == ANN, "nothing is lost by leaving until the game starts"


async def test_who_became_host_stays_host_and_who_was_away_is_asked_back(world: World) -> None:
    table = await world.game("qwixx", games="3")
    await world.pass_out(table)
    table = (await next_lobby(world)).id
    await world.service.change(world.call(table, ANN), lobby.leave)
    await world.service.change(world.call(table, BO), lobby.start)
    await world.pass_out(table)
    following = await next_lobby(world)
    assert following.host == BO
    assert [(chair.user, chair.level) for chair in following.chairs] == [(ANN, None), (BO, None)]


async def test_a_match_nobody_stays_for_is_over(world: World) -> None:
    table = await between_games(world)
    await world.service.change(world.call(table, ANN), lobby.leave)
    left = (await world.service.change(world.call(table, BO), lobby.leave)).table
    assert left.status is Status.LOBBY, "they may still come back"
    with pytest.raises(NotHost):
        await world.service.change(world.call(table, BO), lobby.start)
    with pytest.raises(TooFewPlayers):
        await world.service.change(world.call(table, ANN), lobby.start)
    await world.show()
    world.clock.forward(minutes=2)
    assert await world.expire_all() == ["aborted"]
    assert (await world.table(table)).status is Status.ABORTED
    series = await world.service.series(HOME, table)
    assert (series.played, series.over) == (1, False)


async def test_a_forfeit_ends_the_match(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), games="3")
    await world.service.change(world.call(table, ANN), play.resign, with_ai=False)
    assert await world.service.tables(HOME, Status.LOBBY) == []


async def test_ai_seats_and_those_who_resigned_stay_with_the_ai(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), games="2", **robots(Level.EASY))
    await world.service.change(world.call(table, BO), play.resign, with_ai=True)
    while (await world.table(table)).status is Status.PLAYING:
        await world.service.think(HOME, table)
        if (await world.table(table)).status is Status.PLAYING:
            await world.play_one(table)
    levels = [chair.level for chair in (await next_lobby(world)).chairs]
    assert levels == [None, Level.EASY, TAKEOVER] or levels == [None, TAKEOVER, Level.EASY]


async def test_a_single_game_opens_no_other(world: World) -> None:
    table = await world.game("lucky_numbers")
    await world.play_out(table)
    assert await world.service.tables(HOME, Status.LOBBY) == []
    series = await world.service.series(HOME, table)
    assert (series.games, series.played, series.over) == (1, 1, True)


async def test_the_next_game_of_a_rematch_is_no_rematch_itself(world: World) -> None:
    """Who wants another rematch gets a lobby; nor does anybody kept out leave a trace there."""
    old = await world.game(games="3")
    await world.finish(old)
    again = (await world.service.rematch(world.call(old, ANN))).table.id
    for user in (BO, CY):
        await world.service.change(world.call(again, user), lobby.join)
    await world.service.change(world.call(again, ANN), host.kick, CY)
    await world.service.change(world.call(again, ANN), lobby.start)
    await world.pass_out(again)
    following = await next_lobby(world)
    assert (following.rematch_of, following.guests) == (None, ())
    assert (await world.service.rematch(world.call(old, BO))).did == "opened"
