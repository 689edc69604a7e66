"""Reasons take time, so only the moves that a hint shows get them."""

from __future__ import annotations

import pytest

from core.engine.match import Match
from core.engine.rules import Budget, Level, Setup
from core.games.registry import GAMES


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("most", [0, 2])
def test_only_as_many_moves_have_reasons_as_are_asked_for(
    key: str, level: Level, most: int
) -> None:
    match, _ = Match.start(GAMES[key].rules, Setup(2), bytes(32))
    assert match.prompt is not None
    seat = match.prompt.seats[0]
    budget = Budget(reasons=most)
    ranked = GAMES[key].advisor(level).rank(match.view(seat), match.choices(seat), budget)
    assert [bool(a.reasons) for a in ranked] == [n < most for n in range(len(ranked))]
