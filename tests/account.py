"""The account at the end of a run: how much of what was run, how long it took, what was skipped.

In CI nothing may be skipped: a missing browser or database fails there.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import NoReturn

import pytest
from _pytest.terminal import TerminalReporter


def missing(what: str) -> NoReturn:
    """Skips the test for want of something; fails it in CI, which must have everything."""
    if os.environ.get("CI"):
        pytest.fail(f"CI must have {what}")
    pytest.skip(f"there is no {what} on this machine")


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    reports = [
        report
        for outcome in terminalreporter.stats.values()
        for report in outcome
        if isinstance(report, pytest.TestReport)
    ]
    seconds, tests = Counter[str](), Counter[str]()
    for report in reports:
        part = "/".join(report.nodeid.split("::")[0].split("/")[:2])
        seconds[part] += report.duration  # type: ignore[assignment]
        tests[part] += report.when == "call"
    terminalreporter.section("seconds and tests by part")
    for part, spent in seconds.most_common():
        terminalreporter.line(f"{spent:8.1f} s {tests[part]:6}  {part}")
    left_out = len(terminalreporter.stats.get("deselected", ()))
    skipped = len(terminalreporter.stats.get("skipped", ()))
    terminalreporter.line(f"{skipped} skipped, {left_out} left out by the selection")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and terminal and terminal.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
