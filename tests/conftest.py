"""What every test may use: real databases, the seed of the run, and an account of what was run."""

from __future__ import annotations

pytest_plugins = ["tests.seeds", "tests.account", "tests.service.databases"]
pytest_plugins = ["tests.service.databases", "tests.words.strict"]
