"""Real databases for every test that asks for one."""

from __future__ import annotations

pytest_plugins = ["tests.service.databases"]
