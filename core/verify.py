"""Was this game played fairly? `python -m core.verify FILE` works the whole game out again.

Exit status: 0 the file is true; 1 it is not (forged, incomplete, not of this program); 2 it could
not be read from disk. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.engine.errors import Refusal
from core.engine.match import Line, Match
from core.engine.replay import (
    Record,
    ReplayError,
    ReplayFile,
    is_over,
    read,
    retell,
    sealed,
    standings,
    write_standing,
)
from core.games.registry import GAMES

LARGEST = 4 * 1024 * 1024
"""Bytes; the longest real game is far below a tenth of this."""


@dataclass(frozen=True, slots=True)
class Verdict:
    true: bool
    words: str
    """One sentence that says what was found."""


def check(text: str) -> Verdict:
    """Return the verdict on a replay file; never raises, whatever the text is."""
    try:
        file = read(text)
    except ReplayError as error:
        return Verdict(False, str(error))
    problem = _header_problem(file.record)
    return Verdict(False, problem) if problem else _check_play(file)


def _header_problem(record: Record) -> str | None:
    game = GAMES.get(record.game)
    if game is None:
        return f"this program does not know the game '{record.game}'"
    if record.version != game.rules.version:
        return f"version {record.version} of the rules is not known here"
    if not sealed(record):
        return "the secret is not the one that was committed to before the game"
    if not set(record.forfeited) <= set(range(len(record.seats))):
        return "a seat that is not at the table cannot have given up"
    return None


def _check_play(file: ReplayFile) -> Verdict:
    story: list[Line[Any, Any, Any]] = []
    try:
        for line in retell(GAMES[file.record.game].rules, file.record):
            if str(line) != file.lines[line.number]:
                return Verdict(False, f"line {line.number} does not follow; it should be '{line}'")
            story.append(line)
    except Refusal as refusal:
        return Verdict(False, f"move {len(story)} is against the rules: {refusal}")
    return _check_end(file, story[-1].match)


def _check_end(file: ReplayFile, match: Match[Any, Any, Any]) -> Verdict:
    record = file.record
    if not is_over(match, record):
        return Verdict(False, "the game is not over after the last move: the file is cut short")
    final = standings(match, record)
    if tuple(map(write_standing, final)) != file.standings:
        return Verdict(False, "the standings do not follow from the game")
    winners = " and ".join(record.seats[s.seat] for s in final if s.won) or "nobody"
    return Verdict(
        True,
        f"{record.game} with {len(record.seats)} seats and {len(record.log)} moves: every roll, "
        f"draw and move follows from the committed secret; won by {winners}",
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m core.verify", description="Checks a Rungs replay file, move by move."
    )
    parser.add_argument("file", type=Path, help="the replay file, or - for standard input")
    path: Path = parser.parse_args(argv).file
    try:
        text = _text(path)
    except (OSError, UnicodeDecodeError, ValueError) as problem:
        print(f"UNREADABLE {path}: {problem}", file=sys.stderr)
        return 2
    verdict = check(text)
    print(f"{'TRUE' if verdict.true else 'FALSE'} {path}: {verdict.words}")
    return 0 if verdict.true else 1


def _text(path: Path) -> str:
    data = sys.stdin.buffer.read(LARGEST + 1) if str(path) == "-" else _bytes(path)
    if len(data) > LARGEST:
        raise ValueError("the file is too large to be a replay")
    return data.decode()


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


if __name__ == "__main__":
    sys.exit(main())
