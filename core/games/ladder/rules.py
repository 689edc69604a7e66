"""The rules of 5 vor 12 and Lucky Numbers (L1-L15): one class, two editions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

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
from core.games.ladder.luck import luck
from core.games.ladder.scoring import fits, fitting, standings
from core.games.ladder.state import (
    DIAGONAL,
    DRAW,
    EMPTY,
    FREE,
    HIGHEST,
    LEAVE,
    NAMED_PUTS,
    NAMES,
    PUTS,
    SIDE,
    Arrange,
    Board,
    Cell,
    Draw,
    Leave,
    Move,
    Phase,
    Put,
    State,
    View,
)
from core.games.tuples import replaced

ROUNDS_WITHOUT_REVEAL = 10
"""L15: after this many rounds of kind B in a row, the next player must reveal."""

_RULE = {Phase.ARRANGE: "L4a", Phase.SET_UP: "L4b", Phase.TURN: "L7", Phase.DRAWN: "L9"}
_SET_UP = (Phase.ARRANGE, Phase.SET_UP)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Fill a 4x4 board so that all rows and columns rise."""

    key: str
    options: tuple[Option, ...]
    version: int = 1
    players: range = range(2, 5)
    book_players: range = range(2, 5)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        first, lot = starting_seat(setup, rng)
        four = setup.options["setup"] == "four"
        state = State(
            boards=(EMPTY,) * setup.seats,
            supply=(0,) + (setup.seats,) * HIGHEST,  # L1
            phase=Phase.ARRANGE if four else Phase.SET_UP,
            prompt=1,
            active=first,
        )
        return _deal(state, SIDE if four else 1, rng).after(lot)

    def prompt(self, state: State) -> Prompt | None:
        if state.phase is Phase.OVER:
            return None
        setting_up = state.phase in _SET_UP
        seats = _unanswered(state) if setting_up else (state.active,)
        rule = "L15" if _must_draw(state) else _RULE[state.phase]
        return Prompt(state.prompt, state.phase, seats, rule, private=setting_up)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        match state.phase:
            case Phase.ARRANGE if state.answers[seat] is None:
                return tuple(map(Arrange, sorted(set(permutations(state.hands[seat])))))
            case Phase.SET_UP if state.answers[seat] is None:
                tile = state.hands[seat][0]
                return tuple(PUTS[tile][cell] for cell in _free_diagonal(state.boards[seat]))
            case Phase.TURN if seat == state.active:
                return (DRAW, *_takes(state))
            case Phase.DRAWN if seat == state.active and state.drawn is not None:
                return (*_puts(state.boards[seat], state.drawn), LEAVE)
        return ()

    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        if state.phase in _SET_UP:
            return named(self.legal_moves(state, seat), text)
        if seat != state.active or state.phase is Phase.OVER:
            return None
        if put := NAMED_PUTS.get(text):
            return put if _may_put(state, put) else None
        other = DRAW if state.phase is Phase.TURN else LEAVE
        return other if str(other) == text else None

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        if state.phase in _SET_UP:
            return _answer(state, seat, move, rng)
        match move:
            case Put(tile, cell):
                return _put(state, tile, cell)
            case Draw():
                return _reveal(state, rng)
            case Leave():
                return _leave(state)
        raise AssertionError(f"{move} is not a move of a turn")

    def default_move(self, state: State, seat: Seat) -> Move:
        """Return a rising set-up, else reveal, else leave: the board stays as it is."""
        if state.phase is Phase.SET_UP:
            return _proportional(self.legal_moves(state, seat))
        if state.phase is Phase.DRAWN:
            return LEAVE
        return self.legal_moves(state, seat)[0]

    def why_not(self, state: State, seat: Seat, move: Move) -> Mark:  # noqa: ARG002
        return _RULE[state.phase]

    def view(self, state: State, seat: Seat | None) -> View:
        mine = None if seat is None or not state.answers else state.answers[seat]
        return View(
            seat=seat,
            game=self.key,
            boards=state.boards,
            phase=state.phase,
            prompt=self.prompt(state),
            active=state.active,
            hands=state.hands,
            answer=mine,
            open=state.open,
            drawn=state.drawn,
            unseen=state.supply,
            must_draw=_must_draw(state),
            last=state.last,
            left=state.left,
            ending=state.ending,
            standings=self.standings(state),
        )

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings(state.boards, over=state.phase is Phase.OVER)

    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        return luck(events, seats)


# The editions differ in their names and in their usual set-up (L4).
FIVE_TO_TWELVE = Ladder("five_to_twelve", (Option("setup", ("one", "four")),))
LUCKY_NUMBERS = Ladder("lucky_numbers", (Option("setup", ("four", "one")),))


def _unanswered(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)


def _free_diagonal(board: Board) -> tuple[Cell, ...]:
    return tuple(cell for cell in DIAGONAL if board[cell] == FREE)


def _puts(board: Board, tile: int) -> tuple[Put, ...]:
    return tuple(map(PUTS[tile].__getitem__, fitting(board, tile)))


def _takes(state: State) -> Iterable[Put]:
    """Return the moves of a face-up tile onto any cell it fits (L7 B), unless L15 forbids them."""
    if _must_draw(state):
        return ()
    board = state.boards[state.active]
    return (put for tile in dict.fromkeys(state.open) for put in _puts(board, tile))


def _may_put(state: State, put: Put) -> bool:
    """Return whether the active player may put this tile, drawn or face-up, onto this cell."""
    tiles = state.open if state.drawn is None else (state.drawn,)
    if put.tile not in tiles or _must_draw(state):
        return False
    return fits(state.boards[state.active], put.tile, put.cell)


def _must_draw(state: State) -> bool:
    return state.taken >= ROUNDS_WITHOUT_REVEAL * len(state.boards)


def _proportional(moves: tuple[Move, ...]) -> Move:
    """Return the free diagonal cell that is nearest to the tile's share of the numbers."""
    puts = [move for move in moves if isinstance(move, Put)]
    return min(
        puts, key=lambda put: abs(DIAGONAL.index(put.cell) - (put.tile - 1) * SIDE // HIGHEST)
    )


# Set-up (L3-L5): all at once, answers hidden until the last one is in.


def _deal(state: State, tiles: int, rng: Rng) -> Step[State]:
    """Let every seat draw this many tiles, and ask where they go."""
    supply = list(state.supply)
    hands: list[tuple[int, ...]] = []
    for _ in state.boards:
        hand = []
        for _ in range(tiles):
            tile = rng.draw(supply)
            supply[tile] -= 1
            hand.append(tile)
        hands.append(tuple(hand))
    dealt = state._replace(
        supply=tuple(supply), hands=tuple(hands), answers=(None,) * len(state.boards)
    )
    events = (
        event("dealt", seat, tiles="-".join(map(str, hand))) for seat, hand in enumerate(hands)
    )
    return Step(dealt, tuple(events))


def _answer(state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
    answers = replaced(state.answers, seat, move)
    state = state._replace(answers=answers)
    heard = event("answered", seat)
    if None in answers:
        return Step(state, (heard,))
    return _open_set_up(state, rng).after(heard)


def _open_set_up(state: State, rng: Rng) -> Step[State]:
    """Place the tiles of all answers, then deal the next round (L4b) or begin."""
    boards = list(state.boards)
    events: list[Event] = []
    last: list[tuple[Seat, Cell]] = []
    for seat, answer in enumerate(state.answers):
        for put in _set_up_puts(answer):
            boards[seat] = replaced(boards[seat], put.cell, put.tile)
            events.append(event("placed", seat, tile=put.tile, cell=NAMES[put.cell]))
            last.append((seat, put.cell))
    state = state._replace(boards=tuple(boards), hands=(), answers=(), last=tuple(last))
    return _next_set_up_round(state, rng).after(*events)


def _next_set_up_round(state: State, rng: Rng) -> Step[State]:
    cells_left = len(_free_diagonal(state.boards[0]))
    if not cells_left:
        return Step(state._replace(phase=Phase.TURN, prompt=state.prompt + 1))
    step = _deal(state, 1, rng)
    if cells_left == 1:
        return _place_forced(step, rng)
    return Step(step.state._replace(prompt=state.prompt + 1), step.events)


def _place_forced(step: Step[State], rng: Rng) -> Step[State]:
    """Fill the last diagonal cell without asking: there is no choice."""
    forced = tuple(
        PUTS[hand[0]][_free_diagonal(board)[0]]
        for hand, board in zip(step.state.hands, step.state.boards, strict=True)
    )
    return _open_set_up(step.state._replace(answers=forced), rng).after(*step.events)


def _set_up_puts(answer: Move | None) -> Iterable[Put]:
    match answer:
        case Arrange(tiles):
            return map(Put, tiles, DIAGONAL)
        case Put():
            return (answer,)
    raise AssertionError(f"{answer} is not a set-up answer")


# The turn (L7-L13).


def _reveal(state: State, rng: Rng) -> Step[State]:
    tile = rng.draw(state.supply)
    supply = replaced(state.supply, tile, state.supply[tile] - 1)
    revealed = state._replace(
        supply=supply, drawn=tile, phase=Phase.DRAWN, prompt=state.prompt + 1, taken=0
    )
    return Step(revealed, (event("revealed", state.active, tile=tile),))


def _leave(state: State) -> Step[State]:
    assert state.drawn is not None  # only asked for after a reveal
    left = event("left", state.active, tile=state.drawn)
    return _end_turn(state, (left,), state.boards, _sorted_with(state.open, state.drawn), ())


def _put(state: State, tile: int, cell: Cell) -> Step[State]:
    """Place or swap in the drawn tile or one from the middle (L8)."""
    seat, middle = state.active, state.open
    events: tuple[Event, ...] = ()
    if state.drawn is None:
        middle = _without(middle, tile)
        events = (event("taken", seat, tile=tile),)
    out = state.boards[seat][cell]
    if out == FREE:
        events = (*events, event("placed", seat, tile=tile, cell=NAMES[cell]))
    else:
        middle = _sorted_with(middle, out)
        events = (*events, event("swapped", seat, tile=tile, cell=NAMES[cell], out=out))
    boards = replaced(state.boards, seat, replaced(state.boards[seat], cell, tile))
    return _end_turn(state, events, boards, middle, ((seat, cell),))


def _end_turn(
    state: State,
    events: tuple[Event, ...],
    boards: tuple[Board, ...],
    middle: tuple[int, ...],
    last: tuple[tuple[Seat, Cell], ...],
) -> Step[State]:
    """End the game after this turn, or ask the next player."""
    ending = _ending(boards[state.active], state.supply)
    state = State(
        boards,
        state.supply,
        phase=Phase.OVER if ending else Phase.TURN,
        prompt=state.prompt + 1,
        active=state.active if ending else (state.active + 1) % len(boards),
        open=middle,
        taken=state.taken + (state.drawn is None),
        last=last,
        left=None if last else state.drawn,
        ending=ending,
    )
    if ending is None:
        return Step(state, events)
    winners = wins(standings(boards, over=True))
    return Step(state, (*events, event("ended", reason=ending), *winners))


def _ending(board: Board, supply: tuple[int, ...]) -> str | None:
    if FREE not in board:
        return "board_full"  # L12
    if not any(supply):
        return "supply_empty"  # L13
    return None


def _sorted_with(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    return tuple(sorted((*tiles, tile)))


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
