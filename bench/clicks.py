"""Count what people must do for a decision: the fewest clicks and characters, and panels opened.

Whole games of people, played by an advisor. A decision is all that one seat answers to one prompt;
it begins at the public message. `near`: the same if any move will do that is nearly as good as the
best one (within a hundredth of a win), as people see it. Run: `python -m bench clicks [GAME ...]`.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
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
LEVEL = Level.EXPERT
NEAR = 0.01
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
    near: list[str]
    """If it is one move: it, and those that are nearly as good."""


@dataclass(slots=True)
class Tally:
    efforts: list[Effort] = field(default_factory=list)
    near: list[Effort] = field(default_factory=list)

    def line(self) -> str:
        clicks, typed, panels = _means(self.efforts)
        near_clicks, near_typed, _ = _means(self.near)
        most = max(effort.clicks for effort in self.efforts)
        return (
            f"{len(self.efforts):10}{clicks:8.2f}{most:6}{typed:8.2f}{panels:8.2f}"
            f"{near_clicks:8.2f}{near_typed:8.2f}"
        )


def _means(efforts: list[Effort]) -> tuple[float, ...]:
    return tuple(sum(part) / len(efforts) for part in zip(*efforts, strict=True))


def main(argv: list[str] | None = None) -> None:
    print(
        f"{'':39}{'decisions':>10}{'clicks':>8}{'most':>6}{'typed':>8}{'panels':>8}"
        f"{'near':>8}{'typed':>8}"
    )
    for game in argv or GAMES:
        for players in PLAYERS:
            _print(game, players, _tallies(game, players, english()))


def _print(game: str, players: int, tallies: dict[str, Tally]) -> None:
    for key, tally in tallies.items():
        print(f"{game:16}{players:2}  {key:19}{tally.line()}")


def _tallies(game: str, players: int, say: Say) -> dict[str, Tally]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    for seed in range(SEEDS):
        for asked, effort, near in _efforts(game, players, seed, say):
            for key in (asked, "all"):
                tallies[key].efforts.append(effort)
                tallies[key].near.append(near)
    return {**{k: t for k, t in tallies.items() if k != "all"}, "all": tallies["all"]}


def _efforts(game: str, players: int, seed: int, say: Say) -> Iterator[tuple[str, Effort, Effort]]:
    """Yield what was asked and the least that it cost; nothing if the click before answered it."""
    ahead: list[str] = []
    decisions = list(_decisions(game, players, seed))
    for decision, following in pairwise([*decisions, decisions[-1]]):
        if ahead:
            ahead = []
            yield decision.asked, Effort(), Effort()
            continue
        soon = following.moves if following.seat == decision.seat else []
        effort, ahead = _effort(game, decision, soon, say)
        yield decision.asked, effort, min(effort, _near(game, decision, say) or effort)


def _decisions(game: str, players: int, seed: int) -> Iterator[Decision]:
    chance = count(seed * 100_000)
    match, _ = Match.start(GAMES[game].rules, Setup(players), f"{game} {players} {seed}".encode())
    while (prompt := match.prompt) is not None:
        seat, before, moves = prompt.seats[0], match, list[str]()
        near: list[str] = []
        while _owes(match, seat, prompt.number):
            near = _best(game, match, seat, next(chance))
            moves.append(near[0])
            match, _ = match.play(seat, moves[-1], prompt.number)
        yield Decision(prompt.key, before, seat, moves, near if len(moves) == 1 else [])


def _owes(match: AnyMatch, seat: Seat, number: int) -> bool:
    prompt = match.prompt
    return prompt is not None and prompt.number == number and seat in prompt.seats


def _best(game: str, match: AnyMatch, seat: Seat, seed: int) -> list[str]:
    advisor, budget = GAMES[game].advisor(LEVEL), Budget(seed=seed)
    ranked = advisor.rank(match.view(seat), match.choices(seat), budget)
    return [str(piece.move) for piece in ranked if ranked[0].value - piece.value <= NEAR]


def _near(game: str, decision: Decision, say: Say) -> Effort | None:
    if not decision.near:
        return None
    return _Search(game, decision.match, decision.seat, say).cheapest(None, decision.near, [])[0]


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
    return not Counter(played) - Counter(moves) or played == [*moves, *soon]
