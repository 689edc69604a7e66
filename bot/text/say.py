"""The interface for looking up texts by key and parameters."""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """Returns a message of the catalog in the reader's language."""

    def __call__(self, key: str, /, **params: str | int) -> str: ...
