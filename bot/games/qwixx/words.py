"""Qwixx as text: alt texts and text boards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, own_first, wins
from bot.games.common.words import headline as opening
from bot.games.qwixx.controls import QwixxControls
from bot.games.qwixx.fields import Field, fields
from bot.text.names import in_row
from bot.text.say import Say
from core.engine.rules import Seat, Standing
from core.games.qwixx.scoring import is_locked
from core.games.qwixx.state import COLORS, MISTHROWS, Color, Move, View

_LABEL = QwixxControls().label


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position."""
    sheets = [_sheet_in_words(view, standing, names, say) for standing in view.standings]
    latest = _latest(view, names, say)
    return fitted([*_opening(view, names, say), _closed(view, say), latest, *sheets])


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    sheets = [_sheet_in_lines(view, standing, names, say) for standing in own_first(view)]
    head = [*_opening(view, names, say), _latest(view, names, say)]
    return in_blocks([filter(None, head), *sheets])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's sheet and its legal moves."""
    own = _sheet_in_words(view, view.standings[view.seat or 0], names, say)
    given = () if view.answer is None else (view.answer,)
    told = ([_LABEL(view, move, say) for move in some] for some in (given, legal, best))
    return fitted([*_opening(view, names, say), _closed(view, say), own, *moves(say, *told)])


def _opening(view: View, names: Names, say: Say) -> list[str]:
    head = opening("qwixx", view, names, say)
    return [head, _roll(view, names, say)]


def _roll(view: View, names: Names, say: Say) -> str:
    colored = (
        _number(color, value, say)
        for color, value in zip(COLORS, view.dice.colored, strict=True)
        if value is not None
    )
    name = shown_name(names, view.active)
    one, other = view.dice.white
    return say("qwixx-alt-roll", name=name, one=one, other=other, colored=in_row(colored, say))


def _latest(view: View, names: Names, say: Say) -> str:
    crosses = ((seat, _number(cross.color, cross.number, say)) for seat, cross in view.last)
    return last(crosses, names, say)


def _number(color: Color, number: int, say: Say) -> str:
    return say("event-qwixx-crossed-item", color=color.word, number=number)


def _closed(view: View, say: Say) -> str:
    if not view.closed:
        return ""
    rows = (say("color-name", color=color.word) for color in view.closed)
    return say("qwixx-alt-closed", rows=in_row(rows, say))


def _sheet_in_words(view: View, standing: Standing, names: Names, say: Say) -> str:
    sheet = view.sheets[standing.seat]
    none = say("board-none")
    rows = (
        say("qwixx-alt-row", color=color.word, numbers=" ".join(map(str, row)) or none)
        for color, row in zip(COLORS, sheet.rows, strict=True)
    )
    return say(
        "qwixx-alt-sheet",
        name=shown_name(names, standing.seat),
        points=standing.score,
        rows=in_row(rows, say),
        misthrows=sheet.misthrows,
    )


def _sheet_in_lines(view: View, standing: Standing, names: Names, say: Say) -> list[str]:
    seat = standing.seat
    misthrows = view.sheets[seat].misthrows
    name = shown_name(names, seat)
    head = say("qwixx-text-head", name=name, points=standing.score)
    foot = say("qwixx-text-misthrows", count=misthrows, most=MISTHROWS)
    return [head, *(_row(view, seat, color, say) for color in COLORS), foot]


def _row(view: View, seat: Seat, color: Color, say: Say) -> str:
    """Describe a row: what is crossed off, and what still can be."""
    row, closed = view.sheets[seat].rows[color], color in view.closed
    open_numbers = (
        str(number) for number, field in fields(color, row, closed) if field is Field.OPEN
    )
    state = "locked" if is_locked(row, color) else "closed" if closed else "open"
    crossed = " ".join(map(str, row)) or say("board-none")
    return say(
        "qwixx-text-row",
        color=color.word,
        crossed=crossed,
        state=state,
        open=" ".join(open_numbers),
    )


def score(standing: Standing, say: Say) -> str:
    return say("score-qwixx", score=standing.score, **standing.details)


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is None:
        return wins("qwixx", view, names, say)
    return asks("qwixx", view, names, say, name=names[view.active], sum=sum(view.dice.white))
