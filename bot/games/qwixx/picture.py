"""Pictures of Qwixx: the public board, and one large sheet for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.common.kit import (
    HEIGHT,
    WIDTH,
    finale,
    page,
    paragraph,
    plate,
    podium_of,
)
from bot.games.common.people import Names, Person, Status, name_in_sentence, people
from bot.games.common.words import outcome
from bot.games.qwixx import pieces
from bot.games.qwixx.colors import PAPER, Labels, labels_in
from bot.games.qwixx.fields import fields
from bot.games.qwixx.highlights import Highlights, RowHighlights, last_highlights, owner_highlights
from bot.games.qwixx.pieces import Light, Size
from bot.render.scene import Group, Placed, Run, Scene, Sprite, across, row, stack
from bot.render.shapes import Text
from bot.render.tokens import PAGE, PANEL, PLAIN
from bot.render.typeface import Weight
from bot.text.say import Say
from core.games.qwixx.scoring import is_locked, row_points
from core.games.qwixx.state import (
    COLORS,
    NUMBERS,
    PASS,
    Color,
    Dice,
    Move,
    Phase,
    Row,
    Sheet,
    View,
)

_MARGIN = 8
_INNER = WIDTH - 2 * _MARGIN
_COLUMN = 246
"""The column left of the rows: player, points, penalties."""
_POINTS = 64
"""Room for the points of a row, shown at the end."""
_LETTER, _LOCK = 52, 62
"""The left end of a row, and the least width of its right end."""
_BAND = 128
_LOW_BAND = 106
"""The band above five sheets."""
_LOW = 200
"""A sheet lower than this has its penalties beside the points, not below them."""
_BAR, _LOW_BAR = 52, 46
"""The height of a name."""
_BELOW = _BAR + 14
_BOX = 53
_DIGITS = 72
"""The height of the points of a high sheet."""
_LARGE = Size(cell=90, height=148, letter=66, lock=104)
_HEAD, _NAME = 84, 430
"""The height of the line above a large sheet, and the width of the name there."""
_FIRST, _PITCH = _HEAD + 28, _LARGE.height + 10
"""Where the first row of a large sheet begins, and how far the next one is from it."""
_LARGE_CUTS = tuple(
    2 * _MARGIN + _BAND + y for y in (0, *(_FIRST + at * _PITCH for at in range(len(COLORS))))
)
"""Where the sheet and its rows begin."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How the canvas is shared by the roll and the sheets."""

    band: int
    sheet: int
    gap: int
    """Between sheets."""
    size: Size
    pad: int
    """From a sheet's edge to its rows."""
    slit: int
    """Between rows."""

    @property
    def top(self) -> int:
        """Return where the first sheet begins."""
        return _MARGIN + self.band + self.gap

    def row(self, number: int) -> int:
        """Return where a row begins in its sheet."""
        return self.pad + number * (self.size.height + self.slit)


def _layout(players: int, over: bool) -> Layout:
    """Return the layout for this many sheets: the fewer, the larger."""
    band = _BAND if players < 5 else _LOW_BAND
    gap = 10 if players < 4 else 6
    pad, slit = {2: (10, 8), 3: (8, 5), 4: (5, 3)}.get(players, (4, 2))
    sheet = (HEIGHT - 2 * _MARGIN - band) // players - gap
    height = (sheet - 2 * pad - 3 * slit) // 4
    room = _INNER - _COLUMN - 10 - (_POINTS if over else 0)
    cell = (room - _LETTER - _LOCK) // NUMBERS
    size = Size(cell, height, _LETTER, lock=room - _LETTER - NUMBERS * cell)
    return Layout(band, sheet, gap, size, pad, slit)


def board(view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: the roll and the task, or the outcome, and all sheets."""
    layout = _layout(len(view.sheets), view.prompt is None)
    band = Placed(_MARGIN, _MARGIN, _top(view, names, say, layout.band))
    labels = labels_in(say)
    sheets = [_sheet(view, person, layout, labels) for person in _people(view, names)]
    placed = stack(sheets, x=_MARGIN, y=layout.top, gap=layout.gap)
    return page(HEIGHT, (band, *placed), cuts=_cuts(len(sheets), layout))


def _cuts(players: int, layout: Layout) -> tuple[int, ...]:
    """Return where names, points and rows of the sheets begin or end."""
    if layout.sheet < _LOW:
        within = [layout.row(number) for number in ((0, 2, 3) if players < 5 else (0, 2))]
    else:
        middle = (_BELOW + layout.sheet - 10 - _BOX - 6) // 2
        within = [8, 8 + _BAR, middle - _DIGITS // 2, middle + _DIGITS // 2, layout.row(3)]
    pitch = layout.sheet + layout.gap
    return tuple(layout.top + seat * pitch + y for seat in range(players) for y in within)


def panel(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> Scene:
    """Draw a seat's own sheet, large, with its legal crosses and the suggestions."""
    seat = view.seat or 0
    person, points = _people(view, names)[seat], view.standings[seat].score
    passing = best.index(PASS) + 1 if PASS in best else 0
    highlights = owner_highlights(view, legal, best)
    head = _head(person, view.sheets[seat].misthrows, points, passing, say("control-qwixx-pass"))
    over = view.prompt is None
    sheet = _large(head, view.sheets[seat], view.closed, highlights, over, labels_in(say))
    band = _top(view, names, say, _BAND)
    parts = stack((band, sheet), x=_MARGIN, y=_MARGIN, gap=_MARGIN)
    return page(HEIGHT, parts, cuts=_LARGE_CUTS)


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase is Phase.WHITE
    return people(view, names, active=view.active, together=together)


def _top(view: View, names: Names, say: Say, height: int) -> Group:
    """Draw the roll with the task, or the outcome."""
    if view.prompt is None:
        return finale(_INNER, height, outcome(view, names, say), podium_of(view))
    return _band(view.dice, _task(view, names, say), height, labels_in(say))


def _task(view: View, names: Names, say: Say) -> str:
    """Return what the players may do with the roll now."""
    name = name_in_sentence(names, view.active)
    if view.phase is Phase.WHITE:
        return say("qwixx-task-white", name=name, sum=view.dice.total)
    return say("qwixx-task-colored", name=name)


def _band(dice: Dice, task: str, height: int, labels: Labels) -> Group:
    """Draw the dice, the sum of the white ones, and the task."""
    side = min(height - 52, 76)
    top = (height - side - 44) // 2
    white = [pieces.die(None, value, side) for value in dice.white]
    colored = [pieces.die(color, dice.colored[color], side, labels[color]) for color in COLORS]
    blocks = row((*white, _sum(dice.total, side), *colored), x=14, y=top, gap=2)
    x = blocks[-1].x + blocks[-1].item.width + 22
    text = paragraph(_INNER - x - 16, height - 6, task, 36, PLAIN[PANEL], leading=1.1)
    parts = (Placed(0, 0, plate(_INNER, height)), *blocks, Placed(x, 3, text))
    return Group(_INNER, height, PAGE, parts)


@lru_cache(maxsize=64)
def _sum(total: int, side: int) -> Sprite:
    size = round(side * 0.64)
    width = round(size * 1.8)
    text = Text(width / 2, 4 + side / 2, f"={total}", size, PLAIN[PANEL], Weight.HEAVY, "center")
    return Sprite(width, side + 8, PANEL, (text,))


def _sheet(view: View, person: Person, layout: Layout, labels: Labels) -> Group:
    seat = person.seat
    highlights, points = last_highlights(view, seat), view.standings[seat].score
    over = view.prompt is None
    sheet = view.sheets[seat]
    return _small(person, sheet, view.closed, highlights, points, layout, over, labels)


def _small(
    person: Person,
    sheet: Sheet,
    closed: tuple[Color, ...],
    highlights: Highlights,
    points: int,
    layout: Layout,
    over: bool,
    labels: Labels,
) -> Group:
    size = layout.size
    rows = _rows(sheet, closed, highlights, size, over, labels)
    won = person.status is Status.WON
    parts = (
        Placed(0, 0, plate(_INNER, layout.sheet, lit=won, fill=PAPER)),
        *_owner(person, sheet.misthrows, points, layout.sheet),
        *stack(rows, x=_COLUMN, y=layout.pad, gap=layout.slit),
    )
    if over:
        worth = [_worth(sheet.rows[color], color, color in closed, size) for color in COLORS]
        parts += stack(worth, x=_COLUMN + size.width, y=layout.pad, gap=layout.slit)
    return Group(_INNER, layout.sheet, PAGE, parts)


def _worth(crossed: Row, color: Color, closed: bool, size: Size) -> Sprite:
    return pieces.worth(row_points(crossed, color), _POINTS, size, closed)


@lru_cache(maxsize=1024)
def _owner(person: Person, count: int, points: int, height: int) -> tuple[Placed, ...]:
    """Draw the column left of a sheet: player, points, status and penalties."""
    low = height < _LOW
    bar, column = (_LOW_BAR, _low_column) if low else (_BAR, _high_column)
    name = Placed(8, 8, pieces.name(person, _COLUMN - 16, bar))
    top = bar + 14
    return name, *column(str(points), person.status, count, top, height - top - 10)


def _high_column(
    points: str, status: Status, count: int, top: int, room: int
) -> tuple[Placed, ...]:
    """Place the penalties below the points."""
    boxes = pieces.penalties(count, _BOX, 4)
    high = room - boxes.height - 6
    return (
        Placed(10, top, pieces.points(points, 150, high, min(high, 96))),
        Placed(172, top + (high - 60) // 2, pieces.status(status, 60)),
        Placed(8, top + high + 6, boxes),
    )


def _low_column(points: str, status: Status, count: int, top: int, room: int) -> tuple[Placed, ...]:
    """Place the penalties beside the points."""
    boxes = pieces.penalties(count, min((room - 6) // 2, 40), 2)
    left = _COLUMN - 10 - boxes.width
    return (
        Placed(6, top, pieces.points(points, 96, room, 58)),
        Placed(left - 48, top + (room - 46) // 2, pieces.status(status, 46)),
        Placed(left, top + (room - boxes.height) // 2, boxes),
    )


def _head(person: Person, count: int, points: int, passing: int, word: str) -> Group:
    """Draw the line above a large sheet: player, rank of passing, penalties, points."""
    width, left = _INNER - 30, 680
    rank = (pieces.passing(passing, word, _HEAD),) if passing else ()
    wide = min(_NAME, left - _HEAD - 12 - sum(sprite.width for sprite in rank))
    parts = (
        Placed(0, 0, pieces.name(person, wide, _HEAD)),
        *row((pieces.status(person.status, _HEAD), *rank), x=wide + 6, gap=4),
        Placed(left, 4, pieces.penalties(count, 76, 4)),
        Placed(width - 140, 0, pieces.points(str(points), 140, _HEAD, _HEAD)),
    )
    return Group(width, _HEAD, PAPER, parts)


def _large(
    head: Group,
    sheet: Sheet,
    closed: tuple[Color, ...],
    highlights: Highlights,
    over: bool,
    labels: Labels,
) -> Group:
    height = HEIGHT - 3 * _MARGIN - _BAND
    rows = _rows(sheet, closed, highlights, _LARGE, over, labels)
    parts = (
        Placed(0, 0, plate(_INNER, height, fill=PAPER)),
        Placed(15, 14, head),
        *stack(rows, x=(_INNER - _LARGE.width) // 2, y=_FIRST, gap=_PITCH - _LARGE.height),
    )
    return Group(_INNER, height, PAGE, parts)


def _rows(
    sheet: Sheet,
    closed: tuple[Color, ...],
    highlights: Highlights,
    size: Size,
    over: bool,
    labels: Labels,
) -> list[Run]:
    return [
        _row(color, sheet.rows[color], color in closed, highlights[color], size, over, labels)
        for color in COLORS
    ]


@lru_cache(maxsize=2048)
def _row(
    color: Color,
    crossed: Row,
    closed: bool,
    highlights: RowHighlights,
    size: Size,
    over: bool,
    labels: Labels,
) -> Run:
    """Draw a row: letters, eleven numbers and lock; a closed row is lit at the end."""
    pointed_out = {number: (highlight, rank) for number, highlight, rank in highlights}
    light = (Light.LIT if over else Light.DIM) if closed else Light.PLAIN
    cells = (
        pieces.number(color, number, field, size, light, *pointed_out.get(number, ()))
        for number, field in fields(color, crossed, closed)
    )
    mine = is_locked(crossed, color)
    ends = pieces.letters(color, labels, size, light), pieces.lock(color, size, closed, mine, light)
    return across((ends[0], *cells, ends[1]))
