"""A test is found by guessing: by the name of the module it is about."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = (
    *("core/careers", "core/players", "core/tables", "core/tournaments"),
    *("bot/interactions", "bot/ops", "bot/publishing"),
)
LARGE = 100
"""Lines from which on a module has a file of tests with its name."""
ELSEWHERE = {
    "core/careers/history.py": "tests/careers/test_counting.py",
    "core/players/recount.py": "tests/careers/test_counting.py",
    "core/tournaments/pairing/search.py": "tests/tournaments/test_pairing.py",
    "bot/interactions/client.py": "tests/channel/test_restarts.py",
    "bot/interactions/context.py": "tests/channel/test_commands.py",
    "bot/interactions/permissions.py": "tests/channel/test_commands.py",
    "bot/interactions/tournaments/acts.py": "tests/channel/test_organizers.py",
    "bot/interactions/tournaments/panel.py": "tests/channel/test_organizers.py",
    "bot/publishing/asides.py": "tests/channel/test_menu.py",
    "bot/publishing/conductor.py": "tests/channel/test_turns.py",
}
"""Where those few are tested that have none; this list only gets shorter."""


def large_modules() -> dict[str, Path]:
    found = (path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    large = (path for path in found if len(path.read_text().splitlines()) >= LARGE)
    return {str(path.relative_to(ROOT)): path for path in large}


def test_a_large_module_has_tests_under_its_name() -> None:
    named = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    nameless = {key for key, path in large_modules().items() if f"test_{path.name}" not in named}
    assert nameless - ELSEWHERE.keys() == set(), "write it a file of tests with its name"
    assert ELSEWHERE.keys() - nameless == set(), "they need not be listed any more"


def test_what_has_no_tests_under_its_name_is_tested_where_it_says() -> None:
    assert [path for path in ELSEWHERE.values() if not (ROOT / path).exists()] == []
