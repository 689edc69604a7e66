"""Was this game played fairly? `python -m core.verify FILE` works the whole game out again.

A consistent file follows from its secret, but anybody can choose a secret and make up a game. It is
the game that was played if the fingerprint of its commitment was published before the game: compare
it with the lobby's message, or give what stood there as a second argument.
Words for people above the game itself are not checked.

Exit status: 0 the file is consistent; 1 it is not (forged, incomplete, not of this program), or not
what the lobby promised; 2 it could not be read from disk. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from core.engine.errors import Refusal
from core.engine.match import Line, Match
from core.engine.replay import (
    MAGIC,
    Record,
    ReplayError,
    ReplayFile,
    is_over,
    read,
    retell,
    sealed,
    split,
    standings,
    write_standing,
)
from core.engine.rng import fingerprint, is_promised
from core.games.registry import GAMES

LARGEST = 4 * 1024 * 1024
"""Bytes; the longest real game is far below a tenth of this."""


class Fault(StrEnum):
    """What is wrong with a file."""

    FORM = "form"
    GAME = "game"
    COMMITMENT = "commitment"
    ABANDONED = "abandoned"
    LINE = "line"
    MOVE = "move"
    END = "end"
    STANDINGS = "standings"


@dataclass(frozen=True, slots=True)
class Verdict:
    words: str
    """One sentence that says what was found."""
    record: Record | None = None
    """The game, if the file is consistent."""
    fault: Fault | None = None
    move: int = 0
    """The number of the line at fault, if one line or move is."""

    @property
    def consistent(self) -> bool:
        return self.fault is None


def check(text: str) -> Verdict:
    """Return the verdict on a replay file; never raises, whatever the text is."""
    try:
        file = read(text)
    except ReplayError as error:
        return Verdict(str(error), fault=Fault.FORM)
    return _header_problem(file.record) or _check_play(file)


def _header_problem(record: Record) -> Verdict | None:
    game = GAMES.get(record.game)
    if game is None:
        return Verdict(f"this program does not know the game '{record.game}'", fault=Fault.GAME)
    if record.version != game.rules.version:
        words = f"version {record.version} of the rules is not known here"
        return Verdict(words, fault=Fault.GAME)
    if not sealed(record):
        return Verdict("the commitment is not that of the secret", fault=Fault.COMMITMENT)
    if not set(record.abandoned) <= set(range(len(record.seats))):
        words = "a seat that is not at the table cannot have given up"
        return Verdict(words, fault=Fault.ABANDONED)
    return None


def _check_play(file: ReplayFile) -> Verdict:
    story: list[Line[Any, Any, Any]] = []
    try:
        for line in retell(GAMES[file.record.game].rules, file.record):
            if str(line) != file.lines[line.number]:
                words = f"line {line.number} does not follow; it should be '{line}'"
                return Verdict(words, fault=Fault.LINE, move=line.number)
            story.append(line)
    except Refusal as refusal:
        words = f"move {len(story)} is against the rules: {refusal}"
        return Verdict(words, fault=Fault.MOVE, move=len(story))
    return _check_end(file, story[-1].match)


def _check_end(file: ReplayFile, match: Match[Any, Any, Any]) -> Verdict:
    record = file.record
    if not is_over(match, record):
        words = "the game is not over after the last move: the file is cut short"
        return Verdict(words, fault=Fault.END)
    final = standings(match, record)
    if tuple(map(write_standing, final)) != file.standings:
        return Verdict("the standings do not follow from the game", fault=Fault.STANDINGS)
    winners = " and ".join(record.seats[s.seat] for s in final if s.won) or "nobody"
    return Verdict(
        f"{record.game} with {len(record.seats)} seats and {len(record.log)} moves: every roll, "
        f"draw and move follows from the secret; won by {winners}",
        record,
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m core.verify", description="Checks a Rungs replay file, move by move."
    )
    parser.add_argument("file", type=Path, help="the replay file, or - for standard input")
    parser.add_argument("fingerprint", nargs="?", help="what the lobby showed before the game")
    given = parser.parse_args(argv)
    path: Path = given.file
    try:
        text = _text(path)
    except (OSError, UnicodeDecodeError, ValueError) as problem:
        print(f"UNREADABLE {path}: {problem}", file=sys.stderr)
        return 2
    verdict = check(text)
    print(f"{'CONSISTENT' if verdict.consistent else 'FALSE'} {path}: {verdict.words}")
    if verdict.record is None:
        return 1
    promised = given.fingerprint is None or is_promised(
        verdict.record.commitment, given.fingerprint
    )
    print(
        _advice(verdict.record) if promised else f"NOT THE GAME PROMISED: {_both(verdict.record)}"
    )
    if split(text)[0]:
        print(f"The words above the line '{MAGIC} {verdict.record.format}' were not checked.")
    return 0 if promised else 1


def _advice(record: Record) -> str:
    return (
        f"This alone does not show that it was played: look for the message in which the lobby of "
        f"table {record.table} showed, before the game, {_both(record)}"
    )


def _both(record: Record) -> str:
    """Return what a lobby shows, and what older lobbies showed."""
    return f"fingerprint {fingerprint(record.commitment)} (SHA-256 {record.commitment})"


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
