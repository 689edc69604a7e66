"""The contract every game fulfills, and the small values that pass through it.

A match always waits on one prompt. A prompt names the seats that owe an answer. An answer is one of
that seat's legal moves. Applying it gives a new state and events. No prompt: the game is over.
Nothing else in the program tells turn-taking from simultaneous games.

Laws (tests/contract runs them over every game):

- legality is membership in `legal_moves`; there is no second check anywhere;
- `str(move)` is the move's notation and is unique within one list of legal moves; `find_move` gives
  the move of the list with this notation, or None;
- while `prompt.number` stays, the asked seats only shrink; the next prompt has the next number;
- answers of different seats to one prompt commute, and stay hidden until the last one arrived;
- states hold nothing undecided: what is drawn is drawn when it is drawn, with the `Rng` handed in;
- the start tells one `starts` event, and nothing later does: it names the seat that starts, the one
  agreed on if there is one;
- the last step tells one `won` event for each winner of the standings, and nothing earlier does;
- a view is a frozen dataclass that carries at least what `View` lists, and agrees with the match;
- `luck` follows from the events alone and gives one account for each seat.

What the events in the laws look like is in core/engine/events.py.

What is made at every move is a named tuple, here and in the games: making one takes a sixth of the
time of a frozen dataclass, copying it a third. Moves are dataclasses, so that moves of two kinds
with the same parts are not equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from core.engine.luck import Luck
from core.engine.rng import Rng

Seat: TypeAlias = int
"""The index of a seat at the table, counted from 0 in clockwise order."""

Mark: TypeAlias = str
"""A rule's number in the rule text, such as `Q8`."""

_NOTHING: Mapping[str, int | str] = MappingProxyType({})

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound="View")
V_co = TypeVar("V_co", bound="View", covariant=True)
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", bound="View", contravariant=True)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when the table is opened, such as the set-up; the first is the default."""

    key: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first draw; without `first` the starting seat is drawn by lot."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    first: Seat | None = None


class Prompt(NamedTuple):
    """The one question a match waits on."""

    number: int
    """Carried by every button; an old number is a stale click."""
    key: str
    """What is asked, such as `white_dice`; a translation key for whoever shows it."""
    seats: tuple[Seat, ...]
    """Who still owes an answer. A seat may owe several and leaves with its last."""
    rule: Mark
    """The rule that governs the answer, cited when one is refused."""
    private: bool = False
    """The choices are the seat's own business: offer them to that player alone."""


class Event(NamedTuple):
    """Something that happened, in a key and named parameters, all of it public.

    Parameters are plain: no enumerations, nothing derived from int or str.
    """

    key: str
    seat: Seat | None = None
    params: Mapping[str, int | str] = _NOTHING

    def __str__(self) -> str:
        """Return the event as a replay file tells it: `crossed:1 color=red number=5`."""
        head = self.key if self.seat is None else f"{self.key}:{self.seat}"
        return " ".join([head, *(f"{name}={value}" for name, value in self.params.items())])


def event(key: str, seat: Seat | None = None, /, **params: int | str) -> Event:
    return Event(key, seat, params)


class Step(NamedTuple, Generic[S]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...] = ()

    def after(self, *events: Event) -> Step[S]:
        """Return the same step with these events before its own."""
        return Step(self.state, (*events, *self.events))


class Standing(NamedTuple):
    """How one seat stands, during the game or at its end."""

    seat: Seat
    rank: int
    """1 for the best; equal ranks share the place."""
    score: int
    """The number the game itself counts: points, free cells, numbers in the fullest column."""
    points: int
    """What this game is worth in a series of several (L14, Q12)."""
    won: bool
    """The game is over and this seat won it, alone or with others."""
    details: Mapping[str, int | str] = _NOTHING
    """What the score is made of, so that it can be explained."""
    left: bool = False
    """Its person abandoned the game: it has lost, whatever its position."""


class View(Protocol):
    """What every view carries, besides what the game shows in it."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None: everybody's."""
        ...

    @property
    def prompt(self) -> Prompt | None: ...

    @property
    def standings(self) -> tuple[Standing, ...]: ...


class Rules(Protocol[S, M, V_co]):
    """One game. Implementations are stateless values: everything that changes is in the state."""

    @property
    def key(self) -> str: ...

    @property
    def version(self) -> int:
        """The version of the rules, raised when a change would alter an old replay."""
        ...

    @property
    def players(self) -> range: ...

    @property
    def book_players(self) -> range:
        """The player counts the printed rules know; `players` may reach beyond them."""
        ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    def start(self, setup: Setup, rng: Rng) -> Step[S]:
        """Return the state in which the first prompt waits, and who starts.

        `setup` has been checked by the caller.
        """
        ...

    def prompt(self, state: S) -> Prompt | None:
        """Return the question the match waits on; None when the game is over."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return all answers this seat may give now; none for a seat that is not asked."""
        ...

    def find_move(self, state: S, seat: Seat, text: str) -> M | None:
        """Return the legal move of this seat with this notation; None if there is none.

        `named(self.legal_moves(state, seat), text)` will do; games with long lists find it faster.
        """
        ...

    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> Step[S]:
        """Return the state after `seat` answered with `move`, which is one of its legal moves."""
        ...

    def default_move(self, state: S, seat: Seat) -> M:
        """Return the answer of an asked seat whose time is up: legal, doing as little as it can."""
        ...

    def why_not(self, state: S, seat: Seat, move: M) -> Mark:
        """Return the rule that keeps an asked seat from a move that is legal for another seat.

        It only explains a refusal; `legal_moves` alone decides.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return what this seat may know; for None, what everybody may know."""
        ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return how the seats stand now, in seat order; final once there is no prompt."""
        ...

    def luck(self, events: Iterable[Event], seats: int) -> tuple[Luck, ...]:
        """Return each seat's luck, from all events of one game."""
        ...


def named(moves: Iterable[M], text: str) -> M | None:
    """Return the move with this notation."""
    return next((move for move in moves if str(move) == text), None)


class Level(StrEnum):
    """How well an AI seat plays; a hint is always the expert's."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Budget:
    """What an advisor is asked for: equal budgets and equal views give equal advice anywhere."""

    seed: int = 0
    reasons: int = 0
    """How many of the best moves get reasons: a hint needs a few, an AI seat none."""
    best_only: bool = False
    """Only the best move counts, as for an AI seat: its value may be on any scale, and the others
    may be left out."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: a key and named parameters, put into words by whoever shows it."""

    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)
    against: bool = field(default=False, compare=False)
    """Whether it speaks against the move."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[M_co]):
    """A move with the number behind it; `unit` says what the number means (a translation key)."""

    move: M_co
    value: float
    unit: str
    reasons: tuple[Reason, ...] = ()


class Advisor(Protocol[V_contra, M]):
    """Hints and AI seats. It sees a view, never a state, so it cannot know the future."""

    def rank(self, view: V_contra, moves: tuple[M, ...], budget: Budget) -> tuple[Advice[M], ...]:
        """Return all `moves`, best first, the first `budget.reasons` of them with reasons.

        With reasons it is a hint: of moves that look just as good, the natural one comes first.
        """
        ...
