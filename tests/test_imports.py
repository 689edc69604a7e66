"""The directions of the design: bot -> core, never back; the pure core touches no outside world."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PURE = [
    "core/games",
    "core/engine/rules.py",
    "core/engine/rng.py",
    "core/engine/match.py",
    "core/engine/series.py",
]
PURE += [
    "core/tournaments/pairing",
    "core/tournaments/plan.py",
    "core/players/ratings.py",
    "core/players/statistics.py",
]
PURE += [
    "core/engine/standings.py",
    "core/engine/replay.py",
    "core/engine/errors.py",
    "core/games/registry.py",
]
OUTSIDE = {
    "asyncio",
    "sqlalchemy",
    "discord",
    "time",
    "random",
    "os",
    "datetime",
    "uuid",
    "secrets",
}


def sources(*places: str) -> list[Path]:
    paths = (ROOT / place for place in places)
    return sorted(f for path in paths for f in ([path] if path.is_file() else path.rglob("*.py")))


def imports(source: str) -> Iterator[str]:
    """Every module a file imports, in full: `from core import errors` is `core.engine.errors`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where a thing comes from"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def outside(source: str) -> set[str]:
    return {name for name in imports(source) if name.split(".")[0] in OUTSIDE}


def games_named(source: str) -> set[str]:
    return {name for name in imports(source) if name.startswith("core.games.")}


def test_the_core_has_never_heard_of_the_bot() -> None:
    breaches = {
        str(path): name
        for path in sources("core")
        for name in imports(path.read_text())
        if name.split(".")[0] in {"bot", "discord", "tests", "bench"}
    }
    assert breaches == {}


def test_the_pure_core_touches_no_outside_world() -> None:
    breaches = {str(path): names for path in sources(*PURE) if (names := outside(path.read_text()))}
    assert breaches == {}


def test_only_faces_know_a_game_by_name() -> None:
    shared = {"core.games.registry.GAMES", "core.games.registry.most_seats"}
    breaches = {
        str(path): names
        for path in sources("bot")
        if "games" not in path.parts
        for names in [games_named(path.read_text()) - shared]
        if names
    }
    assert breaches == {}


def test_games_do_not_import_each_other() -> None:
    folders = [path for path in (ROOT / "core/games").iterdir() if (path / "rules.py").exists()]
    assert len(folders) == 3
    for folder in folders:
        forbidden = {other.name for other in folders if other != folder} | {"registry"}
        for path in folder.rglob("*.py"):
            names = {name.split(".")[2] for name in games_named(path.read_text())}
            assert names.isdisjoint(forbidden), path


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from os import path",
        "import sqlalchemy.orm as x",
        "def f():\n import time",
    ],
)
def test_a_breach_is_seen(source: str) -> None:
    assert outside(source)
