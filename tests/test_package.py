"""The installed package has everything that the checkout has."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import distributions, version
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot import __version__
from core.store import schema
from tests.account import missing
from tests.programs import ROOT, environment

PACKAGES = ("bot", "core", "migrations")
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('.')"
SCRIPT = "import sys\nfrom {0.module} import {0.attr}\nsys.exit({0.attr}())\n"
"""What pip makes of a command."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel, built from a copy: setuptools leaves much behind."""
    if int(version("setuptools").partition(".")[0]) < 77:
        missing("setuptools 77")
    copy, folder = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("installed")
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, copy / package, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    subprocess.run([sys.executable, "-c", BUILD], cwd=copy, check=True, capture_output=True)
    (wheel,) = copy.glob("*.whl")
    ZipFile(wheel).extractall(folder)
    return folder


def files(folder: Path) -> set[Path]:
    return {
        path.relative_to(folder)
        for package in PACKAGES
        for path in (folder / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_every_file_of_the_packages_is_installed(installed: Path) -> None:
    assert files(installed) == files(ROOT)


def test_the_installed_command_works_in_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    (rungs,) = distributions(path=[str(installed)])
    (command,) = rungs.entry_points
    script = installed / command.name
    script.write_text(SCRIPT.format(command))
    env = environment(PYTHONPATH=str(installed))

    def output(argument: str) -> str:
        run = [sys.executable, str(script), argument]
        return subprocess.run(run, cwd=tmp_path, env=env, check=True, stdout=-1, text=True).stdout

    assert output("--version") == f"Rungs {rungs.version}\n" == f"Rungs {__version__}\n"
    assert "rungs COMMAND\n" in output("--help")
    assert output("migrate") == f"empty -> {schema.newest()}\n"
    assert (tmp_path / "var/rungs.sqlite3").exists()


def test_the_changelog_knows_the_version() -> None:
    assert f"\n## {__version__} - " in (ROOT / "CHANGELOG.md").read_text()
