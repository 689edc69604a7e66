"""The rules of Top 12 (T1-T12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.engine.events import starting_seat, wins
from core.engine.luck import Luck
from core.engine.rng import Rng
from core.engine.rules import (
    Event,
    Mark,
    Option,
    Prompt,
    Seat,
    Setup,
    Standing,
    Step,
    event,
)
from core.games.top_twelve.luck import luck
from core.games.top_twelve.scoring import (
    columns,
    entered,
    fields,
    gap,
    is_alive,
    is_complete,
    standings,
)
from core.games.top_twelve.state import (
    COLUMNS,
    EMPTY,
    FIELDS,
    HIGHEST,
    PLACES,
    START_NUMBERS,
    Move,
    Name,
    Phase,
    Put,
    Sheet,
    State,
    Symbol,
    View,
)
from core.games.tuples import replaced

IDLE_ROUNDS = 5
"""T12: this many rounds per player without an entry end the game."""
MOST_ROUNDS = 200

_RULE = {Phase.START: "T2", Phase.NAME: "T4", Phase.ENTER: "T6"}
_STARTS = tuple(
    Put(number, column, field)
    for number in START_NUMBERS
    for column in range(COLUMNS)
    for field in range(FIELDS)
)
_NAMES = tuple(Name(number) for number in range(1, HIGHEST + 1))
_NAMED_STARTS = {str(put): put for put in _STARTS}
_NAMED_NUMBERS = {str(name): name for name in _NAMES}


@dataclass(frozen=True, slots=True)
class TopTwelve:
    """Name a number, roll a column, all enter."""

    key: str = "top_twelve"
    version: int = 1
    players: range = range(1, 5)
    book_players: range = range(1, 5)
    options: tuple[Option, ...] = ()

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        first, lot = starting_seat(setup, rng)
        sheets = (EMPTY,) * setup.seats
        return Step(State(sheets, Phase.START, 1, first, starts=((),) * setup.seats), (lot,))

    def prompt(self, state: State) -> Prompt | None:
        if state.phase is Phase.OVER:
            return None
        private = state.phase is Phase.START
        return Prompt(state.prompt, state.phase, _asked(state), _RULE[state.phase], private)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        match state.phase:
            case Phase.START:
                return _start_puts(state.starts[seat])
            case Phase.NAME if seat == state.active:
                return _NAMES
            case Phase.ENTER if seat in state.asked:
                return _entries(state, seat)
        return ()

    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        match state.phase:
            case Phase.START:
                put = _NAMED_STARTS.get(text)
                return put if put and _may_start(put, state.starts[seat]) else None
            case Phase.NAME if seat == state.active:
                return _NAMED_NUMBERS.get(text)
            case Phase.ENTER if seat in state.asked:
                return _entry(state, seat, text)
        return None

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        match move:
            case Name(number):
                return _name(state, number, rng)
            case Put() if state.phase is Phase.START:
                return _write_start(state, seat, move)
            case Put():
                return _enter(state, seat, move)
        raise AssertionError(f"{move} is not a move")

    def default_move(self, state: State, seat: Seat) -> Move:
        """Return the field nearest to the number's share of the column, or the middle number."""
        moves = self.legal_moves(state, seat)
        if state.phase is Phase.NAME:
            return Name(HIGHEST // 2)
        return min((move for move in moves if isinstance(move, Put)), key=_off_proportion)

    def why_not(self, state: State, seat: Seat, move: Move) -> Mark:  # noqa: ARG002
        return _RULE[state.phase]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            sheets=state.sheets,
            phase=state.phase,
            prompt=self.prompt(state),
            active=state.active,
            starts=() if seat is None or not state.starts else state.starts[seat],
            number=state.number,
            symbol=state.symbol,
            answer=_own_answer(state, seat),
            rounds=state.rounds,
            idle=state.idle,
            last=state.last,
            ending=state.ending,
            standings=self.standings(state),
        )

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings(state.sheets, state.rounds, state.ending)

    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        return luck(events, seats)


def _asked(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.START:
            return tuple(seat for seat, puts in enumerate(state.starts) if len(puts) < COLUMNS)
        case Phase.NAME:
            return (state.active,)
    return state.asked


def _start_puts(written: tuple[Put, ...]) -> tuple[Put, ...]:
    """Return the start numbers left, on any field of a column that has none yet (T2)."""
    if len(written) == COLUMNS:
        return ()
    numbers = {put.number for put in written}
    taken = {put.column for put in written}
    return tuple(put for put in _STARTS if put.number not in numbers and put.column not in taken)


def _may_start(put: Put, written: tuple[Put, ...]) -> bool:
    return all(put.number != one.number and put.column != one.column for one in written)


def _entries(state: State, seat: Seat) -> tuple[Put, ...]:
    assert state.number is not None  # a number is named before it is entered
    assert state.symbol is not None
    return fields(state.sheets[seat], state.number, state.symbol)


def _entry(state: State, seat: Seat, text: str) -> Put | None:
    """Return the legal entry with this notation."""
    assert state.number is not None
    assert state.symbol is not None
    number, _, name = text.partition("@")
    if number != str(state.number) or name not in PLACES:
        return None
    column, field = PLACES[name]
    free = gap(state.sheets[seat][column], state.number) if column in columns(state.symbol) else ()
    return Put(state.number, column, field) if field in free else None


def _own_answer(state: State, seat: Seat | None) -> Put | None:
    if seat is None or state.phase is not Phase.ENTER:
        return None
    return state.answers[seat]


def _off_proportion(put: Put) -> float:
    return abs(put.field - FIELDS * put.number / HIGHEST)


# Set-up (T2): secretly, all at once.


def _write_start(state: State, seat: Seat, put: Put) -> Step[State]:
    mine = (*state.starts[seat], put)
    starts = replaced(state.starts, seat, mine)
    state = state._replace(starts=starts)
    done = len(mine) == COLUMNS
    heard = (event("answered", seat),) if done else ()
    if any(len(puts) < COLUMNS for puts in starts):
        return Step(state, heard)
    return _open_starts(state).after(*heard)


def _open_starts(state: State) -> Step[State]:
    """Open all sheets; announce the numbers by seat and size, however they were written."""
    written = tuple(
        (seat, put)
        for seat, puts in enumerate(state.starts)
        for put in sorted(puts, key=lambda put: put.number)
    )
    events = tuple(_entered("wrote", seat, put) for seat, put in written)
    return _next_round(state, events, written, state.active, state.idle)


# A round (T4-T9).


def _name(state: State, number: int, rng: Rng) -> Step[State]:
    """Roll the die for the named number (T4) and ask whoever has a choice."""
    symbol = Symbol(rng.below(len(Symbol)))
    options = [fields(sheet, number, symbol) for sheet in state.sheets]
    asked = tuple(seat for seat, puts in enumerate(options) if len(puts) > 1)
    events = (
        event("named", state.active, number=number),
        event("rolled", state.active, symbol=symbol.word),
    )
    state = state._replace(
        phase=Phase.ENTER,
        number=number,
        symbol=symbol,
        rounds=state.rounds + 1,
        answers=tuple(puts[0] if len(puts) == 1 else None for puts in options),
        asked=asked,
        prompt=state.prompt + bool(asked),
    )
    if asked:
        return Step(state, events)
    return _resolve(state).after(*events)


def _enter(state: State, seat: Seat, put: Put) -> Step[State]:
    answers = replaced(state.answers, seat, put)
    asked = tuple(other for other in state.asked if other != seat)
    state = state._replace(answers=answers, asked=asked)
    heard = event("answered", seat)
    if asked:
        return Step(state, (heard,))
    return _resolve(state).after(heard)


def _resolve(state: State) -> Step[State]:
    """Make the entries of one round all at once (T8)."""
    entries = tuple((seat, put) for seat, put in enumerate(state.answers) if put)
    events = tuple(
        _entered("entered", seat, put) if put else event("no_field", seat)
        for seat, put in enumerate(state.answers)
    )
    following = (state.active + 1) % len(state.sheets)
    idle = 0 if entries else state.idle + 1
    return _next_round(state, events, entries, following, idle)


def _next_round(
    state: State,
    events: tuple[Event, ...],
    entries: tuple[tuple[Seat, Put], ...],
    active: Seat,
    idle: int,
) -> Step[State]:
    """Enter the numbers, then end the game or ask the next player for a number."""
    sheets = _with_all(state.sheets, entries)
    ending = _ending(sheets, state.rounds, idle)
    state = state._replace(
        sheets=sheets,
        starts=(),
        answers=(),
        last=entries,
        active=active,
        idle=idle,
        phase=Phase.OVER if ending else Phase.NAME,
        prompt=state.prompt + 1,
        ending=ending,
    )
    if ending is None:
        return Step(state, events)
    winners = wins(standings(sheets, state.rounds, ending))
    return Step(state, (*events, event("ended", reason=ending), *winners))


def _ending(sheets: tuple[Sheet, ...], rounds: int, idle: int) -> str | None:
    if any(map(is_complete, sheets)):
        return "column_full"  # T8
    if not any(map(is_alive, sheets)):
        return "dead_end"  # T10
    if idle >= IDLE_ROUNDS * len(sheets) or rounds >= MOST_ROUNDS:
        return "stalled"  # T12
    return None


def _with_all(sheets: tuple[Sheet, ...], entries: Iterable[tuple[Seat, Put]]) -> tuple[Sheet, ...]:
    written = list(sheets)
    for seat, put in entries:
        written[seat] = entered(written[seat], put)
    return tuple(written)


def _entered(key: str, seat: Seat, put: Put) -> Event:
    return event(key, seat, number=put.number, cell=put.cell)
