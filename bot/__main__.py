"""The command line of Rungs.

Exit status: 0 stopped as requested; 1 a failure that may be temporary (database, network); 2 usage
error; 75 already running; 78 invalid settings, such as the token, or a database that is too new. A
supervisor should not restart it after the last two: see deploy/.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot import __version__

ADMIN = ("migrate", "backup", "export-replays", "check", "shards")
TROUBLE, ALREADY_RUNNING, BAD_SETTING = 1, 75, 78
ONE_THREAD = "OPENBLAS_NUM_THREADS", "1"
"""NumPy reads it when it is loaded. Unset, it starts a thread for each processor: they would share
even the AI's small matrices and after each keep their processors busy, waiting for the next."""

USAGE = """%(prog)s [--port PORT] [--people NAMES] [--lang LANGUAGE] [--no-browser]
       %(prog)s COMMAND"""
EPILOG = """
without a command
  With DISCORD_TOKEN in the environment or in .env, Rungs connects to Discord.
  Without one it starts the playground, a simulated channel in your browser:
  --port PORT          of the page (8412)
  --people NAMES       who is there, comma separated
  --lang LANGUAGE      what the people's clients speak
  --no-browser         leave opening the page to you

commands (each with --help of its own)
  migrate              bring the database up to date
  backup               a consistent copy of the database, also while it is in use
  export-replays       every finished game as a file anybody can check
  check                look the settings and the database over
  shards               which process has which shards, and how far behind it is

files
  The current folder has the settings (.env) and the games (var/rungs.sqlite3).
  DATABASE_URL keeps the games elsewhere. All settings: docs/running.md.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in ADMIN:
        return _reported(_administer, given)
    from bot.ops import collector

    collector.put_off()  # before most is loaded
    os.environ.setdefault(*ONE_THREAD)
    return _reported(_start, _options(given))


def _administer(arguments: list[str]) -> int:
    from bot.ops.operator import main as administer

    return administer(arguments, _program())


def _start(options: list[str]) -> int:
    from bot import app
    from bot.ops.stopping import Stopped

    try:
        app.start(options)
    except Stopped as problem:
        return _say(problem, TROUBLE)
    return 0


def _reported(command: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Run a command and report every problem the operator can solve in one line."""
    from bot.ops.process_lock import AlreadyRunning
    from bot.ops.settings import SettingsProblem
    from core.store.problems import StorageProblem
    from core.store.schema import TooNew

    try:
        return command(arguments)
    except (SettingsProblem, TooNew) as problem:
        return _say(problem, BAD_SETTING)
    except AlreadyRunning as problem:
        return _say(problem, ALREADY_RUNNING)
    except StorageProblem as problem:
        return _say(problem, TROUBLE)
    except KeyboardInterrupt:
        return 130


def _options(arguments: list[str]) -> list[str]:
    """Handle --help and --version; return the remaining arguments for the playground."""
    parser = argparse.ArgumentParser(
        prog=_program(),
        usage=USAGE,
        epilog=EPILOG,
        description="Rungs: 5 vor 12, Lucky Numbers, Qwixx and Top 12 in Discord channels.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Rungs {__version__}")
    _, rest = parser.parse_known_args(arguments)
    if rest and not rest[0].startswith("-"):
        parser.error(f"there is no command {rest[0]!r}")
    return rest


def _program() -> str:
    """Return what starts Rungs here: the command of the installed package, or Python's."""
    return "rungs" if Path(sys.argv[0]).stem == "rungs" else "python -m bot"


def _say(problem: Exception, status: int) -> int:
    print(f"rungs: {problem}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
