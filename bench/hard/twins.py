"""Twins: two games that differ only in what is hidden look the same to all who may not know it.

The twins differ in one hidden answer, or in the randomness to come. For everybody else, and for
people who watch, every message must be the same: words, picture, its description, buttons, their
own panel, the hint with its reasons, the story.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from bench.hard.table import Row, progress, times
from bench.hard.world import scratch
from bot.pages.page import Page
from bot.pages.panel import Panels
from bot.pages.table import fair_page, story_page
from bot.pages.turn import turn_page
from core.engine.match import Answer, Line
from core.engine.rules import Advice, Budget, Level, Seat, Setup
from core.games.registry import GAMES
from core.live.table import Live
from core.model.table import Chair, Status
from core.model.views import Hint, TableView
from core.tables.views import seat_view
from tests.channel.world import World, playing
from tests.faces.positions import NAMES
from tests.pages.tables import table
from tests.text.catalogue import english
from tests.walks import AnyLine, AnyMatch, any_setup, at_random, walk

TWINS = 2000
HINTED = 0.15
"""The share of twins whose hints are compared, too: the AI thinks for each."""
THOUGHT = Budget()


class Twins(NamedTuple):
    kind: str
    one: Live
    other: Live
    unknowing: tuple[Seat | None, ...]
    """Who may not know the difference; None: people who watch."""


async def run(share: float) -> list[Row]:
    count, chance, kinds = times(TWINS, share), random.Random(11), Counter[str]()
    row, looks = Row("hidden-information twins"), 0
    with scratch("twins") as folder:
        async with playing(folder) as world:
            pairs = _pairs(chance)
            for number in range(count):
                progress(f"twins: {number} of {count}")
                twins = next(pairs)
                kinds[twins.kind] += 1
                for seat in twins.unknowing:
                    hinted = chance.random() < HINTED
                    ones, others = [
                        await _shown(world, live, seat, hinted) for live in (twins.one, twins.other)
                    ]
                    looks += len(ones)
                    row.wrong += _different(twins, seat, ones, others)
    row.count = f"{count} twins, {looks} pages compared"
    row.notes = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
    return [row]


def _different(twins: Twins, seat: Seat | None, ones: list[Page], others: list[Page]) -> list[str]:
    game, length = twins.one.table.game, twins.one.table.length
    if len(ones) != len(others):
        return [f"{game}, {length} moves: seat {seat} sees {len(ones)} pages or {len(others)}"]
    return [
        f"{game}, {length} moves: seat {seat} can tell twins apart by page {place} ({twins.kind})"
        for place, (one, other) in enumerate(zip(ones, others, strict=True))
        if one != other
    ]


def _pairs(chance: random.Random) -> Iterator[Twins]:
    """Yield twins from random games of every kind, for ever."""
    while True:
        game = GAMES[chance.choice(list(GAMES))]
        setup = any_setup(game.rules, chance.choice(game.rules.players), chance)
        lines: list[AnyLine] = []
        for line in walk(game.rules, setup, chance.randbytes(32), at_random(chance)):
            lines.append(line)
            if line.match.prompt is None:
                break
            if chance.random() < 0.2:
                yield from _hidden_answers(lines, setup, chance)
            if chance.random() < 0.03:
                yield _hidden_luck(lines, setup, chance)


def _hidden_answers(lines: list[AnyLine], setup: Setup, chance: random.Random) -> Iterator[Twins]:
    """Yield twins where a seat has given this or that answer, and others have yet to."""
    match = lines[-1].match
    prompt = match.prompt
    if prompt is None or len(prompt.seats) < 2:
        return
    seat = chance.choice(prompt.seats)
    moves = chance.sample(match.choices(seat), min(2, len(match.choices(seat))))
    if len(moves) < 2:
        return
    played = [_after(lines, match, seat, str(move)) for move in moves]
    others = tuple(each for each in range(setup.seats) if each != seat)
    one, other = (_live(each, setup) for each in played)
    yield Twins("hidden answers", one, other, (None, *others))


def _after(lines: list[AnyLine], match: AnyMatch, seat: Seat, move: str) -> list[AnyLine]:
    after, events = match.play(seat, move)
    number = match.prompt.number if match.prompt else None
    return [*lines, Line(Answer(seat, move), events, after, number)]


def _hidden_luck(lines: list[AnyLine], setup: Setup, chance: random.Random) -> Twins:
    """Return twins with the same past and different randomness to come."""
    last = lines[-1]
    other = last._replace(match=replace(last.match, _seed=chance.randbytes(32)))
    everybody = (None, *range(setup.seats))
    return Twins("luck to come", _live(lines, setup), _live([*lines[:-1], other], setup), everybody)


def _live(lines: list[AnyLine], setup: Setup) -> Live:
    """Return the table at which this was played."""
    match = lines[-1].match
    shown = table(
        game=match.rules.key,
        rules=match.rules.version,
        options=match.setup.options,
        status=Status.PLAYING,
        length=match.length,
        version=match.length + 1,
        chairs=tuple(Chair(seat, user=100 + seat) for seat in range(setup.seats)),
    )
    return Live.of(shown, lines)


async def _shown(world: World, live: Live, seat: Seat | None, hinted: bool) -> list[Page]:
    """Return all that this seat, or somebody who watches, can make the bot show."""
    services, say = world.client.services, english()
    seen = seat_view(live, seat)
    names = NAMES[: len(live.table.chairs)]
    pages = [story_page(seen, names, 0, say), fair_page(seen, say)]
    if seat is None:
        return [*pages, await turn_page(seen, names, 0, services, say)]
    panels = Panels(services, world.client)
    pages.append(await panels.own(seen, "", say, 100 + seat))
    if hinted and seen.choices:
        pages.append(await panels.hint(Hint(seen, _advice(seen)), say, 100 + seat))
    return pages


def _advice(seen: TableView) -> tuple[Advice[Any], ...]:
    advisor = GAMES[seen.table.game].advisor(Level.EXPERT)
    return tuple(advisor.rank(seen.view, seen.choices, THOUGHT)[:3])
