"""What happened, in short sentences.

Knows events by their keys, never games: the words of `crossed` in the family `qwixx` are
`event-qwixx-crossed`. What belongs together becomes one sentence: two steps of one seat
(`event-ladder-revealed-placed`), and what several seats did at once, either as what each did
(`event-qwixx-crossed-all`, with one `event-qwixx-crossed-item` per event) or as a list of names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.text.names import listed, spoken
from bot.text.say import Say
from core.engine.rules import Event, Seat
from core.model import Told

_STEPS = frozenset(
    {
        ("revealed", "placed"),
        ("revealed", "swapped"),
        ("revealed", "left"),
        ("taken", "placed"),
        ("taken", "swapped"),
        ("named", "rolled"),
    }
)
"""Two events of one seat that make one sentence."""
_LISTED = frozenset({"dealt", "placed", "crossed", "closed", "entered"})
"""Several of these are told as what each seat did."""
_NAMED = frozenset({"answered", "passed", "wrote", "no_field", "won"})
"""Several of these are told as who did it."""
_FIRST = "dealt"
_QUIET = ("passed", "answered")
"""Worth a line only when nothing else happened; the first kind that occurs."""


def tell(
    story: Sequence[Told],
    family: str,
    names: tuple[str, ...],
    say: Say,
    most: int = 8,
    *,
    forfeited: bool = False,
) -> list[str]:
    """The story's sentences, at most so many; when there are more, the latest.

    `forfeited`: somebody gave up, so the standings say who has won, not the game.
    """
    teller = _Teller(family, names, say)
    happened = [event for told in story for event in told.events]
    events = _worth_telling([e for e in happened if not (forfeited and e.key == "won")])
    lines = [line for beat in _beats(_steps(events)) for line in teller.beat(beat)]
    if len(lines) <= most:
        return lines
    return [say("story-earlier", count=len(lines) - most + 1), *lines[len(lines) - most + 1 :]]


def _worth_telling(events: Sequence[Event]) -> Sequence[Event]:
    loud = [event for event in events if event.key not in _QUIET]
    kinds = ([event for event in events if event.key == key] for key in _QUIET)
    return loud or next(filter(None, kinds), [])


def _steps(events: Iterable[Event]) -> list[Event]:
    """Two steps of one seat as one event with the parameters of both."""
    told: list[Event] = []
    for event in events:
        before = told[-1] if told else None
        if before and before.seat == event.seat and (before.key, event.key) in _STEPS:
            key = f"{before.key}_{event.key}"
            told[-1] = Event(key, event.seat, {**before.params, **event.params})
        else:
            told.append(event)
    return told


def _beats(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events that several seats make at once, by their key; all others one by one."""
    for together, stretch in groupby(events, key=lambda e: e.key in _LISTED | _NAMED):
        if not together:
            yield from ([event] for event in stretch)
            continue
        for at_once in _rounds(stretch):
            for key in dict.fromkeys(event.key for event in at_once):
                yield [event for event in at_once if event.key == key]


def _rounds(events: Iterable[Event]) -> Iterator[list[Event]]:
    """What is dealt begins a round: what was done with the round before is told before it."""
    at_once: list[Event] = []
    for event in events:
        if at_once and event.key == _FIRST != at_once[-1].key:
            yield at_once
            at_once = []
        at_once.append(event)
    yield at_once


@dataclass(frozen=True, slots=True)
class _Teller:
    family: str
    names: tuple[str, ...]
    say: Say

    def beat(self, events: list[Event]) -> Iterator[str]:
        first = events[0]
        if first.key in _NAMED:
            yield self._who(events)
        elif len(events) > 1:
            yield self.say(f"{self._key(first)}-all", list=self._each(events))
        else:
            yield self.say(self._key(first), **self._params(first))

    def _who(self, events: list[Event]) -> str:
        seats = dict.fromkeys(event.seat for event in events if event.seat is not None)
        who = listed([self._name(seat) for seat in seats], self.say)
        return self.say(self._key(events[0]), names=who, count=len(seats))

    def _each(self, events: list[Event]) -> str:
        """What each seat did: `Ana red 5, blue 10 · Bo green 7`."""
        seats = dict.fromkeys(event.seat for event in events if event.seat is not None)
        parts = (
            self.say("story-seat", name=self._name(seat), items=self._items(events, seat))
            for seat in seats
        )
        return " · ".join(parts)

    def _items(self, events: list[Event], seat: Seat) -> str:
        own = (event for event in events if event.seat == seat)
        return ", ".join(self.say(f"{self._key(e)}-item", **self._params(e)) for e in own)

    def _params(self, event: Event) -> dict[str, int | str]:
        params = dict(event.params)
        if event.seat is not None:
            params["name"] = self._name(event.seat)
        if isinstance(cell := params.get("cell"), str):
            params |= {"column": cell[0], "row": cell[1:]}
        return params

    def _name(self, seat: Seat) -> str:
        return spoken(self.names[seat])

    def _key(self, event: Event) -> str:
        return f"event-{self.family}-{event.key.replace('_', '-')}"
