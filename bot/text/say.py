"""The interface for looking up texts by key and parameters."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol, TypeAlias

Param: TypeAlias = str | float | datetime
"""A whole number is a float, too; each is written as the language writes it."""


class Say(Protocol):
    """Returns a message of the catalog in the reader's language."""

    def __call__(self, key: str, /, **params: Param) -> str: ...
