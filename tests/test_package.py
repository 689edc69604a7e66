"""The installed package has everything that the checkout has."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch

from bot import __version__
from tests.programs import ROOT

SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def test_every_file_of_the_packages_is_installed() -> None:
    patterns = ["*.py", *SETUPTOOLS["package-data"]["*"]]
    files = [
        path
        for package in ("bot", "core", "migrations")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    assert files
    assert [path for path in files if not any(fnmatch(path.name, each) for each in patterns)] == []


def test_the_changelog_knows_the_version() -> None:
    assert f"\n## {__version__} - " in (ROOT / "CHANGELOG.md").read_text()
