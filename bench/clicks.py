"""Count what people must do for a decision: the fewest clicks and characters, and panels opened.

Whole games of people, played by an advisor. A decision is all that one seat answers to one prompt;
it begins at the public message. Run: `python -m bench clicks [GAME ...]`.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Any, NamedTuple, TypeAlias

from bot.games.common.controls import Act, Rows
from bot.games.registry import FACES
from bot.text.languages import english
from bot.text.say import Say
from core.engine.match import Match
from core.engine.rules import Budget, Level, Seat, Setup
from core.games.registry import GAMES

PLAYERS = (2, 4)
SEEDS = 3
LEVEL = Level.HARD
AnyMatch: TypeAlias = Match[Any, Any, Any]
_PUBLIC = None
"""The place of whoever has no panel open; others are at a path in their panel."""


class Effort(NamedTuple):
    """What a move costs; compared in this order."""

    clicks: int = 0
    typed: int = 0
    panels: int = 0

    def plus(self, clicks: int = 0, typed: int = 0, panels: int = 0) -> Effort:
        return Effort(self.clicks + clicks, self.typed + typed, self.panels + panels)


@dataclass(frozen=True, slots=True)
class Decision:
    """All that one seat answers to one prompt."""

    asked: str
    match: AnyMatch
    seat: Seat
    moves: list[str]


@dataclass(slots=True)
class Tally:
    decisions: int = 0
    efforts: list[Effort] = field(default_factory=list)

    def line(self) -> str:
        clicks, typed, panels = map(sum, zip(*self.efforts, strict=True))
        most = max(effort.clicks for effort in self.efforts)
        return (
            f"{self.decisions:10}{clicks / self.decisions:8.2f}{most:6}"
            f"{typed / self.decisions:8.2f}{panels / self.decisions:8.2f}"
        )


def main(argv: list[str] | None = None) -> None:
    print(f"{'':39}{'decisions':>10}{'clicks':>8}{'most':>6}{'typed':>8}{'panels':>8}")
    for game in argv or GAMES:
        for players in PLAYERS:
            _print(game, players, _tallies(game, players, english()))


def _print(game: str, players: int, tallies: dict[str, Tally]) -> None:
    for key, tally in tallies.items():
        print(f"{game:16}{players:2}  {key:19}{tally.line()}")


def _tallies(game: str, players: int, say: Say) -> dict[str, Tally]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    for seed in range(SEEDS):
        for asked, effort in _efforts(game, players, seed, say):
            for key in (asked, "all"):
                tallies[key].decisions += 1
                tallies[key].efforts.append(effort)
    return {**{k: t for k, t in tallies.items() if k != "all"}, "all": tallies["all"]}


def _efforts(game: str, players: int, seed: int, say: Say) -> Iterator[tuple[str, Effort]]:
    """Yield what was asked and the least that it cost; nothing if the click before answered it."""
    ahead: list[str] = []
    decisions = list(_decisions(game, players, seed))
    for decision, following in pairwise([*decisions, decisions[-1]]):
        if ahead:
            ahead = []
            yield decision.asked, Effort()
            continue
        soon = following.moves if following.seat == decision.seat else []
        effort, ahead = _effort(game, decision, soon, say)
        yield decision.asked, effort


def _decisions(game: str, players: int, seed: int) -> Iterator[Decision]:
    chance = count(seed * 100_000)
    match, _ = Match.start(GAMES[game].rules, Setup(players), f"{game} {players} {seed}".encode())
    while (prompt := match.prompt) is not None:
        seat, before, moves = prompt.seats[0], match, list[str]()
        while _owes(match, seat, prompt.number):
            moves.append(_chosen(game, match, seat, next(chance)))
            match, _ = match.play(seat, moves[-1], prompt.number)
        yield Decision(prompt.key, before, seat, moves)


def _owes(match: AnyMatch, seat: Seat, number: int) -> bool:
    prompt = match.prompt
    return prompt is not None and prompt.number == number and seat in prompt.seats


def _chosen(game: str, match: AnyMatch, seat: Seat, seed: int) -> str:
    advisor = GAMES[game].advisor(LEVEL)
    budget = Budget(positions=200, seed=seed)
    return str(advisor.rank(match.view(seat), match.choices(seat), budget)[0].move)


def _effort(game: str, decision: Decision, soon: list[str], say: Say) -> tuple[Effort, list[str]]:
    """Return the least that the answers cost, in any order, and what was played ahead of it."""
    effort, place, match = Effort(), _PUBLIC, decision.match
    left = list(decision.moves)
    while left:
        cost, place, played = _Search(game, match, decision.seat, say).cheapest(place, left, soon)
        effort = effort.plus(*cost)
        if played == [*left, *soon]:
            return effort, soon
        for move in played:
            match, _ = match.play(decision.seat, move)
            left.remove(move)
    return effort, []


@dataclass(slots=True)
class _Search:
    """The shortest way from a place to one of the moves, through the buttons alone."""

    game: str
    match: AnyMatch
    seat: Seat
    say: Say

    def cheapest(
        self, start: str | None, moves: list[str], soon: list[str]
    ) -> tuple[Effort, str | None, list[str]]:
        """Return the effort, where it leaves one, and what was played."""
        ways: list[tuple[Effort, int, str | None]] = [(Effort(), 0, start)]
        order, seen = count(1), {start}
        ends: list[tuple[Effort, int, str | None, list[str]]] = []
        while ways:
            effort, _, place = heapq.heappop(ways)
            if ends and min(ends)[0] <= effort:
                break
            for target, act in self._offered(place):
                if act is Act.PICK and target not in seen:
                    seen.add(target)
                    further = effort.plus(1, panels=place is _PUBLIC)
                    heapq.heappush(ways, (further, next(order), target))
                after = place if place is _PUBLIC else ""
                if act is Act.MOVE and _plays(target.split(), moves, soon):
                    ends.append((effort.plus(1), next(order), after, target.split()))
                if act is Act.ASK:
                    ends += [
                        (effort.plus(2, typed=len(move)), next(order), after, [move])
                        for move in moves
                    ]
        best = min(ends, key=lambda end: (end[0], -len(end[3])))
        return best[0], best[2], best[3]

    def _offered(self, place: str | None) -> list[tuple[str, Act]]:
        return [(c.target, c.act) for row in self._rows(place) for c in row if c.enabled]

    def _rows(self, place: str | None) -> Rows:
        controls, prompt = FACES[self.game].controls, self.match.prompt
        assert prompt is not None
        if place is not _PUBLIC:
            moves = self.match.choices(self.seat)
            return controls.private(self.match.view(self.seat), moves, place, self.say)
        asked = () if prompt.private else prompt.seats
        choices = {seat: self.match.choices(seat) for seat in asked}
        return controls.public(self.match.view(), choices, self.say)


def _plays(played: list[str], moves: list[str], soon: list[str]) -> bool:
    """Return whether these are some of the moves, or all of them and those of the next prompt."""
    return set(played) <= set(moves) or played == [*moves, *soon]
