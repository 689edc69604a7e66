"""What tables lead to: places and who was there, corrected by organizers where it must be."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from core.engine.errors import (
    BadTournament,
)
from core.model.plan import Attendance, Format, Plan
from core.model.table import Status
from core.model.tournament import (
    TournamentStatus,
)
from core.players import privacy
from core.store.models.people import ResultRow
from core.store.models.tables import MoveRow
from core.tables import play
from core.tournaments import entries, rounds
from core.tournaments.results import Decision
from tests.tournaments.world import (
    ADMIN,
    ORGANIZER,
    PEOPLE,
    SERVER,
    SWISS,
    THREE,
    World,
    first_table,
    presences,
    second_game,
)


async def test_an_odd_field_gives_a_bye_that_is_scored_at_once(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 3)
    view = await world.begin(tournament)
    byes = [fixture for fixture in view.of_round(1) if fixture.pairing.is_bye]
    assert len(byes) == 1
    assert byes[0].result is not None
    assert byes[0].first_game is None


async def test_who_never_came_is_a_no_show(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2), turn_seconds=60)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.start_tables()
    table = (await world.service.tables(SERVER, Status.PLAYING))[0].id
    for _ in range(2000):
        await world.service.think(SERVER, table)
        seen = await world.service.view(SERVER, table, ORGANIZER)
        if seen.prompt is None:
            break
        if seen.choices:
            call = world.call(table, ORGANIZER)
            await world.service.play(call, seen.prompt.number, str(seen.choices[0]))
        else:
            await world.show()
            world.clock.forward(minutes=2)
            await world.expire_all()
    await world.tournaments.advance()
    view = await world.see(tournament)
    result = view.of_round(1)[0].result
    assert result is not None
    assert sorted(seat.presence for seat in result.seats) == [Attendance.NO_SHOW, Attendance.PLAYED]
    assert view.people[view.standings[0].player].user == ORGANIZER


async def test_who_never_played_is_behind_all_who_did(world: World) -> None:
    tournament = await world.create(THREE, turn_seconds=60)
    await world.fill(tournament, 3)
    view = await world.begin(tournament)
    (bye,) = (fixture for fixture in view.of_round(1) if fixture.pairing.is_bye)
    lucky = view.people[bye.pairing.seats[0]]
    await world.tournaments.change(world.ask(tournament, lucky.user or 0), entries.leave)
    view = await world.play_round(tournament)
    last = view.standings[-1]
    assert (last.player, last.points, last.came) == (lucky.player, 12, False)


async def test_a_correction_keeps_its_reason_and_changes_the_standings(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    before = await world.play_round(tournament)
    result = before.of_round(1)[0].result
    assert result is not None
    places = [2, 1] if result.seats[0].place == 1 else [1, 2]
    after = await world.correct(tournament, 1, 1, places, "wrong board")
    assert after.corrections[0].reason == "wrong board"
    assert [row.player for row in after.standings] == [
        row.player for row in reversed(before.standings)
    ]


async def test_bad_corrections_are_refused(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.play_round(tournament)
    for round_number, table, places, reason in [
        (1, 1, [1, 2], " "),
        (1, 1, [1], "x"),
        (1, 1, [2, 2], "x"),
        (1, 1, [0, 1], "x"),
        (2, 1, [1, 2], "x"),
        (1, 9, [1, 2], "x"),
    ]:
        with pytest.raises(BadTournament):
            await world.correct(tournament, round_number, table, places, reason)


async def test_a_bye_is_not_corrected(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 3)
    view = await world.begin(tournament)
    (bye,) = (fixture for fixture in view.of_round(1) if fixture.pairing.is_bye)
    with pytest.raises(BadTournament) as refused:
        await world.correct(tournament, 1, bye.pairing.number, [1], "x")
    assert refused.value.params == {"problem": "bye"}


async def test_a_table_that_is_stuck_ends_as_decided(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.start_tables()
    stuck, other = await world.service.tables(SERVER, Status.PLAYING)
    view = await world.see(tournament)
    number = next(f.pairing.number for f in view.of_round(1) if f.first_game == stuck.id)
    done = await world.tournaments.change(
        world.ask(tournament),
        rounds.decide,
        Decision(None, number, [2, 1], "Ann's phone is broken"),
    )
    assert done.ended == (stuck.id,)
    assert (await world.service.view(SERVER, stuck.id)).table.status is Status.ABORTED
    assert (await world.service.view(SERVER, other.id)).table.status is Status.PLAYING
    view = await world.see(tournament)
    assert view.tournament.round == 1, "the other table is still played"
    decided = view.corrections[0].result
    assert [row.points for row in view.standings] == [12, 0, 0, 0]
    assert view.standings[0].player == decided.seats[1].player
    assert not any(who.dropped for who in view.people.values()), "those decided about are excused"
    await world.play_out(other.id)
    await world.tournaments.advance()
    assert (await world.see(tournament)).tournament.round == 2


async def test_a_series_that_is_stuck_ends_as_a_whole(world: World) -> None:
    plan = Plan(Format.SWISS, rounds=1, table_size=2, games="2")
    tournament = await world.create(plan, game="qwixx")
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.play_round(tournament)
    (second,) = await world.service.tables(SERVER, Status.PLAYING, Status.LOBBY)
    view = await world.correct(tournament, 1, 1, [2, 1], "no time for the second game")
    assert view.tournament.status is TournamentStatus.FINISHED
    assert view.standings[0].player == view.fixtures[0].pairing.seats[1]
    assert (await world.service.view(SERVER, second.id)).table.status is Status.ABORTED


@pytest.mark.parametrize("places", [[1], [2, 2]])
async def test_a_refused_decision_leaves_the_table_as_it_is(
    world: World, places: list[int]
) -> None:
    tournament, table, _ = await first_table(world)
    with pytest.raises(BadTournament):
        await world.correct(tournament, 1, 1, places, "x")
    with pytest.raises(BadTournament):
        await world.correct(tournament, 1, 1, [1, 2], " ")
    assert (await world.service.view(SERVER, table.id)).table.status is Status.LOBBY


async def test_a_reason_may_be_long_but_not_endless(world: World) -> None:
    tournament, table, _ = await first_table(world)
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    await world.tournaments.advance()
    with pytest.raises(BadTournament) as refused:
        await world.correct(tournament, 1, 1, [1, 2], "x" * 301)
    assert refused.value.params == {"problem": "long_reason"}
    view = await world.correct(tournament, 1, 1, [1, 2], "x" * 300)
    assert view.corrections[0].reason == "x" * 300


async def test_who_is_given_a_place_by_a_correction_has_played(world: World) -> None:
    tournament, table, _ = await first_table(world)
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    before, presence = await presences(world, tournament)
    assert set(presence.values()) == {Attendance.NO_SHOW}
    assert [row.points for row in before.standings] == [0, 0]
    after = await world.correct(tournament, 1, 1, [2, 1], "played at home")
    assert [row.points for row in after.standings] == [12, 0]
    assert after.standings[0].player == after.of_round(1)[0].pairing.seats[1]


async def test_who_wins_because_the_other_gave_up_has_come(world: World) -> None:
    tournament, table, (first, second) = await first_table(world)
    await world.start_tables()
    await world.answer(table.id, first)
    call = world.call(table.id, first)
    await world.service.change(call, play.resign, with_ai=False)
    view, presence = await presences(world, tournament)
    assert presence == {first: Attendance.LEFT, second: Attendance.PLAYED}
    assert view.people[view.standings[0].player].user == second


async def test_of_three_of_whom_two_gave_up_the_last_is_first(world: World) -> None:
    """One game counts by its own places: by points alone all three would be equal."""
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=3), game="qwixx")
    await world.fill(tournament, 3)
    await world.begin(tournament)
    await world.start_tables()
    (table,) = await world.service.tables(SERVER, Status.PLAYING)
    for user in PEOPLE[:2]:
        await world.answer(table.id, user, "pass")
        call = world.call(table.id, user)
        await world.service.change(call, play.resign, with_ai=False)
    view, _ = await presences(world, tournament)
    result = view.of_round(1)[0].result
    assert result is not None
    places = {view.people[seat.player].user: seat.place for seat in result.seats}
    assert places == {PEOPLE[0]: 3, PEOPLE[1]: 3, PEOPLE[2]: 1}


async def test_a_match_between_two_games_is_not_noted_with_another_that_has_ended(
    world: World,
) -> None:
    tournament = await world.create(
        Plan(Format.SWISS, rounds=1, table_size=2, games="2"), game="qwixx"
    )
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    await world.start_tables()
    going, ended = (fixture.first_game for fixture in view.of_round(1))
    assert going is not None
    assert ended is not None
    await world.pass_out(going)
    await world.service.change(world.call(ended, ADMIN), play.abort, moderator=True)
    assert await world.tournaments.advance() == 1
    view = await world.see(tournament)
    assert [fixture.result is not None for fixture in view.of_round(1)] == [False, True]


async def test_who_gives_up_the_second_game_of_a_match_has_left(world: World) -> None:
    tournament, table, (first, second) = await second_game(world)
    await world.start_tables()
    call = world.call(table.id, second)
    await world.service.change(call, play.resign, with_ai=False)
    _, presence = await presences(world, tournament)
    assert presence == {first: Attendance.PLAYED, second: Attendance.LEFT}


async def test_a_match_called_off_counts_by_the_games_that_were_played(world: World) -> None:
    tournament, table, people = await second_game(world)
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    view, presence = await presences(world, tournament)
    assert presence == dict.fromkeys(people, Attendance.PLAYED)
    result = view.of_round(1)[0].result
    assert result is not None
    assert [(seat.place, seat.points) for seat in result.seats] == [(2, -20), (1, -15)]


async def test_who_comes_to_the_second_game_of_a_match_has_come(world: World) -> None:
    plan = Plan(Format.TABLE_MATCH, table_size=2, games="2")
    tournament = await world.create(plan, game="qwixx", turn_seconds=60)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.start_tables()
    (table,) = await world.service.tables(SERVER, Status.PLAYING)
    first, late = [chair.user for chair in table.chairs]
    assert first is not None
    assert late is not None
    while (seen := await world.service.view(SERVER, table.id, first)).prompt:
        if seen.choices:
            await world.answer(table.id, first, "pass")
        else:  # nobody else clicks: the clock answers, later the AI
            await world.show()
            world.clock.forward(minutes=2)
            await world.expire_all()
            await world.service.think(SERVER, table.id)
    (again,) = await world.service.tables(SERVER, Status.LOBBY)
    await world.start_tables()
    await world.pass_out(again.id)
    _, presence = await presences(world, tournament)
    assert presence == {first: Attendance.PLAYED, late: Attendance.PLAYED}


async def test_who_was_forgotten_has_left_whatever_the_ai_makes_of_it(world: World) -> None:
    tournament, table, (first, second) = await first_table(world)
    await world.start_tables()
    for user in (first, second):
        await world.answer(table.id, user)
    await privacy.forget(world.database, first, world.clock())
    await world.play_out(table.id)
    _, presence = await presences(world, tournament)
    assert presence == {None: Attendance.LEFT, second: Attendance.PLAYED}
    async with world.database.read() as db:
        clicks = (await db.execute(select(MoveRow.seat, MoveRow.interaction_id))).all()
        levels = (await db.execute(select(ResultRow.level))).scalars().all()
    gone = next(chair.seat for chair in table.chairs if chair.user == first)
    assert {row.interaction_id for row in clicks if row.seat == gone} == {None}
    assert levels == [None, None], "the AI that played on is not rated in the person's place"
