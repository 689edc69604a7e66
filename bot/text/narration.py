"""Narration: events told in short sentences.

This module knows the keys of events, not the games: the message for `crossed` in the family `qwixx`
is `event-qwixx-crossed`. Related events share a sentence: two steps by one seat
(`event-ladder-revealed-placed`), and simultaneous events of several seats, told either by seat
(`event-qwixx-crossed-all`, with one `event-qwixx-crossed-item` per event) or as a list of names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.text.names import in_row, listed, spoken
from bot.text.say import Say
from core.engine.rules import Event, Seat
from core.model.views import StoryLine


def _nothing(event: Event) -> Mapping[str, int | str]:
    del event
    return {}


@dataclass(frozen=True, slots=True)
class Grammar:
    """Which events of a game share a sentence; all others get their own."""

    family: str
    """The prefix of the game's message keys."""
    steps: frozenset[tuple[str, str]] = frozenset()
    """Pairs of events by one seat that share a sentence."""
    listed: frozenset[str] = frozenset()
    """Simultaneous events told by seat."""
    named: frozenset[str] = frozenset({"won"})
    """Simultaneous events told as a list of names."""
    opens: str = ""
    """The event that begins a round: what ends the round before is told first."""
    quiet: tuple[str, ...] = ()
    """Events told only when nothing else happened; the first kind that occurs."""
    params: Callable[[Event], Mapping[str, int | str]] = _nothing
    """Extra parameters for the event's message."""


def tell(
    story: Sequence[StoryLine],
    grammar: Grammar,
    names: tuple[str, ...],
    say: Say,
    most: int | None = None,
    *,
    abandoned: bool = False,
) -> list[str]:
    """Return the sentences of the story, or only the latest `most` of them.

    `abandoned`: a seat has lost by being left, so the standings say who won, not the game.
    """
    happened = [event for line in story for event in line.events]
    if abandoned:
        happened = [event for event in happened if event.key != "won"]
    return _Teller(grammar, names, say).lines(happened, most)


@dataclass(frozen=True, slots=True)
class _Teller:
    grammar: Grammar
    names: tuple[str, ...]
    say: Say

    def lines(self, events: Sequence[Event], most: int | None) -> list[str]:
        beats = list(self._beats(self._steps(self._worth_telling(events))))
        return [self._sentence(beat) for beat in beats[-most if most else None :]]

    def _worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        quiet = self.grammar.quiet
        loud = [event for event in events if event.key not in quiet]
        kinds = ([event for event in events if event.key == key] for key in quiet)
        return loud or next(filter(None, kinds), [])

    def _steps(self, events: Iterable[Event]) -> list[Event]:
        """Merge two steps by one seat into one event with the parameters of both."""
        merged: list[Event] = []
        for event in events:
            before = merged[-1] if merged else None
            if before and before.seat == event.seat and self._belong(before, event):
                key = f"{before.key}_{event.key}"
                merged[-1] = Event(key, event.seat, {**before.params, **event.params})
            else:
                merged.append(event)
        return merged

    def _belong(self, before: Event, event: Event) -> bool:
        return (before.key, event.key) in self.grammar.steps

    def _beats(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Group simultaneous events of several seats by key; yield all others one by one."""
        shared = self.grammar.listed | self.grammar.named
        for together, stretch in groupby(events, key=lambda e: e.key in shared):
            if not together:
                yield from ([event] for event in stretch)
                continue
            for at_once in self._rounds(stretch):
                for key in dict.fromkeys(event.key for event in at_once):
                    yield [event for event in at_once if event.key == key]

    def _rounds(self, events: Iterable[Event]) -> Iterator[list[Event]]:
        at_once: list[Event] = []
        for event in events:
            if at_once and event.key == self.grammar.opens != at_once[-1].key:
                yield at_once
                at_once = []
            at_once.append(event)
        yield at_once

    def _sentence(self, events: list[Event]) -> str:
        first = events[0]
        if first.key in self.grammar.named:
            return self._who(events)
        if len(events) > 1:
            shared = {"list": self._each(events)} | self._params(first)
            return self.say(f"{self._key(first)}-all", **shared)
        return self.say(self._key(first), **self._params(first))

    def _who(self, events: list[Event]) -> str:
        seats = dict.fromkeys(event.seat for event in events if event.seat is not None)
        who = listed([self._name(seat) for seat in seats], self.say)
        return self.say(self._key(events[0]), names=who, count=len(seats))

    def _each(self, events: list[Event]) -> str:
        """Return what each seat did: `Ana red 5, blue 10 · Bo green 7`."""
        seats = dict.fromkeys(event.seat for event in events if event.seat is not None)
        parts = (
            self.say("story-seat", name=self._name(seat), items=self._items(events, seat))
            for seat in seats
        )
        return " · ".join(parts)

    def _items(self, events: list[Event], seat: Seat) -> str:
        own = (event for event in events if event.seat == seat)
        items = (self.say(f"{self._key(e)}-item", **self._params(e)) for e in own)
        return in_row(items, self.say)

    def _params(self, event: Event) -> dict[str, int | str]:
        params = {**event.params, **self.grammar.params(event)}
        if event.seat is not None:
            params["name"] = self._name(event.seat)
        return params

    def _name(self, seat: Seat) -> str:
        return spoken(self.names[seat])

    def _key(self, event: Event) -> str:
        return f"event-{self.grammar.family}-{event.key.replace('_', '-')}"
