"""The vector shapes a sprite is made of, and the pen that draws them.

Lengths are in pixels of the finished picture; the pen draws larger and the painter scales down,
which smooths every edge. Shapes are values: equal shapes draw equal pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from PIL import Image, ImageDraw

from bot.render.palette import index
from bot.render.tokens import Color, Ink
from bot.render.typeface import CAP_HEIGHT, Weight, fit, glyph, runs, width

Point: TypeAlias = tuple[float, float]
Align: TypeAlias = Literal["left", "center", "right"]
PlacedGlyph: TypeAlias = tuple[int, int, Image.Image]
"""Where the mask of a character is drawn."""
_SHIFT: dict[Align, float] = {"center": 0.5, "right": 1.0}


class Pen:
    """Draws on an image `scale` times as large as the picture, offset by an origin in it.

    The image has one number per pixel: the index of its color in the palette.
    """

    def __init__(self, image: Image.Image, scale: int, origin: Point = (0, 0)) -> None:
        self.draw = ImageDraw.Draw(image)
        self.scale = scale
        self.origin = origin

    def at(self, point: Point) -> Point:
        return (point[0] + self.origin[0]) * self.scale, (point[1] + self.origin[1]) * self.scale

    def frame(self, x: float, y: float, w: float, h: float) -> tuple[float, float, float, float]:
        """Return the corners of a rectangle, both inclusive, as Pillow expects."""
        (left, top), (right, bottom) = self.at((x, y)), self.at((x + w, y + h))
        return round(left), round(top), round(right) - 1, round(bottom) - 1


class Shape(Protocol):
    def draw(self, pen: Pen, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle with rounded corners."""

    x: float
    y: float
    w: float
    h: float
    fill: Color
    radius: float = 0

    def draw(self, pen: Pen) -> None:
        frame = pen.frame(self.x, self.y, self.w, self.h)
        pen.draw.rounded_rectangle(frame, self.radius * pen.scale, fill=index(self.fill))


@dataclass(frozen=True, slots=True)
class Ring:
    """The border of a rectangle with rounded corners, drawn inward."""

    x: float
    y: float
    w: float
    h: float
    color: Color
    radius: float
    width: float

    def draw(self, pen: Pen) -> None:
        pen.draw.rounded_rectangle(
            pen.frame(self.x, self.y, self.w, self.h),
            self.radius * pen.scale,
            outline=index(self.color),
            width=round(self.width * pen.scale),
        )


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: Color

    def draw(self, pen: Pen) -> None:
        side = 2 * self.radius
        frame = pen.frame(self.x - self.radius, self.y - self.radius, side, side)
        pen.draw.ellipse(frame, fill=index(self.fill))


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    fill: Color

    def draw(self, pen: Pen) -> None:
        pen.draw.polygon([pen.at(point) for point in self.points], fill=index(self.fill))


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, with round caps and joints."""

    points: tuple[Point, ...]
    color: Color
    width: float

    def draw(self, pen: Pen) -> None:
        points = [pen.at(point) for point in self.points]
        thick = self.width * pen.scale
        pen.draw.line(points, fill=index(self.color), width=round(thick))
        for x, y in points:
            half = thick / 2
            pen.draw.ellipse((x - half, y - half, x + half, y + half), fill=index(self.color))


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; `y` is the middle of its capitals and digits.

    `room` is the width to fit it into, if any. `halo` is an outline in the color of the ground,
    which keeps text on a drawing readable.
    """

    x: float
    y: float
    text: str
    size: int
    ink: Ink
    weight: Weight = Weight.BOLD
    align: Align = "left"
    room: int = 0
    halo: float = 0

    def draw(self, pen: Pen) -> None:
        if self.halo:
            self._write(pen, self.ink.on, self.outlined(pen))
        self._write(pen, self.ink.color, self.glyphs(pen))

    def _write(self, pen: Pen, color: Color, glyphs: Iterable[PlacedGlyph]) -> None:
        for x, y, mask in glyphs:
            pen.draw.bitmap((x, y), mask, index(color))

    def outlined(self, pen: Pen) -> Iterator[PlacedGlyph]:
        """Yield the characters as wide as their halo makes them."""
        return self.glyphs(pen, round(self.halo * pen.scale))

    def glyphs(self, pen: Pen, rim: int = 0) -> Iterator[PlacedGlyph]:
        """Yield the characters, thickened by `rim`, and where the pen draws them."""
        text, size = self.text, self.size
        if self.room:
            text, size = fit(text, size, self.weight, self.room)
        large = size * pen.scale
        x, y = pen.at((self.x, self.y))
        if self.align != "left":
            x -= width(text, large, self.weight) * _SHIFT[self.align]
        baseline = round(y + large * CAP_HEIGHT / 2)
        for name, piece in runs(text, self.weight):
            for char in piece:
                drawn = glyph(char, name, large, rim)
                yield round(x) + drawn.left, baseline + drawn.top, drawn.mask
                x += drawn.advance
