"""A match: one game being played, as a pure value.

`play` is the only way to change a game. It takes a move in notation and either returns the next
match with the events, or refuses and changes nothing. A match is replayed from its setup, its seed
and its log; the same log always gives an equal match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple

from core.engine.errors import BadSetup, GameOver, IllegalMove, NotAsked, StalePrompt
from core.engine.rng import Rng
from core.engine.rules import Event, M, Mark, Option, Prompt, Rules, S, Seat, Setup, Standing, V


class Answer(NamedTuple):
    """One line of the log: who answered what, in notation."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Match(Generic[S, M, V]):
    """One game between the draws already made and the answer it waits for."""

    rules: Rules[S, M, V]
    setup: Setup
    state: S
    length: int
    """How many answers the log holds; also the step of the randomness."""
    _seed: bytes = field(repr=False)
    prompt: Prompt | None = field(init=False, repr=False, compare=False)
    """Follows from the state; kept, because playing, showing and telling a match all ask for it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "prompt", self.rules.prompt(self.state))

    @classmethod
    def start(
        cls, rules: Rules[S, M, V], setup: Setup, seed: bytes
    ) -> tuple[Match[S, M, V], tuple[Event, ...]]:
        setup = complete(rules, setup)
        step = rules.start(setup, Rng(seed, 0))
        return cls(rules, setup, step.state, 0, seed), step.events

    @property
    def over(self) -> bool:
        return self.prompt is None

    def choices(self, seat: Seat) -> tuple[M, ...]:
        return self.rules.legal_moves(self.state, seat)

    def default(self, seat: Seat) -> M:
        return self.rules.default_move(self.state, seat)

    def view(self, seat: Seat | None = None) -> V:
        return self.rules.view(self.state, seat)

    def standings(self) -> tuple[Standing, ...]:
        return self.rules.standings(self.state)

    def retold(self, log: Iterable[Answer]) -> Iterator[Line[S, M, V]]:
        """Play the log of this match again, from its start."""
        return replay(self.rules, self.setup, self._seed, log)

    def play(
        self, seat: Seat, move: str, prompt: int | None = None
    ) -> tuple[Match[S, M, V], tuple[Event, ...]]:
        """Return the match after this answer to the prompt with that number (None: any)."""
        chosen = self._resolve(seat, move, prompt)
        length = self.length + 1
        step = self.rules.apply(self.state, seat, chosen, Rng(self._seed, length))
        return Match(self.rules, self.setup, step.state, length, self._seed), step.events

    def _resolve(self, seat: Seat, move: str, prompt: int | None) -> M:
        asked = self.prompt
        if asked is None:
            raise GameOver
        if prompt is not None and prompt != asked.number:
            raise StalePrompt
        if seat not in asked.seats:
            raise NotAsked
        chosen = self.rules.find_move(self.state, seat, move)
        if chosen is None:
            raise IllegalMove(rule=self._why_not(asked, seat, move))
        return chosen

    def _why_not(self, asked: Prompt, seat: Seat, move: str) -> Mark:
        for other in asked.seats:
            theirs = self.rules.find_move(self.state, other, move)
            if theirs is not None:
                return self.rules.why_not(self.state, seat, theirs)
        return asked.rule


class Line(NamedTuple, Generic[S, M, V]):
    """One answer (none for the start), what happened because of it, and the match after it."""

    answer: Answer | None
    events: tuple[Event, ...]
    match: Match[S, M, V]
    prompt: int | None = None
    """The number of the prompt it answers."""

    @property
    def number(self) -> int:
        return self.match.length

    def __str__(self) -> str:
        """Return the line of a replay file: `3 1 r5 | crossed:1 color=red number=5`."""
        answer = f" {self.answer.seat} {self.answer.move}" if self.answer else ""
        return f"{self.number}{answer} | {'; '.join(map(str, self.events))}".rstrip()


def replay(
    rules: Rules[S, M, V], setup: Setup, seed: bytes, log: Iterable[Answer]
) -> Iterator[Line[S, M, V]]:
    """Play a log again, answer by answer; refuse at the first one against the rules."""
    match, events = Match.start(rules, setup, seed)
    yield Line(None, events, match)
    for answer in log:
        asked = match.prompt
        match, events = match.play(answer.seat, answer.move)
        yield Line(answer, events, match, asked.number if asked else None)


def complete(rules: Rules[S, M, V], setup: Setup) -> Setup:
    """Return the setup with every option filled in; refuse what the game does not know."""
    if setup.seats not in rules.players:
        raise BadSetup(problem="seats", value=setup.seats)
    if setup.first is not None and setup.first not in range(setup.seats):
        raise BadSetup(problem="first", value=setup.first)
    unknown = setup.options.keys() - {option.key for option in rules.options}
    if unknown:
        raise BadSetup(problem="option", value=min(unknown))
    options = {option.key: _chosen(option, setup) for option in rules.options}
    return setup if setup.options == options else replace(setup, options=options)


def _chosen(option: Option, setup: Setup) -> str:
    value = setup.options.get(option.key, option.default)
    if value not in option.choices:
        raise BadSetup(problem=option.key, value=value)
    return value
