"""Make the virtual environment and install a file of requirements into it, telling how far it is.

    python3 requirements/install.py .venv requirements/run.txt

It runs on a bare Python. What goes wrong is one line; pip's own words stay in `install.log` there.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

NO_VENV = (
    "this Python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv"
)
NO_INDEX = (
    "the packages cannot be fetched: no package index answers; check the network and try again"
)
_UNREACHABLE = re.compile(r"connection broken|Max retries|timed out|NewConnection|NameResolution")
_PINNED = re.compile(r"^[\w.-]+(?:\[[\w,]+\])?==", re.MULTILINE)
_STEP = re.compile(
    r"(Collecting|Processing) (?:\S*/)?(\w[\w.-]*?)(?:==|-\d|\[|\s)|Installing collected packages"
)


class Trouble(Exception):
    """What could not be done, in one line."""


def main(venv: Path, requirements: Path) -> int:
    try:
        make(venv)
        install(venv, requirements)
    except Trouble as trouble:
        return _say(str(trouble))
    except OSError as error:
        return _say(f"{error.filename} cannot be written to: {error.strerror}")
    return 0


def _say(trouble: str) -> int:
    print(f"rungs: {trouble}", file=sys.stderr)
    return 1


def make(venv: Path) -> None:
    """Make the environment, unless it is there; one that was left half made is made anew."""
    if all((venv / "bin" / program).exists() for program in ("python", "pip")):
        return
    venv.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "venv", "--clear", str(venv)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if made.returncode:
        said = made.stdout + made.stderr
        raise Trouble(NO_VENV if "ensurepip" in said else said.strip().splitlines()[-1])


def install(venv: Path, requirements: Path) -> None:
    wanted = len(_PINNED.findall(requirements.read_text()))
    print(f"Installing up to {wanted} packages into {venv}, once: a minute or two.", flush=True)
    log = venv / "install.log"
    pip_install = [str(venv / "bin" / "python"), "-m", "pip", "install"]
    options = ["--disable-pip-version-check", "--retries", "2", "--require-hashes", "-r"]
    with (
        log.open("w") as kept,
        subprocess.Popen(  # noqa: S603
            [*pip_install, *options, str(requirements)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as pip,
    ):
        assert pip.stdout is not None
        fetched = 0
        for line in pip.stdout:
            kept.write(line)
            if step := _STEP.match(line):
                fetched += bool(step[1])
                _show(f"{fetched} of {wanted}: {step[2]}" if step[1] else f"unpacking {fetched}")
    _show("")
    if pip.returncode:
        raise Trouble(_reason(log))


def _show(progress: str) -> None:
    """Show how far it is in one line that is written over, if somebody looks."""
    if sys.stdout.isatty():
        print(f"\r\x1b[K{progress and '  ' + progress}", end="", flush=True)


def _reason(log: Path) -> str:
    said = log.read_text()
    if _UNREACHABLE.search(said):
        return NO_INDEX
    errors = re.findall(r"^ERROR: (.*)", said, re.MULTILINE) or ["pip failed"]
    return f"the packages cannot be installed: {errors[0]} (more in {log})"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
