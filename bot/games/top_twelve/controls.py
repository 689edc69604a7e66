"""The buttons of Top 12: numbers to name and fields to enter them, and a form for other numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise

from bot.games.common.controls import Act, Control, Question, Row, Rows, Tone, grid
from bot.text.names import in_row
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.top_twelve.scoring import can_be_completed
from core.games.top_twelve.state import (
    COLUMNS,
    FIELDS,
    FREE,
    HIGHEST,
    START_NUMBERS,
    Column,
    Move,
    Phase,
    Put,
    Sheet,
    Symbol,
    View,
)

_LETTERS = "abcde"
_AT_ONCE = 20
"""Up to this many fields are offered directly, without choosing the column first."""
_LIKELY = 10
"""Numbers offered as buttons."""


class TopTwelveControls:
    """A number or a field is one click; a path has a start number, a column, both or neither."""

    def public(self, view: View, choices: Mapping[Seat, Sequence[Move]], say: Say) -> Rows:
        match view.phase:
            case Phase.START:
                by_hand = Control(say("control-top-twelve-write"), Act.PICK, "")
                return ((_layout(START_NUMBERS, range(COLUMNS), Tone.BLUE, say), by_hand),)
            case Phase.NAME:
                return _naming(view, say)
            case Phase.ENTER:
                return _for_all(_puts(move for moves in choices.values() for move in moves), say)
        return ()

    def private(self, view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
        if view.phase is Phase.NAME:
            return _naming(view, say) if moves else ()
        puts = _puts(moves)
        if not puts:
            return ()
        if view.phase is Phase.START:
            return _starting(puts, path, say)
        return _entering(puts, path, say)

    def label(self, view: View, move: Move, say: Say) -> str:
        del view
        if not isinstance(move, Put):
            return say("control-top-twelve-say", number=move.number)
        return say("control-top-twelve-put", number=move.number, field=_field(move, say))

    def asks(self, view: View, moves: Sequence[Move], path: str, say: Say) -> str:
        puts = _puts(moves)
        tab = _of_step(puts, path) if view.phase is Phase.START else _of_tab(puts, path)
        shown = tab or puts
        if len({put.column for put in shown}) != 1:
            return ""
        symbol = Symbol(shown[0].column).word
        return say("pick-top-twelve-row", number=shown[0].number, symbol=symbol)

    def answered(self, view: View, say: Say) -> str:
        own = view.starts or (view.answer,)
        return in_row((self.label(view, put, say) for put in own if put), say)


def _puts(moves: Iterable[Move]) -> list[Put]:
    """Return the entries among the moves, each once, in the order of the sheet."""
    puts = {move for move in moves if isinstance(move, Put)}
    return sorted(puts, key=lambda put: (put.number, put.column, put.field))


def _column(column: int, say: Say) -> str:
    return say(f"top-twelve-symbol-{Symbol(column).word}")


def _field(put: Put, say: Say) -> str:
    column, row = _LETTERS[put.column], put.field + 1
    return say("event-top-twelve-entered-item", column=column, row=row)


# Naming (T4).


def _naming(view: View, say: Say) -> Rows:
    """Offer some numbers the player who names one can use, and a form for all others."""
    likely = likely_numbers(view.sheets[view.active])
    numbers = [Control(str(number), Act.MOVE, str(number), Tone.GREEN) for number in likely]
    question = Question(
        title=say("control-top-twelve-name"),
        label=say("control-top-twelve-number", most=HIGHEST),
        example="37",
        wanted=say("control-top-twelve-wanted", most=HIGHEST),
    )
    form = Control(say("control-top-twelve-other"), Act.ASK, "", question=question)
    return (*grid(numbers), (form,))


def likely_numbers(sheet: Sheet) -> tuple[int, ...]:
    """Return from each ten numbers the one that most columns of this sheet can use."""
    size = HIGHEST // _LIKELY
    tens = (range(first, first + size) for first in range(1, HIGHEST + 1, size))
    uses = Counter(chain.from_iterable(map(_useful, sheet)))
    return tuple(max(numbers, key=partial(_use, uses, numbers)) for numbers in tens)


def _use(uses: Mapping[int, int], numbers: range, number: int) -> tuple[int, float]:
    """Return how many columns can use the number; among equals the middle one is best."""
    middle = (numbers[0] + numbers[-1]) / 2
    return uses[number], -abs(number - middle)


def _useful(column: Column) -> Iterator[int]:
    """Yield the numbers that the column can take and still be completed.

    If it can be completed, these are all that have a free field: one of its fields leaves enough
    numbers on either side.
    """
    if not can_be_completed(column):
        return
    entries = [(field, number) for field, number in enumerate(column) if number != FREE]
    for (above, low), (below, high) in pairwise([(-1, 0), *entries, (FIELDS, HIGHEST + 1)]):
        if below - above > 1:
            yield from range(low + 1, high)


# Start numbers (T2): each in turn, with the fields of one column and tabs for the others.


def _starting(puts: Sequence[Put], path: str, say: Say) -> Rows:
    step = _of_step(puts, path)
    numbers = sorted({put.number for put in puts})
    columns = sorted({put.column for put in puts})
    tabs = _tabs(puts, step[0].column, str(step[0].number), say)
    layout = (_layout(numbers, columns, Tone.GREY, say),) if len(numbers) > 1 else ()
    return (tabs, *_fields(step, say), layout)


def _of_step(puts: Sequence[Put], path: str) -> list[Put]:
    """Return the fields for the number and column of a path, by default the first ones left."""
    number, letter = path.rstrip(_LETTERS), path[-1:]
    if not puts:
        return []
    of_number = [put for put in puts if str(put.number) == number] or _alike(puts, "number")
    return _of_column(of_number, letter) or _alike(of_number, "column")


def _alike(puts: Sequence[Put], part: str) -> list[Put]:
    """Return those with the same number, or the same column, as the first."""
    return [put for put in puts if getattr(put, part) == getattr(puts[0], part)]


def _of_column(puts: Sequence[Put], letter: str) -> list[Put]:
    return [put for put in puts if _LETTERS[put.column] == letter]


def _layout(numbers: Sequence[int], columns: Sequence[int], tone: Tone, say: Say) -> Control:
    """Offer to write these numbers all at once, each where a column of even steps would have it."""
    pairs = zip(numbers, columns, strict=True)
    puts = (Put(number, column, _share(number)) for number, column in pairs)
    return Control(say("control-top-twelve-layout"), Act.MOVE, " ".join(map(str, puts)), tone)


def _share(number: int) -> int:
    """Return the field nearest to the number's share of a column."""
    return min(range(FIELDS), key=lambda field: abs(field - FIELDS * number / HIGHEST))


# Entering (T5).


def _for_all(puts: Sequence[Put], say: Say) -> Rows:
    """Offer every field that somebody may use, or, if they are many, every column."""
    if len(puts) <= _AT_ONCE:
        return _fields(puts, say)
    return (_tabs(puts, None, "", say),)


def _entering(puts: Sequence[Put], path: str, say: Say) -> Rows:
    shown = _of_tab(puts, path)
    if not shown:
        return _fields(puts, say)
    return (_tabs(puts, shown[0].column, "", say), *_fields(shown, say))


def _of_tab(puts: Sequence[Put], path: str) -> list[Put]:
    """Return the fields of the chosen column, or of the first; none if all are shown at once."""
    chosen = _of_column(puts, path)
    return chosen if chosen or len(puts) <= _AT_ONCE else _alike(puts, "column")


def _tabs(puts: Sequence[Put], chosen: int | None, prefix: str, say: Say) -> Row:
    """Return a button for each column, the chosen one marked."""
    return tuple(
        Control(
            _column(column, say),
            Act.PICK,
            f"{prefix}{_LETTERS[column]}",
            Tone.BLUE if column == chosen else Tone.GREY,
        )
        for column in sorted({put.column for put in puts})
    )


def _fields(puts: Sequence[Put], say: Say) -> Rows:
    return grid([Control(_field(put, say), Act.MOVE, str(put), Tone.GREEN) for put in puts])
