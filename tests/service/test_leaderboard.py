"""Ratings and statistics from stored games, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from core import privacy
from core.leaderboard import Leaderboards
from core.ratings import Rated, Rating, fold
from core.registry import GAMES
from core.rules import Level
from core.store.models import Result
from core.tables.values import Table
from tests.service.house import ABROAD, ANN, BO, CY, HOME, House, robots

GAME = "five_to_twelve"


async def lost_by(house: House, loser: int, *others: int, **order: object) -> Table:
    """A game that this person gives up; time passes."""
    house.clock.forward(minutes=5)
    table = await house.game(GAME, (loser, *others), **order)
    return (await house.service.resign(house.call(table, loser), with_ai=False)).table


async def test_a_board_is_the_fold_of_all_rated_results(house: House) -> None:
    boards = Leaderboards(house.database)
    assert await boards.places(HOME, GAME) == ()
    for loser, winner in ((ANN, BO), (ANN, CY), (BO, CY)):
        await lost_by(house, loser, winner)
        await boards.board(HOME, GAME)  # as each of them ends
    tables = [Rated((str(a), str(b)), (2, 1)) for a, b in ((ANN, BO), (ANN, CY), (BO, CY))]
    folded = fold(tables, GAMES[GAME].anchors)
    for one in (boards, Leaderboards(house.database)):
        assert (await one.board(HOME, GAME)).ratings == folded
        places = await one.places(HOME, GAME)
        assert [(place.rank, place.user) for place in places] == [(1, CY), (2, BO), (3, ANN)]
    assert await boards.places(ABROAD, GAME) == ()
    assert await boards.places(HOME, "qwixx") == ()


async def test_the_last_table_says_what_it_changed(house: House) -> None:
    boards = Leaderboards(house.database)
    table = await lost_by(house, ANN, BO)
    changes = await boards.changes(HOME, GAME, table.id)
    assert changes[str(ANN)].before == Rating()
    assert changes[str(ANN)].points < 0 < changes[str(BO)].points
    assert (await boards.board(HOME, GAME)).curve(str(BO)) == (changes[str(BO)].after,)


async def test_unrated_tables_change_nothing(house: House) -> None:
    boards = Leaderboards(house.database)
    table = await lost_by(house, ANN, BO, rated=False)
    assert await boards.changes(HOME, GAME, table.id) == {}
    assert await boards.places(HOME, GAME) == ()
    assert (await boards.career(HOME, ANN, GAME)).stats.games == 1


async def test_the_ai_is_an_anchor_and_never_listed(house: House) -> None:
    boards = Leaderboards(house.database)
    await lost_by(house, ANN, **robots(Level.HARD))
    assert set((await boards.board(HOME, GAME)).ratings) == {str(ANN)}
    rating = (await boards.places(HOME, GAME))[0].rating
    assert rating.mu < 25
    assert rating == fold([Rated((str(ANN), "ai:hard"), (2, 1))], GAMES[GAME].anchors)[str(ANN)]


async def test_who_gave_up_is_last_though_the_ai_played_on(house: House) -> None:
    table = await house.game(GAME, (ANN, BO))
    async with house.database.write() as db:
        columns = {"server_id": HOME, "game": GAME, "level": None, "score": 0, "points": 0}
        columns |= {"ended_at": house.clock(), "table_id": table}
        given_up = {"seat": 0, "user_id": ANN, "rank": 1, "won": True, "forfeited": True}
        stayed = {"seat": 1, "user_id": BO, "rank": 2, "won": False, "forfeited": False}
        await db.execute(insert(Result), [columns | given_up, columns | stayed])
    boards = Leaderboards(house.database)
    assert [place.user for place in await boards.places(HOME, GAME)] == [BO, ANN]


async def test_a_forgotten_person_leaves_the_board_at_once(house: House) -> None:
    boards = Leaderboards(house.database)
    await lost_by(house, ANN, BO)
    await lost_by(house, CY, ANN)
    assert len(await boards.places(HOME, GAME)) == 3
    await privacy.forget(house.database, ANN)
    assert {place.user for place in await boards.places(HOME, GAME)} == {BO, CY}
    assert (await boards.careers(HOME, ANN)) == []


@pytest.mark.parametrize("game", ["qwixx", "five_to_twelve", "top_twelve"])
async def test_a_career_has_scores_and_luck(house: House, game: str) -> None:
    boards = Leaderboards(house.database)
    await house.play_out(await house.game(game, (ANN, BO)))
    await house.finish(await house.game(game, (ANN, BO)))
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
