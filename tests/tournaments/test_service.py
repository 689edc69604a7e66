"""Tournaments on a real database, with tables played by the AI and by people who click."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import hmac
import io
import json
from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from core.engine.errors import (
    AlreadyEntered,
    BadTournament,
    NotEntered,
    NotHost,
    NotOrganizer,
    Refusal,
    SeatsGiven,
    UnknownTournament,
)
from core.engine.rules import Level
from core.model.shards import Shards
from core.model.table import Status, Table
from core.model.timing import Timing
from core.players import privacy
from core.store.models.people import ResultRow
from core.store.models.tables import MoveRow
from core.tables import lobby, play
from core.tables.outbox import Outbox
from core.tournaments import entries, rounds
from core.tournaments.calls import TournamentCall, TournamentReceipt
from core.tournaments.export import as_csv, as_json
from core.tournaments.lots import lot
from core.tournaments.model import (
    Away,
    Tournament,
    TournamentOrder,
    TournamentStatus,
    TournamentView,
)
from core.tournaments.plan import AS_NEEDED, Attendance, Format, Plan, corrected
from core.tournaments.results import Decision
from core.tournaments.service import TournamentChange, TournamentService
from tests.tournaments.world import (
    ADMIN,
    CHANNEL,
    ORGANIZER,
    PEOPLE,
    SERVER,
    STRANGER,
    SWISS,
    World,
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


async def test_an_odd_field_gives_a_bye_that_is_scored_at_once(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 3)
    view = await world.begin(tournament)
    byes = [fixture for fixture in view.of_round(1) if fixture.pairing.is_bye]
    assert len(byes) == 1
    assert byes[0].result is not None
    assert byes[0].first_game is None


async def test_ai_entrants_play_among_people(world: World) -> None:
    tournament = await world.create(
        Plan(Format.SWISS, rounds=1, table_size=4), Level.EASY, Level.HARD
    )
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.play_round(tournament)
    assert view.tournament.status is TournamentStatus.FINISHED
    assert {person.level for person in view.people.values()} == {None, Level.EASY, Level.HARD}
    result = view.of_round(1)[0].result
    assert result is not None
    assert {seat.presence for seat in result.seats} == {Attendance.PLAYED}


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


async def test_a_dropped_player_is_not_paired_any_more(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[3])
    view = await world.play_round(tournament)
    gone = next(p.player for p in view.people.values() if p.user == PEOPLE[3])
    assert all(gone not in fixture.pairing.seats for fixture in view.of_round(2))


async def test_a_swiss_can_be_entered_late(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.join)
    view = await world.play_round(tournament)
    late = next(p.player for p in view.people.values() if p.user == PEOPLE[4])
    seats = [[p for m in view.of_round(n) for p in m.pairing.seats] for n in (1, 2)]
    assert late not in seats[0]
    assert late in seats[1]
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament, PEOPLE[5]), entries.join)


async def test_a_round_robin_is_paired_and_not_entered_late(world: World) -> None:
    tournament = await world.create(Plan(Format.ROUND_ROBIN, rounds=3, table_size=2))
    await world.fill(tournament, 4)
    view = await world.begin(tournament)
    assert sorted(len(fixture.pairing.seats) for fixture in view.of_round(1)) == [2, 2]
    with pytest.raises(BadTournament) as refused:
        await world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.join)
    assert refused.value.params == {"problem": "closed"}


async def paired(world: World, tournament: Tournament, user: int, number: int) -> bool:
    """Whether this person is paired in this round."""
    view = await world.see(tournament)
    mine = next(p.player for p in view.people.values() if p.user == user)
    return any(mine in fixture.pairing.seats for fixture in view.of_round(number))


THREE = Plan(Format.SWISS, rounds=3, table_size=2)


@pytest.mark.parametrize("way", [entries.leave, entries.pause])
@pytest.mark.parametrize("again", [entries.join, entries.come_back])
async def test_who_pauses_or_leaves_is_paired_again_once_back(
    world: World, way: TournamentChange[[]], again: TournamentChange[[]]
) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), way)
    await world.play_round(tournament)
    assert not await paired(world, tournament, PEOPLE[3], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), again)
    await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[3], 3)


async def test_a_round_robin_keeps_the_place_of_who_pauses(world: World) -> None:
    tournament = await world.create(Plan(Format.ROUND_ROBIN, rounds=3, table_size=2))
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament, PEOPLE[0]), entries.pause)
    await world.play_round(tournament)
    assert not await paired(world, tournament, PEOPLE[0], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[0]), entries.come_back)
    view = await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[0], 3)
    met = [frozenset(m.pairing.seats) for m in view.fixtures if not m.pairing.is_bye]
    assert len(met) == len(set(met)) == 5


async def test_only_who_takes_part_and_is_awaited_pauses_or_comes_back(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 5)
    service = world.tournaments

    def ask(who: int) -> TournamentCall:
        return world.ask(tournament, PEOPLE[who])

    async def refused(doing: Awaitable[object]) -> object:
        with pytest.raises(Refusal) as told:
            await doing
        return told.value.params.get("problem", type(told.value))

    assert await refused(service.change(ask(0), entries.pause)) == "not_started"
    await world.begin(tournament)
    assert await refused(service.change(ask(0), entries.come_back)) == "here"
    assert await refused(service.change(ask(7), entries.pause)) is NotEntered
    assert await refused(service.change(ask(7), entries.come_back)) is NotEntered
    await service.change(ask(3), entries.pause)
    assert await refused(service.change(ask(3), entries.pause)) == "paused"
    await service.change(ask(3), entries.leave)
    assert await refused(service.change(ask(3), entries.leave)) is NotEntered
    await service.change(world.ask(tournament), entries.drop, PEOPLE[4])
    for attempt in (
        service.change(ask(4), entries.pause),
        service.change(ask(4), entries.come_back),
        service.change(ask(4), entries.join),
    ):
        assert await refused(attempt) == "left"
    await world.play_round(tournament)
    for late in (
        service.change(ask(0), entries.pause),
        service.change(ask(3), entries.come_back),
        service.change(ask(3), entries.join),
    ):
        assert await refused(late) == "last_round"


async def forget_one(world: World, table: Table, absent: int) -> None:
    """Everybody at the table plays on; the clock answers for who is absent."""
    for _ in range(2000):
        await world.service.think(SERVER, table.id)
        seen = await world.service.view(SERVER, table.id)
        if seen.prompt is None:
            return
        chairs = [table.chairs[seat] for seat in seen.prompt.seats]
        who = next((chair.user for chair in chairs if chair.user not in (None, absent)), None)
        if who is None:
            await world.show()
            world.clock.forward(minutes=2)
            await world.expire_all()
            continue
        seen = await world.service.view(SERVER, table.id, who)
        call = world.call(table.id, who)
        await world.service.play(call, seen.prompt.number, world.choose(seen))  # type: ignore[union-attr]


async def miss_a_round(world: World, tournament: Tournament, absent: int) -> TournamentView:
    await world.start_tables()
    tables = await world.service.tables(SERVER, Status.PLAYING, limit=100)
    for table in sorted(tables, key=lambda table: table.chair_of(absent) is not None):
        await forget_one(world, table, absent)
    await world.tournaments.advance()
    return await world.see(tournament)


async def test_who_missed_a_round_is_not_paired_until_back(world: World) -> None:
    tournament = await world.create(THREE, turn_seconds=60)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    view = await miss_a_round(world, tournament, PEOPLE[3])
    (missing,) = (p for p in view.people.values() if p.rests)
    assert (missing.user, missing.away) == (PEOPLE[3], Away.MISSED)
    assert not await paired(world, tournament, PEOPLE[3], 2)
    await world.tournaments.change(world.ask(tournament, PEOPLE[3]), entries.come_back)
    view = await world.play_round(tournament)
    assert await paired(world, tournament, PEOPLE[3], 3)
    assert not any(p.dropped for p in view.people.values())


async def test_who_missed_is_called_again_if_nobody_else_could_play(world: World) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    for number in (1, 2, 3):
        await world.tournaments.change(world.ask(tournament), rounds.close_round, number)
    view = await world.see(tournament)
    assert [len(view.of_round(number)) for number in (1, 2, 3)] == [2, 2, 2]


async def test_giving_up_a_game_is_not_missing_a_round(world: World) -> None:
    tournament = await world.create(THREE)
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.start_tables()
    table = (await world.service.tables(SERVER, Status.PLAYING))[0]
    await world.service.change(
        world.call(table.id, table.chairs[0].user or 0), play.resign, with_ai=False
    )
    await world.play_round(tournament)
    assert not any(p.dropped for p in (await world.see(tournament)).people.values())


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


async def test_lots_follow_from_a_secret_that_is_promised_first(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 8)
    view = await world.begin(tournament)
    assert view.secret is None
    promised = view.tournament.commitment
    assert json.loads(as_json(view, dict.fromkeys(view.people, "x")))["lots"] == {
        "commitment": promised,
        "secret": None,
    }
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    told = json.loads(as_json(await world.see(tournament), dict.fromkeys(view.people, "x")))
    secret = bytes.fromhex(told["lots"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == promised
    by_lot = sorted(
        view.people, key=lambda player: hmac.new(secret, player.encode(), "sha256").digest()
    )
    assert [set(m.pairing.seats) for m in view.of_round(1)] == [
        {upper, lower} for upper, lower in zip(by_lot[:4], by_lot[4:], strict=True)
    ]


async def test_lots_decide_a_tie_at_the_cut_of_the_final(world: World) -> None:
    """Two tables of two end even, so all four are equal; entry never decides who plays on."""
    finals = set()
    for _ in range(6):
        tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2, final=2))
        await world.fill(tournament, 4)
        await world.begin(tournament)
        await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
        view = await world.see(tournament)
        (final,) = view.of_round(2)
        await world.tournaments.change(world.ask(tournament), rounds.cancel)
        secret = (await world.see(tournament)).secret
        assert secret is not None
        by_lot = sorted(view.people, key=lambda player: lot(secret, player))
        assert set(final.pairing.seats) == set(by_lot[:2]) == view.by_lot
        finals.add(frozenset(final.pairing.seats))
    assert len(finals) > 1


async def test_only_those_who_would_not_be_in_the_final_without_lots_are_there_by_lot(
    world: World,
) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=4, final=2))
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.correct(tournament, 1, 1, [1, 2, 2, 4], "x")
    view = await world.see(tournament)
    first, second, third, _ = view.of_round(1)[0].pairing.seats
    (final,) = view.of_round(2)
    (lucky,) = view.by_lot
    assert {first, lucky} == set(final.pairing.seats)
    assert lucky in (second, third)


async def test_nobody_enters_leaves_or_is_taken_out_of_what_is_over(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    for attempt in (
        world.tournaments.change(world.ask(tournament, PEOPLE[2]), entries.join),
        world.tournaments.change(world.ask(tournament, PEOPLE[1]), entries.leave),
        world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1]),
    ):
        with pytest.raises(BadTournament) as refused:
            await attempt
        assert refused.value.params == {"problem": "over"}
    assert not any(who.dropped for who in (await world.see(tournament)).people.values())


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


async def test_an_ai_is_dropped_by_its_number(world: World) -> None:
    tournament = await world.create(SWISS, *[Level.EASY] * 3)
    await world.fill(tournament, 1)
    await world.tournaments.change(world.ask(tournament), entries.drop, ai=2)
    view = await world.see(tournament)
    assert sorted(view.people) == ["p1", "p3", "p4"]
    await world.begin(tournament)
    await world.tournaments.change(world.ask(tournament), entries.drop, ai=3)
    view = await world.see(tournament)
    assert [who.player for who in view.people.values() if who.dropped] == ["p3"]


async def test_who_does_not_take_part_cannot_be_dropped(world: World) -> None:
    tournament = await world.create(SWISS, Level.EASY)
    await world.fill(tournament, 2)
    await world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1])
    drops = [
        world.tournaments.change(world.ask(tournament), entries.drop, STRANGER),
        world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[1]),
        world.tournaments.change(world.ask(tournament), entries.drop, ai=2),
        world.tournaments.change(world.ask(tournament), entries.drop, ai=9),
    ]
    for attempt in drops:
        with pytest.raises(BadTournament) as refused:
            await attempt
        assert refused.value.params == {"problem": "nobody"}
    assert sorted((await world.see(tournament)).people) == ["p1", "p2"]


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


async def test_deciding_the_last_table_opens_the_next_round(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.correct(tournament, 1, 1, [1, 2], "agreed")
    assert view.tournament.round == 2


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


async def test_only_the_organizer_and_admins_decide(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 4)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), rounds.start)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), rounds.cancel)
    with pytest.raises(NotOrganizer):
        await world.tournaments.change(world.ask(tournament, STRANGER), entries.drop, PEOPLE[1])
    receipt = await world.tournaments.change(world.ask(tournament, ADMIN), rounds.start)
    assert receipt.tournament.status is TournamentStatus.RUNNING
    with pytest.raises(NotOrganizer):
        await world.correct(tournament, 1, 1, [1, 2], "mine", user=STRANGER)


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


async def is_news(world: World, tournament: Tournament, doing: Awaitable[object]) -> bool:
    """Whether people have not been shown yet what came of this."""
    now = await world.tournaments.tournament(SERVER, tournament.id)
    await world.tournament_outbox.shown(await world.see(now), "open")
    assert await owed(world) == []
    await doing
    return await owed(world) == [tournament.id]


async def owed(world: World) -> list[int]:
    async with world.database.read() as db:
        return [each.number for each in await world.tournament_outbox.owed(db)]


async def test_a_process_looks_after_tournaments_of_its_own_shards(world: World) -> None:
    here, there = (Shards(2, frozenset({number})) for number in (0, 1))
    assert SERVER in here
    tournament = await world.create(SWISS, start_at=world.clock() + timedelta(hours=1))
    await world.fill(tournament, 4)
    world.clock.forward(hours=2)
    for shards, mine in ((here, 1), (there, 0)):
        async with world.database.read() as db:
            assert len(await world.tournaments.ready(db, shards)) == mine
            assert len(await world.tournament_outbox.owed(db, shards)) == mine
        assert await world.clocks.anything_waits(shards) == bool(mine)


async def test_whatever_people_can_see_is_to_be_shown(world: World) -> None:
    tournament = await world.create(SWISS)
    assert await owed(world) == [tournament.id]
    for user in PEOPLE[:5]:
        assert await is_news(
            world, tournament, world.tournaments.change(world.ask(tournament, user), entries.join)
        )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament, PEOPLE[4]), entries.leave)
    )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), rounds.start)
    )
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), entries.drop, PEOPLE[3])
    )
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
    assert await is_news(world, tournament, world.tournaments.advance())
    assert not await is_news(world, tournament, world.tournaments.advance())
    ended = next(m for m in (await world.see(tournament)).fixtures if m.result)
    correcting = world.correct(tournament, 1, ended.pairing.number, [1, 2], "x")
    assert await is_news(world, tournament, correcting)
    assert await is_news(
        world, tournament, world.tournaments.change(world.ask(tournament), rounds.cancel)
    )


async def test_another_server_sees_nothing_of_it(world: World) -> None:
    tournament = await world.create(SWISS)
    for attempt in (
        world.tournaments.see(7, tournament.id),
        world.tournaments.change(replace(world.ask(tournament, 5), server=7), entries.join),
        world.tournaments.change(replace(world.ask(tournament, ADMIN), server=7), rounds.start),
        world.tournaments.change(replace(world.ask(tournament, ADMIN), server=7), rounds.cancel),
    ):
        with pytest.raises(UnknownTournament):
            await attempt
    assert await world.tournaments.listed(7, *TournamentStatus) == []


async def test_joining_has_its_limits(world: World) -> None:
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=2), role=77)
    with pytest.raises(BadTournament):
        await world.tournaments.change(world.ask(tournament, 1), entries.join)
    await world.tournaments.change(world.ask(tournament, 1, 77), entries.join)
    with pytest.raises(AlreadyEntered):
        await world.tournaments.change(world.ask(tournament, 1, 77), entries.join)
    await world.tournaments.change(world.ask(tournament, 2, 77), entries.join)
    await world.tournaments.change(world.ask(tournament, 2), entries.leave)
    with pytest.raises(NotEntered):
        await world.tournaments.change(world.ask(tournament, 2), entries.leave)


async def test_of_many_who_enter_at_once_as_many_as_can_play_have_a_place(world: World) -> None:
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=3))
    clicks = [user for user in PEOPLE for _ in range(2)]
    done = await asyncio.gather(
        *(world.process().change(world.ask(tournament, user), entries.join) for user in clicks),
        return_exceptions=True,
    )
    told = [each.waits for each in done if isinstance(each, TournamentReceipt)]
    assert sorted(told) == [0, 0, 0, 1, 2, 3, 4, 5]
    refused = [each for each in done if not isinstance(each, TournamentReceipt)]
    assert {type(each) for each in refused} == {AlreadyEntered}
    view = await world.see(tournament)
    assert len({person.user for person in view.people.values()}) == len(PEOPLE)
    assert [person.player for person in view.waiting] == ["p4", "p5", "p6", "p7", "p8"]


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


@pytest.mark.parametrize(
    "changes",
    [
        {"name": ""},
        {"name": "x" * 200},
        {"plan": Plan(Format.SWISS, rounds=-1)},
        {"plan": Plan(Format.SWISS, rounds=2, table_size=9)},
        {"plan": Plan(Format.SWISS, rounds=2, final=9)},
        {"start_at": datetime(2025, 1, 1, tzinfo=UTC)},
    ],
)
async def test_what_cannot_be_played_is_refused(world: World, changes: dict[str, object]) -> None:
    base: dict[str, object] = {"name": "Cup", "game": "lucky_numbers", "plan": SWISS}
    order = TournamentOrder(**(base | changes))  # type: ignore[arg-type]
    with pytest.raises(BadTournament):
        await world.tournaments.create(SERVER, CHANNEL, ORGANIZER, next(world.clicks), order)


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


async def first_table(world: World) -> tuple[Tournament, Table, list[int]]:
    """A tournament of one table for two, and who sits there."""
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    table = (await world.service.tables(SERVER, Status.LOBBY))[0]
    return tournament, table, [chair.user for chair in table.chairs if chair.user is not None]


async def presences(
    world: World, tournament: Tournament
) -> tuple[TournamentView, dict[int | None, Attendance]]:
    """What became of the only table, by user."""
    await world.tournaments.advance()
    view = await world.see(tournament)
    (fixture,) = view.of_round(1)
    assert fixture.result is not None
    return view, {view.people[s.player].user: s.presence for s in fixture.result.seats}


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


async def second_game(world: World) -> tuple[Tournament, Table, list[int]]:
    """A match of two games of Qwixx, the first of them played; its second, and who sits there."""
    tournament = await world.create(Plan(Format.TABLE_MATCH, table_size=2, games="2"), game="qwixx")
    await world.fill(tournament, 2)
    await world.begin(tournament)
    await world.start_tables()
    (first,) = await world.service.tables(SERVER, Status.PLAYING)
    await world.pass_out(first.id)
    (table,) = await world.service.tables(SERVER, Status.LOBBY)
    return tournament, table, [chair.user for chair in table.chairs if chair.user is not None]


async def test_cancelling_closes_the_next_game_of_a_match_too(world: World) -> None:
    tournament, table, _ = await second_game(world)
    assert table.tournament == tournament.id
    receipt = await world.tournaments.change(world.ask(tournament), rounds.cancel)
    assert receipt.ended == (table.id,)


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


@pytest.mark.parametrize("end", ["cancelled", "finished"])
async def test_who_is_forgotten_later_has_not_dropped_out_of_what_was_over(
    world: World, end: str
) -> None:
    tournament, table, people = await first_table(world)
    if end == "cancelled":
        await world.tournaments.change(world.ask(tournament), rounds.cancel)
    else:
        await world.service.change(world.call(table.id, ADMIN), play.abort, moderator=True)
        await world.tournaments.advance()
    assert (await world.tournaments.tournament(SERVER, tournament.id)).status == end
    await privacy.forget(world.database, people[1], world.clock())
    view = await world.see(tournament)
    assert [row.dropped for row in view.standings] == [False, False]


async def test_no_player_becomes_host_of_a_tournaments_table(world: World) -> None:
    _, table, people = await first_table(world)
    (other,) = set(people) - {ORGANIZER}
    await world.service.change(world.call(table.id, ORGANIZER), lobby.leave)
    with pytest.raises(NotHost):
        await world.service.change(world.call(table.id, other), play.abort)
    await privacy.forget(world.database, ORGANIZER, world.clock())
    with pytest.raises(NotHost):
        await world.service.change(world.call(table.id, other), play.abort)


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


async def test_a_number_beyond_64_bits_is_no_tournament(world: World) -> None:
    for number in (2**63, -(2**63) - 1):
        with pytest.raises(UnknownTournament):
            await world.tournaments.see(1, number)


async def test_exports_hold_the_standings_and_the_rounds(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.play_round(tournament)
    names = {player: f"Name {player}" for player in view.people}
    assert as_csv(view, names).splitlines()[1].startswith("1,Name p")
    assert '"round": 1' in as_json(view, names)
    for name in (
        "=1+1",
        "+1",
        "-1",
        "@x",
        "\t=1+1",
        "\r=1+1",
        " =1",
        "\u3000=1",
        "\uff1d1",
        "\ufe621",
    ):
        formulas = dict.fromkeys(view.people, name)
        rows = list(csv.reader(io.StringIO(as_csv(view, formulas), newline="")))
        assert [row[1] for row in rows[1:]] == [f"'{name}"] * 2
