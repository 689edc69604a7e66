"""A race to twelve: in a turn one walks three steps, or rolls a die and goes as far as it says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

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
from core.engine.standings import places
from core.games.tuples import replaced

GOAL = 12
STRIDE = 3
FACES = 6


class Move(StrEnum):
    WALK = "walk"
    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class State:
    steps: tuple[int, ...]
    active: Seat
    turn: int = 1


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    prompt: Prompt | None
    standings: tuple[Standing, ...]
    active: Seat


@dataclass(frozen=True, slots=True)
class DiceRace:
    key: str = "dice_race"
    version: int = 1
    players: range = range(2, 4)
    book_players: range = range(2, 4)
    options: tuple[Option, ...] = ()

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        first, lot = starting_seat(setup, rng)
        return Step(State((0,) * setup.seats, first), (lot,))

    def prompt(self, state: State) -> Prompt | None:
        over = max(state.steps) >= GOAL
        return None if over else Prompt(state.turn, "step", (state.active,), "R1")

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        prompt = self.prompt(state)
        return tuple(Move) if prompt and seat in prompt.seats else ()

    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        return named(self.legal_moves(state, seat), text)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        far = STRIDE if move is Move.WALK else 1 + rng.below(FACES)
        steps = replaced(state.steps, seat, state.steps[seat] + far)
        after = State(steps, (seat + 1) % len(steps), state.turn + 1)
        moved = event("walked" if move is Move.WALK else "rolled", seat, far=far)
        return Step(after, (moved, *wins(self.standings(after))))

    def default_move(self, state: State, seat: Seat) -> Move:
        del state, seat
        return Move.WALK

    def why_not(self, state: State, seat: Seat, move: Move) -> Mark:
        del state, seat, move
        return "R1"

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, self.prompt(state), self.standings(state), state.active)

    def standings(self, state: State) -> tuple[Standing, ...]:
        ranks = places(state.steps)
        return tuple(
            Standing(seat, rank, steps, points=int(steps >= GOAL), won=steps >= GOAL)
            for seat, (rank, steps) in enumerate(zip(ranks, state.steps, strict=True))
        )

    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        told = [Luck()] * seats
        for one in events:
            if one.key == "rolled" and one.seat is not None:
                useful = int(one.params["far"]) > STRIDE
                told[one.seat] = told[one.seat].drawn(useful, 1 - STRIDE / FACES)
        return tuple(told)
