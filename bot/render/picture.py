"""A drawn picture with the words for those who cannot see it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes = field(repr=False)
    alt: str
    name: str
