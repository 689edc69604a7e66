"""`python -m tests.strain`: run the suite beside busy processes, in random order.

Every run has its own seed, which determines the order of the tests and everything random in them.
Unknown arguments, such as `tests/wire` or `-k lobby`, are passed to pytest.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.programs import ROOT


class Outcome(NamedTuple):
    seed: str
    status: int
    seconds: float


def main() -> int:
    chosen, others = _parser().parse_known_args()
    outcomes = []
    for number in range(1, chosen.runs + 1):
        seed = chosen.seed or str(secrets.randbelow(10**6))
        print(f"== run {number} of {chosen.runs}: seed {seed}, {chosen.busy} busy", flush=True)
        with busy(chosen.busy, 60 * chosen.minutes):
            outcomes.append(_run(seed, chosen.jobs, 60 * chosen.minutes, others))
    for number, outcome in enumerate(outcomes, start=1):
        word = "failed" if outcome.status else "passed"
        print(f"run {number}: {word} in {outcome.seconds / 60:.1f} min, --seed={outcome.seed}")
    return int(any(outcome.status for outcome in outcomes))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.strain", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often (5)")
    parser.add_argument("--busy", type=int, default=8, help="busy processes beside it (8)")
    parser.add_argument("--jobs", type=int, default=6, help="test workers (6)")
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each run (60)")
    parser.add_argument("--seed", help="for all runs; without it, a new one for each")
    return parser


@contextmanager
def busy(count: int, seconds: float) -> Iterator[list[int]]:
    """Run this many busy processes during the block, for at most `seconds`; yield their ids."""
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=spin, args=(seconds, os.getpid())) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield [process.pid for process in processes if process.pid is not None]
    finally:
        for process in processes:
            process.kill()
            process.join()


def spin(seconds: float, starter: int) -> None:
    """Keep a core busy for this long, or until the process that started it is gone."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and os.getppid() == starter:
        pass


def _run(seed: str, jobs: int, seconds: float, arguments: list[str]) -> Outcome:
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--dist", "worksteal"]
    begin = time.monotonic()
    try:
        done = subprocess.run(
            [*command, "--shuffle", f"--seed={seed}", *arguments],
            cwd=ROOT,
            timeout=seconds,
            check=False,
        )
        status = done.returncode
    except subprocess.TimeoutExpired:
        print(f"given up after {seconds / 60:.0f} minutes")
        status = 1
    return Outcome(seed, status, time.monotonic() - begin)


if __name__ == "__main__":
    sys.exit(main())
