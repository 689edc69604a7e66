"""What every test may use: real databases, the seed of the run, strict words, and an account."""

from __future__ import annotations

pytest_plugins = [
    "tests.scratch",
    "tests.seeds",
    "tests.account",
    "tests.databases",
    "tests.tables.world",
    "tests.furnished",
    "tests.text.strict",
]
