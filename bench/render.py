"""Measure how fast pictures are drawn and how large they are: `python -m bench render`.

Per picture, the median CPU milliseconds of one run, all on the same positions:

- fresh:  from a new view to the finished file, with the sprites cached;
- next:   the same for the view one answer later;
- floor:  only compressing the finished pixels, in one piece, with the same encoder;
- pillow: drawing the same scene shape by shape with Pillow, scaling it down and saving it.

`scene` is the part of fresh in which the face lays the picture out, before painting.
With `memory`: draw 100,000 different positions with one painter and print its memory use.
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

from bot.games.gallery import NAMES, AnyMatch
from bot.games.registry import FACES
from bot.render.drawing import SUPERSAMPLING
from bot.render.painter import Painter
from bot.render.palette import Pixels
from bot.render.png import assemble, segment
from bot.render.scene import Axis, Group, Item, Run, Scene, Sprite, row, stack
from bot.render.shapes import Pen
from bot.text.languages import english
from core.games.registry import GAMES
from tests import walks

_WARM_UP = 16
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figures:
    size: float
    scene: float
    fresh: float
    following: float
    floor: float
    pillow: float


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench render",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=["speed", "memory"], default="speed")
    parser.add_argument("--games", type=int, default=16, help="positions of so many games each")
    parser.add_argument("--positions", type=int, default=100_000, help="for memory")
    asked = parser.parse_args(argv)
    if asked.what == "memory":
        memory(asked.positions)
    else:
        table(asked.games)


def table(games: int) -> None:
    print(
        f"{'picture':20}{'KB':>6}{'scene':>8}{'fresh':>8}{'next':>8}{'floor':>8}{'pillow':>9}"
        f"{'fresh/floor':>13}{'next/floor':>12}{'pillow/fresh':>14}"
    )
    for key, game in GAMES.items():
        for players in game.rules.players:
            print(line(f"{key} {players}", measure(key, players, games)), flush=True)


def line(name: str, f: Figures) -> str:
    return (
        f"{name:20}{f.size / 1000:6.1f}{f.scene:8.2f}{f.fresh:8.2f}{f.following:8.2f}"
        f"{f.floor:8.2f}{f.pillow:9.1f}"
        f"{f.fresh / f.floor:13.2f}{f.following / f.floor:12.2f}{f.pillow / f.fresh:14.0f}"
    )


def measure(key: str, players: int, count: int) -> Figures:
    painter, games = Painter(), [random_game(key, players, n) for n in range(_WARM_UP + count)]
    painter.draw_ahead(FACES[key].stock())
    for story in games[:_WARM_UP]:
        for match in story:
            painter.png(scene_of(key, match))
    middles = [len(story) * quarter // 4 for story in games[_WARM_UP:] for quarter in (1, 2, 3)]
    stories = [story for story in games[_WARM_UP:] for _ in range(3)]
    pairs = [(story[at], story[at + 1]) for story, at in zip(stories, middles, strict=True)]
    laid, fresh, following, floor, sizes = [], [], [], [], []
    with undisturbed():
        for match, after in pairs:
            scene, spent = timed(laid_out(key, match))
            laid.append(spent)
            png, painted = timed(partial(painter.png, scene))
            fresh.append(spent + painted)
            sizes.append(len(png))
            scene_after, spent = timed(laid_out(key, after))
            following.append(spent + timed(partial(painter.png, scene_after))[1])
            pixels = painter.pixels(scene)
            floor.append(timed(partial(encode, pixels))[1])
    pillow = [timed(partial(plainly, scene_of(key, match)))[1] for match, _ in pairs[:5]]
    return Figures(median(sizes), *map(median, (laid, fresh, following, floor, pillow)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause garbage collection, which would hit one side or the other at random."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def memory(positions: int) -> None:
    """Draw this many different positions and print the memory use of caches and process."""
    painter, drawn = Painter(), 0
    for number in range(positions):
        for key, game in GAMES.items():
            players = game.rules.players[number % len(game.rules.players)]
            for match in random_game(key, players, number + 1000):
                painter.png(scene_of(key, match))
                drawn += 1
                if drawn % 10_000 == 0:
                    print(holding(painter, drawn))
                if drawn == positions:
                    return


def holding(painter: Painter, drawn: int) -> str:
    caches = painter.sprites, painter.runs, painter.strips
    weights = " + ".join(f"{cache.weight / 2**20:.1f}" for cache in caches)
    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return f"{drawn:8,} positions: caches {weights} MB, process at most {resident:.0f} MB"


def timed(work: Callable[[], T]) -> tuple[T, float]:
    begin = time.process_time()
    result = work()
    return result, (time.process_time() - begin) * 1000


def laid_out(key: str, match: AnyMatch) -> Callable[[], Scene]:
    """Return a function that lays the picture out; the view is made beforehand."""
    view, names, say = match.view(), NAMES[: match.setup.seats], english()
    return lambda: FACES[key].board(view, names, say)


def scene_of(key: str, match: AnyMatch) -> Scene:
    return laid_out(key, match)()


def random_game(key: str, players: int, number: int) -> list[AnyMatch]:
    lines = walks.random_game(GAMES[key].rules, players, Random(number))
    return [line.match for line in lines]


def encode(pixels: Pixels) -> bytes:
    """Encode the whole picture in one piece."""
    height, width = pixels.shape
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = pixels
    return assemble(width, height, [segment(lines)])


def plainly(scene: Scene) -> bytes:
    """Draw the picture with Pillow alone, without caches."""
    size = scene.width * SUPERSAMPLING, scene.height * SUPERSAMPLING
    image = Image.new("P", size)
    pen = Pen(image, SUPERSAMPLING, scene.ground)
    draw_item(pen, scene, 0, 0)
    image.putpalette([channel for color in pen.used for channel in color])
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
    ground = pen.number(sprite.ground)
    pen.draw.rectangle(pen.frame(0, 0, sprite.width, sprite.height), fill=ground)
    for shape in sprite.shapes:
        shape.draw(pen)


if __name__ == "__main__":
    main()
