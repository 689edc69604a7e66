"""The suite's own promises: seeds are told and repeatable, nothing is skipped in CI, waits name
what they waited for, and strain ends when its time is up."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import patience
from tests.programs import ROOT
from tests.seeds import seeded
from tests.strain import busy, spin

PROBE = """
import pytest
from tests.seeds import seeded

def test_a(): print("drawn", seeded("x").random())
def test_b(): raise AssertionError
def test_c(): pytest.skip("nothing here")
"""


def run(folder: Path, *only: str, seed: str = "1", ci: str = "") -> tuple[int, str]:
    """pytest on tests of our own: one passes, one fails, one is skipped."""
    (folder / "test_probe.py").write_text(PROBE)
    chosen = [f"{folder / 'test_probe.py'}::test_{name}" for name in only]
    options = ["-s", "-p", "tests.seeds", "-p", "tests.account", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            *options,
            f"--rootdir={folder}",
            f"--seed={seed}",
            *chosen,
        ],
        cwd=ROOT,
        env={**os.environ, "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def drawn(output: str) -> str:
    return output.partition("drawn ")[2].split()[0]


def test_a_failure_tells_its_seed_and_a_seed_repeats_what_was_drawn(tmp_path: Path) -> None:
    status, first = run(tmp_path, "a", "b", seed="4711")
    assert status == 1
    assert "--seed=4711" in first.partition("test_b")[2]
    assert drawn(first) == drawn(run(tmp_path, "a", seed="4711")[1])
    assert drawn(first) != drawn(run(tmp_path, "a", seed="4712")[1])


@pytest.mark.parametrize(("ci", "expected"), [("", 0), ("true", 1)])
def test_a_skipped_test_fails_only_ci(tmp_path: Path, ci: str, expected: int) -> None:
    status, output = run(tmp_path, "a", "c", ci=ci)
    assert status == expected
    assert "1 skipped" in output


def test_what_is_drawn_depends_on_the_purpose() -> None:
    assert seeded("dice").random() == seeded("dice").random() != seeded("tiles").random()


async def test_a_wait_that_is_over_names_what_did_not_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.01)
    with pytest.raises(AssertionError, match="for the moon"):
        await patience.awaited(asyncio.Event().wait(), "the moon")


async def test_a_time_out_of_the_program_itself_is_passed_on() -> None:
    with pytest.raises(TimeoutError):
        async with patience.waiting_for("nothing"):
            raise TimeoutError


def test_a_busy_process_ends_when_whoever_started_it_is_gone() -> None:
    spin(patience.SECONDS, starter=0)  # nobody's child: it would not come back before its time


def test_busy_processes_end_with_the_block() -> None:
    with busy(2, seconds=patience.SECONDS) as ids:
        assert len(ids) == 2
        for number in ids:
            os.kill(number, 0)
    for number in ids:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
