"""The directions of the house: which room may import which, and nothing else.

Every import counts, also one inside a function or under `TYPE_CHECKING`; Python's standard library
is open to all rooms, except that the pure ones touch no outside world.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

GAMES = sorted(path.parent.name for path in (ROOT / "core/games").glob("*/rules.py"))
SHARED = sorted(
    f"core.games.{path.stem}"
    for path in (ROOT / "core/games").glob("[!_]*.py")
    if path.stem != "registry"
)
"""What several games use."""
CORE_GAMES = [f"core.games.{game}" for game in GAMES]
BOT_GAMES = [f"bot.games.{game}" for game in GAMES]

_TABLES = "core.changes core.engine core.games.registry core.model core.store core.tables"
_PEOPLE = "core.careers core.players core.tournaments core.clocks"
_DRAWN = "bot.render bot.text bot.games.common"
_SHOWN = "bot.pages bot.services bot.text bot.trouble"
_REASONS = "bot.publishing.reasons bot.publishing.response"

ALLOWED = {
    "core.engine": "",
    **dict.fromkeys(SHARED, "core.engine"),
    "core.games.arrays": "core.engine numpy",
    **dict.fromkeys(CORE_GAMES, f"core.engine {' '.join(SHARED)} numpy"),
    "core.games.registry": f"core.engine {' '.join(CORE_GAMES)}",
    "core.verify": "core.engine core.games.registry",
    "core.model": "core.engine core.games.registry",
    "core.changes": "",
    "core.live": "core.engine core.model sqlalchemy",
    "core.store": "core.engine core.games.registry core.live core.model core.verify"
    " aiosqlite alembic asyncpg sqlalchemy",
    "core.careers": "core.engine core.games.registry core.model core.store openskill sqlalchemy",
    "core.tables": "core.changes core.engine core.games.registry core.live core.model core.store"
    " core.careers sqlalchemy",
    "core.tournaments": f"{_TABLES} core.careers core.live rustworkx",
    "core.clocks": "core.model core.store core.tables core.tournaments sqlalchemy",
    "core.players": f"{_TABLES} core.careers sqlalchemy",
    "bot": "",
    "bot.trouble": "aiohttp discord",
    "bot.render": "PIL isal numpy",
    "bot.text": "core.engine core.model bot.trouble babel discord fluent",
    "bot.games.common": "core.engine bot.render bot.text",
    **{f"bot.games.{game}": f"core.engine core.games.{game} {_DRAWN}" for game in GAMES},
    "bot.games": f"core.engine {_DRAWN} {' '.join(BOT_GAMES)}",
    "bot.ops": "core.model core.players core.store core.tables core.tournaments"
    " aiohttp discord dotenv prometheus_client sqlalchemy",
    "bot.services": f"core.model core.tables {_PEOPLE} bot.ops bot.render bot.text discord",
    "bot.pages": f"core.engine core.model {_PEOPLE} {_DRAWN} bot.games bot.services discord",
    "bot.gallery": f"core.engine core.games.registry {_DRAWN} bot.games bot.pages PIL",
    "bot.publishing.response": "bot.pages bot.trouble discord",
    "bot.publishing.reasons": "bot.publishing.response",
    "bot.publishing.steps": "core.engine core.model core.players core.tables core.tournaments"
    " bot.pages bot.publishing.reasons",
    "bot.publishing": f"{_TABLES} {_PEOPLE} {_SHOWN} {_REASONS} bot.publishing.steps"
    " aiohttp discord",
    "bot.interactions": f"{_TABLES} {_PEOPLE} {_SHOWN} {_REASONS} bot.games.common bot.ops"
    " bot.publishing discord",
    "bot.commands": f"{_TABLES} {_PEOPLE} {_SHOWN} {_REASONS} core.verify bot.games.common"
    " bot.interactions bot.publishing discord",
    "bot.locales": "bot.text bot.commands discord fluent",
    "bot.playground": "bot.text discord simcord",
    "bot.app": f"{_TABLES} {_PEOPLE} {_SHOWN} bot bot.commands bot.games bot.interactions bot.ops"
    " bot.playground bot.publishing bot.render aiohttp discord uvloop",
    "bot.__main__": "core.store bot bot.app bot.ops",
}
"""A room may import only rooms that stand above it, so there is no circle."""

PURE = (
    "core/engine",
    "core/games",
    "core/tournaments/pairing",
    "core/model/plan.py",
    "core/model/scoring.py",
    "core/model/standings.py",
    "core/careers/ratings.py",
    "core/careers/statistics.py",
)
OUTSIDE = {"asyncio", "time", "random", "os", "datetime", "uuid", "secrets", "socket", "subprocess"}


def sources(*places: str) -> list[Path]:
    paths = (ROOT / place for place in places)
    return sorted(f for path in paths for f in ([path] if path.is_file() else path.rglob("*.py")))


def imports(source: str) -> Iterator[str]:
    """Yield all that a file imports, in full: `from core import model` is `core.model`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where a thing comes from"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(name: str) -> str:
    """Return the innermost room a module is in; for a foreign one, its package."""
    parts = name.split(".")
    prefixes = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((prefix for prefix in prefixes if prefix in ALLOWED), parts[0])


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def breaches(module: str, source: str) -> set[tuple[str, str]]:
    """Return the imports that the table does not allow to this module's room."""
    room = room_of(module)
    allowed = {room, *ALLOWED.get(room, "").split(), *sys.stdlib_module_names}
    return {(room, target) for target in map(room_of, imports(source)) if target not in allowed}


def test_every_import_points_in_an_allowed_direction() -> None:
    found = {path: breaches(module_of(path), path.read_text()) for path in sources("core", "bot")}
    assert {str(path): wrong for path, wrong in found.items() if wrong} == {}


def test_no_room_may_import_one_below_it() -> None:
    order = list(ALLOWED)
    for room, words in ALLOWED.items():
        below = set(words.split()) & set(order[order.index(room) :])
        assert not below, room


@cache
def everything() -> dict[str, tuple[str, ...]]:
    """Return what each module imports."""
    files = sources("core", "bot")
    return {module_of(path): tuple(imports(path.read_text())) for path in files}


def graph(named: Callable[[str], str]) -> dict[str, set[str]]:
    """Return who imports whom, of all modules, by the name of what each is in."""
    modules, found = everything(), defaultdict[str, set[str]](set)
    for module, names in modules.items():
        parts = (name.split(".") for name in names)
        prefixes = ([".".join(p[:length]) for length in range(len(p), 0, -1)] for p in parts)
        used = (next(filter(modules.__contains__, longest), "") for longest in prefixes)
        found[named(module)] |= {named(other) for other in used if other} - {named(module)}
    return found


def package(module: str) -> str:
    return ".".join(module.split(".")[:2])


def circle(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """Return one of the circles there are: each is imported by the next."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("named", [package, str], ids=["packages", "modules"])
def test_nothing_is_imported_in_a_circle(named: Callable[[str], str]) -> None:
    edges = graph(named)
    assert edges[named("bot.pages.turn")] >= {named("bot.services"), named("core.model.views")}
    assert circle(edges) == []


def test_a_circle_is_seen() -> None:
    edges = graph(str)
    assert "core.model.table" in edges["core.live.table"]
    assert set(circle(edges | {"core.model.table": {"core.live.table"}})) == {
        "core.live.table",
        "core.model.table",
    }


def test_every_file_is_in_a_room() -> None:
    lost = {path for path in sources("core", "bot") if room_of(module_of(path)) not in ALLOWED}
    assert {path for path in lost if path.read_text()} == set()


def test_the_pure_core_touches_no_outside_world() -> None:
    used = {path: set(map(room_of, imports(path.read_text()))) for path in sources(*PURE)}
    assert {str(path): names & OUTSIDE for path, names in used.items() if names & OUTSIDE} == {}


@pytest.mark.parametrize(
    ("module", "source", "target"),
    [
        ("core.engine.rules", "import numpy.linalg as x", "numpy"),
        ("core.engine.replay", "from core.games.registry import GAMES", "core.games.registry"),
        ("core.verify", "import sqlalchemy", "sqlalchemy"),
        ("bot.publishing.steps", "import discord", "discord"),
        ("core.store.tables", "def f():\n from core.tables import lobby", "core.tables"),
        ("core.tables.play", "from core.players import privacy", "core.players"),
        ("core.model", "if TYPE_CHECKING:\n from bot.text.say import Say", "bot.text"),
        ("core.games.qwixx.state", "import core.games.ladder", "core.games.ladder"),
        ("bot.render.scene", "from core.engine.rules import Seat", "core.engine"),
        ("bot.pages.result", "from bot.games.qwixx import FACE", "bot.games.qwixx"),
        ("bot.publishing.jobs", "import core.games.qwixx.state", "core.games.qwixx"),
        ("bot.text.narration", "from tests import walks", "tests"),
    ],
)
def test_a_breach_is_seen(module: str, source: str, target: str) -> None:
    assert breaches(module, source) == {(room_of(module), target)}
