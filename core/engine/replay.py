"""Replay files: a finished game as plain text that anybody can check (`python -m core.verify`).

A header with the game, its seats, the commitment and the revealed secret; one line per answer, in
notation, with what happened because of it; the standings; `end`. Everything after the `|` and all
standings follow from the lines above them: the writer puts them there for the reader, and the
checker works them out again.

Above the header, the game may be told in words for people. Checks ignore these words: they follow
from nothing, and differ from language to language.

The first line names the format. Files of the first format list only forfeited seats, ranked by
their positions; a seat that an AI played to the end for somebody kept what the AI reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from core.engine.match import Answer, Line, Match, replay
from core.engine.rng import commitment, derive_seed
from core.engine.rules import M, Rules, S, Seat, Setup, Standing, V
from core.engine.standings import settle, settle_by_position

MAGIC = "rungs-replay"
FIRST, NEWEST = 1, 2
_LEFT = {FIRST: "forfeited", NEWEST: "abandoned"}
"""The name of the line with the seats that have lost, whatever their position."""
LOT = "lot"
NONE = "-"


@dataclass(frozen=True, slots=True)
class Record:
    """All there is to know about a finished game."""

    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]
    """Who sat where: the ids that went into the seed."""
    first: Seat | None
    table: str
    start: str
    """The id of the click that started the game, or of whatever else did."""
    commitment: str
    secret: bytes = field(repr=False)
    log: tuple[Answer, ...]
    abandoned: tuple[Seat, ...] = ()
    """Seats whose person gave up or was away at the end; giving up may end a game early."""
    format: int = NEWEST

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats), dict(self.options), self.first)

    @property
    def seed(self) -> bytes:
        return derive_seed(self.secret, self.table, self.start, self.seats)


def retell(rules: Rules[S, M, V], record: Record) -> Iterator[Line[S, M, V]]:
    """Play a recorded game again by its rules."""
    return replay(rules, record.setup, record.seed, record.log)


def standings(match: Match[Any, Any, Any], record: Record) -> tuple[Standing, ...]:
    if record.format == FIRST:
        return settle_by_position(match.standings(), record.abandoned)
    return settle(match.standings(), record.abandoned, over=match.over)


def is_over(match: Match[Any, Any, Any], record: Record) -> bool:
    return match.over or bool(record.abandoned)


def write(rules: Rules[S, M, V], record: Record) -> str:
    """Return the replay file of a finished game."""
    story = tuple(retell(rules, record))
    final = map(write_standing, standings(story[-1].match, record))
    return "\n".join([*header(record), "", *map(str, story), "", *final, "end", ""])


def header(record: Record) -> list[str]:
    options = " ".join(f"{key}={value}" for key, value in record.options)
    return [
        f"{MAGIC} {record.format}",
        f"game {record.game}",
        f"version {record.version}",
        f"options {options or NONE}",
        f"seats {' '.join(record.seats)}",
        f"first {LOT if record.first is None else record.first}",
        f"table {record.table}",
        f"start {record.start}",
        f"{_LEFT[record.format]} {_joined(record.abandoned)}",
        f"commitment {record.commitment}",
        f"secret {record.secret.hex()}",
    ]


def write_standing(standing: Standing) -> str:
    words = [f"seat {standing.seat} place {standing.rank}"]
    words += [f"score {standing.score} points {standing.points}"]
    return " ".join([*words, *(["won"] if standing.won else [])])


def _joined(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats)) or NONE


class ReplayError(ValueError):
    """Not a replay file, or one that is damaged: nothing can be said about the game in it."""


@dataclass(frozen=True, slots=True)
class ReplayFile:
    """A replay file as read: the record, and what the file claims to follow from it."""

    record: Record
    lines: tuple[str, ...]
    standings: tuple[str, ...]


def read(text: str) -> ReplayFile:
    number = format_of(text)
    if number is None:
        raise ReplayError(f"this is not a Rungs replay (it has no line '{MAGIC} {NEWEST}')")
    blocks = _blocks(_rows(split(text)[1])[1:])
    if len(blocks) != 3 or blocks[2][-1] != "end":
        raise ReplayError("the file is not complete: it must have three parts and close with 'end'")
    head, body, tail = blocks
    record = _record(number, head, body)
    for row, spelled in zip(head, header(record)[1:], strict=True):
        if row != spelled:
            raise ReplayError(f"the line '{spelled.split()[0]}' is not spelled as Rungs spells it")
    return ReplayFile(record, tuple(body), tuple(tail[:-1]))


def format_of(text: str) -> int | None:
    """Return the format of a replay file; None for any other text."""
    return _named_format(_rows(split(text)[1])[0])


def split(text: str) -> tuple[str, str]:
    """Return what a file says to people, which nobody checks, and the part that is checked."""
    rows = _rows(text)
    begin = next((place for place, row in enumerate(rows) if _named_format(row)), 0)
    return "\n".join(rows[:begin]).strip(), "\n".join(rows[begin:])


def _named_format(row: str) -> int | None:
    return next((number for number in _LEFT if row.strip() == f"{MAGIC} {number}"), None)


@dataclass(frozen=True, slots=True)
class Difference:
    """Two lines that should be the same; None where a file has ended."""

    one: str | None
    other: str | None


def first_difference(one: str, other: str) -> Difference | None:
    """Return the first line in which two replay files differ.

    Neither empty lines nor the words for people count.
    """
    for rows in zip_longest(_filled(one), _filled(other)):
        if rows[0] != rows[1]:
            return Difference(*rows)
    return None


def _filled(text: str) -> Iterator[str]:
    return (row.rstrip() for row in _rows(split(text)[1]) if row.strip())


def _rows(text: str) -> list[str]:
    return text.replace("\r\n", "\n").split("\n")


def _blocks(rows: Sequence[str]) -> list[list[str]]:
    blocks: list[list[str]] = [[]]
    for row in map(str.rstrip, rows):
        if row:
            blocks[-1].append(row)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _record(number: int, head: Sequence[str], body: Sequence[str]) -> Record:
    left = _LEFT[number]
    fields = f"game version options seats first table start {left} commitment secret".split()
    words = dict(row.partition(" ")[::2] for row in head)
    if list(words) != fields or len(head) != len(fields):
        raise ReplayError(f"the header must have the lines {', '.join(fields)}, in this order")
    try:
        return Record(
            game=words["game"],
            version=int(words["version"]),
            options=tuple(_option(word) for word in _listed(words["options"])),
            seats=tuple(words["seats"].split()),
            first=None if words["first"] == LOT else int(words["first"]),
            table=words["table"],
            start=words["start"],
            commitment=words["commitment"],
            secret=bytes.fromhex(words["secret"]),
            log=tuple(_answer(place, row) for place, row in enumerate(body) if place),
            abandoned=tuple(map(int, _listed(words[left]))),
            format=number,
        )
    except ValueError as problem:
        raise ReplayError(str(problem)) from problem


def _listed(words: str) -> list[str]:
    return [] if words == NONE else words.split()


def _option(word: str) -> tuple[str, str]:
    key, _, value = word.partition("=")
    return key, value


def _answer(number: int, row: str) -> Answer:
    words = row.partition(" |")[0].split()
    if len(words) != 3 or words[0] != str(number):
        raise ReplayError(f"move {number} must read '{number} SEAT MOVE | EVENTS'")
    return Answer(int(words[1]), words[2])


def sealed(record: Record) -> bool:
    """Return whether the revealed secret is the one that was committed to."""
    return commitment(record.secret) == record.commitment
