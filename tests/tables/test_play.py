"""The course of a game: answers, looking, hints, giving up, the end, AI seats, rematch."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from core.engine.errors import (
    AlreadySeated,
    CountsAsLost,
    GameOver,
    HintsOff,
    IllegalMove,
    NotAsked,
    NotHost,
    NotOver,
    NotSeated,
    NotStarted,
    StalePrompt,
    TableClosed,
)
from core.engine.match import Match
from core.engine.replay import retell
from core.engine.rules import Budget, Level
from core.games.registry import GAMES
from core.live.table import Unshown
from core.model.calls import Did, Order
from core.model.table import Status
from core.model.views import HIDDEN, TableView
from core.players.leaderboards import Leaderboards
from core.store.database import Database
from core.tables import play
from core.tables.outbox import Outbox
from core.tables.service import TableService
from core.verify import check
from tests.databases import dump
from tests.tables.world import (
    ANN,
    BO,
    CHANNEL,
    CY,
    DI,
    HOME,
    NOBODY,
    Clock,
    World,
    make_world,
    robots,
)
from tests.transactions import Transactions, counted


async def test_every_game_can_be_played_to_its_end_and_checked_by_anybody(world: World) -> None:
    for key in GAMES:
        table = await world.game(key)
        over = await world.play_out(table)
        assert over.status is Status.FINISHED
        assert over.ended_at == world.clock()
        assert check(await world.service.replay(HOME, table)).consistent


async def test_who_answers_last_may_answer_what_only_they_are_asked_next(world: World) -> None:
    table = await world.game()
    seen = await world.service.view(HOME, table)
    last, first = (ANN, BO) if seen.view.active == 0 else (BO, ANN)
    with pytest.raises(NotAsked):
        await world.service.play(world.call(table, last), 1, "pass", "pass")
    assert (await world.table(table)).length == 0, "the other one has yet to answer"
    await world.answer(table, first, "pass")
    await world.service.play(world.call(table, last), 1, "pass", "pass")
    after = await world.service.view(HOME, table)
    assert after.table.length == 3
    assert after.view.sheets[seen.view.active].misthrows == 1


async def test_an_answer_ahead_that_is_not_possible_is_dropped(world: World) -> None:
    """Refusing it would tell what the others' hidden answers have brought about."""
    table = await world.game()
    seen = await world.service.view(HOME, table)
    last, first = (ANN, BO) if seen.view.active == 0 else (BO, ANN)
    await world.answer(table, first, "pass")
    await world.service.play(world.call(table, last), 1, "pass", "r99", "pass")
    after = await world.service.view(HOME, table)
    assert after.table.length == 2
    assert after.prompt is not None
    assert after.prompt.key == "colored_dice"


async def test_an_answer_is_logged_with_its_version_and_its_wish_to_be_shown(world: World) -> None:
    table = await world.game()
    before = await world.table(table)
    after = (await world.play_one(table)).table
    assert (after.version, after.length) == (before.version + 1, before.length + 1)
    rows = await dump(world.database)
    assert [row[:2] for row in rows["moves"]] == [(table, 1)]
    assert (await world.service.executor.read(HOME, table)).unshown == Unshown(world.clock())


async def test_a_wrong_answer_is_refused_with_its_reason_and_changes_nothing(world: World) -> None:
    table = await world.game("lucky_numbers")
    seen, asked, other = await world.turn(table)
    assert seen.prompt
    number, move = seen.prompt.number, str(seen.choices[0])
    before = await dump(world.database)
    wrong = [
        (StalePrompt, asked, number - 1, move),
        (StalePrompt, asked, number + 1, move),
        (NotAsked, other, number, move),
        (NotSeated, NOBODY, number, move),
        (IllegalMove, asked, number, "nonsense"),
        (IllegalMove, asked, number, ""),
    ]
    for refusal, user, prompt, text in wrong:
        with pytest.raises(refusal):
            await world.service.play(world.call(table, user), prompt, text)
    with pytest.raises(IllegalMove):
        await world.service.play(world.call(table, asked), number)
    assert await dump(world.database) == before


async def test_nothing_can_be_played_before_the_start_or_after_the_end(world: World) -> None:
    lobby = await world.lobby()
    with pytest.raises(NotStarted):
        await world.service.play(world.call(lobby, ANN), 0, "pass")
    with pytest.raises(NotStarted):
        await world.service.hint(HOME, lobby, ANN)
    table = await world.game()
    await world.finish(table)
    before = await dump(world.database)
    for late in (
        world.service.play(world.call(table, ANN), 0, "pass"),
        world.service.change(world.call(table, BO), play.resign, with_ai=True),
        world.service.change(world.call(table, ANN), play.abort),
        world.service.hint(HOME, table, ANN),
    ):
        with pytest.raises(GameOver):
            await late
    assert await dump(world.database) == before


async def test_all_answers_one_owes_go_in_one_click_or_none_does(world: World) -> None:
    table = await world.game("top_twelve", (ANN, BO))
    first = await world.asked(table)
    assert first.prompt
    assert first.seat is not None
    moves = await several(world, table)
    before = await dump(world.database)
    user = first.table.chairs[first.seat].user
    assert user
    with pytest.raises(IllegalMove):
        await world.service.play(world.call(table, user), first.prompt.number, *moves, moves[0])
    assert await dump(world.database) == before
    done = await world.service.play(world.call(table, user), first.prompt.number, *moves)
    assert done.table.length == len(moves)


async def several(world: World, table: int) -> list[str]:
    """Two answers the asked seat can give one after the other."""
    moves = [str(move) for move in (await world.asked(table)).choices]
    number, column = _parts(moves[0])
    return [moves[0], next(move for move in moves if not {number, column} & {*_parts(move)})]


def _parts(move: str) -> tuple[str, str]:
    number, _, place = move.partition("@")
    return number, place[:1]


async def test_answers_stay_secret_until_the_last_one_has_come(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO, CY))
    call, prompt, move = await world.next_answer(table)
    await world.service.play(call, prompt, move)
    for user in (ANN, BO, CY, NOBODY, None):
        seen = await world.service.view(HOME, table, user)
        told = seen.story[-1].answer
        assert told is not None
        assert told.move == (move if user == call.user else HIDDEN)
    while (await world.service.view(HOME, table)).prompt == await waiting(world, table, prompt):
        await world.play_one(table)
    told = (await world.service.view(HOME, table)).story[1].answer
    assert told is not None
    assert told.move == move


async def waiting(world: World, table: int, number: int) -> object:
    prompt = (await world.service.view(HOME, table)).prompt
    return prompt if prompt and prompt.number == number else object()


async def test_start_numbers_are_seen_by_their_own_seat_only(world: World) -> None:
    table = await world.game("top_twelve", (ANN, BO))
    call, prompt, move = await world.next_answer(table)
    await world.service.play(call, prompt, move)
    other = BO if call.user == ANN else ANN
    theirs = await world.service.view(HOME, table, other)
    public = await world.service.view(HOME, table)
    assert theirs.view.starts == ()
    assert public.view.starts == ()
    assert move not in repr(theirs.story)
    assert public.open_choices == {}


async def test_the_secret_shows_nowhere_before_the_end(world: World) -> None:
    table = await world.game()
    secret = (await world.service.executor.read(HOME, table)).secret
    await world.play_one(table)
    for user in (ANN, BO, NOBODY, None):
        seen = await world.service.view(HOME, table, user)
        assert seen.secret is None
        assert secret.hex() not in repr(seen)
        assert repr(secret) not in repr(seen)
    with pytest.raises(NotOver):
        await world.service.record(HOME, table)
    await world.finish(table)
    over = await world.service.view(HOME, table)
    assert over.secret == secret
    assert repr(secret) not in repr(over)
    assert repr(secret) not in repr(await world.service.record(HOME, table))


async def test_the_secret_of_an_aborted_game_is_never_shown(world: World) -> None:
    table = await world.game()
    await world.service.change(world.call(table, ANN), play.abort)
    assert (await world.service.view(HOME, table, ANN)).secret is None
    with pytest.raises(TableClosed):
        await world.service.record(HOME, table)


async def test_an_aborted_game_asks_nobody(world: World) -> None:
    table = await world.game()
    with pytest.raises(NotHost):
        await world.service.change(world.call(table, BO), play.abort)
    aborted = (await world.service.change(world.call(table, BO), play.abort, moderator=True)).table
    assert aborted.status is Status.ABORTED
    seen = await world.service.view(HOME, table, ANN)
    assert (seen.prompt, seen.choices, seen.due) == (None, (), None)
    with pytest.raises(GameOver):
        await world.service.hint(HOME, table, ANN)


async def test_who_ends_a_rated_game_for_all_forfeits_it(world: World) -> None:
    table = await world.game(people=(ANN, BO))
    await world.answer(table, ANN, "pass")
    assert not await world.service.loses_by_ending(HOME, table, ANN), "nobody else has moved"
    await world.answer(table, BO, "pass")
    assert await world.service.loses_by_ending(HOME, table, ANN)
    with pytest.raises(CountsAsLost):
        await world.service.change(world.call(table, ANN), play.abort)
    assert (await world.table(table)).status is Status.PLAYING
    done = (await world.service.change(world.call(table, ANN), play.abort, accept_loss=True)).table
    assert (done.status, done.ended_by, done.forfeited) == (Status.FINISHED, ANN, (0,))
    standings = (await world.service.view(HOME, table)).standings
    assert [(s.rank, s.won) for s in standings] == [(2, False), (1, True)]
    changes = (await Leaderboards(world.database).counted(HOME, table)).changes
    assert changes[ANN].points < 0 < changes[BO].points


async def test_the_others_of_a_game_that_was_ended_share_the_first_place(world: World) -> None:
    table = await world.game(people=(ANN, BO, CY))
    for user in (ANN, BO):
        await world.answer(table, user, "pass")
    await world.service.change(world.call(table, ANN), play.abort, accept_loss=True)
    standings = (await world.service.view(HOME, table)).standings
    assert [(s.rank, s.won) for s in standings] == [(3, False), (1, False), (1, False)]
    changes = (await Leaderboards(world.database).counted(HOME, table)).changes
    assert {user: change.points < 0 for user, change in changes.items()} == {ANN: True}
    assert check(await world.service.replay(HOME, table)).words.endswith("won by nobody")


async def test_a_game_against_the_ai_cannot_be_dodged_either(world: World) -> None:
    table = await world.game(people=(ANN,), **robots(Level.EASY, Level.EASY))
    await world.answer(table, ANN, "pass")
    await world.service.change(world.call(table, ANN), play.resign, with_ai=True)
    other = await world.game(people=(ANN,), **robots(Level.EASY, Level.EASY))
    await world.answer(other, ANN, "pass")
    await world.service.change(world.call(other, ANN), play.abort, accept_loss=True)
    boards = Leaderboards(world.database)
    lost = [(await boards.counted(HOME, n)).changes[ANN].points for n in (table, other)]
    assert max(lost) < 0


@pytest.mark.parametrize(
    ("user", "order"), [(ANN, {"rated": False}), (NOBODY, {})], ids=["unrated", "not a player"]
)
async def test_otherwise_a_game_ends_without_a_result(
    world: World, user: int, order: dict[str, Any]
) -> None:
    table = await world.game(people=(ANN, BO), **order)
    for each in (ANN, BO):
        await world.answer(table, each, "pass")
    done = (await world.service.change(world.call(table, user), play.abort, moderator=True)).table
    assert (done.status, done.ended_by) == (Status.ABORTED, user)


async def test_a_hint_ranks_what_the_asked_seat_may_do(world: World) -> None:
    table = await world.game("lucky_numbers")
    seen, asked, other = await world.turn(table)
    hint = await world.service.hint(HOME, table, asked, count=1)
    assert len(hint.advice) == 1
    assert hint.advice[0].move in seen.choices
    assert hint.advice[0].reasons
    with pytest.raises(NotAsked):
        await world.service.hint(HOME, table, other)
    with pytest.raises(NotSeated):
        await world.service.hint(HOME, table, NOBODY)


async def test_a_table_without_hints_gives_none(world: World) -> None:
    table = await world.game("lucky_numbers", hints=False)
    with pytest.raises(HintsOff):
        await world.service.hint(HOME, table, ANN)


async def test_who_resigns_with_ai_is_replaced_and_the_game_goes_on(world: World) -> None:
    table = await world.game(people=(ANN, BO))
    done = (await world.service.change(world.call(table, ANN), play.resign, with_ai=True)).table
    assert done.status is Status.PLAYING
    assert [chair.waits for chair in done.chairs] == [False, True]
    for refused in (
        world.service.change(world.call(table, ANN), play.resign, with_ai=True),
        world.service.play(world.call(table, ANN), 1, "pass"),
    ):
        with pytest.raises(NotSeated):
            await refused
    assert (await world.service.view(HOME, table, ANN)).seat is None
    await world.service.think(HOME, table)
    assert (await world.service.view(HOME, table)).story[1].answer


async def test_a_forfeit_between_two_ends_the_game_for_the_other(world: World) -> None:
    table = await world.game(people=(ANN, BO))
    await world.play_one(table)
    done = (await world.service.change(world.call(table, ANN), play.resign, with_ai=False)).table
    assert (done.status, done.forfeited) == (Status.FINISHED, (0,))
    standings = (await world.service.view(HOME, table)).standings
    assert [(s.rank, s.won) for s in standings] == [(2, False), (1, True)]
    assert check(await world.service.replay(HOME, table)).consistent


async def test_a_forfeit_among_three_lets_the_others_play_on(world: World) -> None:
    table = await world.game(people=(ANN, BO, CY))
    done = (await world.service.change(world.call(table, BO), play.resign, with_ai=False)).table
    assert done.status is Status.PLAYING
    done = (await world.service.change(world.call(table, CY), play.resign, with_ai=False)).table
    assert done.status is Status.FINISHED
    standings = (await world.service.view(HOME, table)).standings
    assert [s.seat for s in standings if s.won] == [0]


async def test_when_the_last_person_resigns_there_is_nobody_to_play_for(world: World) -> None:
    table = await world.game(people=(ANN,), **robots(Level.EASY))
    done = (await world.service.change(world.call(table, ANN), play.resign, with_ai=True)).table
    assert done.status is Status.FINISHED
    assert [s.won for s in (await world.service.view(HOME, table)).standings] == [False, True]


async def test_the_results_are_those_of_the_rules(world: World) -> None:
    table = await world.game("lucky_numbers")
    await world.play_out(table)
    seen = await world.service.view(HOME, table)
    stored = (await dump(world.database))["results"]
    assert [row[6:10] for row in stored] == [
        (s.rank, s.score, s.points, s.won) for s in seen.standings
    ]


# AI seats.


async def test_the_ai_answers_until_a_person_is_asked(world: World) -> None:
    table = await world.game("lucky_numbers", (ANN,), **robots(Level.EASY, Level.EASY))
    await world.service.think(HOME, table)
    seen = await world.service.view(HOME, table)
    assert seen.prompt
    assert seen.prompt.seats == (0,)
    assert await world.service.think(HOME, table) is None


async def test_what_all_ais_answer_is_stored_at_once(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY, Level.EASY))
    with counted(world.database) as found:
        await world.service.think(HOME, table)
    assert (await world.table(table)).length == 2
    assert found == Transactions(writes=1)


async def test_what_ais_answer_to_a_move_may_be_stored_with_it(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY, Level.EASY))
    move = await world.next_answer(table)
    with counted(world.database) as found:
        await world.service.play(*move, ai_answers=True)
    assert found == Transactions(writes=1)
    moves = (await dump(world.database))["moves"]
    assert [row[1] for row in moves] == list(range(1, len(moves) + 1))
    assert [row[4] for row in moves][:3] == ["click", "ai", "ai"]
    assert await world.service.think(HOME, table) is None
    seen = await world.service.view(HOME, table)
    assert seen.prompt is not None
    assert seen.prompt.seats == (0,)


async def test_ais_answer_at_once_at_a_table_that_had_to_be_read(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY, Level.EASY))
    other = TableService(world.database, world.clock)
    move = await world.next_answer(table)
    await other.play(*move, ai_answers=True)
    assert [row[4] for row in (await dump(world.database))["moves"]][:3] == ["click", "ai", "ai"]


async def test_ai_moves_are_logged_as_such(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY, Level.EASY))
    await world.service.think(HOME, table)
    moves = (await dump(world.database))["moves"]
    assert {row[4] for row in moves} == {"ai"}
    assert {row[2] for row in moves} <= {1, 2}


async def test_each_ai_plays_as_well_as_its_level(world: World) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY, Level.HARD))
    over = await world.pass_out(table)
    before: Match[Any, Any, Any] | None = None
    for line in retell(GAMES["qwixx"].rules, await world.service.record(HOME, table)):
        if before and line.answer and (level := over.chairs[line.answer.seat].level):
            view, moves = before.view(line.answer.seat), before.choices(line.answer.seat)
            best = GAMES["qwixx"].advisor(level).rank(view, moves, Budget(seed=before.length))[0]
            assert line.answer.move == str(best.move)
        before = line.match


async def test_many_thinkers_give_each_answer_once(world: World) -> None:
    table = await world.game("top_twelve", (ANN,), **robots(Level.EASY, Level.EASY))
    await asyncio.gather(*(world.service.think(HOME, table) for _ in range(4)))
    moves = (await dump(world.database))["moves"]
    assert len(moves) == 10
    assert sorted(row[1] for row in moves) == list(range(1, 11))


async def answer_late(world: World, table: int, before: TableView, seat: int) -> None:
    """The AI's answer to what it saw before: whatever has happened while it was thinking."""
    assert before.prompt
    number, move = before.prompt.number, str(before.open_choices[seat][0])
    then = replace(await world.service.executor.read(HOME, table))
    thought = play.Thought(then, [play.AIAnswer(seat, move, number)], then)
    answer = partial(play.play_ai, thought=thought)
    await world.service.executor.change_unasked(HOME, table, Did.PLAYED_AI, answer)


@pytest.mark.parametrize("end", ["abort", "forfeit"])
async def test_an_ai_does_not_answer_at_a_table_that_has_ended_meanwhile(
    world: World, end: str
) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY))
    seen = await world.service.view(HOME, table)
    if end == "abort":
        await world.service.change(world.call(table, ANN), play.abort)
    else:
        await world.finish(table)
    before = await dump(world.database)
    with pytest.raises(GameOver):
        await answer_late(world, table, seen, seat=1)
    assert await dump(world.database) == before


async def test_the_ai_is_not_asked_at_a_table_that_has_ended(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.game("qwixx", (ANN,), **robots(Level.EASY))
    await world.service.change(world.call(table, ANN), play.abort)
    with caplog.at_level(logging.ERROR):
        assert await world.service.think(HOME, table) is None
    assert not caplog.records


async def test_an_ai_does_not_answer_for_somebody_who_is_back(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO))
    seen = await world.service.view(HOME, table)
    with pytest.raises(NotSeated):
        await answer_late(world, table, seen, seat=1)
    assert (await world.table(table)).length == 0


async def test_a_fuse_ends_an_ai_that_never_stops(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    world = make_world(database, ai_fuse=3)
    table = await world.game("top_twelve", (ANN,), **robots(Level.EASY))
    with caplog.at_level(logging.ERROR):
        await world.service.think(HOME, table)
    assert (await world.table(table)).length == 3
    assert "did not come to an end" in caplog.text


# Afterwards.


async def test_a_rematch_is_a_new_lobby_like_the_old_table(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO), games="1", turn_seconds=60, **robots(Level.HARD))
    with pytest.raises(NotOver):
        await world.service.rematch(world.call(table, BO))
    old = await world.finish(table)
    with pytest.raises(NotSeated):
        await world.service.rematch(world.call(table, NOBODY))
    new = (await world.service.rematch(world.call(table, BO))).table
    assert (new.game, new.options, new.turn_seconds) == (old.game, old.options, old.turn_seconds)
    assert (new.host, new.status, new.commitment == old.commitment) == (BO, Status.LOBBY, False)
    assert [(c.user, c.level) for c in new.chairs] == [(BO, None), (None, Level.HARD)]


async def test_who_wants_the_rematch_too_sits_down_where_it_is_open(world: World) -> None:
    table = await world.game("qwixx", (ANN, BO, CY))
    await world.finish(table)
    both = await asyncio.gather(
        *(world.service.rematch(world.call(table, user)) for user in (ANN, BO))
    )
    (number,) = {receipt.table.id for receipt in both}
    third = await world.service.rematch(world.call(table, CY))
    assert (third.did, third.table.id) == ("joined", number)
    assert {chair.user for chair in third.table.chairs} == {ANN, BO, CY}
    with pytest.raises(AlreadySeated):
        await world.service.rematch(world.call(table, CY))
    await world.service.change(world.call(number, third.table.host), play.abort)
    assert (await world.service.rematch(world.call(table, CY))).did == "opened"


async def test_a_rematch_keeps_hints_and_ratings_as_they_were(world: World) -> None:
    table = await world.game(hints=False, rated=False)
    await world.finish(table)
    new = (await world.service.rematch(world.call(table, BO))).table
    assert (new.hints, new.rated) == (False, False)
    assert (await Outbox(world.service, world.clock).load(HOME, new.id)).owed


OTHER_LOBBIES: dict[str, tuple[int, int, Order]] = {
    "of strangers": (CY, CHANNEL, Order("lucky_numbers")),
    "elsewhere": (ANN, CHANNEL + 1, Order("lucky_numbers")),
    "with other options": (ANN, CHANNEL, Order("lucky_numbers", {"setup": "one"})),
    "of another game": (ANN, CHANNEL, Order("five_to_twelve", {"setup": "four"})),
}


@pytest.mark.parametrize("which", OTHER_LOBBIES)
async def test_a_lobby_that_is_another_one_is_not_the_rematch(world: World, which: str) -> None:
    table = await world.game("lucky_numbers")
    await world.finish(table)
    host, channel, order = OTHER_LOBBIES[which]
    other = (await world.service.open(HOME, channel, host, next(world.clicks), order)).table
    done = await world.service.rematch(world.call(table, BO))
    assert (done.did, done.table.host) == ("opened", BO)
    assert done.table.id != other.id


async def test_a_lobby_from_before_the_game_is_not_its_rematch(world: World) -> None:
    before = await world.open("lucky_numbers")
    table = await world.game("lucky_numbers")
    await world.finish(table)
    done = await world.service.rematch(world.call(table, BO))
    assert done.did == "opened"
    assert done.table.id != before.id


async def test_tables_are_listed_newest_first(world: World) -> None:
    first = await world.lobby(people=(ANN, CY))
    second = await world.game(people=(BO, CY))
    listed = await world.service.tables(HOME, Status.LOBBY, Status.PLAYING)
    assert [table.id for table in listed] == [second, first]
    assert [t.id for t in await world.service.tables(HOME, Status.LOBBY)] == [first]
    assert [t.id for t in await world.service.tables(HOME, *Status, user=BO)] == [second]
    assert len(await world.service.tables(HOME, *Status, user=CY, limit=1)) == 1
    assert await world.service.tables(HOME, *Status, user=DI) == []
    assert await world.service.tables(HOME, *Status, channel=12345) == []


async def test_an_old_entry_of_the_cache_is_never_believed(address: str) -> None:
    """Two services that know nothing of each other take turns at one table."""
    clock = Clock()
    databases = [Database(address), Database(address)]
    worlds = [World(TableService(each, clock), clock) for each in databases]
    for number, each in enumerate(worlds):
        each.clicks = iter(range(1_000 + number, 100_000, 2))
    table = await worlds[0].game("lucky_numbers")
    for turn in range(30):
        mine, theirs = worlds[turn % 2], worlds[(turn + 1) % 2]
        await mine.play_one(table)
        assert await theirs.service.view(HOME, table, ANN) == await mine.service.view(
            HOME, table, ANN
        )
    fresh = World(TableService(databases[0], clock), clock)
    assert await fresh.asked(table) == await worlds[1].asked(table)
    for database in databases:
        await database.close()
