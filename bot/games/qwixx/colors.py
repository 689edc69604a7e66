"""The colors of the rows of a Qwixx sheet."""

from __future__ import annotations

from dataclasses import dataclass

from bot.render.tokens import NIGHT, PANEL, SNOW, Ink, Paint, Swatch, paint, rgb


@dataclass(frozen=True, slots=True)
class Row:
    """The states of a colored row on a Qwixx sheet."""

    bar: Paint
    open: Ink
    crossed: Ink
    lost: Ink


def _row(bar: str, tint: str, dark: str, pale: str) -> Row:
    return Row(
        paint(rgb(bar)),
        open=Ink(rgb(dark), rgb(tint)),
        crossed=Ink(NIGHT, SNOW),
        lost=Ink(rgb(pale), rgb(dark)),
    )


ROWS = (
    _row("#d9566a", "#fbd9de", "#5e1724", "#e7a0ab"),
    _row("#eab123", "#fdeec4", "#5a4200", "#dcb95c"),
    _row("#3fa67c", "#d3f0e4", "#0f4632", "#86c9ae"),
    _row("#5c8df0", "#d9e4fb", "#16326e", "#9db9ef"),
)
"""Red, yellow, green, blue."""

COLORS = Swatch(
    paints=tuple(row.bar for row in ROWS),
    inks=(
        *(row.bar.ink for row in ROWS),
        *(ink for row in ROWS for ink in (row.open, row.lost)),
    ),
    edges=(
        *((row.bar.fill, PANEL) for row in ROWS),
        *((row.bar.fill, cell.on) for row in ROWS for cell in (row.open, row.lost, row.crossed)),
        *((row.open.color, SNOW) for row in ROWS),
    ),
)
