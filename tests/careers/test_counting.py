"""Careers that are kept are those that all results lead to, whatever happens in between."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import Any

import pytest
from sqlalchemy import Row, insert, select, text, update

from core.careers.counting import add_results, career
from core.careers.history import QUICK_WITHIN
from core.careers.ratings import (
    QUICK,
    Pair,
    Rated,
    Rating,
    ai_name,
    anchors,
    changes,
    quick_pairs,
    quick_weight,
)
from core.careers.statistics import Played, Stats, stats
from core.engine.rules import Level, Standing
from core.games.registry import GAMES
from core.model.table import Chair, Status, Table
from core.model.views import Cause
from core.players import privacy, recount
from core.players.leaderboards import Leaderboards
from core.store import careers, results
from core.store.tables import MOVES, RESULTS, SEATS, TABLES
from tests.seeds import seeded
from tests.tables.world import HOME, World

GAME = "qwixx"
PEOPLE = range(101, 107)


class Ender:
    """Ends tables that nobody has played, with any result there can be."""

    def __init__(self, world: World, pattern: Table, chance: random.Random) -> None:
        self._world, self._pattern, self._chance = world, pattern, chance
        self._next = pattern.id

    @classmethod
    async def at(cls, world: World, *purpose: str | int) -> Ender:
        pattern = await world.game(GAME)
        return cls(world, await world.table(pattern), seeded(*purpose))

    async def end(self, count: int) -> None:
        """End so many tables, one after the other."""
        for _ in range(count):
            self._world.clock.forward(hours=self._chance.choice((0, 1, 5, 200)))
            await self._end(*await self._table(), self._world.clock())

    async def end_at_once(self, count: int) -> None:
        """End so many tables at the same time, with clocks that do not quite agree."""
        made = [await self._table() for _ in range(count)]
        apart = [self._world.clock().replace(second=self._chance.randrange(60)) for _ in made]
        await asyncio.gather(*(self._end(*each, at) for each, at in zip(made, apart, strict=True)))

    async def _end(
        self, table: Table, standings: Sequence[Standing], clicks: Counter[int], at: datetime
    ) -> None:
        ended = replace(table, ended_at=at)
        await self._world.database.transact(add_results, ended, standings, clicks)

    async def _table(self) -> tuple[Table, list[Standing], Counter[int]]:
        chance = self._chance
        people = chance.sample(PEOPLE, chance.choice((1, 2, 2, 2, 3, 4)))
        chairs = [self._chair(user) for user in people]
        robots = range(max(2 - len(people), chance.choice((0, 0, 1))))
        chairs += [Chair(0, None, chance.choice(list(Level))) for _ in robots]
        chairs = [replace(chair, seat=seat) for seat, chair in enumerate(chairs)]
        self._next += 1
        table = replace(
            self._pattern, id=self._next, chairs=tuple(chairs), rated=chance.random() < 0.8
        )
        clicks = await self._store(table)
        return table, [self._standing(chair) for chair in chairs], clicks

    def _chair(self, user: int) -> Chair:
        """A person who stays, leaves, or is forgotten before the end."""
        left = self._chance.random() < 0.4
        known = None if left and self._chance.random() < 0.1 else user
        return Chair(0, known, Level.HARD if left else None, resigned=left, forfeited=left)

    def _standing(self, chair: Chair) -> Standing:
        score = self._chance.randrange(60)
        rank = 4 if chair.abandoned else self._chance.randrange(1, 4)
        return Standing(chair.seat, rank, score, score, rank == 1, left=chair.abandoned)

    async def _store(self, table: Table) -> Counter[int]:
        """The row of the table, its seats, and as many moves as people made: these are returned."""
        chance, made = self._chance, []
        most = chance.choice((0, 5, 20, 20))
        for chair in table.chairs:
            given = chance.randrange(most + 1) if chair.user else 0
            made += [(chair.seat, Cause.CLICK) for _ in range(given)]
        moves = [
            {"table_id": table.id, "number": n, "seat": seat, "move": "x", "cause": cause}
            for n, (seat, cause) in enumerate(made, start=1)
        ]
        seats = [
            {"table_id": table.id, "seat": c.seat, "user_id": c.user, "level": c.level}
            for c in table.chairs
        ]
        async with self._world.database.write() as db:
            query = select(TABLES).where(TABLES.c.id == self._pattern.id)
            row = dict((await db.execute(query)).mappings().one())
            changed = {"id": table.id, "rated": table.rated, "status": Status.FINISHED}
            await db.execute(insert(TABLES), [row | changed])
            await db.execute(
                insert(SEATS),
                [seat | {"strikes": 0, "resigned": False, "forfeited": False} for seat in seats],
            )
            if moves:
                at = {"interaction_id": None, "at": self._world.clock()}
                await db.execute(insert(MOVES), [move | at for move in moves])
        return Counter(seat for seat, _ in made)


async def kept(world: World) -> dict[int, tuple[Rating | None, Stats]]:
    async with world.database.read() as db:
        rows = await careers.all_of(db, HOME, GAME)
    return {row.user_id: (career(row).rating, career(row).stats) for row in rows}


async def stored(world: World) -> Sequence[Row[Any]]:
    async with world.database.read() as db:
        return await results.all_of(db, HOME, GAME)


async def faults(world: World) -> list[str]:
    return list((await recount.compare(world.database, HOME, GAME)).faults())


# The fold as the rules of rating say it, without anything of core/careers/history.py.


def name(row: Row[Any]) -> str:
    if row.user_id is not None:
        return str(row.user_id)
    return ai_name(Level(row.level)) if row.level else f"gone:{row.table_id}:{row.seat}"


def folded(rows: Sequence[Row[Any]]) -> dict[str, Rating]:
    fixed = anchors(GAMES[GAME].levels)
    ratings: dict[str, Rating] = {}
    quick: dict[Pair, list[datetime]] = {}
    for _, group in groupby(rows, key=lambda row: row.table_id):
        seats = list(group)
        if not seats[0].rated:
            continue
        table = Rated(
            tuple(map(name, seats)),
            tuple(row.rank for row in seats),
            frozenset(name(row) for row in seats if row.forfeited),
            frozenset(name(row) for row in seats if row.forfeited and row.clicks < QUICK),
            any(row.won for row in seats),
        )
        at, earlier = seats[0].ended_at, 0
        for pair in quick_pairs(table, fixed):
            recent = [m for m in quick.get(pair, []) if at - m < QUICK_WITHIN]
            earlier = max(earlier, len(recent))
            quick[pair] = [*recent, at]
        if any(row.clicks for row in seats):
            ratings |= changes(ratings, table, fixed, quick_weight(earlier))
    return ratings


def summed(rows: Sequence[Row[Any]], user: int) -> Stats:
    theirs = [row for row in rows if row.user_id == user]
    return stats([Played(row.won, row.score, row.points, row.forfeited) for row in theirs])


@pytest.mark.parametrize("seed", range(3))
async def test_careers_are_what_all_results_lead_to(world: World, seed: int) -> None:
    ender = await Ender.at(world, "careers", seed)
    await ender.end(60)
    rows, found = await stored(world), await kept(world)
    ratings = folded(rows)
    assert {row.weight for row in rows} >= {None, 1.0, 0.5}
    assert found.keys() == {row.user_id for row in rows} - {None}
    for user, (rating, record) in found.items():
        assert record == summed(rows, user)
        right = ratings.get(str(user))
        assert (rating is None) == (right is None)
        if rating and right:
            assert rating.games == right.games
            assert rating.mu == pytest.approx(right.mu, abs=1e-9)
            assert rating.sigma == pytest.approx(right.sigma, abs=1e-9)
    assert await faults(world) == []


async def test_tables_that_end_at_once_are_counted_in_one_order(world: World) -> None:
    ender = await Ender.at(world, "at once")
    for _ in range(4):
        await ender.end_at_once(8)
    numbers = {row.table_id: row.number for row in await stored(world)}
    assert sorted(numbers.values()) == list(range(1, 33))
    assert await faults(world) == []


async def test_nobody_loses_points_when_somebody_is_forgotten(world: World) -> None:
    ender = await Ender.at(world, "forgotten")
    await ender.end(40)
    before, gone = await kept(world), PEOPLE[0]
    await privacy.forget(world.database, gone)
    del before[gone]
    assert await kept(world) == before
    assert await faults(world) == []
    assert {row.mu for row in await stored(world) if row.user_id is None} == {None}
    await ender.end(20)
    assert (await kept(world))[gone][1].games < 20
    assert await faults(world) == []


async def test_a_repair_clears_what_older_versions_left_of_who_was_forgotten(world: World) -> None:
    """A rating, and an AI that seemed to have played: nobody else's rating may change by it."""
    ender = await Ender.at(world, "left behind")
    await ender.end(40)
    left = [row for row in await stored(world) if row.user_id == PEOPLE[0] and row.mu is not None]
    await privacy.forget(world.database, PEOPLE[0])
    people, rows = await kept(world), await stored(world)
    async with world.database.write() as db:
        for row in left:
            old = {name: getattr(row, name) for name in results.ON_RATING}
            where = (RESULTS.c.table_id == row.table_id, RESULTS.c.seat == row.seat)
            await db.execute(update(RESULTS).where(*where).values(level=Level.MEDIUM, **old))
    assert len(await faults(world)) == len(left), "only those tables, and nobody's career"
    await recount.repair(world.database, HOME, GAME)
    assert (await kept(world), await stored(world)) == (people, rows)
    assert await faults(world) == []


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM careers",
        "UPDATE careers SET mu = mu + 0.001",
        "UPDATE careers SET wins = wins + 1",
        "UPDATE careers SET user_id = 999 WHERE user_id = 101",
        "UPDATE results SET sigma = 1 WHERE mu IS NOT NULL",
        "UPDATE results SET weight = NULL, mu = NULL",
        "DELETE FROM results",
    ],
)
async def test_a_repair_restores_what_was_damaged(world: World, damage: str) -> None:
    ender = await Ender.at(world, "damage")
    await ender.end(12)
    async with world.database.write() as db:
        await db.execute(text(damage))
    assert await recount.games(world.database) == [(HOME, GAME)]
    found = await recount.compare(world.database, HOME, GAME)
    assert list(found.faults())
    assert await recount.repair(world.database, HOME, GAME) == found
    assert await faults(world) == []
    assert await recount.games(world.database) == (
        [] if "FROM results" in damage else [(HOME, GAME)]
    )


async def test_a_game_that_ends_is_counted_with_it(world: World) -> None:
    """Not only in the functions: through the service, to the end by the rules."""
    table = await world.game(GAME)
    await world.pass_out(table)
    (one, other) = (await kept(world)).values()
    assert (one[1].games, other[1].games) == (1, 1)
    counted = await Leaderboards(world.database).counted(HOME, table)
    assert [change.after for change in counted.changes.values()] == [one[0], other[0]]
    assert await faults(world) == []
