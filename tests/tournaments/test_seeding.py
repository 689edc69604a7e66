"""Seeding by rating: kept from the start, so that everybody can check all rounds."""

from __future__ import annotations

import json
from collections.abc import Mapping

from core.careers.counting import columns
from core.careers.history import Career
from core.careers.ratings import Rating
from core.engine.rules import Level
from core.model.plan import Entrant, Format, Plan, corrected
from core.model.tournament import Seeding, Tournament, TournamentView
from core.players import privacy
from core.store import careers, servers
from core.tournaments import entries, rounds
from core.tournaments.export import as_json
from core.tournaments.lots import lot
from core.tournaments.pairing.pairing import pair
from core.tournaments.results import Decision
from tests.tournaments.world import PEOPLE, SERVER, THREE, World

ANN, BO, CY, DI, ED = PEOPLE[:5]
GAME = "lucky_numbers"


async def enter(world: World, tournament: Tournament, *people: int) -> None:
    for user in people:
        await world.tournaments.change(world.ask(tournament, user), entries.join)


async def rate(world: World, estimates: Mapping[int, float]) -> None:
    await world.database.transact(servers.know_server, SERVER)
    for user, mu in estimates.items():
        career = columns(Career(GAME, rating=Rating(mu, 2.0, 20)))
        await world.database.transact(careers.put, SERVER, GAME, user, career)


async def decide_tables(world: World, tournament: Tournament) -> None:
    """The organizer decides every table of the round; the last one opens the next."""
    view = await world.see(tournament)
    for fixture in view.of_round(view.tournament.round):
        if not fixture.pairing.is_bye:
            decision = Decision(None, fixture.pairing.number, [1, 2], "agreed")
            await world.process().change(world.ask(tournament), rounds.decide, decision)


def tables_of(view: TournamentView, number: int) -> list[tuple[str, ...]]:
    return [fixture.pairing.seats for fixture in view.of_round(number)]


async def test_ratings_of_the_start_seed_all_rounds_and_can_be_checked(world: World) -> None:
    """Not even another process, after other ratings, seeds otherwise; a late one has their own."""
    await rate(world, {ANN: 20, BO: 30, DI: 28})
    tournament = await world.create(THREE, Level.HARD, Level.EASY, seeding=Seeding.RATING)
    await enter(world, tournament, ANN, BO, CY, DI)
    await world.begin(tournament)
    await rate(world, {ANN: 40, BO: 10, ED: 29})
    await enter(world, tournament, ED)
    await rate(world, {ED: 5, DI: 50})
    await decide_tables(world, tournament)
    await decide_tables(world, tournament)
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    view = await world.see(tournament)
    told = json.loads(as_json(view, dict.fromkeys(view.people, "x")))
    assert told["seeding"] == "rating"
    ratings, secret = told["ratings"], bytes.fromhex(told["lots"]["secret"])
    order = sorted(view.people, key=lambda player: (-ratings[player], lot(secret, player)))
    named = {who.player: who.user or who.level for who in view.people.values()}
    assert [named[player] for player in order] == [Level.HARD, BO, ED, DI, Level.EASY, ANN, CY]
    assert ratings[order[-1]] == Rating().shown, "a newcomer's"
    entrants = [view.people[player] for player in order]
    results = corrected([each.result for each in view.fixtures if each.result], view.corrections)
    for number in (1, 2, 3):
        expected = pair(view.tournament.plan, entrants, results, number)
        assert tables_of(view, number) == [pairing.seats for pairing in expected]


async def test_equal_ratings_are_seeded_by_lots_and_so_is_the_final(world: World) -> None:
    await rate(world, {ANN: 30})
    plan = Plan(Format.SWISS, rounds=1, table_size=2, final=2)
    finals = set()
    for _ in range(6):
        tournament = await world.create(plan, seeding=Seeding.RATING)
        await enter(world, tournament, ANN, BO, CY, DI)
        await world.begin(tournament)
        await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
        await world.tournaments.change(world.ask(tournament), rounds.cancel)
        view = await world.see(tournament)
        secret = view.secret
        assert secret is not None
        by_lot = sorted(view.people, key=lambda player: lot(secret, player))
        order = ["p1", *(player for player in by_lot if player != "p1")]
        first = pair(plan, [Entrant(player) for player in order], (), 1)
        assert tables_of(view, 1) == [pairing.seats for pairing in first]
        (final,) = tables_of(view, 2)
        assert set(final) == set(by_lot[:2])
        finals.add(frozenset(final))
    assert len(finals) > 1


async def test_who_is_forgotten_keeps_the_place_in_the_seeding_but_no_rating(world: World) -> None:
    await rate(world, {ANN: 30, BO: 27, CY: 23, DI: 22})
    plan = Plan(Format.ROUND_ROBIN, rounds=3, table_size=2)
    tournament = await world.create(plan, seeding=Seeding.RATING)
    await enter(world, tournament, ANN, BO, CY, DI)
    before = (await world.begin(tournament)).people
    ratings: dict[str, float] = {}
    for user in (BO, ANN, DI, CY):  # in the middle, first, last, and the only one left
        await privacy.forget(world.database, user, world.clock())
        people = (await world.see(tournament)).people
        ratings = {who.player: who.rating or 0.0 for who in people.values()}
        assert sorted(ratings, key=lambda player: -ratings[player]) == ["p1", "p2", "p3", "p4"]
    assert not {who.rating for who in before.values()} & set(ratings.values())


async def test_without_seeding_by_rating_none_is_kept(world: World) -> None:
    await rate(world, {ANN: 30})
    tournament = await world.create(THREE)
    await enter(world, tournament, ANN, BO)
    view = await world.begin(tournament)
    assert [who.rating for who in view.people.values()] == [None, None]
    assert json.loads(as_json(view, dict.fromkeys(view.people, "x")))["ratings"] == {}


async def test_who_is_forgotten_beside_somebody_unrated_keeps_the_place_in_the_seeding(
    world: World,
) -> None:
    """Who has got no place is not rated, and may be the next to be forgotten."""
    await rate(world, {ANN: 30, BO: 27, CY: 29})
    tournament = await world.create(THREE, seeding=Seeding.RATING, most=2)
    await enter(world, tournament, ANN, BO, CY)
    before = await world.begin(tournament)
    assert [who.rating for who in before.left_out] == [None]
    for user in (ANN, CY):
        await privacy.forget(world.database, user, world.clock())
    view = await world.see(tournament)
    ratings = {who.player: who.rating or 0.0 for who in view.people.values()}
    assert sorted(ratings, key=lambda player: -ratings[player]) == ["p1", "p2"]
    assert ratings["p1"] != before.people["p1"].rating
    assert [(who.user, who.rating) for who in view.left_out] == [(None, None)]
