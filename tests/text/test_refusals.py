"""Every refusal and every rule has its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.text.refusals import refusal
from core.engine.errors import (
    AlreadySeated,
    BadSetup,
    BadTournament,
    CannotAct,
    CannotArrange,
    IllegalEntry,
    IllegalMove,
    LimitReached,
    NoTable,
    NotHost,
    NotReady,
    Refusal,
    TooFast,
    TooFewPlayers,
    TournamentMovedOn,
)
from core.model.plan import Format, Plan, problems
from tests.text.catalogue import LANGUAGES, english, keys, words

PARAMS: dict[type[Refusal], dict[str, Any]] = {
    BadSetup: {"problem": "seats", "value": 9},
    LimitReached: {"kind": "server", "limit": 200},
    TooFewPlayers: {"least": 2},
    TooFast: {"seconds": 3},
    BadTournament: {"problem": "past"},
    CannotArrange: {"problem": "ping", "what": "@everyone"},
    CannotAct: {"problem": "nudge_later", "when": "1"},
    TournamentMovedOn: {"problem": "over"},
    IllegalEntry: {"value": "<@1>", "wanted": "a number from 1 to 100"},
    NoTable: {"wanted": "open"},
    NotHost: {"host": "**Ada**"},
    NotReady: {"missing": "**Ben** and **Cy**"},
    AlreadySeated: {"table": 7},
}
"""What the refusals with parameters carry."""

L = ["L1", "L2", "L3", "L4a", "L4b", *(f"L{n}" for n in range(5, 16))]
MARKS = [*L, *(f"Q{n}" for n in range(1, 13)), *(f"T{n}" for n in range(1, 13))]


def tree(root: type[Refusal]) -> Iterator[type[Refusal]]:
    yield root
    for kind in root.__subclasses__():
        yield from tree(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    every = [kind(**PARAMS.get(kind, {})) for kind in tree(Refusal)]
    said = [refusal(one, words().say(language)) for one in every]
    assert len(said) > 40
    assert [text for text in said if text[0].islower() or text[-1] not in ".!?"] == []


def test_no_refusal_sentence_is_left_over() -> None:
    known = {f"refusal-{kind.key.replace('_', '-')}" for kind in tree(Refusal)}
    assert set(keys("refusal-")) - known == {"refusal-by-rule"}


@pytest.mark.parametrize(
    "problem", ["seats", "first", "game", "games", "turn_seconds", "option", "channels", "language"]
)
def test_each_problem_of_a_setup_has_words_of_its_own(problem: str) -> None:
    say = english()
    other = refusal(BadSetup(problem="setup", value="x"), say)
    assert "option “setup”" in other, "what the games call their options"
    assert "option “" not in refusal(BadSetup(problem=problem, value="x"), say)


@pytest.mark.parametrize(
    "kind", ["lobbies", "user", "channel", "watchers", "tournaments", "server"]
)
@pytest.mark.parametrize("limit", [1, 10])
def test_each_limit_is_named(kind: str, limit: int) -> None:
    said = refusal(LimitReached(kind=kind, limit=limit), english())
    assert ("10" in said) == (limit == 10)


@pytest.mark.parametrize("players", [1, 2, 1000])
def test_each_problem_of_a_plan_has_words_of_its_own(players: int) -> None:
    other = refusal(BadTournament(problem="nobody"), english())
    found = problems(Plan(Format.SWISS, rounds=-1, table_size=9, final=9), players)
    assert len(found) > 2
    assert other not in [refusal(BadTournament(problem=each), english()) for each in found]


def test_what_somebody_typed_is_disarmed() -> None:
    said = refusal(BadSetup(problem="game", value="<@1>"), english())
    assert "<@1>" not in said


def test_a_rule_is_cited_with_its_sentence() -> None:
    said = refusal(IllegalMove(rule="Q7"), english())
    assert said == (
        "You can't make that move now. (Rule Q7: The last number of a row needs five crosses "
        "before it; the lock is crossed off with it.)"
    )


def test_every_rule_has_its_sentence() -> None:
    assert keys("mark-") == [f"mark-{mark.lower()}" for mark in MARKS]


def test_every_rule_the_games_cite_is_known() -> None:
    games = Path(__file__).parents[2] / "core/games"
    cited = {
        m
        for path in games.rglob("rules.py")
        for m in re.findall(r'"([LQT]\d+[ab]?)"', path.read_text())
    }
    assert cited
    assert cited <= set(MARKS)
