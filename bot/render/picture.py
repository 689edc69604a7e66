"""A drawn picture with its alt text."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes = field(repr=False)
    alt: str
    name: str
