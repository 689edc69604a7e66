"""Measure how strong the players are: many games, seats rotated, shared wins split.

    python -m bench strength --game qwixx --players 2 --seats expert,skip1 --games 1000 --seed 1

The first name plays against copies of the second, or name every seat; a single name plays against
itself. A name is a level of the game or a reference player (`bench/reference`). The same command
prints the same figures, except times, for any number of jobs. `--calibration` also prints how often
those won who were shown a chance of about 5 %, 15 % and so on.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from core.engine.rng import Rng
from core.engine.rules import Advisor, Budget, Event, Rules, Seat, Setup
from core.games.registry import GAMES

_TURN_STARTS = frozenset({"rolled", "revealed", "taken"})
"""Events that occur exactly once per turn in some game."""
_CHUNK = 20
_FUSE = 20_000


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that the figures depend on."""

    game: str
    names: tuple[str, ...]
    """One per seat, before rotation."""
    seed: int

    def rotated(self, number: int) -> tuple[str, ...]:
        shift = number % len(self.names)
        return self.names[-shift:] + self.names[:-shift] if shift else self.names


@dataclass(frozen=True, slots=True)
class Outcome:
    """One seat of one game."""

    name: str
    share: float
    """1 for a win, 1/k for a win shared by k."""
    score: int
    own_turns: int
    turns: int
    decisions: int
    seconds: float
    chances: tuple[float, ...]
    """To win, as shown with each move the seat made."""


@dataclass(slots=True)
class _Tally:
    """Counts by seat while a game runs."""

    turns: Counter[Seat] = field(default_factory=Counter)
    decisions: Counter[Seat] = field(default_factory=Counter)
    seconds: defaultdict[Seat, float] = field(default_factory=lambda: defaultdict(float))
    chances: defaultdict[Seat, list[float]] = field(default_factory=lambda: defaultdict(list))

    def hear(self, events: Iterable[Event]) -> None:
        starts = (e.seat for e in events if e.key in _TURN_STARTS and e.seat is not None)
        self.turns.update(starts)


def players_of(rules: Rules[Any, Any, Any]) -> Mapping[str, Advisor[Any, Any]]:
    """Return every player of this game by name."""
    package = type(rules).__module__.split(".")[-2]
    levels: Mapping[str, Advisor[Any, Any]]
    levels = import_module(f"core.games.{package}.advisor").ADVISORS
    reference = import_module(f"bench.reference.{package}").REFERENCE
    common = import_module("bench.reference.common").REFERENCE
    return {**common, **reference, **{str(level): advisor for level, advisor in levels.items()}}


def play(contest: Contest, number: int) -> tuple[Outcome, ...]:
    """Play one game. Rotating the seats replaces drawing the starting player."""
    rules = GAMES[contest.game].rules
    known = players_of(rules)
    names = contest.rotated(number)
    key = f"{contest.game}/{contest.seed}/{number}"
    tally = _Tally()
    final = _run(rules, [known[name] for name in names], key, tally)
    standings = rules.standings(final)
    winners = sum(standing.won for standing in standings) or 1
    return tuple(
        Outcome(
            name=names[standing.seat],
            share=standing.won / winners,
            score=standing.score,
            own_turns=tally.turns[standing.seat],
            turns=tally.turns.total(),
            decisions=tally.decisions[standing.seat],
            seconds=tally.seconds[standing.seat],
            chances=tuple(tally.chances[standing.seat]),
        )
        for standing in standings
    )


def _run(
    rules: Rules[Any, Any, Any],
    advisors: Sequence[Advisor[Any, Any]],
    key: str,
    tally: _Tally,
) -> object:
    """Return the final state; `key` determines every die roll and every budget's seed."""
    seeds, seed = Random(key), key.encode()
    options = {option.key: option.default for option in rules.options}
    step = rules.start(Setup(len(advisors), options, first=0), Rng(seed, 0))
    tally.hear(step.events)
    for answer in range(1, _FUSE):
        prompt = rules.prompt(step.state)
        if prompt is None:
            return step.state
        seat = prompt.seats[0]
        budget = Budget(seeds.getrandbits(32))
        move = _choose(rules, step.state, seat, advisors[seat], budget, tally)
        step = rules.apply(step.state, seat, move, Rng(seed, answer))
        tally.hear(step.events)
    raise AssertionError(f"{key} does not end")


def _choose(
    rules: Rules[Any, Any, Any],
    state: object,
    seat: Seat,
    advisor: Advisor[Any, Any],
    budget: Budget,
    tally: _Tally,
) -> object:
    view, moves = rules.view(state, seat), rules.legal_moves(state, seat)
    start = process_time()
    best = advisor.rank(view, moves, budget)[0]
    tally.seconds[seat] += process_time() - start
    tally.decisions[seat] += 1
    if best.unit == "win":
        tally.chances[seat].append(best.value)
    return best.move


def play_all(contest: Contest, games: int, jobs: int = 1) -> list[tuple[Outcome, ...]]:
    if jobs == 1:
        return [play(contest, number) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, [contest] * games, range(games), chunksize=_CHUNK))


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    average = sum(values) / len(values)
    spread = sum((value - average) ** 2 for value in values) / max(1, len(values) - 1)
    return average, math.sqrt(spread / len(values))


def report(results: Sequence[tuple[Outcome, ...]]) -> str:
    """Return a table with one line per name, in the order they were first seated."""
    names = dict.fromkeys(outcome.name for game in results for outcome in game)
    turns, _ = mean([game[0].turns for game in results])
    head = f"{len(results)} games, {turns:.1f} turns a game"
    columns = "player       win share %      score           own turns to win  ms CPU a decision"
    return "\n".join([head, columns, *(_line(name, results) for name in names)])


def _line(name: str, results: Sequence[tuple[Outcome, ...]]) -> str:
    seats = [outcome for game in results for outcome in game if outcome.name == name]
    share, share_error = mean([100 * outcome.share for outcome in seats])
    score, score_error = mean([outcome.score for outcome in seats])
    won = [outcome.own_turns for outcome in seats if outcome.share]
    own_turns = f"{mean(won)[0]:.2f}" if won else "-"
    decisions = sum(outcome.decisions for outcome in seats) or 1
    cost = 1000 * sum(outcome.seconds for outcome in seats) / decisions
    return (
        f"{name:<12} {share:5.2f} ±{share_error:4.2f}     {score:6.2f} ±{score_error:4.2f}"
        f"    {own_turns:>8}          {cost:8.3f}"
    )


def calibration(results: Iterable[tuple[Outcome, ...]]) -> str:
    """Return how often seats won, by the chance shown with their moves, in steps of a tenth."""
    steps: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for outcome in (outcome for game in results for outcome in game):
        for chance in outcome.chances:
            steps[min(9, int(10 * chance))].append((chance, outcome.share))
    lines = [
        f"{100 * mean(shown)[0]:7.1f} {100 * mean(won)[0]:7.1f} {len(shown):9}"
        for shown, won in (zip(*steps[step], strict=True) for step in sorted(steps))
    ]
    return "\n".join(["shown %   won %     moves", *lines])


def seated(seats: str, players: int) -> tuple[str, ...]:
    """Return a name per seat: `expert,skip1` for four is one expert and three skip1."""
    names = tuple(seats.split(","))
    if len(names) in (1, 2):
        return (names[0], *(names[-1:] * (players - 1)))
    if len(names) != players:
        raise SystemExit(f"{len(names)} names for {players} players: name one, two or all of them")
    return names


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench strength", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seats", required=True, help="names, separated by commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--calibration", action="store_true", help="compare chances and wins")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = _parse(argv)
    names = seated(args.seats, args.players)
    unknown = set(names) - set(players_of(GAMES[args.game].rules))
    if unknown:
        raise SystemExit(f"nobody is called {', '.join(sorted(unknown))}")
    contest = Contest(args.game, names, args.seed)
    results = play_all(contest, args.games, args.jobs)
    print(report(results))
    if args.calibration:
        print(calibration(results))


if __name__ == "__main__":
    main()
