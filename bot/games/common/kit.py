"""Drawing helpers shared by all games: panels, headers, highlights, surfaces.

Discord shows a picture in a box of 400 x 300, so all are laid out on a canvas three times as large.
Text has at least `LEAST` pixels, and nothing is conveyed by color alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from bot.games.common.people import LETTERS, Person, Status
from bot.render import icons
from bot.render.icons import Shapes
from bot.render.scene import Group, Item, Placed, Scene, Sprite, row, stack
from bot.render.shapes import Box, Disc, Text
from bot.render.tokens import (
    AMBER,
    EDGE,
    GOLD,
    MEDALS,
    MINT,
    NIGHT,
    ON_GOLD,
    PAGE,
    PANEL,
    PLAIN,
    QUIET,
    SEATS,
    SHADOW,
    WELL,
    Color,
    Ink,
    Paint,
)
from bot.render.typeface import LEADING, LEAST, Weight, fit, typeset
from bot.render.typeface import width as text_width
from core.engine.rules import Seat, View

WIDTH, HEIGHT = 1200, 900
MARGIN = 12
GAP = 10
INNER = WIDTH - 2 * MARGIN
HALF = (INNER - GAP) // 2
HEADER = 64
INSET = 6
"""From a panel's top edge to its header, clear of the border."""
RADIUS = 20
_INDENT = 10
"""Padding at the ends of a header; also its corner radius."""
_FRAME = 5
"""The width of a winner's frame."""
_OVERHANG = 2
"""How far letters may reach beyond their width."""
_APART = 1.25
"""From the middle of a line to that of the next, in ems, where letters cannot touch."""
_STEP = 92
"""The width of a step of the podium."""
_SCORE = 44


class Highlight(Enum):
    """Why a cell is highlighted."""

    __hash__ = object.__hash__  # Enum's own is slow, and a picture asks for it a hundred times
    NONE = "none"
    LAST = "last"
    LEGAL = "legal"


def page(
    height: int, parts: Iterable[Placed], width: int = WIDTH, cuts: Iterable[int] = ()
) -> Scene:
    """Return a whole picture; it is best cut where something ends that changes by itself."""
    return Group(width, height, PAGE, tuple(parts), tuple(cuts))


def grid(items: Iterable[Item], columns: int, y: int) -> tuple[Placed, ...]:
    """Lay out panels of one size, `columns` to a row, from `y` down."""
    placed: list[Placed] = []
    for number, item in enumerate(items):
        down, across = divmod(number, columns)
        left = MARGIN + across * (item.width + GAP)
        placed.append(Placed(left, y + down * (item.height + GAP), item))
    return tuple(placed)


@lru_cache(maxsize=64)
def plate(
    width: int, height: int, *, lit: bool = False, fill: Color = PANEL, ground: Color = PAGE
) -> Group:
    """Draw an empty panel with rounded corners; a winner's is lit by a golden frame."""
    top = Sprite(width, RADIUS, ground, _sheet(0, width, height, fill, lit))
    bottom = Sprite(width, RADIUS, ground, _sheet(RADIUS - height, width, height, fill, lit))
    side = Sprite(_FRAME, height - 2 * RADIUS, GOLD, ())
    sides = (Placed(0, RADIUS, side), Placed(width - _FRAME, RADIUS, side)) if lit else ()
    parts = (Placed(0, 0, top), Placed(0, height - RADIUS, bottom), *sides)
    return Group(width, height, fill, parts)


def _sheet(y: float, width: int, height: int, fill: Color, lit: bool) -> Shapes:
    if not lit:
        return (Box(0, y, width, height, fill, RADIUS),)
    inner = width - 2 * _FRAME, height - 2 * _FRAME
    return (
        Box(0, y, width, height, GOLD, RADIUS),
        Box(_FRAME, y + _FRAME, *inner, fill, RADIUS - _FRAME),
    )


@lru_cache(maxsize=2048)
def header(width: int, person: Person, score: str = "") -> Group:
    """Draw badge and name, with the seat's status and score at the right.

    Each is a separate sprite, so a new score redraws only its digits.
    """
    ground = person.ground
    signs = (status(person.status, ground),) if person.status is not Status.IDLE else ()
    right = (*signs, *((digits(score, ground),) if score else ()))
    used = sum(sprite.width for sprite in right)
    kept = sum(sprite.width for sprite in signs) + room_for(score)
    parts = (
        Placed(0, 0, bar(width, ground)),
        *_tag(person, width - kept - 2 * _INDENT, 34),
        *row(right, x=width - used - _INDENT),
    )
    return Group(width, HEADER, PANEL, parts)


def bar(width: int, ground: Color) -> Sprite:
    """Draw the background of a name."""
    return Sprite(width, HEADER, PANEL, (Box(0, 0, width, HEADER, ground, _INDENT),))


def _tag(person: Person, width: int, size: int) -> tuple[Placed, ...]:
    ground = person.ground
    return (
        Placed(_INDENT, 0, _seat_badge(person.seat, ground)),
        Placed(_INDENT + 60, 0, lettering(person.name, size, PLAIN[ground], HEADER, width - 66)),
    )


def lettering(text: str, size: int, ink: Ink, height: int, room: int) -> Sprite:
    """Draw a name on its ground, no wider than it needs to be: most are short."""
    shown, fitting = fit(text, size, Weight.BOLD, room)
    width = min(round(text_width(shown, fitting, Weight.BOLD)) + size, room + _OVERHANG)
    written = Text(0, height / 2, shown, fitting, ink)  # whatever the room, if it suffices
    return Sprite(width, height, ink.on, (written,))


def _seat_badge(seat: int, ground: Color) -> Sprite:
    rim = (Disc(26, HEADER / 2 - 1, 26, NIGHT),) if ground == GOLD else ()
    return Sprite(54, HEADER, ground, (*rim, *badge(seat, 26, HEADER / 2 - 1, 24)))


def status(which: Status, ground: Color) -> Sprite:
    return Sprite(50, HEADER, ground, status_icon(which, 25, HEADER / 2, 34, ground))


def _wide(number: str) -> int:
    return round(text_width(number, _SCORE, Weight.HEAVY)) + 8


def room_for(number: str) -> int:
    """Return the width of the widest number with as many digits, so that the name beside it looks
    the same for each of them."""
    return max(_wide(digit * len(number)) for digit in "0123456789") if number else 0


def digits(number: str, ground: Color) -> Sprite:
    """Draw a large number, as wide as it needs to be."""
    width = _wide(number)
    text = Text(width, HEADER / 2, number, _SCORE, PLAIN[ground], Weight.HEAVY, "right")
    return Sprite(width, HEADER, ground, (text,))


def badge(seat: int, x: float, y: float, radius: float) -> Shapes:
    """Draw the seat's disc with its letter."""
    paint = SEATS[seat % len(SEATS)]
    size = max(LEAST, round(radius * 1.2))
    letter = Text(x, y, LETTERS[seat], size, paint.ink, Weight.HEAVY, "center")
    return Disc(x, y + 2, radius, paint.shade), Disc(x, y, radius, paint.fill), letter


def status_icon(which: Status, x: float, y: float, size: float, ground: Color) -> Shapes:
    strong = NIGHT if ground == GOLD else AMBER
    match which:
        case Status.TURN:
            return icons.play(x, y, size, strong)
        case Status.OWES:
            return icons.hourglass(x, y, size, strong)
        case Status.DONE:
            return icons.check(x, y, size, NIGHT if ground == GOLD else MINT.fill)
        case Status.WON:
            return icons.crown(x, y, size * 1.2, strong)
        case Status.IDLE:
            return ()


def raised(x: float, y: float, w: float, h: float, paint: Paint, radius: float) -> Shapes:
    """Draw a raised surface lit from above: shadow, lower edge, upper edge, fill."""
    depth = max(2, round(h / 22))
    return (
        Box(x, y + depth, w, h, SHADOW, radius),
        Box(x, y, w, h, paint.shade, radius),
        Box(x, y, w, h - depth, paint.light, radius),
        Box(x, y + depth / 2, w, h - 1.5 * depth, paint.fill, radius),
    )


def sunk(x: float, y: float, w: float, h: float, radius: float) -> Shapes:
    """Draw a sunken, empty place."""
    return Box(x, y, w, h, EDGE, radius), Box(x + 2, y + 2, w - 4, h - 4, WELL, radius - 2)


def rank_badge(x: float, y: float, rank: int, radius: float = 25) -> Shapes:
    """Draw the rank of a suggested move, 1 being the best; 0 draws nothing."""
    if not rank:
        return ()
    number = Text(x, y, str(rank), round(radius * 1.35), ON_GOLD, Weight.HEAVY, "center")
    return Disc(x, y, radius + 3, NIGHT), Disc(x, y, radius, GOLD), number


@lru_cache(maxsize=512)
def paragraph(
    width: int, height: int, text: str, size: int, ink: Ink, leading: float = LEADING
) -> Group:
    """Draw a sentence in as many lines as it needs, no larger than `size`.

    Lines that cannot touch are sprites of their own: most were drawn for another sentence.
    """
    lines = written(0, width, height, text, size, ink, leading)
    cuts = [round((a.y + b.y) / 2) for a, b in pairwise(lines) if b.y - a.y > _APART * a.size]
    strips = [
        Sprite(width, bottom - top, ink.on, tuple(_within(lines, top, bottom)))
        for top, bottom in pairwise([0, *cuts, height])
    ]
    return Group(width, height, ink.on, stack(strips))


def _within(lines: Iterable[Text], top: int, bottom: int) -> Iterator[Text]:
    """Yield the lines that lie in a strip, measured from its top."""
    return (replace(line, y=line.y - top) for line in lines if top < line.y < bottom)


def written(
    left: float,
    room: int,
    height: int,
    text: str,
    size: int,
    ink: Ink,
    leading: float = LEADING,
    weight: Weight = Weight.BOLD,
    halo: float = 0,
) -> tuple[Text, ...]:
    """Write a sentence, centered in this height."""
    shown, size, pitch = typeset(text, size, weight, room, height, leading)
    top = (height - pitch * (len(shown) - 1)) / 2
    return tuple(
        Text(left, top + pitch * at, line, size, ink, weight, room=room, halo=halo)
        for at, line in enumerate(shown)
    )


class Step(NamedTuple):
    """A seat's place and score on the podium."""

    rank: int
    seat: Seat
    score: str
    won: bool
    left: bool
    """Abandoned: it has no medal."""


def podium_of(view: View) -> tuple[Step, ...]:
    """Return all seats, best first."""
    ranked = sorted(view.standings, key=lambda standing: standing.rank)
    return tuple(Step(s.rank, s.seat, str(s.score), s.won, s.left) for s in ranked)


def finale(width: int, height: int, sentence: str, steps: tuple[Step, ...]) -> Group:
    """Draw the end of a game: who has won, if anybody, among confetti, and the podium."""
    pedestal = podium(steps, height - 16)
    room, won = width - pedestal.width - 32, any(step.won for step in steps)
    write = _cheer if won else _plainly
    parts = (
        Placed(0, 0, plate(width, height, lit=won)),
        Placed(12, 8, write(room, height - 16, sentence)),
        Placed(width - pedestal.width - 12, 8, pedestal),
    )
    return Group(width, height, PAGE, parts)


def _cheer(width: int, height: int, sentence: str) -> Sprite:
    left = round(height * 0.85)
    crown = icons.gold_crown(height * 0.42, height / 2, height * 0.5)
    confetti = icons.confetti(width, height, tuple(paint.fill for paint in SEATS))
    lines = _sentence(sentence, left, width - left - 16, height)
    return Sprite(width, height, PANEL, (*confetti, *crown, *lines))


def _plainly(width: int, height: int, sentence: str) -> Sprite:
    return Sprite(width, height, PANEL, _sentence(sentence, 16, width - 32, height))


def _sentence(sentence: str, left: float, room: int, height: int) -> Shapes:
    """Write a sentence large and close, readable among confetti."""
    size = min(60, height // 2)
    return written(left, room, height, sentence, size, PLAIN[PANEL], leading=1, halo=8)


def podium(steps: tuple[Step, ...], height: int, width: int = _STEP) -> Group:
    """Draw the seats on steps of this width, the best in the middle of the first three."""
    order = [*steps[1:2], *steps[:1], *steps[2:]]
    parts = row(_step(step, height, width) for step in order)
    return Group(len(order) * width, height, PANEL, parts)


def _step(step: Step, height: int, width: int) -> Group:
    """Draw a seat's badge on its step, which is high enough for the score at any rank.

    The score is a sprite of its own: there are many scores and few steps. An abandoned seat has a
    hollow instead of a step.
    """
    paint, radius = MEDALS[min(step.rank, len(MEDALS)) - 1], min(24, height // 4 - 2)
    size = min(40, max(LEAST, height // 3))
    room, least = height - 2 * radius - 6, size + 6
    share = 0.0 if step.left else (1.0, 0.6, 0.3, 0.0)[min(step.rank, 4) - 1]
    tall = round(least + (room - least) * share)
    top, middle = height - tall, width / 2
    place = 2, top, width - 4, tall - 4
    surface = sunk(*place, 10) if step.left else raised(*place, paint, 10)
    empty = Sprite(
        width, height, PANEL, (*surface, *badge(step.seat, middle, top - radius - 2, radius))
    )
    score = _score(step.score, size, QUIET[WELL] if step.left else paint.ink)
    left, down = (width - score.width) // 2, top + (least - score.height) // 2 - 2
    return Group(width, height, PANEL, (Placed(0, 0, empty), Placed(left, down, score)))


def _score(number: str, size: int, ink: Ink) -> Sprite:
    """Draw the number on a step, no larger than it needs to be."""
    wide, tall = round(text_width(number, size, Weight.HEAVY)) + 4, size - 2
    text = Text(wide / 2, tall / 2, number, size, ink, Weight.HEAVY, "center")
    return Sprite(wide, tall, ink.on, (text,))
