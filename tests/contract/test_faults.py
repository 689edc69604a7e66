"""The laws can fail: each planted fault breaks one promise, and the check finds it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from core.engine.errors import Refusal
from core.engine.luck import Luck
from core.engine.rng import Rng
from core.engine.rules import Event, Prompt, Seat, Setup, Standing, Step, event
from core.games.qwixx.rules import Qwixx
from core.games.qwixx.state import PASS, Color, Cross, Move, Phase, Sheet, State, View
from tests.contract.laws import check_game

QWIXX = Qwixx()


@dataclass(frozen=True, slots=True)
class Faulty(Qwixx):
    """Qwixx with one fault; the fault's name is the test's name."""


class Endless(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        clean = tuple(sheet._replace(misthrows=0, rows=((),) * 4) for sheet in step.state.sheets)
        state = step.state._replace(sheets=clean, closed=(), ending=None)
        return Step(state, step.events)


class Forgetful(Faulty):
    """Rolls differently every time: its games cannot be replayed."""

    rolls: dict[str, int] = {"n": 0}  # noqa: RUF012 - the fault is shared on purpose

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        self.rolls["n"] += 1
        return QWIXX.apply(state, seat, move, Rng(b"other", self.rolls["n"]))


class TwoMovesOneName(Faulty):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = QWIXX.legal_moves(state, seat)
        return (*moves, PASS) if moves else ()


class AnswersUnasked(Faulty):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return QWIXX.legal_moves(state, seat) or (PASS,)


class DeafToAMove(Faulty):
    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        return None if text.startswith("b") else QWIXX.find_move(state, seat, text)


class HearsAnything(Faulty):
    """Takes every pass, also of seats that are not asked."""

    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        return PASS if text == "pass" else QWIXX.find_move(state, seat, text)


class HearsAnother(Faulty):
    def find_move(self, state: State, seat: Seat, text: str) -> Move | None:
        return QWIXX.find_move(state, seat, text.strip())


class IllegalDefault(Faulty):
    def default_move(self, state: State, seat: Seat) -> Move:
        return Cross(Color.RED, 13)


class JumpingPrompts(Faulty):
    def prompt(self, state: State) -> Prompt | None:
        prompt = QWIXX.prompt(state)
        return prompt and prompt._replace(number=2 * prompt.number)


class GrowingPrompts(Faulty):
    """Asks the seats one after the other, but under one number."""

    def prompt(self, state: State) -> Prompt | None:
        prompt = QWIXX.prompt(state)
        return prompt and prompt._replace(number=1)


class LeakyView(Faulty):
    def view(self, state: State, seat: Seat | None) -> View:
        shown = next((answer for answer in state.answers if answer is not None), None)
        return replace(QWIXX.view(state, seat), answer=shown)


class LeakyEvents(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        return Step(step.state, (*step.events, event("psst", seat, move=str(move))))


class LeakyChoices(Faulty):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = QWIXX.legal_moves(state, seat)
        taken = {a for a in state.answers if a != PASS} if state.phase is Phase.WHITE else set()
        return tuple(move for move in moves if move not in taken)


class OrderMatters(Faulty):
    """Whoever answers first in action 1 gets a misthrow less."""

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        if step.state.phase is Phase.OVER or step.state.prompt == state.prompt:
            return step
        late = step.state.sheets[seat]._replace(misthrows=min(3, state.sheets[seat].misthrows + 1))
        sheets: tuple[Sheet, ...] = (
            *step.state.sheets[:seat],
            late,
            *step.state.sheets[seat + 1 :],
        )
        return Step(step.state._replace(sheets=sheets), step.events)


class NobodyWins(Faulty):
    def standings(self, state: State) -> tuple[Standing, ...]:
        return tuple(s._replace(won=False) for s in QWIXX.standings(state))


class NobodyStarts(Faulty):
    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        step = QWIXX.start(setup, rng)
        return Step(step.state, step.events[1:])


class AnotherStarts(Faulty):
    """Draws lots although a seat was agreed on."""

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return QWIXX.start(replace(setup, first=None), rng)


class StartsAgain(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        return Step(step.state, (*step.events, event("starts", step.state.active)))


class SilentWinners(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        return Step(step.state, tuple(e for e in step.events if e.key != "won"))


class EarlyWinners(Faulty):
    """Tells who leads as if the game were over."""

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        leads = () if step.state.phase is Phase.OVER else (event("won", 0),)
        return Step(step.state, (*step.events, *leads))


class StrangerInEvents(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        return Step(step.state, (*step.events, event("psst", len(state.sheets))))


class EnumInEvents(Faulty):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> Step[State]:
        step = QWIXX.apply(state, seat, move, rng)
        return Step(step.state, (*step.events, event("psst", seat, color=Color.RED)))


class NobodysView(Faulty):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(QWIXX.view(state, seat), seat=None)


class ViewWithoutPrompt(Faulty):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(QWIXX.view(state, seat), prompt=None)


class ViewWithoutStandings(Faulty):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(QWIXX.view(state, seat), standings=())


class LuckOfOneSeat(Faulty):
    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        return QWIXX.luck(events, seats)[:1]


class LuckBeyondChance(Faulty):
    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        return tuple(replace(one, expected=2.0 * one.draws) for one in QWIXX.luck(events, seats))


FAULTS: list[type[Faulty]] = [
    Endless,
    Forgetful,
    TwoMovesOneName,
    AnswersUnasked,
    DeafToAMove,
    HearsAnything,
    HearsAnother,
    IllegalDefault,
    JumpingPrompts,
    GrowingPrompts,
    LeakyView,
    LeakyEvents,
    LeakyChoices,
    OrderMatters,
    NobodyWins,
    NobodyStarts,
    AnotherStarts,
    StartsAgain,
    SilentWinners,
    EarlyWinners,
    StrangerInEvents,
    EnumInEvents,
    NobodysView,
    ViewWithoutPrompt,
    ViewWithoutStandings,
    LuckOfOneSeat,
    LuckBeyondChance,
]


def _check_games(rules: Faulty, games: int) -> None:
    for game in range(games):
        check_game(rules, 3, game)


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_finds(fault: type[Faulty]) -> None:
    # A game that cannot be replayed shows itself as an unequal match, or as a move refused in it.
    with pytest.raises((AssertionError, Refusal)):
        _check_games(fault(), 20)


def test_the_check_passes_the_rules_without_a_fault() -> None:
    assert check_game(QWIXX, 3, 0).over
