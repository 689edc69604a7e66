"""The laws of core/engine/rules.py, each a small check, and a random game under all.

`tests/contract/test_laws.py` checks every game; `test_faults.py` plants a fault of each kind and
sees that the check finds it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import is_dataclass
from itertools import pairwise

from core.engine.events import STARTS, WON, wins
from core.engine.match import Answer, replay
from core.engine.rules import Event, Prompt, Seat
from tests.seeds import seeded
from tests.walks import AnyLine, AnyMatch, AnyRules, any_answer, any_setup, at_random, walk

FUSE = 5_000
"""Answers after which a game counts as endless."""
SAMPLED = 0.2
"""The share of positions whose views and secrets are tried; the whole would take minutes."""


def check_game(rules: AnyRules, players: int, game: int) -> AnyMatch:
    """One random game to its end, under the eyes of every law."""
    chance = seeded(rules.key, players, game)
    setup, seed = any_setup(rules, players, chance), chance.randbytes(32)
    lines: list[AnyLine] = []
    heard: set[str] = set()
    for line in walk(rules, setup, seed, at_random(chance)):
        check_prompts(lines[-1].match.prompt if lines else None, line.match.prompt)
        check_events(line)
        if chance.random() < SAMPLED or line.match.over:
            check_views(line.match)
            check_notation(line.match, heard, chance)
        if prompt := line.match.prompt:
            check_position(line.match, prompt)
            check_secrets(line.match, prompt, chance)
        lines.append(line)
        assert len(lines) < FUSE, "the game does not end"
    check_end(lines[-1].match)
    check_luck(lines[-1].match, [event for line in lines for event in line.events])
    log = [line.answer for line in lines if line.answer]
    *_, last = replay(rules, setup, seed, log)
    assert last == lines[-1]
    return lines[-1].match


def check_events(line: AnyLine) -> None:
    """The start tells who starts, the end who has won, and nothing between them does."""
    match, events = line.match, line.events
    assert {event.seat for event in events} <= {None, *range(match.setup.seats)}
    kinds = {type(value) for event in events for value in event.params.values()}
    assert kinds <= {int, str}, "parameters are plain, so that they can be packed and written"
    won = [event for event in events if event.key == WON]
    assert won == (list(wins(match.standings())) if match.over else [])
    starts = [event.seat for event in events if event.key == STARTS]
    assert len(starts) == (line.answer is None)
    if starts:
        assert starts[0] in range(match.setup.seats)
        assert match.setup.first in (None, starts[0]), "somebody else was to start"


def check_views(match: AnyMatch) -> None:
    """Every view says whose it is, agrees with the match, and can be copied with a change."""
    prompt, standings = match.prompt, match.standings()
    for seat in (None, *range(match.setup.seats)):
        view = match.view(seat)
        assert (view.seat, view.prompt, view.standings) == (seat, prompt, standings)
        assert is_dataclass(view)


def check_luck(match: AnyMatch, story: Sequence[Event]) -> None:
    """One account for each seat, from the events alone, with chances that can be."""
    seats = match.setup.seats
    told = match.rules.luck(iter(story), seats)
    assert told == match.rules.luck(story, seats)
    assert len(told) == seats
    for luck in told:
        assert 0 <= luck.useful <= luck.draws
        assert 0 <= luck.expected <= luck.draws
        assert 0 <= luck.variance <= luck.draws / 4


def check_position(match: AnyMatch, prompt: Prompt) -> None:
    """Who is asked has choices, each with a notation of its own, and a legal default."""
    assert prompt.seats, "somebody owes an answer, or the game is over"
    assert list(prompt.seats) == sorted(set(prompt.seats))
    for seat in range(match.setup.seats):
        moves = match.choices(seat)
        assert bool(moves) == (seat in prompt.seats)
        assert len({str(move) for move in moves}) == len(moves), "a notation stands for two moves"
        assert not moves or match.default(seat) in moves


def check_notation(match: AnyMatch, heard: set[str], chance: random.Random) -> None:
    """A text finds the move of the list that has this notation, and no other text finds one.

    `heard`: the notations of earlier positions; they are the likeliest to be mistaken.
    """
    others = chance.sample(sorted(heard), min(len(heard), 40))
    for seat in range(match.setup.seats):
        legal = {str(move): move for move in match.choices(seat)}
        heard.update(legal)
        for text in (*legal, *others, *map(_altered, others[:10]), "", "0", "²"):
            found = match.rules.find_move(match.state, seat, text)
            assert found == legal.get(text), f"{text!r} finds {found}"


def _altered(text: str) -> str:
    """Return what looks much like this notation and is none."""
    at = len(text) // 2
    return f" {text}" if len(text) % 2 else f"{text[:at]}0{text[at:]}".upper()


def check_prompts(before: Prompt | None, after: Prompt | None) -> None:
    """While the number stays, the asked seats only shrink; else it grows by one."""
    if before is None or after is None:
        return
    if after.number == before.number:
        assert set(after.seats) <= set(before.seats)
        assert (after.key, after.private) == (before.key, before.private)
    else:
        assert after.number == before.number + 1


def check_secrets(match: AnyMatch, prompt: Prompt, choices: random.Random) -> None:
    """With several seats asked: answers are hidden from the others, and their order is nothing."""
    if len(prompt.seats) < 2 or choices.random() > SAMPLED:
        return
    seat, other = choices.sample(prompt.seats, 2)
    mine = choices.sample(match.choices(seat), min(2, len(match.choices(seat))))
    check_hidden(match, seat, [str(move) for move in mine])
    check_commuting(match, Answer(seat, str(mine[0])), any_answer(choices, match, other))


def check_hidden(match: AnyMatch, seat: Seat, moves: list[str]) -> None:
    """Whichever of the moves the seat answers with, nobody else can tell them apart."""
    seen = [_all_that_others_see(match, seat, move) for move in moves]
    assert all(a == b for a, b in pairwise(seen)), "an answer shows before the others are in"


def _all_that_others_see(match: AnyMatch, seat: Seat, move: str) -> object:
    after, events = match.play(seat, move)
    others = [s for s in range(match.setup.seats) if s != seat]
    views = [after.view(s) for s in (None, *others)]
    return events, after.prompt, views, [after.choices(s) for s in others], after.standings()


def check_commuting(match: AnyMatch, one: Answer, two: Answer) -> None:
    first = _played(match, one, two)
    second = _played(match, two, one)
    assert first.state == second.state, "the order of answers matters"


def _played(match: AnyMatch, *answers: Answer) -> AnyMatch:
    for answer in answers:
        match = match.play(answer.seat, answer.move)[0]
    return match


def check_end(match: AnyMatch) -> None:
    """Nobody is asked any more, and the standings say who won."""
    standings = match.standings()
    assert [s.seat for s in standings] == list(range(match.setup.seats))
    assert min(s.rank for s in standings) == 1
    assert not any(match.choices(s.seat) for s in standings)
    if match.setup.seats > 1:
        assert [s.won for s in standings] == [s.rank == 1 for s in standings]
