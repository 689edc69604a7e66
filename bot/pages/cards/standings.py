"""Tournament standings and podiums: places, names, points and tiebreaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple, TypeAlias

from bot.games.common.kit import INNER, raised
from bot.games.common.words import LONGEST_ALT
from bot.pages.cards.card import TITLE, titled
from bot.render import icons
from bot.render.icons import Shapes
from bot.render.names import clean
from bot.render.scene import Placed, Scene, Sprite, stack
from bot.render.shapes import Disc, Shape, Text
from bot.render.tokens import ACTIVE, MEDALS, PANEL, PLAIN, QUIET, SEATS, Color, Ink
from bot.render.typeface import LEAST, Weight, typeset, width
from bot.text.names import in_row
from bot.text.say import Say

_ROW = 66
_HEAD = 52
_CELL = 130
"""The least width of a column."""
_GAP = 36
_PITCH = 34
"""Between two lines of a cell."""
_SHORTEST = 300
"""The least width of the names."""
_NAME = 116
"""The left edge of the names."""
_STEPS = (310, 230, 160)
"""Heights of the podium's steps, highest first."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One line of the standings; `cells` are the texts of the columns after the name."""

    rank: int
    name: str
    cells: tuple[str, ...]
    marked: bool = False
    """Highlight this line: it is the reader's own or one that advances."""


def standings(
    heading: str,
    columns: tuple[str, ...],
    places: tuple[StandingsRow, ...],
    say: Say,
    *,
    medals: bool = True,
) -> Scene:
    """Draw the standings; `columns` are the headings of the places' cells."""
    grid = _grid(columns, places)
    rows = [_row(place, grid, medals) for place in places]
    top = TITLE + _HEAD * grid.lines
    height = top + len(rows) * _ROW + 16
    head = Placed(16, TITLE, _headings(say("standings-player"), columns, grid))
    return titled(heading, height, (head, *stack(rows, x=8, y=top)))


_Column: TypeAlias = tuple[str, tuple[str, ...]]
"""A heading and its cells."""


class Grid(NamedTuple):
    """How the columns are set: the sizes of headings and cells, their lines, and the widths."""

    small: int
    large: int
    lines: int
    widths: tuple[int, ...] = ()

    @property
    def name(self) -> int:
        """Return the width that is left for the names."""
        return INNER - 16 - _NAME - sum(self.widths) - 20

    def holding(self, columns: tuple[_Column, ...]) -> Grid:
        """Return the grid with columns wide enough for these."""
        return self._replace(widths=tuple(_wide(*column, self) for column in columns))


_GRIDS = Grid(34, 40, 1), Grid(LEAST, LEAST, 1), Grid(LEAST, LEAST, 2)
"""Columns too wide for names beside them are set smaller, then on two lines."""


def _grid(columns: tuple[str, ...], places: tuple[StandingsRow, ...]) -> Grid:
    """Return how the columns are set for their headings and all of their cells."""
    cells = zip(*(place.cells for place in places), strict=True) if places else ((),) * len(columns)
    below = tuple(zip(columns, cells, strict=True))
    grids = (grid.holding(below) for grid in _GRIDS)
    return next((grid for grid in grids if grid.name >= _SHORTEST), _GRIDS[-1].holding(below))


def _wide(heading: str, cells: tuple[str, ...], grid: Grid) -> int:
    texts = (heading, grid.small), *((cell, grid.large) for cell in cells)
    widest = max(
        width(line, size, Weight.BOLD) for text, size in texts for line in _broken(text, grid.lines)
    )
    return max(ceil(widest) + _GAP, _CELL)


def _broken(text: str, lines: int) -> tuple[str, ...]:
    """Return the text on one line, or on two of about the same length."""
    words = text.split(" ")
    if lines == 1 or len(words) == 1:
        return (text,)
    pairs = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return min(pairs, key=lambda pair: max(map(len, pair)))


def standings_alt(
    heading: str, columns: tuple[str, ...], places: tuple[StandingsRow, ...], say: Say
) -> str:
    rows = " ".join(_row_in_words(columns, place, say) for place in places)
    return say("standings-alt", heading=heading, rows=rows)[:LONGEST_ALT]


def podium(heading: str, places: tuple[StandingsRow, ...]) -> Scene:
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


def _shown(place: StandingsRow) -> str:
    return clean(place.name) or "?"


def _row_in_words(columns: tuple[str, ...], place: StandingsRow, say: Say) -> str:
    filled = ((column, cell) for column, cell in zip(columns, place.cells, strict=True) if cell)
    cells = in_row((_cell_in_words(column, cell, say) for column, cell in filled), say)
    return say("standings-alt-row", rank=place.rank, name=_shown(place), cells=cells)


def _cell_in_words(column: str, cell: str, say: Say) -> str:
    return say("standings-alt-cell", column=column, cell=cell) if column else cell


def _headings(player: str, columns: tuple[str, ...], grid: Grid) -> Sprite:
    wide, height, ink = INNER - 32, _HEAD * grid.lines, QUIET[PANEL]
    y = height / 2 - 4
    name = Text(_NAME - 8, y, player, grid.small, ink, Weight.MEDIUM, room=grid.name)
    cells = _cells(columns, grid, wide - 12, y, grid.small, ink)
    return Sprite(wide, height, PANEL, (name, *cells))


def _row(place: StandingsRow, grid: Grid, medals: bool) -> Sprite:
    wide, middle = INNER - 16, _ROW / 2
    ground = ACTIVE if place.marked else PANEL
    rank = medal if medals else numbered
    return Sprite(
        wide,
        _ROW,
        ground,
        (
            *rank(place.rank, 54, middle, 28, ground),
            Text(_NAME, middle, _shown(place), 40, PLAIN[ground], room=grid.name),
            *_cells(place.cells, grid, wide - 20, middle, grid.large, PLAIN[ground]),
        ),
    )


def _cells(cells: tuple[str, ...], grid: Grid, right: int, y: float, size: int, ink: Ink) -> Shapes:
    return tuple(
        Text(right - sum(grid.widths[at + 1 :]), above, line, size, ink, Weight.BOLD, "right")
        for at, cell in enumerate(cells)
        for above, line in _lines(_broken(cell, grid.lines), y)
    )


def _lines(lines: tuple[str, ...], y: float) -> Iterator[tuple[float, str]]:
    """Yield lines that are centered around `y`, each with its own middle."""
    for at, line in enumerate(lines):
        yield y + _PITCH * (at - (len(lines) - 1) / 2), line


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


def _step(place: StandingsRow, width: int, height: int) -> Sprite:
    """Draw one step: name and points above it, the rank on its front."""
    tall, x = _STEPS[place.rank - 1], width / 2
    top = height - tall
    paint = MEDALS[place.rank - 1]
    crown: tuple[Shape, ...] = icons.gold_crown(x, top - 156, 80) if place.rank == 1 else ()
    points, room = place.cells[0] if place.cells else "", width - 16
    shown, size, _ = typeset(points, 40, Weight.BOLD, room, 2 * _PITCH, 1)
    return Sprite(
        width,
        height,
        PANEL,
        (
            *icons.confetti(width, top - 4, tuple(paint.fill for paint in SEATS)),
            *crown,
            _above(x, top - 84, _shown(place), 46, PLAIN[PANEL], room),
            *(_above(x, y, each, size, QUIET[PANEL], room) for y, each in _lines(shown, top - 34)),
            *raised(6, top, width - 12, tall - 6, paint, 16),
            Text(x, top + 76, str(place.rank), 92, paint.ink, Weight.HEAVY, "center"),
        ),
    )


def _above(x: float, y: float, text: str, size: int, ink: Ink, room: int) -> Text:
    """Return a line above a step, readable among the confetti."""
    return Text(x, y, text, size, ink, Weight.BOLD, "center", room, halo=6)
