"""Ratings and statistics from stored games, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import insert, select, update

from core.engine.replay import retell
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model import Status, Table
from core.players import privacy
from core.players.leaderboards import LUCK_FROM, Leaderboards
from core.players.ratings import Rated, Rating, anchors
from core.store.models import ResultRow
from core.store.tables import TABLES
from tests.players.test_ratings import fold
from tests.tables.world import ABROAD, ANN, BO, CY, HOME, World, robots

GAME = "five_to_twelve"
FIXED = anchors(GAMES[GAME].levels)


async def lost_by(world: World, loser: int, *others: int, **order: object) -> Table:
    """A game that this person gives up after a move; time passes."""
    world.clock.forward(minutes=5)
    table = await world.game(GAME, (loser, *others), **order)
    await world.service.think(HOME, table)
    await world.play_one(table)
    return (await world.service.resign(world.call(table, loser), with_ai=False)).table


def left(loser: int, winner: int | str) -> Rated:
    """A game of two that one of them abandoned."""
    return Rated((str(loser), str(winner)), (2, 1), frozenset({str(loser)}))


async def test_a_board_is_the_fold_of_all_rated_results(world: World) -> None:
    boards = Leaderboards(world.database)
    assert await boards.places(HOME, GAME) == ()
    for loser, winner in ((ANN, BO), (ANN, CY), (BO, CY)):
        await lost_by(world, loser, winner)
        await boards.board(HOME, GAME)  # as each of them ends
    folded = fold([left(a, b) for a, b in ((ANN, BO), (ANN, CY), (BO, CY))], FIXED)
    for one in (boards, Leaderboards(world.database)):
        assert (await one.board(HOME, GAME)).ratings == folded
        places = await one.places(HOME, GAME)
        assert [(place.rank, place.user) for place in places] == [
            (None, CY),
            (None, BO),
            (None, ANN),
        ]
    assert await boards.places(ABROAD, GAME) == ()
    assert await boards.places(HOME, "qwixx") == ()


async def test_the_last_table_says_what_it_changed(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await lost_by(world, ANN, BO)
    changes = await boards.changes(HOME, GAME, table.id)
    assert changes[str(ANN)].before == Rating()
    assert changes[str(ANN)].points < 0 < changes[str(BO)].points
    assert (await boards.board(HOME, GAME)).curve(str(BO)) == (changes[str(BO)].after,)


async def test_unrated_tables_change_nothing(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await lost_by(world, ANN, BO, rated=False)
    assert await boards.changes(HOME, GAME, table.id) == {}
    assert await boards.places(HOME, GAME) == ()
    assert (await boards.career(HOME, ANN, GAME)).stats.games == 1


async def test_the_ai_is_an_anchor_and_never_listed(world: World) -> None:
    boards = Leaderboards(world.database)
    await lost_by(world, ANN, **robots(Level.HARD))
    assert set((await boards.board(HOME, GAME)).ratings) == {str(ANN)}
    rating = (await boards.places(HOME, GAME))[0].rating
    assert rating.mu < 25
    assert rating == fold([left(ANN, "ai:hard")], FIXED)[str(ANN)]


async def note(world: World, *rows: dict[str, object]) -> None:
    """Results as if tables had ended so; Ann's, unless a row says otherwise."""
    blank = {"server_id": HOME, "game": GAME, "seat": 0, "user_id": ANN, "level": None}
    blank |= {"rank": 1, "score": 0, "points": 0, "won": True, "forfeited": False, "clicks": 30}
    async with world.database.write() as db:
        await db.execute(
            insert(ResultRow), [blank | {"ended_at": world.clock()} | row for row in rows]
        )


async def test_who_never_played_gains_nothing(world: World) -> None:
    """Two people leave a game to the AI from its start to its end, and it wins for one of them."""
    boards = Leaderboards(world.database)
    table = await world.game("qwixx", (ANN, BO), turn_seconds=60)
    await world.play_without(table, ANN, BO)
    assert await boards.changes(HOME, "qwixx", table) == {}
    for user in (ANN, BO):
        career = await boards.career(HOME, user, "qwixx")
        assert (career.stats.games, career.stats.wins, career.stats.longest) == (1, 0, 0)
        assert (career.best, career.stats.luck.draws, career.rating) == (None, 0, None)


async def test_who_is_away_loses_to_who_is_there(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await world.game("qwixx", (ANN, BO), turn_seconds=60)
    await world.play_without(table, BO)
    changes = await boards.changes(HOME, "qwixx", table)
    assert changes[str(BO)].points < 0 < changes[str(ANN)].points
    assert (await boards.career(HOME, ANN, "qwixx")).stats.streak == 1


async def test_a_farm_of_quick_forfeits_is_soon_worth_nothing(world: World) -> None:
    boards = Leaderboards(world.database)
    tables = [(await lost_by(world, BO, ANN)).id for _ in range(20)]
    weights = [await boards.weight(HOME, GAME, table) for table in tables]
    assert weights == [1, 0.5, 0.25] + 17 * [0]
    gained = [await boards.changes(HOME, GAME, table) for table in tables]
    assert all(gained[:3])
    assert not any(gained[3:])
    first, best = (changes[str(ANN)] for changes in (gained[0], gained[2]))
    assert best.after.shown < 1000 + 2 * first.points
    honest = [await boards.changes(HOME, GAME, await won_by(world, ANN, BO)) for _ in range(3)]
    assert all(changes[str(ANN)].points > 0 > changes[str(BO)].points for changes in honest)
    world.clock.forward(days=31)
    again = (await lost_by(world, BO, ANN)).id
    assert await boards.weight(HOME, GAME, again) == 1


async def won_by(world: World, winner: int, loser: int) -> int:
    """A game that two have played to its end."""
    world.clock.forward(minutes=5)
    table = await world.game(GAME, (winner, loser))
    ended = {"table_id": table, "ended_at": world.clock()}
    await note(world, ended, ended | {"seat": 1, "user_id": loser, "rank": 2, "won": False})
    return table


async def test_a_table_that_comes_in_late_is_folded_where_it_belongs(world: World) -> None:
    boards = Leaderboards(world.database)
    late = await world.game(GAME, (ANN, BO))
    await lost_by(world, ANN, BO)
    await boards.board(HOME, GAME)
    before = {"table_id": late, "ended_at": world.clock() - timedelta(minutes=1)}
    await note(world, before, before | {"seat": 1, "user_id": BO, "rank": 2})
    tables = [Rated((str(ANN), str(BO)), (1, 2)), left(ANN, BO)]
    assert (await boards.board(HOME, GAME)).ratings == fold(tables, FIXED)


async def test_each_table_changes_what_the_one_before_has_left(world: World) -> None:
    boards = Leaderboards(world.database)
    first, second = [(await lost_by(world, ANN, BO)).id for _ in range(2)]
    before = (await boards.changes(HOME, GAME, first))[str(ANN)]
    after = (await boards.changes(HOME, GAME, second))[str(ANN)]
    assert after.before == before.after
    assert (await boards.board(HOME, GAME)).curve(str(ANN)) == (before.after, after.after)


async def test_the_best_game_is_the_one_worth_most_that_was_not_given_up(world: World) -> None:
    """Free cells are counted here: the fewer, the better (L14)."""
    tables = [await world.game(GAME, (ANN, BO)) for _ in range(3)]
    await note(
        world,
        {"table_id": tables[0], "score": 5, "points": -5},
        {"table_id": tables[1], "score": 3, "points": -3},
        {"table_id": tables[2], "score": 0, "points": 2, "forfeited": True},
    )
    (career,) = await Leaderboards(world.database).careers(HOME, ANN)
    assert (career.best, career.stats.low, career.stats.high) == (3, 3, 5)


async def test_luck_is_that_of_ones_own_seat(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO))
    await world.pass_out(table)
    record = await world.service.record(HOME, table)
    events = [event for line in retell(GAMES["qwixx"].rules, record) for event in line.events]
    boards = Leaderboards(world.database)
    found = [(await boards.career(HOME, user, "qwixx")).stats.luck for user in (ANN, BO)]
    assert tuple(found) == GAMES["qwixx"].rules.luck(events, 2)
    assert found[0] != found[1]


async def test_luck_is_worked_out_from_the_latest_games(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO))
    world.clock.forward(minutes=1)
    await world.pass_out(table)
    before = {"game": "qwixx", "ended_at": world.clock() - timedelta(minutes=1)}
    await note(world, *[before | {"table_id": copy} for copy in await copies(world, table)])
    career = await Leaderboards(world.database).career(HOME, ANN, "qwixx")
    assert career.stats.games == LUCK_FROM + 1
    assert career.stats.luck.draws > 0


async def copies(world: World, table: int) -> list[int]:
    """As many tables as luck looks at, all of them aborted."""
    numbers = range(table + 1, table + 1 + LUCK_FROM)
    async with world.database.write() as db:
        query = select(TABLES).where(TABLES.c.id == table)
        row = dict((await db.execute(query)).mappings().one()) | {"status": Status.ABORTED}
        await db.execute(insert(TABLES), [row | {"id": number} for number in numbers])
    return list(numbers)


async def test_a_game_by_older_rules_counts_without_its_luck(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO))
    await world.pass_out(table)
    async with world.database.write() as db:
        await db.execute(update(TABLES).values(rules=0))
    career = await Leaderboards(world.database).career(HOME, ANN, "qwixx")
    assert (career.stats.games, career.stats.luck.draws) == (1, 0)


async def test_who_is_forgotten_while_a_table_ends_leaves_the_board_too(world: World) -> None:
    boards = Leaderboards(world.database)
    await lost_by(world, ANN, BO)
    assert len(await boards.places(HOME, GAME)) == 2
    await privacy.forget(world.database, ANN)
    await lost_by(world, CY, BO)
    assert {place.user for place in await boards.places(HOME, GAME)} == {BO, CY}


async def test_a_forgotten_person_leaves_the_board_at_once(world: World) -> None:
    boards = Leaderboards(world.database)
    await lost_by(world, ANN, BO)
    await lost_by(world, CY, ANN)
    assert len(await boards.places(HOME, GAME)) == 3
    await privacy.forget(world.database, ANN)
    assert {place.user for place in await boards.places(HOME, GAME)} == {BO, CY}
    assert (await boards.careers(HOME, ANN)) == []


@pytest.mark.parametrize("game", ["qwixx", "five_to_twelve", "top_twelve"])
async def test_a_career_has_scores_and_luck(world: World, game: str) -> None:
    boards = Leaderboards(world.database)
    await world.play_out(await world.game(game, (ANN, BO)))
    given_up = await world.game(game, (ANN, BO))
    await world.play_one(given_up)
    await world.finish(given_up)
    career = await boards.career(HOME, ANN, game)
    assert (career.stats.games, career.stats.scored) == (2, 1)
    assert career.best is not None
    assert career.stats.mean == career.best
    assert career.stats.luck.draws > 0
    assert career.stats.luck.error is not None
    assert len(career.curve) == 2
    assert career.rating == career.curve[-1]
    overview = await boards.careers(HOME, ANN)
    assert [(one.game, one.stats.games) for one in overview] == [(game, 2)]
    assert await boards.careers(ABROAD, ANN) == []
