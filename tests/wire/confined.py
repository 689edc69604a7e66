"""Confine this process to the system calls that the systemd unit allows."""

from __future__ import annotations

import errno
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path


def service(unit: Path) -> dict[str, list[str]]:
    """Return the settings of a unit's service; one that is set several times has several values."""
    settings: dict[str, list[str]] = {}
    for line in unit.read_text().partition("[Service]\n")[2].partition("\n[")[0].splitlines():
        key, found, value = line.partition("=")
        if found and not line.startswith("#"):
            settings.setdefault(key, []).append(value)
    return settings


def confine(unit: Path) -> None:
    import pyseccomp

    settings = service(unit)
    refusal = pyseccomp.KILL_PROCESS
    if named := settings.get("SystemCallErrorNumber"):
        refusal = pyseccomp.ERRNO(getattr(errno, named[-1]))
    confinement = pyseccomp.SyscallFilter(refusal)
    for call in allowed(settings["SystemCallFilter"]):
        if pyseccomp.resolve_syscall(pyseccomp.system_arch(), call) >= 0:
            confinement.add_rule(pyseccomp.ALLOW, call)
    confinement.load()


def allowed(filters: Iterable[str]) -> set[str]:
    calls = set(_members("@default"))
    for words in filters:
        named = {call for word in words.lstrip("~").split() for call in _members(word)}
        calls = calls - named if words.startswith("~") else calls | named
    return calls


def _members(word: str) -> Iterator[str]:
    """Return the calls of a group as systemd knows it, or the call itself."""
    if not word.startswith("@"):
        yield word
        return
    asked = ("systemd-analyze", "syscall-filter", word)
    listed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    for line in listed.splitlines()[1:]:
        if (member := line.strip()) and not member.startswith("#"):
            yield from _members(member)
