"""What `make run` says to those for whom it cannot work: one line, and a status."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

from tests.programs import ROOT, bound

INSTALL = ROOT / "requirements" / "install.py"


def told(*command: object, **env: str) -> tuple[int, str, str]:
    """Run a command; return its status, and what it wrote to both streams."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "M"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=kept | env,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_an_old_python_or_none(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    for python in (old, tmp_path / "nowhere"):
        status, out, said = told("make", "run", f"VENV={tmp_path / 'venv'}", f"PYTHON={python}")
        assert (status, out) == (2, "")
        assert said.startswith(f"rungs: {python} is not Python 3.11 or newer; ")
        assert said.count("\n") == 2, "make's own line comes after it"


def test_a_folder_nobody_can_write_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    venv = tmp_path / "venv"
    command = (*bound(), sys.executable, INSTALL, venv, ROOT / "requirements" / "run.txt")
    status, _, said = told(*command)
    assert (status, said) == (1, f"rungs: {venv} cannot be written to: Permission denied\n")


def test_no_way_to_a_package_index(tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "pip").touch()
    (programs / "python").symlink_to(sys.executable)
    wanted = tmp_path / "wanted.txt"
    wanted.write_text(f"no-such-package==1.0 --hash=sha256:{'0' * 64}\n")
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))  # taken, but nobody listens
        index = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        env = {"PIP_INDEX_URL": index, "PIP_CONFIG_FILE": os.devnull}
        status, out, said = told(sys.executable, INSTALL, tmp_path, wanted, **env)
    assert (status, out.count("\n")) == (1, 1)
    assert said.startswith("rungs: the packages cannot be fetched: no package index answers; ")
    assert said.count("\n") == 1
    assert "no-such-package" in (tmp_path / "install.log").read_text()
