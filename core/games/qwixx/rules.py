"""The rules of Qwixx (Q1-Q12)."""

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
    named,
)
from core.games.qwixx.luck import luck
from core.games.qwixx.scoring import is_locked, may_cross, standings
from core.games.qwixx.state import (
    COLORS,
    CROSSES,
    MISTHROWS,
    PASS,
    ROWS_TO_END,
    Color,
    Cross,
    Dice,
    Move,
    Pass,
    Phase,
    Sheet,
    State,
    View,
)
from core.games.tuples import replaced

_RULE = {Phase.WHITE: "Q4", Phase.COLORED: "Q5"}


@dataclass(frozen=True, slots=True)
class Qwixx:
    """Roll, cross for all with the white dice, then once more with a colored one."""

    key: str = "qwixx"
    version: int = 1
    players: range = range(2, 6)
    book_players: range = range(2, 5)
    options: tuple[Option, ...] = ()

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        first, lot = starting_seat(setup, rng)
        sheets = (Sheet(),) * setup.seats
        # Nobody has been asked yet: the roll below asks prompt 1.
        blank = State(sheets, Dice((0, 0), ()), first, Phase.WHITE, 0, ())
        return _roll(blank, first, rng).after(lot)

    def prompt(self, state: State) -> Prompt | None:
        if state.phase is Phase.OVER:
            return None
        seats = _unanswered(state) if state.phase is Phase.WHITE else (state.active,)
        return Prompt(state.prompt, state.phase, seats, _RULE[state.phase])

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        match state.phase:
            case Phase.WHITE if state.answers[seat] is None:
                return (*_white_crosses(state.sheets[seat], state.dice, state.closed), PASS)
            case Phase.COLORED if seat == state.active:
                return (*_colored_crosses(state.sheets[seat], state.dice), PASS)
        return ()

    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        return named(self.legal_moves(state, seat), text)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        if state.phase is Phase.COLORED:
            return _finish_turn(state, move, rng)
        answers = replaced(state.answers, seat, move)
        heard = event("answered", seat)
        state = state._replace(answers=answers)
        if None in answers:
            return Step(state, (heard,))
        return _resolve_white(state, rng).after(heard)

    def default_move(self, state: State, seat: Seat) -> Move:  # noqa: ARG002
        """Return a pass: nothing is crossed in anybody's name."""
        return PASS

    def why_not(self, state: State, seat: Seat, move: Move) -> Mark:
        match move:
            case Cross(color, number):
                row = state.sheets[seat].rows[color]
                # Right of the last cross and still not possible: the rightmost number (Q7).
                beyond = not row or color.position(number) > color.position(row[-1])
                return "Q7" if beyond else "Q2"
        return _RULE[state.phase]

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            sheets=state.sheets,
            dice=state.dice,
            active=state.active,
            phase=state.phase,
            prompt=self.prompt(state),
            answer=_own_answer(state, seat),
            closed=state.closed,
            crossed=state.crossed,
            last=state.last,
            ending=state.ending,
            standings=self.standings(state),
        )

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings(state.sheets, over=state.phase is Phase.OVER)

    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        return luck(events, seats)


def _unanswered(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)


def _own_answer(state: State, seat: Seat | None) -> Move | None:
    if seat is None or state.phase is not Phase.WHITE:
        return None
    return state.answers[seat]


def _white_crosses(sheet: Sheet, dice: Dice, closed: tuple[Color, ...]) -> tuple[Cross, ...]:
    """Return the crosses of the white sum in all open rows (Q4)."""
    number = dice.total
    return tuple(
        CROSSES[color][number]
        for color in COLORS
        if color not in closed and may_cross(sheet.rows[color], color, number)
    )


def _colored_crosses(sheet: Sheet, dice: Dice) -> tuple[Cross, ...]:
    """Return the crosses of one white and one colored die in the row of that color (Q5)."""
    whites = sorted(set(dice.white))
    return tuple(
        CROSSES[color][white + die]
        for color, die in zip(COLORS, dice.colored, strict=True)
        if die is not None
        for white in whites
        if may_cross(sheet.rows[color], color, white + die)
    )


# One turn: roll, action 1, action 2, next.


def _roll(state: State, active: Seat, rng: Rng) -> Step[State]:
    """Roll all dice that are left (Q3) and ask everybody who can use the white sum."""
    white = rng.die(), rng.die()
    dice = Dice(white, tuple(None if color in state.closed else rng.die() for color in COLORS))
    # Seats that can only pass, and at no cost, are not asked: their pass is filled in.
    answers = tuple(
        None if _white_crosses(sheet, dice, state.closed) else PASS for sheet in state.sheets
    )
    asked = None in answers
    state = state._replace(
        active=active,
        dice=dice,
        phase=Phase.WHITE,
        answers=answers,
        crossed=False,
        prompt=state.prompt + asked,
    )
    rolled = _rolled(state.active, dice)
    if asked:
        return Step(state, (rolled,))
    return _resolve_white(state, rng).after(rolled)


def _rolled(seat: Seat, dice: Dice) -> Event:
    first, second = dice.white
    colored = {c.word: die for c, die in zip(COLORS, dice.colored, strict=True) if die}
    return event("rolled", seat, white1=first, white2=second, **colored)


def _resolve_white(state: State, rng: Rng) -> Step[State]:
    """Make the crosses of action 1 all at once (Q9), then look for the end (Q10)."""
    state, events = _cross_all(state, tuple(enumerate(state.answers)))
    if ending := _ending(state):
        return _end(state, ending).after(*events)
    state = state._replace(phase=Phase.COLORED, crossed=state.answers[state.active] != PASS)
    if state.crossed and not _colored_crosses(state.sheets[state.active], state.dice):
        # Nothing to choose and no misthrow to take.
        return _next_turn(state, rng).after(*events)
    return Step(state._replace(prompt=state.prompt + 1), events)


def _finish_turn(state: State, move: Move, rng: Rng) -> Step[State]:
    state, events = _cross_all(state, ((state.active, move),))
    if move == PASS and not state.crossed:
        state, misthrow = _misthrow(state)
        events = (*events, misthrow)
    if ending := _ending(state):
        return _end(state, ending).after(*events)
    return _next_turn(state, rng).after(*events)


def _next_turn(state: State, rng: Rng) -> Step[State]:
    return _roll(state, (state.active + 1) % len(state.sheets), rng)


def _cross_all(
    state: State, answers: tuple[tuple[Seat, Move | None], ...]
) -> tuple[State, tuple[Event, ...]]:
    """Make the crosses of one action; rows close only after all of them are made (Q9)."""
    made = tuple((seat, move) for seat, move in answers if isinstance(move, Cross))
    passed = tuple(event("passed", seat) for seat, move in answers if isinstance(move, Pass))
    if not made:
        return state, passed
    sheets, events = list(state.sheets), []
    for seat, cross in made:
        sheets[seat] = _with(sheets[seat], cross)
        events.append(event("crossed", seat, color=cross.color.word, number=cross.number))
    state, closings = _close_rows(state._replace(sheets=tuple(sheets), last=made))
    return state, (*events, *passed, *closings)


def _close_rows(state: State) -> tuple[State, tuple[Event, ...]]:
    """Close the rows somebody has locked, for all, and take their dice out of the game (Q8)."""
    lockers = tuple(
        (seat, c.color)
        for seat, c in state.last
        if is_locked(state.sheets[seat].rows[c.color], c.color)
    )
    if not lockers:
        return state, ()
    closed = tuple(dict.fromkeys((*state.closed, *(color for _, color in lockers))))
    colored = tuple(
        None if color in closed else die
        for color, die in zip(COLORS, state.dice.colored, strict=True)
    )
    events = tuple(event("closed", seat, color=color.word) for seat, color in lockers)
    return state._replace(closed=closed, dice=Dice(state.dice.white, colored)), events


def _misthrow(state: State) -> tuple[State, Event]:
    """Mark a misthrow: nothing was crossed in either action (Q6)."""
    sheet = state.sheets[state.active]
    marked = sheet._replace(misthrows=sheet.misthrows + 1)
    sheets = replaced(state.sheets, state.active, marked)
    return state._replace(sheets=sheets), event("misthrow", state.active, count=marked.misthrows)


def _with(sheet: Sheet, cross: Cross) -> Sheet:
    row = (*sheet.rows[cross.color], cross.number)
    return Sheet(replaced(sheet.rows, cross.color, row), sheet.misthrows)


def _ending(state: State) -> str | None:
    """Return why the game is over (Q10); None while it is not."""
    if len(state.closed) >= ROWS_TO_END:
        return "rows_closed"
    if any(sheet.misthrows == MISTHROWS for sheet in state.sheets):
        return "misthrows"
    return None


def _end(state: State, ending: str) -> Step[State]:
    over = state._replace(phase=Phase.OVER, ending=ending)
    winners = wins(standings(state.sheets, over=True))
    return Step(over, (event("ended", reason=ending), *winners))
