"""The long proofs: `python -m bench hard [PART ...] [--quick | --share X]`, or `make hard`.

Each part breaks something again and again while people play, and prints one row: how much it did,
and how many acts were lost, done twice, answered late without a sentence, or wrong in another way.
The command exits with 1 unless all of these are 0. Without names all parts run, one after another:
about an hour on two idle cores, a few minutes with --quick.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from importlib import import_module

from bench.hard.table import HEAD, Row, progress

PARTS = {
    "services": "kills of playing services, at named points and at any moment, on both databases",
    "bots": "kills of the whole bot under wire faults, likewise",
    "server": "kills of the PostgreSQL server under a bot",
    "frozen": "a PostgreSQL server that stops answering, under a bot",
    "full": "a full disk under services that play",
    "clock": "a system clock that jumps, under services that play",
    "races": "the same clicks by two processes at once",
    "fleet": "processes by shards, replaced while people play on all of them",
    "flood": "one person clicks without end, another one plays",
    "twins": "games that differ only in what is hidden, shown to those who may not know",
    "inputs": "made-up custom ids, forms, options, notations, replay files",
    "soak": "load and wire faults for half an hour: memory, files, threads",
}
QUICK = 0.03
"""The share of the full count that takes a few minutes."""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench hard",
        description=__doc__,
        epilog="\n".join(["parts:", *(f"  {name:10}{words}" for name, words in PARTS.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="some of those below")
    parser.add_argument("--quick", action="store_const", const=QUICK, dest="share")
    parser.add_argument("--share", type=float, help="of the full count (1)")
    asked = parser.parse_args(argv)
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"there is no part {min(unknown)}")
    right = [_prove(name, asked.share or 1.0) for name in asked.parts or PARTS]
    if not all(right):
        sys.exit(1)


def _prove(name: str, share: float) -> bool:
    """Run a part and print its rows; return whether nothing was wrong."""
    begin = time.monotonic()
    progress(name)
    rows: list[Row] = asyncio.run(import_module(f"bench.hard.{name}").run(share))
    progress("")
    if not HEAD.printed:
        HEAD.print()
    for row in rows:
        row.print(time.monotonic() - begin)
    return all(row.right for row in rows)
