"""Rounds begin, are closed, follow each other and end, whoever starts them, and once."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from core.engine.errors import (
    BadTournament,
    NotOrganizer,
    Refusal,
    SeatsGiven,
)
from core.model.plan import AS_NEEDED, Format, Plan, corrected
from core.model.table import Status
from core.model.timing import Timing
from core.model.tournament import (
    TournamentStatus,
)
from core.tables import lobby, play
from core.tables.outbox import Outbox
from core.tournaments import entries, rounds
from core.tournaments.service import TournamentService
from tests.tournaments.world import (
    ADMIN,
    CHANNEL,
    ORGANIZER,
    PEOPLE,
    SERVER,
    STRANGER,
    SWISS,
    World,
    second_game,
)


async def test_a_swiss_tournament_is_played_to_its_end(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    assert (view.tournament.status, view.tournament.round) == (TournamentStatus.RUNNING, 1)
    assert len(view.of_round(1)) == 2
    view = await world.play_round(tournament)
    assert view.tournament.round == 2
    assert all(fixture.result for fixture in view.of_round(1))
    met = {frozenset(m.pairing.seats) for m in view.of_round(1)}
    assert not met & {frozenset(m.pairing.seats) for m in view.of_round(2)}
    view = await world.play_round(tournament)
    assert view.tournament.status is TournamentStatus.FINISHED
    assert [row.played for row in view.standings] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("plan", "people", "rounds"),
    [
        (Plan(Format.ROUND_ROBIN, AS_NEEDED, table_size=2), 4, 3),
        (Plan(Format.ROUND_ROBIN, AS_NEEDED, table_size=2), 5, 5),
        (Plan(Format.SWISS, AS_NEEDED, table_size=2), 5, 3),
        (Plan(Format.SWISS, AS_NEEDED, table_size=2, final=2), 2, 1),
        (Plan(Format.TABLE_MATCH, AS_NEEDED, table_size=4), 3, 1),
        (Plan(Format.SWISS, rounds=7, table_size=2), 4, 7),
    ],
)
async def test_who_is_there_at_the_start_decides_how_many_rounds_are_played(
    world: World, plan: Plan, people: int, rounds: int
) -> None:
    tournament = await world.create(plan)
    await world.fill(tournament, people)
    assert (await world.see(tournament)).tournament.plan.rounds == plan.rounds
    assert (await world.begin(tournament)).tournament.plan.rounds == rounds


async def test_rounds_are_decided_at_the_start_time_too(world: World) -> None:
    start = world.clock() + timedelta(minutes=10)
    plan = Plan(Format.ROUND_ROBIN, AS_NEEDED, table_size=2)
    tournament = await world.create(plan, start_at=start)
    await world.fill(tournament, 3)
    world.clock.forward(minutes=11)
    await world.tournaments.advance()
    assert (await world.see(tournament)).tournament.plan.rounds == 3


async def test_a_table_match_plays_as_many_games_as_players(world: World) -> None:
    plan = Plan(Format.TABLE_MATCH, table_size=2, games="players")
    tournament = await world.create(plan)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.play_round(tournament)
    assert view.of_round(1)[0].result is None, "the second game is still to be played"
    view = await world.play_round(tournament)
    assert view.tournament.status is TournamentStatus.FINISHED
    finished = await world.service.tables(SERVER, Status.FINISHED)
    assert len(finished) == 2


async def test_advancing_again_and_again_changes_nothing(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    before = await world.see(tournament)
    other = world.process()
    for service in (world.tournaments, other, world.tournaments):
        assert await service.advance() == 0
    assert await world.see(tournament) == before


async def test_the_last_one_left_is_not_paired_with_nobody(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1])
    receipt = await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
    assert receipt.tournament.status is TournamentStatus.FINISHED
    view = await world.see(tournament)
    assert (view.tournament.status, view.tournament.round) == (TournamentStatus.FINISHED, 1)
    assert view.of_round(2) == ()


async def test_deciding_the_last_table_opens_the_next_round(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.correct(tournament, 1, 1, [1, 2], "agreed")
    assert view.tournament.round == 2


async def test_a_decided_table_is_given_back_to_its_players(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.correct(tournament, 1, 1, [1, 2], "they do not come")
    await world.tournaments.change(world.ask(tournament), rounds.reopen, 1, "they came")
    view = await world.see(tournament)
    fixture = view.of_round(1)[0]
    assert fixture.result is None
    assert [row.points for row in view.standings] == [0, 0, 0, 0]
    assert [entry.reason for entry in view.corrections] == ["they do not come", "they came"]
    assert fixture.first_game is not None
    table = (await world.service.view(SERVER, fixture.first_game)).table
    assert table.status is Status.LOBBY
    assert [chair.user for chair in table.chairs] == [
        view.people[player].user for player in fixture.pairing.seats
    ]
    view = await world.play_round(tournament)
    assert view.tournament.round == 2
    played = view.of_round(1)[0].result
    assert played is not None
    counted = corrected([played], view.corrections)
    assert counted == (played,), "what was played counts, not what was decided before"


async def test_who_missed_a_table_that_is_given_back_is_expected_again(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    first = view.of_round(1)[0].first_game
    assert first is not None
    await world.service.change(world.call(first, ADMIN), play.abort, moderator=True)
    await world.tournaments.advance()
    assert sum(who.rests for who in (await world.see(tournament)).people.values()) == 2
    await world.tournaments.change(world.ask(tournament), rounds.reopen, 1, "the moderator erred")
    assert not any(who.rests for who in (await world.see(tournament)).people.values())


async def test_only_what_ended_unplayed_in_this_round_is_given_back(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 5)
    await world.begin(tournament)

    async def refused(table: int, user: int = ORGANIZER, reason: str = "x") -> object:
        with pytest.raises(Refusal) as told:
            await world.tournaments.change(
                world.ask(tournament, user), rounds.reopen, table, reason
            )
        return told.value.params.get("problem", type(told.value))

    assert await refused(1) == "still_open"
    assert await refused(3) == "bye"
    assert await refused(4) == "no_such_table"
    await world.start_tables()
    playing = {table.id for table in await world.service.tables(SERVER, Status.PLAYING)}
    first = (await world.see(tournament)).of_round(1)[0].first_game
    assert first in playing
    await world.play_out(first)
    await world.tournaments.advance()
    assert await refused(1) == "played"
    assert await refused(1, user=STRANGER) is NotOrganizer
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    assert await refused(1) == "over"


async def test_giving_back_needs_a_reason_too(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.correct(tournament, 1, 1, [1, 2], "x")
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament), rounds.reopen, 1, " ")
    assert refused.value.params == {"problem": "reason"}
    assert (await world.see(tournament)).of_round(1)[0].result is not None


async def test_a_second_start_is_refused(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament, ADMIN), rounds.start)
    assert len((await world.see(tournament)).fixtures) == 2


async def test_one_alone_cannot_be_started(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 1)
    with pytest.raises(BadTournament) as refused:
        await world.begin(tournament)
    assert refused.value.params == {"problem": "too_few_players"}
    assert (
        await world.tournaments.tournament(SERVER, tournament.id)
    ).status is TournamentStatus.OPEN


async def test_a_round_that_has_not_begun_cannot_be_closed(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament), rounds.close_round, tournament.round)
    assert refused.value.params == {"problem": "not_started"}
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament), rounds.close_round, tournament.round)
    assert refused.value.params == {"problem": "over"}


async def test_of_many_who_start_it_at_once_one_does(world: World) -> None:
    tournament = await world.create(SWISS)
    # All at once, so that there are connections enough for what follows.
    await asyncio.gather(
        *(world.process().change(world.ask(tournament, user), entries.join) for user in PEOPLE[:4])
    )
    starts = (world.process().change(world.ask(tournament), rounds.start) for _ in range(4))
    done = await asyncio.gather(*starts, return_exceptions=True)
    refused = [each for each in done if isinstance(each, BadTournament)]
    assert [each.params for each in refused] == [{"problem": "started"}] * 3
    assert len(await world.service.tables(SERVER, Status.LOBBY)) == 2


async def test_of_many_who_advance_it_at_once_one_opens_the_next_round(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    for table in await world.service.tables(SERVER, Status.LOBBY):
        await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    services = [world.process() for _ in range(4)]
    done = await asyncio.gather(*(service.advance_one(tournament) for service in services))
    assert sorted(done) == [False, False, False, True], "results noted and a round opened"
    view = await world.see(tournament)
    assert (view.tournament.round, len(view.of_round(2))) == (2, 2)
    assert len(await world.service.tables(SERVER, Status.LOBBY)) == 2


async def test_it_starts_by_itself_at_its_time_or_not_at_all(world: World) -> None:
    later = world.clock() + timedelta(hours=1)
    full = await world.create(SWISS, start_at=later)
    empty = await world.create(SWISS, start_at=later)
    await world.fill(full, 4)
    await world.tournaments.advance()
    assert (await world.see(full)).tournament.status is TournamentStatus.OPEN
    world.clock.time = later
    await world.tournaments.advance()
    assert (await world.see(full)).tournament.status is TournamentStatus.RUNNING
    assert (await world.see(empty)).tournament.status is TournamentStatus.CANCELLED


async def test_the_seats_of_a_tournament_table_are_given(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    with pytest.raises(SeatsGiven):
        await world.service.change(world.call(table.id, STRANGER), lobby.join)


@pytest.mark.parametrize("hints", [True, False])
async def test_the_tables_of_a_tournament_are_as_announced_and_want_to_be_shown(
    world: World, hints: bool
) -> None:
    tournament = await world.create(SWISS, rated=not hints, hints=hints, turn_seconds=60)
    assert (tournament.rated, tournament.hints, tournament.turn_seconds) == (not hints, hints, 60)
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    for fixture in view.of_round(1):
        assert fixture.first_game is not None
        seen = await world.service.view(SERVER, fixture.first_game)
        table = seen.table
        assert (table.rated, table.hints, table.turn_seconds) == (not hints, hints, 60)
        assert (table.tournament, table.host, table.channel) == (tournament.id, ORGANIZER, CHANNEL)
        assert table.first == 0, "the first seat of a pairing has the first start"
        users = [view.people[player].user for player in fixture.pairing.seats]
        assert [chair.user for chair in table.chairs] == users
        numbers = await world.tournaments.numbers_at(table.id)
        assert [f"p{number}" for number in numbers] == list(fixture.pairing.seats)
        assert (await Outbox(world.service, world.clock).load(SERVER, table.id)).owed
        assert seen.due is not None
        assert seen.due.at == world.clock() + timedelta(minutes=2)


async def test_the_tables_of_a_round_begin_when_it_is_set(world: World) -> None:
    timing = Timing(given_seats=timedelta(minutes=9))
    service = TournamentService(world.database, world.clock, timing=timing)
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await service.change(world.ask(tournament), rounds.start)
    (table,) = await world.service.tables(SERVER, Status.LOBBY)
    assert await world.next_due(table.id) == world.clock() + timedelta(minutes=9)


async def test_a_table_starts_two_minutes_after_it_was_shown_however_late_that_is(
    world: World,
) -> None:
    """Discord takes five messages in five seconds: of many lobbies, the last are shown late."""
    tournament = await world.create(SWISS)
    await world.fill(tournament, 12)
    await world.begin(tournament)
    outbox = Outbox(world.service, world.clock)
    waiting = {table.id for table in await world.service.tables(SERVER, Status.LOBBY)}
    assert len(waiting) > 2
    world.clock.forward(minutes=10)
    assert await world.service.expire() is None, "nobody has seen a lobby yet"
    for number in sorted(waiting):
        await outbox.shown(await world.service.view(SERVER, number), "lobby")
        world.clock.forward(seconds=119)
        assert await world.service.expire() is None
        world.clock.forward(seconds=1)
        begun = await world.service.expire()
        assert begun is not None
        assert (begun.table.id, begun.table.status) == (number, Status.PLAYING)
        assert await world.service.expire() is None


async def test_leaving_a_table_does_not_delay_its_start(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    user = table.chairs[0].user
    assert user is not None
    await world.show()
    world.clock.forward(minutes=1)
    for act in (lobby.leave, lobby.join):
        await world.service.change(world.call(table.id, user), act)
    world.clock.forward(minutes=1, seconds=1)
    await world.expire_all()
    assert await world.service.tables(SERVER, Status.LOBBY) == []


async def test_cancelling_closes_the_tables_with_it(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    receipt = await world.tournaments.change(world.ask(tournament), rounds.cancel)
    assert receipt.tournament.status is TournamentStatus.CANCELLED
    assert len(receipt.ended) == receipt.tables == 2
    assert await world.service.tables(SERVER, Status.LOBBY, Status.PLAYING) == []
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament), rounds.cancel)


async def test_of_two_who_close_a_round_the_second_does_not_close_the_next(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.start_tables()
    receipt = await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
    assert (receipt.tournament.round, len(receipt.ended)) == (2, 2)
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament, ADMIN), rounds.close_round, 1)
    assert refused.value.params == {"problem": "round_over"}
    assert len(await world.service.tables(SERVER, Status.LOBBY)) == 2


async def test_cancelling_closes_the_next_game_of_a_match_too(world: World) -> None:
    tournament, table, _ = await second_game(world)
    assert table.tournament == tournament.id
    receipt = await world.tournaments.change(world.ask(tournament), rounds.cancel)
    assert receipt.ended == (table.id,)
