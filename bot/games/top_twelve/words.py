"""Top 12 as text: alt text for screen readers and monospaced boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.common.people import Names, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, in_blocks, last, moves, owner, wins
from bot.games.common.words import headline as opening
from bot.games.top_twelve.controls import TopTwelveControls
from bot.text.names import in_row
from bot.text.say import Say
from core.engine.rules import Standing
from core.games.top_twelve.state import (
    COLUMNS,
    FIELDS,
    FREE,
    Column,
    Move,
    Phase,
    Symbol,
    View,
)

_LABEL = TopTwelveControls().label
_COLUMNS, _LETTERS = range(COLUMNS), "abcde"


def alt(view: View, names: Names, say: Say) -> str:
    """Describe the whole position; full sheets use the columns' letters to stay short."""
    head = _opening(view, names, say)
    puts = ((seat, _LABEL(view, put, say)) for seat, put in view.last)
    return fitted(
        [*head, last(puts, names, say), *_sheets(view, names, say, named=True)],
        chain(head, _sheets(view, names, say, named=False)),
    )


def text(view: View, names: Names, say: Say) -> str:
    """Return the whole position for a code block."""
    columns = (f"{_LETTERS[column]} {symbol_word(column, say)}" for column in map(Symbol, _COLUMNS))
    sheets = (_sheet_in_letters(view, standing, names) for standing in view.standings)
    return in_blocks([[*_opening(view, names, say), in_row(columns, say)], *sheets])


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    """Describe one seat's sheet; legal moves are listed only when a number is to be entered."""
    own = _sheet_in_words(view, view.standings[view.seat or 0], names, say)
    given = (*view.starts, *(() if view.answer is None else (view.answer,)))
    listed = (given, legal if view.phase is Phase.ENTER else (), best)
    in_words = ([_LABEL(view, move, say) for move in some] for some in listed)
    in_short = ([str(move) for move in some] for some in listed)
    head = [*_opening(view, names, say), own]
    return fitted([*head, *moves(say, *in_words)], [*head, *moves(say, *in_short)])


def symbol_word(symbol: Symbol, say: Say) -> str:
    return say(f"top-twelve-symbol-{symbol.word}")


def _opening(view: View, names: Names, say: Say) -> list[str]:
    head = opening("top_twelve", view, names, say)
    if view.symbol is None:
        return [head]
    symbol = symbol_word(view.symbol, say)
    return [
        head,
        say("top-twelve-alt-round", round=view.rounds, number=view.number or 0, symbol=symbol),
    ]


def _sheets(view: View, names: Names, say: Say, *, named: bool) -> Iterator[str]:
    return (_sheet_in_words(view, s, names, say, named=named) for s in view.standings)


def _sheet_in_words(
    view: View, standing: Standing, names: Names, say: Say, *, named: bool = True
) -> str:
    sheet = view.sheets[standing.seat]
    columns = (_column(c, sheet[c], say, named=named) for c in _COLUMNS if any(sheet[c]))
    told = in_row(columns, say) or say("board-none")
    return say("top-twelve-alt-sheet", name=shown_name(names, standing.seat), columns=told)


def _column(column: int, numbers: Column, say: Say, *, named: bool) -> str:
    fields = " ".join(_runs(column, numbers))
    if not named:
        return fields
    return say("top-twelve-alt-column", column=_LETTERS[column], fields=fields)


def _runs(column: int, numbers: Column) -> Iterator[str]:
    """Yield each run of numbers after the field it begins on: `a3 16 29 a9 76`."""
    for field, number in enumerate(numbers):
        if number != FREE:
            begins = field == 0 or numbers[field - 1] == FREE
            yield f"{_LETTERS[column]}{field + 1} {number}" if begins else str(number)


def _sheet_in_letters(view: View, standing: Standing, names: Names) -> list[str]:
    """Return a sheet as lines of text; stars mark the latest entries."""
    latest = {(put.column, put.field) for seat, put in view.last if seat == standing.seat}
    sheet = view.sheets[standing.seat]
    lines = [
        f"{field + 1:>2}" + "".join(_cell(sheet[c][field], (c, field) in latest) for c in _COLUMNS)
        for field in range(FIELDS)
    ]
    return [owner(view, standing, names), "     a   b   c   d   e", *lines]


def _cell(number: int, last: bool) -> str:
    return f"{number or '.':>4}"[-4:] if not last else f"{f'*{number}':>4}"


def score(standing: Standing, say: Say) -> str:
    """Return the score: the fullest column, or the rounds in a solo game (T11)."""
    key = "score-top-twelve-rated" if _has_title(standing) else "score-top-twelve"
    return say(key, score=standing.score, **standing.details)


def _has_title(standing: Standing) -> bool:
    """Return whether somebody alone has earned a title by filling a column (T11)."""
    return "rating" in standing.details and not standing.left


def headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is not None:
        symbol = view.symbol.word if view.symbol is not None else "none"
        return asks("top-twelve", view, names, say, number=view.number or 0, symbol=symbol)
    first = view.standings[0]
    if _has_title(first):
        rating, rounds = first.details["rating"], first.details["rounds"]
        return say("headline-top-twelve-alone", names=names[0], rating=rating, rounds=rounds)
    return wins("top-twelve", view, names, say)
