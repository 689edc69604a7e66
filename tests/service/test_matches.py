"""Matches of several games over tables (L14, Q12)."""

from __future__ import annotations

import pytest

from core.engine.errors import AlreadyStarted, NotHost, NotSeated
from core.engine.rules import Level
from core.model import Status, Table
from core.tables.deadlines import TAKEOVER
from core.tables.outbox import Outbox
from tests.service.house import ANN, BO, CY, HOME, NOBODY, House, robots


async def next_lobby(house: House) -> Table:
    (lobby,) = await house.service.tables(HOME, Status.LOBBY)
    return lobby


async def starter(house: House, table: int) -> int:
    story = (await house.service.view(HOME, table)).story
    seat = next(event.seat for event in story[0].events if event.key == "starts")
    assert seat is not None
    return seat


async def test_l14_as_many_games_as_players_and_everybody_starts_once(house: House) -> None:
    table = await house.game("lucky_numbers", (ANN, BO, CY), games="players")
    starters = [await starter(house, table)]
    for _ in range(2):
        await house.play_out(table)
        lobby = await next_lobby(house)
        assert [chair.user for chair in lobby.chairs] == [ANN, BO, CY]
        table = lobby.id
        await house.service.start(house.call(table, ANN))
        starters.append(await starter(house, table))
    await house.play_out(table)
    assert await house.service.tables(HOME, Status.LOBBY) == []
    assert sorted(starters) == [0, 1, 2]
    assert [(seat - starters[0]) % 3 for seat in starters] == [0, 1, 2]


async def test_q12_points_add_up_over_the_games_of_a_match(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO), games="2")
    worth = [0, 0]
    series = await house.service.series(HOME, table)
    for game in (1, 2):
        await house.play_out(table)
        for standing in (await house.service.view(HOME, table)).standings:
            worth[standing.seat] += standing.points
        series = await house.service.series(HOME, table)
        assert (series.played, series.games, series.totals) == (game, 2, tuple(worth))
        assert series.over == (game == 2)
        if game == 1:
            table = (await next_lobby(house)).id
            await house.service.start(house.call(table, BO))
    assert any(standing.won for standing in series.standings())


async def test_the_next_game_is_like_the_one_before_and_wants_to_be_shown(house: House) -> None:
    table = await house.game("qwixx", games="2", turn_seconds=60, hints=False, rated=False)
    old = await house.pass_out(table)
    new = await next_lobby(house)
    for what in ("server", "channel", "game", "rules", "options", "games", "turn_seconds"):
        assert getattr(new, what) == getattr(old, what), what
    assert (new.hints, new.rated) == (False, False)
    assert (new.series, new.series_game) == (table, 1)
    assert new.commitment != old.commitment
    assert await Outbox(house.database, house.clock).owes(new.id)


async def test_all_games_of_a_match_belong_to_its_first(house: House) -> None:
    first = table = await house.game("qwixx", games="3")
    for game in (1, 2):
        await house.pass_out(table)
        lobby = await next_lobby(house)
        assert (lobby.series, lobby.series_game) == (first, game)
        table = lobby.id
        await house.service.start(house.call(table, ANN))
    for each in (first, table):
        assert (await house.service.series(HOME, each)).played == 2


async def between_games(house: House, people: tuple[int, ...] = (ANN, BO)) -> int:
    table = await house.game("qwixx", people, games="3")
    await house.play_out(table)
    return (await next_lobby(house)).id


async def test_anybody_at_the_table_starts_the_next_game(house: House) -> None:
    table = await between_games(house)
    with pytest.raises(NotHost):
        await house.service.start(house.call(table, NOBODY))
    assert (await house.service.start(house.call(table, BO))).table.status is Status.PLAYING


async def test_the_clock_starts_the_next_game_when_nobody_does(house: House) -> None:
    table = await between_games(house)
    house.clock.forward(minutes=30)
    assert await house.expire_all() == ["started"]
    assert (await house.table(table)).status is Status.PLAYING


async def test_the_seats_of_a_match_are_fixed(house: House) -> None:
    table = await between_games(house)
    for refused in (
        house.service.join(house.call(table, CY)),
        house.service.add_ai(house.call(table, ANN), Level.EASY),
        house.service.remove_ai(house.call(table, ANN)),
    ):
        with pytest.raises(AlreadyStarted):
            await refused


async def test_who_leaves_between_games_is_played_for_and_may_come_back(house: House) -> None:
    table = await between_games(house)
    left = (await house.service.leave(house.call(table, ANN))).table
    assert [(chair.user, chair.level) for chair in left.chairs] == [(ANN, TAKEOVER), (BO, None)]
    assert left.host == BO
    with pytest.raises(NotSeated):
        await house.service.leave(house.call(table, ANN))
    back = (await house.service.join(house.call(table, ANN))).table
    assert [chair.level for chair in back.chairs] == [None, None]


async def test_who_became_host_stays_host_and_who_was_away_is_asked_back(house: House) -> None:
    table = await house.game("qwixx", games="3")
    await house.pass_out(table)
    table = (await next_lobby(house)).id
    await house.service.leave(house.call(table, ANN))
    await house.service.start(house.call(table, BO))
    await house.pass_out(table)
    lobby = await next_lobby(house)
    assert lobby.host == BO
    assert [(chair.user, chair.level) for chair in lobby.chairs] == [(ANN, None), (BO, None)]


async def test_a_match_nobody_stays_for_is_over(house: House) -> None:
    table = await between_games(house)
    await house.service.leave(house.call(table, ANN))
    left = (await house.service.leave(house.call(table, BO))).table
    assert left.status is Status.ABORTED
    series = await house.service.series(HOME, table)
    assert (series.played, series.over) == (1, False)


async def test_a_forfeit_ends_the_match(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO), games="3")
    await house.service.resign(house.call(table, ANN), with_ai=False)
    assert await house.service.tables(HOME, Status.LOBBY) == []


async def test_ai_seats_and_those_who_resigned_stay_with_the_ai(house: House) -> None:
    table = await house.game("qwixx", (ANN, BO), games="2", **robots(Level.EASY))
    await house.service.resign(house.call(table, BO), with_ai=True)
    while (await house.table(table)).status is Status.PLAYING:
        await house.service.think(HOME, table)
        if (await house.table(table)).status is Status.PLAYING:
            await house.play_one(table)
    levels = [chair.level for chair in (await next_lobby(house)).chairs]
    assert levels == [None, Level.EASY, TAKEOVER] or levels == [None, TAKEOVER, Level.EASY]


async def test_a_single_game_opens_no_other(house: House) -> None:
    table = await house.game("lucky_numbers")
    await house.play_out(table)
    assert await house.service.tables(HOME, Status.LOBBY) == []
    series = await house.service.series(HOME, table)
    assert (series.games, series.played, series.over) == (1, 1, True)
