"""Tournament standings and podiums: places, names, points and tiebreaks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from bot.games.common.kit import INNER, raised
from bot.games.common.words import LONGEST_ALT
from bot.pages.cards.card import TITLE, titled
from bot.render import icons
from bot.render.icons import Shapes
from bot.render.names import clean
from bot.render.scene import Placed, Scene, Sprite, stack
from bot.render.shapes import Disc, Shape, Text
from bot.render.tokens import ACTIVE, MEDALS, PANEL, PLAIN, QUIET, SEATS, Color, Ink
from bot.render.typeface import Weight, width
from bot.text.names import in_row
from bot.text.say import Say

_ROW = 66
_HEAD = 52
_CELL = 130
"""The least width of a column."""
_GAP = 36
_SMALL, _LARGE = 34, 40
_NAME = 116
"""The left edge of the names."""
_STEPS = (310, 230, 160)
"""Heights of the podium's steps, highest first."""


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the standings; `cells` are the texts of the columns after the name."""

    rank: int
    name: str
    cells: tuple[str, ...]
    marked: bool = False
    """Highlight this line: it is the reader's own or one that advances."""


def standings(
    heading: str,
    columns: tuple[str, ...],
    places: tuple[Place, ...],
    say: Say,
    *,
    medals: bool = True,
) -> Scene:
    """Draw the standings; `columns` are the headings of the places' cells."""
    widths = _widths(columns, places)
    rows = [_row(place, widths, medals) for place in places]
    top = TITLE + _HEAD
    height = top + len(rows) * _ROW + 16
    head = Placed(16, TITLE, _headings(say("standings-player"), columns, widths))
    return titled(heading, height, (head, *stack(rows, x=8, y=top)))


def _widths(columns: tuple[str, ...], places: tuple[Place, ...]) -> tuple[int, ...]:
    """Return how wide each column must be for its heading and all of its cells."""
    cells = zip(*(place.cells for place in places), strict=True) if places else ((),) * len(columns)
    return tuple(
        max(_wide(column, _SMALL), *(_wide(cell, _LARGE) for cell in below), _CELL)
        for column, below in zip(columns, cells, strict=True)
    )


def _wide(text: str, size: int) -> int:
    return ceil(width(text, size, Weight.BOLD)) + _GAP


def standings_alt(
    heading: str, columns: tuple[str, ...], places: tuple[Place, ...], say: Say
) -> str:
    rows = " ".join(_row_told(columns, place, say) for place in places)
    return say("standings-alt", heading=heading, rows=rows)[:LONGEST_ALT]


def podium(heading: str, places: tuple[Place, ...]) -> Scene:
    """Draw the first three places on their steps; shared places may make it more players."""
    standing = [place for place in places if place.rank <= len(_STEPS)][:5]
    order = sorted(range(len(standing)), key=lambda i: -i if i % 2 else i)
    wide = min(300, (INNER - 40) // max(len(standing), 1))
    height = TITLE + _STEPS[0] + 210
    left = (INNER - wide * len(standing)) // 2
    steps = (
        Placed(left + at * wide, TITLE, _step(standing[i], wide, height - TITLE - 16))
        for at, i in enumerate(order)
    )
    return titled(heading, height, steps)


def _shown(place: Place) -> str:
    return clean(place.name) or "?"


def _row_told(columns: tuple[str, ...], place: Place, say: Say) -> str:
    told = ((column, cell) for column, cell in zip(columns, place.cells, strict=True) if cell)
    cells = in_row((say("standings-alt-cell", column=one, cell=cell) for one, cell in told), say)
    return say("standings-alt-row", rank=place.rank, name=_shown(place), cells=cells)


@lru_cache(maxsize=64)
def _headings(player: str, columns: tuple[str, ...], widths: tuple[int, ...]) -> Sprite:
    wide, ink = INNER - 32, QUIET[PANEL]
    name = Text(_NAME - 8, 22, player, _SMALL, ink, Weight.MEDIUM, room=300)
    cells = _cells(columns, widths, wide - 12, 22, _SMALL, ink)
    return Sprite(wide, _HEAD, PANEL, (name, *cells))


@lru_cache(maxsize=1024)
def _row(place: Place, widths: tuple[int, ...], medals: bool) -> Sprite:
    wide, middle = INNER - 16, _ROW / 2
    ground = ACTIVE if place.marked else PANEL
    rank = medal if medals else numbered
    room = wide - _NAME - sum(widths) - 20
    return Sprite(
        wide,
        _ROW,
        ground,
        (
            *rank(place.rank, 54, middle, 28, ground),
            Text(_NAME, middle, _shown(place), _LARGE, PLAIN[ground], room=room),
            *_cells(place.cells, widths, wide - 20, middle, _LARGE, PLAIN[ground]),
        ),
    )


def _cells(
    cells: tuple[str, ...], widths: tuple[int, ...], right: int, y: float, size: int, ink: Ink
) -> Shapes:
    return tuple(
        Text(right - sum(widths[at + 1 :]), y, cell, size, ink, Weight.BOLD, "right", wide - 14)
        for at, (cell, wide) in enumerate(zip(cells, widths, strict=True))
    )


def numbered(rank: int, x: float, y: float, radius: float, ground: Color) -> Shapes:
    """Draw the rank without a medal."""
    return (Text(x, y, str(rank), round(radius * 1.3), QUIET[ground], Weight.HEAVY, "center"),)


def medal(rank: int, x: float, y: float, radius: float, ground: Color) -> Shapes:
    """Draw the rank, the first three on gold, silver and bronze discs."""
    size = round(radius * 1.3)
    if rank > len(MEDALS):
        return numbered(rank, x, y, radius, ground)
    paint = MEDALS[rank - 1]
    number = Text(x, y, str(rank), size, paint.ink, Weight.HEAVY, "center")
    return Disc(x, y + 2, radius, paint.shade), Disc(x, y, radius, paint.fill), number


@lru_cache(maxsize=256)
def _step(place: Place, width: int, height: int) -> Sprite:
    """Draw one step: name and points above it, the rank on its front."""
    tall, x = _STEPS[place.rank - 1], width / 2
    top = height - tall
    paint = MEDALS[place.rank - 1]
    crown: tuple[Shape, ...] = icons.gold_crown(x, top - 156, 80) if place.rank == 1 else ()
    points = place.cells[0] if place.cells else ""
    return Sprite(
        width,
        height,
        PANEL,
        (
            *icons.confetti(width, top - 4, tuple(paint.fill for paint in SEATS)),
            *crown,
            _above(x, top - 84, _shown(place), 46, PLAIN[PANEL], width),
            _above(x, top - 34, points, 40, QUIET[PANEL], width),
            *raised(6, top, width - 12, tall - 6, paint, 16),
            Text(x, top + 76, str(place.rank), 92, paint.ink, Weight.HEAVY, "center"),
        ),
    )


def _above(x: float, y: float, text: str, size: int, ink: Ink, width: int) -> Text:
    """Return a line above a step, readable among the confetti."""
    return Text(x, y, text, size, ink, Weight.BOLD, "center", width - 16, halo=6)
