"""Keep the files of tests in memory if there is room: a disk is slow to answer every commit.

The databases are as real as on a disk, and as durable towards a killed process.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 - where Linux keeps files in memory
ENOUGH = 2 << 30
"""Bytes that must be free: some containers have very few."""


def pytest_configure() -> None:
    """Choose the folder before the first file is made; TMPDIR is another choice."""
    if "TMPDIR" not in os.environ and _has_room(MEMORY):
        os.environ["TMPDIR"] = str(MEMORY)  # for the programs that tests start
        tempfile.tempdir = str(MEMORY)


def _has_room(folder: Path) -> bool:
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ENOUGH
