"""The code asks for keys that exist, and no key lies in a catalogue that nothing asks for."""

from __future__ import annotations

from pathlib import Path

from bot.locales.catalog import Catalog
from bot.locales.usage import mistakes
from tests.text.catalogue import catalog


def test_the_code_says_what_there_is_and_there_is_nothing_else() -> None:
    assert mistakes(catalog()) == []


def test_what_is_missing_and_what_is_left_over_is_found(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.ftl").write_text("list-end = and\nnever-said-so = Hello\n")
    found = {str(mistake) for mistake in mistakes(Catalog("en", tmp_path))}
    assert "never-said-so: is never said" in found
    assert any(mistake.startswith(r"list\-more: is missing; text/names.py:") for mistake in found)
    assert not any(mistake.startswith((r"list\-end", "list-end")) for mistake in found)
