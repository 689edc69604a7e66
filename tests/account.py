"""Summarize a run: the time and number of tests by part, and how many were skipped.

In CI nothing may be skipped: a missing browser or database fails the run.
"""

from __future__ import annotations

import os
from collections import defaultdict
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip the test because something is missing; in CI, fail it."""
    if os.environ.get("CI"):
        pytest.fail(f"CI must have {what}")
    pytest.skip(f"there is no {what} on this machine")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for report in _reports(terminalreporter):
        part = "/".join(report.nodeid.split("::")[0].split("/")[:2])
        seconds[part] += report.duration
        tests[part] += report.when == "call"
    terminalreporter.section("seconds and tests by part")
    for part in sorted(seconds, key=seconds.__getitem__, reverse=True):
        terminalreporter.line(f"{seconds[part]:8.1f} s {tests[part]:6}  {part}")
    terminalreporter.line(f"{len(terminalreporter.stats.get('skipped', ()))} skipped")


def _reports(terminal: pytest.TerminalReporter) -> list[pytest.TestReport]:
    """Return the setup, call and teardown reports of every test."""
    of_all = [report for outcome in terminal.stats.values() for report in outcome]
    return [report for report in of_all if isinstance(report, pytest.TestReport)]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and terminal and terminal.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
