"""What a text is asked for with: a key and its parameters."""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """A sentence of the catalogue in the reader's language."""

    def __call__(self, key: str, /, **params: str | int) -> str: ...
