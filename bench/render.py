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
from statistics import median
from typing import TypeVar

import numpy as np
from PIL import Image

from bot.gallery import NAMES, AnyMatch
from bot.games.registry import FACES
from bot.render.drawing import SUPERSAMPLING
from bot.render.painter import Painter
from bot.render.palette import Pixels, colors, index
from bot.render.png import assemble, segment
from bot.render.scene import Axis, Group, Item, Run, Scene, Sprite, row, stack
from bot.render.shapes import Pen
from bot.text.languages import english
from core.games.registry import GAMES
from tests import walks

_WARM_UP = 8
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
    parser.add_argument("what", nargs="?", choices=["speed", "memory"], default="speed")
    parser.add_argument("--games", type=int, default=16, help="so many tables in turn")
    parser.add_argument("--positions", type=int, default=100_000, help="for memory")
    parser.add_argument("--sprites", type=int, help="for memory: the cache's limit in MB")
    asked = parser.parse_args(argv)
    if asked.what == "memory":
        limit = {} if asked.sprites is None else {"sprites": asked.sprites << 20}
        memory(asked.positions, Painter(**limit))
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
