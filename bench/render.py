"""Measure how fast pictures are drawn and how large they are: `python -m bench render`.

Several tables are played in turn, each with names that were never drawn before, after other tables
have warmed the caches. Per game and number of players, the median CPU milliseconds:

- new:    from the first view of a table to the finished file: new names;
- next:   the same for every later view;
- floor:  only compressing finished pixels, in one piece, with the same encoder;
- pillow: drawing the same scene shape by shape with Pillow, scaling it down and saving it.

`scene` is the part of next in which the face lays the picture out, before painting.
With `memory`: draw many positions of all games, ever new tables with new names, with one painter,
and print how often a sprite had to be drawn and how much memory is used.
With `ahead`: draw ahead for a table, as the bot does while people gather; print the CPU that takes,
that for the names at another table, and what the boards of further games take, cold and after it.
"""

from __future__ import annotations

import argparse
import gc
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from random import Random
from statistics import median, quantiles
from typing import TypeVar

import numpy as np
from PIL import Image

from bot.gallery import NAMES, AnyMatch
from bot.games.registry import FACES
from bot.pages.rehearsal import Rehearsal, Scenes
from bot.render.drawing import SUPERSAMPLING
from bot.render.painter import Painter
from bot.render.palette import Pixels, colors, index
from bot.render.png import assemble, segment
from bot.render.scene import Axis, Group, Item, Run, Scene, Sprite, row, stack
from bot.render.shapes import Pen
from bot.text.languages import english
from core.engine.match import Match
from core.engine.rules import Budget, Level, Setup
from core.games.registry import GAMES
from core.model.table import Chair, Table
from tests import walks
from tests.pages.tables import table as lobby_like

_WARM_UP = 8
_AHEAD = 6
"""So many games are drawn after drawing ahead."""
_LONGEST = 60
"""Positions measured at each table, at most."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figures:
    size: float
    scene: float
    new: float
    following: float
    floor: float
    pillow: float


@dataclass(frozen=True, slots=True)
class Seated:
    """A table: its game, its positions and the names of its players."""

    key: str
    story: list[AnyMatch]
    names: tuple[str, ...]

    def laid_out(self, at: int) -> Callable[[], Scene]:
        """Return a function that lays a picture out; the view is made beforehand."""
        view, say = self.story[at].view(), english()
        return lambda: FACES[self.key].board(view, self.names, say)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench render",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=["speed", "memory", "ahead"], default="speed")
    parser.add_argument("--games", type=int, default=16, help="so many tables in turn")
    parser.add_argument("--positions", type=int, default=100_000, help="for memory")
    parser.add_argument("--sprites", type=int, help="for memory: the cache's limit in MB")
    asked = parser.parse_args(argv)
    if asked.what == "memory":
        limit = {} if asked.sprites is None else {"sprites": asked.sprites << 20}
        memory(asked.positions, Painter(**limit))
    elif asked.what == "ahead":
        ahead()
    else:
        table(asked.games)


def table(games: int) -> None:
    print(
        f"{'picture':20}{'KB':>6}{'scene':>8}{'new':>8}{'next':>8}{'floor':>8}{'pillow':>9}"
        f"{'new/floor':>13}{'next/floor':>12}{'pillow/next':>14}"
    )
    for key, game in GAMES.items():
        for players in game.rules.players:
            print(line(f"{key} {players}", measure(key, players, games)), flush=True)


def line(name: str, f: Figures) -> str:
    return (
        f"{name:20}{f.size / 1000:6.1f}{f.scene:8.2f}{f.new:8.2f}{f.following:8.2f}"
        f"{f.floor:8.2f}{f.pillow:9.1f}"
        f"{f.new / f.floor:13.2f}{f.following / f.floor:12.2f}{f.pillow / f.following:14.0f}"
    )


def measure(key: str, players: int, count: int) -> Figures:
    painter, tables = Painter(), [seated(key, players, n) for n in range(_WARM_UP + count)]
    for known in tables[:_WARM_UP]:
        for at in range(len(known.story)):
            painter.png(known.laid_out(at)())
    laid, floor, sizes = list[float](), list[float](), list[int]()
    new, following = list[float](), list[float]()
    playing = tables[_WARM_UP:]
    with undisturbed():
        for at in range(_LONGEST):
            for each in (each for each in playing if at < len(each.story)):
                scene, spent = timed(each.laid_out(at))
                png, painted = timed(partial(painter.png, scene))
                laid.append(spent)
                (following if at else new).append(spent + painted)
                sizes.append(len(png))
        for each in playing:
            pixels = painter.pixels(each.laid_out(len(each.story) // 2)())
            floor.append(timed(partial(encode, pixels))[1])
    middles = (each.laid_out(len(each.story) // 2)() for each in playing[:5])
    pillow = [timed(partial(plainly, scene))[1] for scene in middles]
    return Figures(median(sizes), *map(median, (laid, new, following, floor, pillow)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause garbage collection, which would hit one side or the other at random."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def memory(positions: int, painter: Painter) -> None:
    """Draw this many different positions and print the memory use of caches and process."""
    drawn = 0
    for number in range(1000, 1000 + positions):
        for key, game in GAMES.items():
            table = seated(key, game.rules.players[number % len(game.rules.players)], number)
            for at in range(len(table.story)):
                painter.png(table.laid_out(at)())
                drawn += 1
                if drawn % 5_000 == 0:
                    print(holding(painter, drawn), flush=True)
                if drawn == positions:
                    return


def ahead() -> None:
    """Print the seconds of drawing ahead, then sprites drawn and milliseconds of boards."""
    print(f"{'':20}{'ahead':>8}{'names, ms':>11}{'sprites':>16}{'p50, ms':>16}{'p99, ms':>16}")
    for key in GAMES:
        for players in (2, 4):
            painter, rehearsal = Painter(), Rehearsal(_lobby(key, players))
            names = NAMES[:players]
            spent = _prepared(painter, rehearsal.scenes(names, english()))
            others = tuple(f"{name} 2" for name in names)
            recast = _prepared(painter, rehearsal.recast(others, english()))
            cold, warm = _boards(key, players, Painter()), _boards(key, players, painter)
            text = "".join(f"{a:9.1f}{b:7.1f}" for a, b in zip(cold, warm, strict=True))
            print(f"{key:16}{players:4}{spent:8.1f}{recast * 1000:11.0f}{text}", flush=True)


def _prepared(painter: Painter, scenes: Scenes) -> float:
    """Return the seconds of drawing what these scenes consist of."""
    begin = time.process_time()
    for scene in scenes:
        for _ in painter.prepare(scene):
            pass
    return time.process_time() - begin


def _lobby(game: str, players: int) -> Table:
    chairs = tuple(Chair(seat, level=Level.MEDIUM) for seat in range(players))
    return lobby_like(game=game, chairs=chairs)


def _boards(key: str, players: int, painter: Painter) -> tuple[float, float, float]:
    """Return how many sprites some games draw, and p50 and p99 of their boards."""
    before, spent = painter.packed.made, list[float]()
    for number in range(_AHEAD):
        for match in _played(key, players, number):
            scene = FACES[key].board(match.view(), NAMES[:players], english())
            spent.append(timed(partial(painter.png, scene))[1])
    cuts = quantiles(spent, n=100)
    return painter.packed.made - before, cuts[49], cuts[98]


def _played(key: str, players: int, number: int) -> Iterator[AnyMatch]:
    """Yield the positions of a game of AI players."""
    game = GAMES[key]
    match, _ = Match.start(game.rules, Setup(players), bytes([100 + number]) * 32)
    yield match
    while prompt := match.prompt:
        seat, budget = prompt.seats[0], Budget(seed=match.length, best_only=True)
        ranked = game.advisor(Level.MEDIUM).rank(match.view(seat), match.choices(seat), budget)
        match, _ = match.play(seat, str(ranked[0].move), prompt.number)
        yield match


def holding(painter: Painter, drawn: int) -> str:
    caches = painter.sprites, painter.packed, painter.runs, painter.strips
    weights = " + ".join(f"{cache.weight / 2**20:.1f}" for cache in caches)
    misses = painter.packed.made / drawn
    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return (
        f"{drawn:8,} positions: {misses:.2f} sprites drawn for each, caches {weights} MB, "
        f"process at most {resident:.0f} MB"
    )


def timed(work: Callable[[], T]) -> tuple[T, float]:
    begin = time.process_time()
    result = work()
    return result, (time.process_time() - begin) * 1000


def seated(key: str, players: int, number: int) -> Seated:
    """Return a random game of players nobody has seen before."""
    lines = walks.random_game(GAMES[key].rules, players, Random(number))
    names = tuple(f"{name} {number:x}" for name in NAMES[:players])
    return Seated(key, [line.match for line in lines], names)


def encode(pixels: Pixels) -> bytes:
    """Encode the whole picture in one piece."""
    height, width = pixels.shape
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = pixels
    return assemble(width, height, [segment(lines)])


def plainly(scene: Scene) -> bytes:
    """Draw the picture with Pillow alone, without caches."""
    size = scene.width * SUPERSAMPLING, scene.height * SUPERSAMPLING
    image = Image.new("P", size, index(scene.ground))
    image.putpalette([channel for color in colors() for channel in color])
    draw_item(Pen(image, SUPERSAMPLING), scene, 0, 0)
    file = BytesIO()
    image.convert("RGB").reduce(SUPERSAMPLING).save(file, "PNG")
    return file.getvalue()


def draw_item(pen: Pen, item: Item, x: int, y: int) -> None:
    match item:
        case Sprite():
            draw_shapes(pen, item, x, y)
        case Run():
            lay = row if item.axis is Axis.ACROSS else stack
            for left, top, part in lay(item.sprites, x=x, y=y):
                draw_item(pen, part, left, top)
        case Group():
            for left, top, part in item.parts:
                draw_item(pen, part, x + left, y + top)


def draw_shapes(pen: Pen, sprite: Sprite, x: int, y: int) -> None:
    pen.origin = x, y
    ground = index(sprite.ground)
    pen.draw.rectangle(pen.frame(0, 0, sprite.width, sprite.height), fill=ground)
    for shape in sprite.shapes:
        shape.draw(pen)


if __name__ == "__main__":
    main()
