"""`python -m bench [WHAT ...]`: print measurements and ratios; only `hard` asserts anything."""

from __future__ import annotations

import sys
from importlib import import_module

PARTS = {
    "clicks": "the fewest clicks and typed characters for a decision, by game and question",
    "contrast": "how well words can be read on their ground, in both themes",
    "engine": "how fast the pure core is",
    "leaderboard": "leaderboards, statistics and the end of a game beside 50,000 finished games",
    "memory": "what tables in play take",
    "render": "pictures: milliseconds and bytes, against encoding alone and plain drawing",
    "service": "the database part of a click, against bare commits",
    "tournament": "pairing and standings of large fields",
}
ON_REQUEST = {
    "strength": "how well the AI plays; see --help",
    "click": "a whole click over real sockets, against a bare bot; see --help",
    "start": "CPU until the bot identifies, and memory when idle, against a bare bot",
    "limits": "twenty tables in one channel under Discord's rate limits",
    "messages": "what a game leaves in its channel, and who heard of each turn",
    "hard": "the long proofs: kills, faults, floods, made-up inputs, a soak; see --help",
}
"""Longer benchmarks, run only by name; they take arguments."""
PLAIN = {"clicks", "contrast", "engine", "limits", "memory", "messages", "tournament"}
"""Those without options: `--help` prints their module's docstring."""


def main(argv: list[str]) -> None:
    wanted, arguments = argv[:1], argv[1:]
    if wanted and wanted[0] not in PARTS | ON_REQUEST:
        print("usage: python -m bench [WHAT [arguments]]")
        for name, words in (PARTS | ON_REQUEST).items():
            print(f"  {name:12}{words}")
        sys.exit(0 if wanted[0] in {"-h", "--help"} else 2)
    for name in wanted or PARTS:
        print(f"\n== {name}")
        part = import_module(f"bench.{name}")
        if name in PLAIN and arguments in (["-h"], ["--help"]):
            print(part.__doc__)
        else:
            part.main(arguments)


main(sys.argv[1:])
