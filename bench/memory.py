"""Measure what tables in play take, by game and player count, in mid-game.

Bytes of a table that is kept as it is: all that it holds and no other table has too; and packed, as
the cache keeps those where nothing happens; and megabytes of 1,000 tables in the cache. Run:
`python -m bench memory`.
"""

from __future__ import annotations

import gc
import sys
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from itertools import count
from sys import getsizeof
from typing import Any

from bench.engine import play_out
from core.engine.match import replay
from core.engine.rng import commitment
from core.engine.rules import Rules
from core.games.registry import GAMES
from core.live.table import Live
from core.model.table import Chair, Status, Table
from core.tables.cache import TableCache, pack, unpack

TABLES = 50
MANY = 1000
IDS = count(300_000_000_000_000_000)


def main(argv: list[str] | None = None) -> None:
    del argv
    print(
        f"{'game':16}{'players':>8}{'table':>8}{'match':>8}{'story':>8}{'packed':>8}{'MB/1000':>9}"
    )
    for game in GAMES.values():
        for players in game.rules.players:
            lives = [_live(game.rules, players, number) for number in range(TABLES)]
            known = _known()
            parts = [
                sum(_size(part, known) for part in each) / TABLES
                for each in zip(*map(_parts, lives), strict=True)
            ]
            parts.append(sum(getsizeof(pack(live)) for live in lives) / TABLES)
            told = "".join(f"{size:8.0f}" for size in parts)
            print(f"{game.key:16}{players:8}{told}{_many(lives) / 1e6:9.2f}", flush=True)


def _many(lives: list[Live]) -> int:
    """Return the bytes of a cache with many such tables, none of which shares parts with others."""
    cache, known = TableCache(), _known()
    for number in range(MANY):
        live = unpack(pack(lives[number % TABLES]))
        cache.put(replace(live, table=replace(live.table, id=number)))
    return _size(cache, known)


def _live(rules: Rules[Any, Any, Any], players: int, number: int) -> Live:
    """Return a table in the middle of a random game."""
    played = play_out(rules, players, number)
    half = played.log[: len(played.log) // 2]
    table = _table(rules, players, number, len(half))
    return Live.of(table, replay(rules, table.setup, played.seed, half))


def _table(rules: Rules[Any, Any, Any], players: int, number: int, length: int) -> Table:
    start = str(next(IDS))
    chairs = tuple(Chair(seat, next(IDS)) for seat in range(players))
    return Table(
        id=number,
        server=next(IDS),
        channel=next(IDS),
        host=next(IDS),
        game=rules.key,
        rules=rules.version,
        options={option.key: option.default for option in rules.options},
        games="1",
        series=None,
        series_game=0,
        tournament=None,
        first=None,
        turn_seconds=0,
        hints=True,
        rated=True,
        status=Status.PLAYING,
        version=length + 3,
        length=length,
        commitment=commitment(start.encode()),
        start=start,
        opened_at=datetime.now(UTC),
        ended_at=None,
        seated=tuple(chair.alias(start) for chair in chairs),
        chairs=chairs,
    )


def _parts(live: Live) -> tuple[object, object, object]:
    return live.table, live.match, live


def _known() -> set[int]:
    """Return what is there anyhow: the games, with everything they create once."""
    known: set[int] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("core."):
            for value in list(vars(module).values()):
                _size(value, known)
    return known


def _size(value: object, known: set[int]) -> int:
    """Return the bytes of all that this value holds, except what is known already."""
    size, found = 0, [value]
    while found:
        one = found.pop()
        if id(one) in known or callable(one) or isinstance(one, Enum | type(sys)):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        found.extend(gc.get_referents(one))
    return size
