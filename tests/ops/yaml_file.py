"""Reads the plain YAML of the files in deploy/: maps, lists and one-line values, as text."""

from __future__ import annotations

import re
from typing import Any

Line = tuple[int, str]


def parsed(text: str) -> Any:  # noqa: ANN401 - any YAML
    """Return the value; raise ValueError for what is not plain."""
    lines = [
        (len(line) - len(line.lstrip()), line.strip())
        for line in text.splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]
    value = _block(lines, lines[0][0])
    if lines:
        raise ValueError(f"out of place: {lines[0][1]}")
    return value


def _block(lines: list[Line], indent: int) -> Any:  # noqa: ANN401 - any YAML
    return _list(lines, indent) if lines[0][1].startswith("- ") else _map(lines, indent)


def _list(lines: list[Line], indent: int) -> list[Any]:
    values: list[Any] = []
    while lines and lines[0][0] == indent and lines[0][1].startswith("- "):
        rest = lines[0][1][2:]
        if re.match(r"\w+:( |$)", rest):
            lines[0] = indent + 2, rest
            values.append(_map(lines, indent + 2))
        else:
            values.append(_scalar(lines.pop(0)[1][2:]))
    return values


def _map(lines: list[Line], indent: int) -> dict[str, Any]:
    values: dict[str, Any] = {}
    while lines and lines[0][0] == indent and not lines[0][1].startswith("- "):
        key, found, rest = lines.pop(0)[1].partition(":")
        if not found or key in values:
            raise ValueError(f"not a new key: {key}")
        nested = not rest.strip() and lines and lines[0][0] > indent
        values[key] = _block(lines, lines[0][0]) if nested else _scalar(rest.strip())
    return values


def _scalar(text: str) -> str:
    if text.startswith('"'):
        if not re.fullmatch(r'"[^"\\]*"', text):
            raise ValueError(f"not a plain text: {text}")
        return text[1:-1]
    if re.search(r": | #|^[\[{&*!|>'%@`]", text):
        raise ValueError(f"not plain: {text}")
    return text
