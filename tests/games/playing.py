"""A table for the rule tests: answers in notation, with chosen dice and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

import pytest

from core.engine.errors import Refusal
from core.engine.match import Match, complete
from core.engine.rng import Rng
from core.engine.rules import Event, M, Prompt, Rules, S, Seat, Setup, V


class Loaded(Rng):
    """Returns the wanted lots, dice and tiles first, then fair ones."""

    def __init__(self, *wanted: int) -> None:
        super().__init__(b"fair", 0)
        self.wanted = list(wanted)

    def below(self, limit: int) -> int:
        return self._next_in(range(limit)) if self.wanted else super().below(limit)

    def die(self, sides: int = 6) -> int:
        return self._next_in(range(1, sides + 1)) if self.wanted else super().die(sides)

    def draw(self, counts: Sequence[int]) -> int:
        if not self.wanted:
            return super().draw(counts)
        return self._next_in([kind for kind, count in enumerate(counts) if count])

    def _next_in(self, possible: Sequence[int]) -> int:
        value = self.wanted.pop(0)
        assert value in possible
        return value


@dataclass(frozen=True, slots=True)
class Table(Generic[S, M, V]):
    """A match and the events of the latest `play`."""

    match: Match[S, M, V]
    events: tuple[Event, ...] = ()

    def play(self, answers: str, *wanted: int) -> Table[S, M, V]:
        """Return the table after answers like `0:r7 1:pass`; `wanted`: the next dice or tiles."""
        rng = Loaded(*wanted)
        table = replace(self, events=())
        for answer in answers.split():
            table = table.answered(answer, rng)
        assert not rng.wanted, "dice or tiles the game did not ask for"
        return table

    def answered(self, answer: str, rng: Rng) -> Table[S, M, V]:
        seat, text = _split(answer)
        moves = {str(move): move for move in self.match.choices(seat)}
        assert text in moves, f"{answer} is not one of {sorted(moves)}"
        step = self.match.rules.apply(self.match.state, seat, moves[text], rng)
        after = replace(self.match, state=step.state, length=self.match.length + 1)
        return replace(self, match=after, events=(*self.events, *step.events))

    def refusal(self, answer: str) -> Refusal:
        """Return the refusal of this answer."""
        with pytest.raises(Refusal) as refused:
            self.match.play(*_split(answer))
        return refused.value

    def choices(self, seat: Seat) -> set[str]:
        return {str(move) for move in self.match.choices(seat)}

    def view(self, seat: Seat | None = None) -> V:
        return self.match.view(seat)

    @property
    def story(self) -> list[str]:
        return [str(event) for event in self.events]

    @property
    def prompt(self) -> Prompt:
        """The open prompt; fails if there is none."""
        assert self.match.prompt is not None
        return self.match.prompt

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[Seat]:
        return [standing.seat for standing in self.match.standings() if standing.won]

    @property
    def ranks(self) -> list[int]:
        return [standing.rank for standing in self.match.standings()]

    @property
    def scores(self) -> list[int]:
        return [standing.score for standing in self.match.standings()]

    @property
    def points(self) -> list[int]:
        return [standing.points for standing in self.match.standings()]


def seated(
    rules: Rules[S, M, V],
    seats: int,
    *wanted: int,
    first: Seat | None = 0,
    options: Mapping[str, str] | None = None,
) -> Table[S, M, V]:
    """Return a table that has just begun; with `first` None the starting seat is drawn."""
    setup = complete(rules, Setup(seats, options or {}, first))
    rng = Loaded(*wanted)
    step = rules.start(setup, rng)
    assert not rng.wanted
    return Table(Match(rules, setup, step.state, 0, b"seed"), step.events)


def placed(rules: Rules[S, M, V], seats: int, state: S) -> Table[S, M, V]:
    """Return a table in the given position."""
    return Table(Match(rules, complete(rules, Setup(seats)), state, 0, b"seed"))


def words(text: str) -> set[str]:
    return set(text.split())


def _split(answer: str) -> tuple[Seat, str]:
    seat, _, text = answer.partition(":")
    return int(seat), text
