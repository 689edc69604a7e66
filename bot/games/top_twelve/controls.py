"""The buttons of Top 12: a form for the number, then column and field in the player's panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import Act, Control, Question, Row, Rows, Tone, back, rows_of
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.top_twelve.state import COLUMNS, FIELDS, HIGHEST, Move, Phase, Put, Symbol, View

_LETTERS = "abcde"
_AT_ONCE = 20
"""Up to this many fields are offered directly, without choosing the column first."""


class TopTwelveControls:
    """Numbers are named in a form; start numbers and entries are chosen privately."""

    def public(self, view: View, choices: Mapping[Seat, Sequence[Move]], say: Say) -> Rows:
        del choices
        match view.phase:
            case Phase.START:
                return ((Control(say("control-top-twelve-write"), Act.PICK, "", Tone.BLUE),),)
            case Phase.NAME:
                return (_naming(say),)
            case Phase.ENTER:
                label = say("control-top-twelve-enter", number=view.number or 0)
                return ((Control(label, Act.PICK, "", Tone.BLUE),),)
        return ()

    def private(self, view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
        puts = [move for move in moves if isinstance(move, Put)]
        if view.phase is Phase.NAME:
            return (_naming(say),) if moves else ()
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

    def chosen(self, path: str, say: Say) -> str:
        number, letter = _split(path)
        words = [number, _column(_LETTERS.index(letter), say)] if letter else [number]
        return " ".join(filter(None, words))


def _naming(say: Say) -> Row:
    title = say("control-top-twelve-name")
    label = say("control-top-twelve-number", most=HIGHEST)
    wanted = say("control-top-twelve-wanted", most=HIGHEST)
    question = Question(title, label, "37", wanted)
    return (Control(title, Act.ASK, "", Tone.BLUE, question=question),)


def _column(column: int, say: Say) -> str:
    return say(f"top-twelve-symbol-{Symbol(column).word}")


def _field(put: Put, say: Say) -> str:
    return f"{_column(put.column, say)} {put.field + 1}"


def _starting(puts: Sequence[Put], path: str, say: Say) -> Rows:
    """Offer number, then column, then field, or all remaining numbers at once (T2)."""
    number, letter = _split(path)
    of_number = [put for put in puts if str(put.number) == number]
    of_column = [put for put in of_number if letter and put.column == _LETTERS.index(letter)]
    if of_column:
        return (*_fields(of_column, say), (back(say, number),))
    if of_number:
        return (_columns(of_number, number, say), (back(say),))
    numbers = dict.fromkeys(put.number for put in puts)
    picks = tuple(Control(str(n), Act.PICK, str(n)) for n in numbers)
    layout = " ".join(map(str, sensible_layout(puts)))
    return (picks, (Control(say("control-top-twelve-layout"), Act.MOVE, layout, Tone.BLUE),))


def _split(path: str) -> tuple[str, str]:
    """Return the number and the column letter of a path; either may be empty."""
    return path.rstrip(_LETTERS), path[-1:] if path[-1:] in set(_LETTERS) else ""


def sensible_layout(puts: Sequence[Put]) -> list[Put]:
    """Place each remaining number on the field nearest to its proportional place in a column."""
    numbers = list(dict.fromkeys(put.number for put in puts))
    columns = list(dict.fromkeys(put.column for put in puts))
    pairs = set(zip(numbers, columns, strict=True))
    best: dict[int, Put] = {}
    for put in puts:
        if (put.number, put.column) in pairs:
            best[put.number] = min(best.get(put.number, put), put, key=_off_its_share)
    return list(best.values())


def _off_its_share(put: Put) -> float:
    return abs(put.field - FIELDS * put.number / HIGHEST)


def _entering(puts: Sequence[Put], path: str, say: Say) -> Rows:
    of_column = [put for put in puts if path and _LETTERS[put.column] == path]
    if of_column:
        return (*_fields(of_column, say), (back(say),))
    if len(puts) <= _AT_ONCE:
        return _fields(puts, say)
    return (_columns(puts, "", say),)


def _columns(puts: Sequence[Put], prefix: str, say: Say) -> Row:
    columns = {put.column for put in puts}
    return tuple(
        Control(_column(column, say), Act.PICK, f"{prefix}{_LETTERS[column]}")
        for column in range(COLUMNS)
        if column in columns
    )


def _fields(puts: Sequence[Put], say: Say) -> Rows:
    return rows_of([Control(_field(put, say), Act.MOVE, str(put), Tone.GREEN) for put in puts])
