"""Standings counted once more from what happened, by the words of docs/tournaments.md alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

WIN, AVERAGE = 12, 6


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended for somebody who stayed."""

    place: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class Left:
    """How it ended for the AI in place of somebody who gave up."""

    points: int = 0


@dataclass(frozen=True, slots=True)
class Absent:
    """Somebody never came."""


Outcome: TypeAlias = Played | Left | Absent
Table: TypeAlias = Mapping[str, Outcome]
"""What became of everybody at a table; of one alone, it is a bye."""


def counted(
    people: Iterable[str], rounds: Iterable[Iterable[Table]], away: Collection[str]
) -> list[tuple[int, str, int]]:
    """Return place, name and points, best first; `away` are not paired at the end."""
    tally, tables = _Tally(), [list(tables) for tables in rounds]
    for table in (table for tables in tables for table in tables):
        tally.add(table)
    ranked = tally.ranked(sorted(people), len(tables), away)
    keys = [key for _, key in ranked]
    return [(keys.index(key) + 1, who, tally.points[who]) for who, key in ranked]


class _Tally:
    def __init__(self) -> None:
        self.points: Counter[str] = Counter()
        self.absences: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.earned: Counter[str] = Counter()
        self.came: set[str] = set()
        self.margin: defaultdict[str, Fraction] = defaultdict(Fraction)
        self.met: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
        """Everybody's opponents, with what the encounter was worth."""

    def add(self, table: Table) -> None:
        here = [who for who, outcome in table.items() if not isinstance(outcome, Absent)]
        earned = {who: _earned(who, table) for who in table}
        for who, outcome in table.items():
            self.points[who] += earned[who]
            self.absences[who] += not isinstance(outcome, Played)
            self.margin[who] += _margin(who, table)
        if len(table) > 1:
            self.came |= set(here)
        for who in here if len(here) > 1 else []:
            self.games[who] += 1
            self.earned[who] += earned[who]
            self.wins[who] += earned[who] == max(earned.values()) > 0
            self.met[who] += [
                (other, 1 + (earned[who] > earned[other]) - (earned[who] < earned[other]))
                for other in here
                if other != who
            ]

    def ranked(
        self, people: Iterable[str], rounds: int, away: Collection[str]
    ) -> list[tuple[str, tuple[object, ...]]]:
        def first(who: str) -> tuple[int, ...]:
            missing = who not in self.came and (self.absences[who] > 0 or who in away)
            strength = self._opponents(who, rounds)
            return not missing, self.points[who], -self.absences[who], strength

        def last(who: str, equal: list[str]) -> tuple[object, ...]:
            return self._encounter(who, equal), self.wins[who], self.margin[who]

        grouped = groupby(sorted(people, key=first, reverse=True), key=first)
        found = [(key, list(group)) for key, group in grouped]
        keyed = [(who, (*key, *last(who, group))) for key, group in found for who in group]
        return sorted(keyed, key=lambda entry: entry[1], reverse=True)

    def _opponents(self, who: str, rounds: int) -> int:
        met = [other for other, _ in self.met[who]]
        if not met:
            return 100 * AVERAGE * rounds
        worth = (self.earned[other] + AVERAGE * (rounds - self.games[other]) for other in met)
        return 100 * sum(worth) // len(met)

    def _encounter(self, who: str, equal: list[str]) -> int:
        all_met = all(
            other in {met for met, _ in self.met[one]}
            for one in equal
            for other in equal
            if other != one
        )
        return sum(worth for other, worth in self.met[who] if other in equal) if all_met else 0


def _earned(who: str, table: Table) -> int:
    mine = table[who]
    if not isinstance(mine, Played):
        return 0
    if len(table) == 1:
        return WIN
    others = [outcome for other, outcome in table.items() if other != who]
    behind = sum(not isinstance(other, Played) or other.place > mine.place for other in others)
    equal = sum(isinstance(other, Played) and other.place == mine.place for other in others)
    return WIN * (2 * behind + equal) // (2 * len(others))


def _margin(who: str, table: Table) -> Fraction:
    mine = table[who]
    others = [
        outcome.points
        for other, outcome in table.items()
        if other != who and isinstance(outcome, Played)
    ]
    if not others or isinstance(mine, Absent):
        return Fraction(0)
    margin = mine.points - Fraction(sum(others), len(others))
    return min(margin, Fraction(0)) if isinstance(mine, Left) else margin
