"""Golden games: replay files of sensible players, replayed line by line.

A rule change that would alter old games shows up here as a readable diff; the rules' version must
then be raised.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from core.engine.replay import read, write
from core.games.registry import GAMES
from core.verify import check

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_plays_as_written(path: Path) -> None:
    text = path.read_text()
    record = read(text).record
    assert write(GAMES[record.game].rules, record) == text
    assert check(text).consistent


def test_every_game_has_two_golden_games() -> None:
    counts = Counter(read(path.read_text()).record.game for path in FILES)
    assert set(counts) == set(GAMES)
    assert min(counts.values()) >= 2
