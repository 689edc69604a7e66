"""The operator's database commands: migrate, backup, export-replays, check, shards.

Exit status: 0 success; 1 failure, reported in one line per fault; 2 usage error. No command needs a
token, and all but `migrate` may run while the bot is running.
"""

# ruff: noqa: ASYNC240 - a command-line tool has nothing else to run meanwhile
from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.ops import fleet
from bot.ops.settings import load
from core.players import recount
from core.store import schema, tournament_upkeep, upkeep
from core.store.database import Database
from core.store.problems import StorageProblem
from core.tables import audit as table_audit
from core.tournaments import audit as tournament_audit

Command = Callable[[Database, argparse.Namespace], Awaitable[int]]
STEP = {"tables": 1000, "tournaments": 50}
"""How many each long command handles between two reports of progress."""


def main(argv: Sequence[str] | None = None, program: str = "python -m bot") -> int:
    arguments = _parser(program).parse_args(argv)
    try:
        return asyncio.run(_run(arguments.command, arguments))
    except StorageProblem as problem:
        print(f"rungs: {problem}", file=sys.stderr)
        return 1


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program, description="Looks after the database named by DATABASE_URL."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _command(commands, "migrate", "bring the database up to date", migrate)
    backup = _command(commands, "backup", "copy the database while it is in use", back_up)
    backup.add_argument("file", type=Path, help="where the copy goes; must not exist yet")
    export = _command(commands, "export-replays", "every finished game as a file", export_replays)
    export.add_argument("folder", type=Path, help="where the files go; made if it is missing")
    checks = _command(commands, "check", "replay every game and compare all that is stored", check)
    checks.add_argument("--ratings", action="store_true", help="only count all ratings again")
    checks.add_argument(
        "--repair", action="store_true", help="write the ratings as they should be; stop the bot"
    )
    _command(commands, "shards", "which process has which shards, and is how late", shards)
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    words: str,
    command: Command,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
    parser.set_defaults(command=command)
    return parser


async def _run(command: Command, arguments: argparse.Namespace) -> int:
    database = Database(load().database_url)
    try:
        return await command(database, arguments)
    finally:
        await database.close()


async def migrate(database: Database, _arguments: argparse.Namespace) -> int:
    await asyncio.to_thread(database.backend.make_folder)
    before = await schema.current(database)
    if before and schema.is_known(before) and not schema.leaves_running(before):
        await _need_rest(database)
    backup = await schema.migrate(database)
    after = await schema.current(database)
    print(f"at revision {after} already" if before == after else f"{before or 'empty'} -> {after}")
    if backup is not None:
        print(f"a copy of the database as it was: {backup}")
    return 0


async def _need_rest(database: Database) -> None:
    """Refuse a migration that the processes now using the database could not go on with."""
    if running := await fleet.lately(database, datetime.now(UTC)):
        names = ", ".join(map(fleet.name, running))
        raise StorageProblem(f"this migration needs all processes to be stopped: {names}")


async def back_up(database: Database, arguments: argparse.Namespace) -> int:
    target: Path = arguments.file
    with _writing(target):
        await _need_tables(database)
        await database.backend.back_up(target)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


async def export_replays(database: Database, arguments: argparse.Namespace) -> int:
    await _need_current(database)
    folder: Path = arguments.folder
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    written = wrong = 0
    async for kept in upkeep.kept(database, upkeep.page):
        try:
            replay = upkeep.replay_file(kept)
        except ValueError as problem:
            print(problem)
            wrong += 1
            continue
        if replay is not None:
            with _writing(folder):
                (folder / replay.name).write_text(replay.text)
            written += 1
    print(f"{written} replays in {folder}; check one with: python -m core.verify FILE")
    return 1 if wrong else 0


async def check(database: Database, arguments: argparse.Namespace) -> int:
    await _need_current(database)
    found = 0
    if not (arguments.ratings or arguments.repair):
        found += await _check_tables(database)
        found += await _check_tournaments(database)
    found += await _check_ratings(database, repair=arguments.repair)
    return 1 if found else 0


async def shards(database: Database, _arguments: argparse.Namespace) -> int:
    await _need_current(database)
    report = await fleet.report(database, datetime.now(UTC))
    print("\n".join(report.lines))
    return 0 if report.well else 1


async def _check_tables(database: Database) -> int:
    moves = old = tables = 0
    found = _printed(await upkeep.integrity(database))
    found += _printed(await database.look(upkeep.unreadable))
    total = await database.look(upkeep.count)
    async for kept in upkeep.kept(database, upkeep.page):
        tables, moves = tables + 1, moves + len(kept.log)
        old += table_audit.is_of_older_rules(kept.table)
        found += _printed(table_audit.faults(kept, datetime.now(UTC)))
        _tell_progress(tables, total, "tables")
    print(f"{tables} tables, {moves} moves: {_found(found)}{_skipped(old, 'rules')}")
    return found


async def _check_tournaments(database: Database) -> int:
    old = tournaments = 0
    found = _printed(await database.look(tournament_upkeep.lost))
    total = await database.look(tournament_upkeep.count)
    async for kept in upkeep.kept(database, tournament_upkeep.page, 1):
        tournaments += 1
        old += kept.is_of_older_version
        found += _printed(tournament_audit.faults(kept, datetime.now(UTC)))
        _tell_progress(tournaments, total, "tournaments")
    print(f"{tournaments} tournaments: {_found(found)}{_skipped(old, 'versions')}")
    return found


def _printed(faults: Iterable[str]) -> int:
    """Print each fault on a line of its own, and return how many there were."""
    printed = 0
    for fault in faults:
        print(fault)
        printed += 1
    return printed


def _tell_progress(done: int, total: int, what: str) -> None:
    if done % STEP[what] == 0:
        print(f"{done} of {total} {what}", file=sys.stderr)


async def _check_ratings(database: Database, *, repair: bool) -> int:
    """Count all ratings again and return how many faults are left."""
    found = people = 0
    for server, game in await recount.games(database):
        done = await (recount.repair if repair else recount.compare)(database, server, game)
        people += done.people
        found += _printed(done.faults())
    repaired = " (repaired)" if found and repair else ""
    print(f"{people} careers: {_found(found)}{repaired}")
    return 0 if repair else found


def _found(faults: int) -> str:
    return f"{faults} faults" if faults else "all is well"


def _skipped(number: int, what: str) -> str:
    return f" ({number} of older {what} were not played again)" if number else ""


async def _need_current(database: Database) -> None:
    """Reject a database that does not exist or whose schema is not the current one."""
    await _need_tables(database)
    await schema.need_current(database)


async def _need_tables(database: Database) -> None:
    file = database.backend.file
    if file and not file.exists():  # connecting would make one
        raise StorageProblem(f"there is no database {file}: is DATABASE_URL right?")
    if await schema.current(database) is None:
        raise StorageProblem("there are no tables in this database: is DATABASE_URL right?")


@contextmanager
def _writing(place: Path) -> Iterator[None]:
    """Turn an error in writing to this path into a message for the operator."""
    try:
        yield
    except OSError as error:
        raise StorageProblem(f"{place} cannot be written: {error.strerror}") from error
