"""Ratings and statistics from stored games, on both databases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from core.careers.counting import columns
from core.careers.history import Career, Counted
from core.careers.ratings import Rated, Rating, anchors
from core.engine.luck import Luck
from core.engine.replay import retell
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.table import Status, Table
from core.players import privacy, recount
from core.players.leaderboards import LUCK_FROM, Leaderboards, RankedPlayer
from core.store import careers, results
from core.store.tables import TABLES
from core.tables import play
from tests.careers.test_ratings import fold
from tests.tables.world import ABROAD, ANN, BO, CY, DI, HOME, World, robots

GAME = "five_to_twelve"
FIXED = anchors(GAMES[GAME].levels)


async def places(world: World, server: int = HOME, game: str = GAME) -> tuple[RankedPlayer, ...]:
    """Everybody on the leaderboard."""
    return (await Leaderboards(world.database).page(server, game, 1, 100)).places


async def lost_by(world: World, loser: int, *others: int, **order: object) -> Table:
    """A game that this person gives up after a move; time passes."""
    world.clock.forward(minutes=5)
    table = await world.game(GAME, (loser, *others), **order)
    await world.service.think(HOME, table)
    await world.play_one(table)
    return (await world.service.change(world.call(table, loser), play.resign, with_ai=False)).table


def left(loser: int, winner: int | str) -> Rated:
    """A game of two that one of them abandoned."""
    return Rated((str(loser), str(winner)), (2, 1), frozenset({str(loser)}))


async def test_a_board_is_the_fold_of_all_rated_results(world: World) -> None:
    assert await places(world) == ()
    for loser, winner in ((ANN, BO), (ANN, CY), (BO, CY)):
        await lost_by(world, loser, winner)
    folded = fold([left(a, b) for a, b in ((ANN, BO), (ANN, CY), (BO, CY))], FIXED)
    listed = await places(world)
    assert {str(place.user): place.rating for place in listed} == folded
    assert [(place.rank, place.user) for place in listed] == [(None, CY), (None, BO), (None, ANN)]
    assert await places(world, ABROAD) == ()
    assert await places(world, HOME, "qwixx") == ()


async def test_the_last_table_says_what_it_changed(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await lost_by(world, ANN, BO)
    counted = await boards.counted(HOME, table.id)
    ann, bo = (counted.changes[user] for user in (ANN, BO))
    assert counted.weight == 1
    assert ann.points < 0 < bo.points
    assert bo.after.shown == Rating().shown + bo.points
    career = await boards.career(HOME, BO, GAME)
    assert (career.rating, career.curve) == (bo.after, (bo.after.shown,))
    assert await boards.counted(ABROAD, table.id) == Counted()


async def test_unrated_tables_change_nothing(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await lost_by(world, ANN, BO, rated=False)
    assert await boards.counted(HOME, table.id) == Counted()
    assert await places(world) == ()
    assert (await boards.career(HOME, ANN, GAME)).stats.games == 1


async def test_the_ai_is_an_anchor_and_never_listed(world: World) -> None:
    await lost_by(world, ANN, **robots(Level.HARD))
    assert [place.user for place in await places(world)] == [ANN]
    rating = (await places(world))[0].rating
    assert rating.mu < 25
    assert rating == fold([left(ANN, "ai:hard")], FIXED)[str(ANN)]


async def note(world: World, *rows: dict[str, object]) -> None:
    """Results as if tables had ended so; Ann's, unless a row says otherwise."""
    blank = {"server_id": HOME, "game": GAME, "seat": 0, "user_id": ANN, "level": None}
    blank |= {"rank": 1, "score": 0, "points": 0, "won": True, "forfeited": False, "clicks": 30}
    whole: list[dict[str, Any]] = [blank | {"ended_at": world.clock()} | row for row in rows]

    def add(connection: Connection) -> None:
        for row in whole:
            last = results.last_number(connection, HOME, row["game"])
            results.add(connection, [row | {"number": last + (row["seat"] == 0)}])

    await world.database.transact(add)
    await recount.repair(world.database, HOME, whole[0]["game"])


async def test_who_never_played_gains_nothing(world: World) -> None:
    """Two people leave a game to the AI from its start to its end, and it wins for one of them."""
    boards = Leaderboards(world.database)
    table = await world.game("qwixx", (ANN, BO), turn_seconds=60)
    await world.play_without(table, ANN, BO)
    assert (await boards.counted(HOME, table)).changes == {}
    for user in (ANN, BO):
        career = await boards.career(HOME, user, "qwixx")
        assert (career.stats.games, career.stats.wins, career.stats.longest) == (1, 0, 0)
        assert (career.stats.best, career.stats.luck.draws, career.rating) == (None, 0, None)


async def test_who_is_away_loses_to_who_is_there(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await world.game("qwixx", (ANN, BO), turn_seconds=60)
    await world.play_without(table, BO)
    changes = (await boards.counted(HOME, table)).changes
    assert changes[BO].points < 0 < changes[ANN].points
    assert (await boards.career(HOME, ANN, "qwixx")).stats.streak == 1


async def test_who_never_moves_wins_nothing_by_the_forfeits_of_others(world: World) -> None:
    boards = Leaderboards(world.database)
    for _ in range(4):
        table = await world.game("qwixx", (ANN, BO), turn_seconds=60)
        await world.answer(table, BO, "pass")
        await world.show()
        world.clock.forward(seconds=60)
        await world.expire_all()
        await world.service.change(world.call(table, BO), play.resign, with_ai=False)
    for user in (ANN, BO):
        career = await boards.career(HOME, user, "qwixx")
        stats = career.stats
        assert (stats.games, stats.wins, stats.longest, stats.scored) == (4, 0, 0, 0)
        assert (stats.luck, career.rating) == (Luck(), None)
    found = await recount.compare(world.database, HOME, "qwixx")
    assert list(found.faults()) == []


async def test_a_farm_of_quick_forfeits_is_soon_worth_nothing(world: World) -> None:
    boards = Leaderboards(world.database)
    tables = [(await lost_by(world, BO, ANN)).id for _ in range(20)]
    counted = [await boards.counted(HOME, table) for table in tables]
    assert [one.weight for one in counted] == [1, 0.5, 0.25] + 17 * [0]
    gained = [one.changes for one in counted]
    assert all(gained[:3])
    assert not any(gained[3:])
    first, best = (changes[ANN] for changes in (gained[0], gained[2]))
    assert best.after.shown < 1000 + 2 * first.points
    honest = [await boards.counted(HOME, await won_by(world, ANN, BO)) for _ in range(3)]
    assert all(one.changes[ANN].points > 0 > one.changes[BO].points for one in honest)
    world.clock.forward(days=31)
    again = (await lost_by(world, BO, ANN)).id
    assert (await boards.counted(HOME, again)).weight == 1


async def won_by(world: World, winner: int, loser: int) -> int:
    """A game that two have played to its end."""
    world.clock.forward(minutes=5)
    table = await world.game(GAME, (winner, loser))
    ended = {"table_id": table, "ended_at": world.clock()}
    await note(world, ended, ended | {"seat": 1, "user_id": loser, "rank": 2, "won": False})
    return table


async def test_each_table_changes_what_the_one_before_has_left(world: World) -> None:
    boards = Leaderboards(world.database)
    first, second = [(await lost_by(world, ANN, BO)).id for _ in range(2)]
    before, after = [(await boards.counted(HOME, n)).changes[ANN] for n in (first, second)]
    assert after.after.shown == before.after.shown + after.points
    career = await boards.career(HOME, ANN, GAME)
    assert career.curve == (before.after.shown, after.after.shown)


async def test_the_settled_lead_the_board_and_only_they_have_places(world: World) -> None:
    """A single game makes nobody the first, won or lost; equals share a place."""
    ranks = {ANN: (5, 50), BO: (5, 50), CY: (4, 50), DI: (6, 10), 105: (30, 9), 106: (2, 1)}
    await know(world, {user: Rating(20 + mu, 5, games) for user, (mu, games) in ranks.items()})
    listed = [(place.rank, place.user) for place in await places(world)]
    assert listed == [(1, DI), (2, ANN), (2, BO), (4, CY), (None, 105), (None, 106)]
    boards = Leaderboards(world.database)
    pages = [await boards.page(HOME, GAME, page, 2) for page in (0, 1, 2, 3, 4)]
    assert [(one.page, one.pages) for one in pages] == [(1, 3), (1, 3), (2, 3), (3, 3), (3, 3)]
    ranked = [(p.rank, p.user) for one in pages[1:4] for p in one.places]
    assert ranked == listed


async def know(world: World, ratings: Mapping[int, Rating]) -> None:
    """Careers with these ratings, however people came to them."""
    await world.open(GAME)
    for user, rating in ratings.items():
        career = columns(Career(GAME, rating=rating))
        await world.database.transact(careers.put, HOME, GAME, user, career)


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
    assert (career.stats.games, career.stats.best) == (3, 3)


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
    before = await copies(world, table)
    await note(world, *[{"game": "qwixx", "table_id": copy} for copy in before])
    await world.pass_out(table)
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


async def test_a_forgotten_person_leaves_the_board_at_once(world: World) -> None:
    boards = Leaderboards(world.database)
    table = await lost_by(world, ANN, BO)
    await lost_by(world, CY, ANN)
    before = {place.user: place.rating for place in await places(world)}
    assert before.keys() == {ANN, BO, CY}
    await privacy.forget(world.database, ANN)
    del before[ANN]
    assert {place.user: place.rating for place in await places(world)} == before
    assert (await boards.careers(HOME, ANN)) == []
    assert (await boards.counted(HOME, table.id)).changes.keys() == {BO}


@pytest.mark.parametrize("game", ["qwixx", "five_to_twelve", "top_twelve"])
async def test_a_career_has_scores_and_luck(world: World, game: str) -> None:
    boards = Leaderboards(world.database)
    await world.play_out(await world.game(game, (ANN, BO)))
    given_up = await world.game(game, (ANN, BO))
    await world.play_one(given_up)
    await world.finish(given_up)
    career = await boards.career(HOME, ANN, game)
    assert (career.stats.games, career.stats.scored) == (2, 1)
    assert career.stats.best is not None
    assert career.stats.mean == career.stats.best
    assert career.stats.luck.draws > 0
    assert career.stats.luck.error is not None
    assert len(career.curve) == 2
    assert career.rating is not None
    assert career.rating.shown == career.curve[-1]
    overview = await boards.careers(HOME, ANN)
    assert [(one.game, one.stats.games) for one in overview] == [(game, 2)]
    assert await boards.careers(ABROAD, ANN) == []
