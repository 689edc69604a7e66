"""When something is to be arranged outside of a tournament's message, and who has its prize."""

from __future__ import annotations

from datetime import timedelta

from core.engine.rules import Level
from core.model.plan import Format, Plan
from core.model.tournament import Tournament, TournamentView
from core.players import privacy
from core.tournaments import rounds
from core.tournaments.arrangements import Award
from core.tournaments.results import Decision
from tests.tournaments.world import PEOPLE, World

ROLE, OTHER_ROLE = 70, 71
ADA, BEN = PEOPLE[:2]
DUEL = Plan(Format.SWISS, rounds=1, table_size=2)


async def owed(world: World) -> list[int]:
    async with world.database.read() as db:
        found = await world.tournaments.arrangements.owed(db)
    return [one.number for one in found]


async def shown(world: World, tournament: Tournament, posted: int | None = None) -> None:
    await world.tournament_outbox.shown(await world.see(tournament), "open", posted)


async def arranged(world: World, tournament: Tournament) -> None:
    await world.tournaments.arrangements.done(await world.see(tournament))


async def won(world: World, tournament: Tournament, *winners: int) -> TournamentView:
    """The only table is decided for these; the others are second."""
    view = await world.see(tournament)
    (fixture,) = view.fixtures
    seats = fixture.pairing.seats
    places = [1 if view.people[player].user in winners else 2 for player in seats]
    if not winners:
        places = [1 if view.people[player].level else 2 for player in seats]
    decision = Decision(1, 1, places, "because")
    await world.tournaments.change(world.ask(tournament), rounds.decide, decision)
    world.clock.forward(minutes=1)
    return await world.see(tournament)


async def duel(world: World, role: int, *levels: Level) -> Tournament:
    tournament = await world.create(DUEL, *levels, prize=role)
    await world.fill(tournament, 2 - len(levels))
    await world.begin(tournament)
    return tournament


async def give(world: World, view: TournamentView) -> Award:
    """Does what an award says, as if Discord let us."""
    service = world.tournaments.arrangements
    award = await service.award(view)
    for user in award.give:
        await service.hold(view, user)
    for user in award.take:
        await service.release(view, user)
    return award


async def test_only_what_concerns_it_calls_for_an_arrangement(world: World) -> None:
    plain = await world.create(DUEL)
    await shown(world, plain, 1)
    assert await owed(world) == []
    assert not await world.clocks.anything_waits(), "it never costs anything"

    tournament = await world.create(DUEL, news=5)
    assert await owed(world) == [], "first it is shown"
    await shown(world, tournament, 2)
    assert await owed(world) == [tournament.id]
    assert await world.clocks.anything_waits()
    await world.tournament_outbox.postpone(tournament.id, timedelta(hours=1))
    assert await owed(world) == []
    world.clock.forward(minutes=61)
    assert await owed(world) == [tournament.id]
    await arranged(world, tournament)
    assert await owed(world) == []
    await world.fill(tournament, 2)
    await shown(world, tournament)
    assert await owed(world) == [], "who plays is no news"
    await shown(world, tournament, 3)
    assert await owed(world) == [tournament.id], "it must be linked in its new place"

    before = await world.see(tournament)
    await world.begin(tournament)
    await world.tournaments.arrangements.done(before)
    await shown(world, tournament, 4)
    assert await owed(world) == [tournament.id], "what was arranged is not what is shown"


async def test_the_prize_belongs_to_the_last_winner(world: World) -> None:
    first, other = await duel(world, ROLE), await duel(world, OTHER_ROLE)
    running = await world.see(first)
    assert await world.tournaments.arrangements.award(running) == Award()
    assert await give(world, await won(world, first, ADA)) == Award(frozenset({ADA}))
    assert await give(world, await won(world, other, BEN)) == Award(frozenset({BEN}))
    moved = await give(world, await won(world, first, ADA, BEN))
    assert moved == Award(frozenset({ADA, BEN}), held=frozenset({ADA}))
    moved = await give(world, await won(world, first, BEN))
    assert moved == Award(frozenset({BEN}), frozenset({ADA}), frozenset({ADA, BEN}))

    second = await duel(world, ROLE)
    passed_on = await give(world, await won(world, second, ADA))
    assert passed_on == Award(frozenset({ADA}), frozenset({BEN}), frozenset({BEN}))
    assert await give(world, await won(world, first, BEN)) == Award(), "too late"
    again = await give(world, await won(world, second, ADA))
    assert again == Award(frozenset({ADA}), held=frozenset({ADA}))


async def test_who_wins_nothing_takes_nothing(world: World) -> None:
    first = await duel(world, ROLE)
    await give(world, await won(world, first, ADA))
    second = await duel(world, ROLE, Level.EASY)
    view = await won(world, second)
    assert [winner.level for winner in view.winners] == [Level.EASY]
    assert await give(world, view) == Award(held=frozenset({ADA})), "she stays the champion"
    view = await won(world, second, ADA)
    assert (await give(world, view)).give == {ADA}
    assert (await give(world, await won(world, second))).take == {ADA}

    await give(world, await won(world, second, ADA))
    await privacy.forget(world.database, ADA)
    third = await duel(world, ROLE)
    found = await world.tournaments.arrangements.award(await won(world, third, BEN))
    assert found == Award(frozenset({BEN})), "nobody knows who had it"
