"""One seed for everything random in a run: printed with every failure, and set by `--seed`.

The default seed is fixed, so that a run can be repeated exactly. `make strain` takes a new one for
every run and also shuffles the tests.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

USUAL = "1"


class _Run:
    seed = USUAL


def seeded(*words: object) -> random.Random:
    """Return a generator seeded by the run and these words, one per purpose."""
    return random.Random(" ".join(map(str, (_Run.seed, *words))))


@pytest.fixture(autouse=True)
def _entropy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive secrets from the seed, so that a game can be repeated."""
    monkeypatch.setattr(secrets, "token_bytes", seeded(request.node.nodeid).randbytes)


@pytest.fixture(scope="session")
def games(request: pytest.FixtureRequest) -> int:
    """Return how many random games to try a law on, per game and number of players."""
    number: int = request.config.getoption("--games")
    return number


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rungs")
    group.addoption("--seed", default=USUAL, help=f"seed of everything random (usually {USUAL})")
    group.addoption("--games", type=int, default=25, help="random games for each law (25)")
    group.addoption("--shuffle", action="store_true", help="run the tests in an order by the seed")


def pytest_configure(config: pytest.Config) -> None:
    _Run.seed = config.getoption("--seed")
    # The same examples in every run, and no limits that only a slow computer would exceed.
    settings.register_profile(
        "rungs",
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("rungs")


def pytest_report_header() -> str:
    return f"seed: {_Run.seed}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--shuffle"):
        seeded("order").shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("seed", f"--seed={_Run.seed}"))
    return report
