"""The narration grammar of Qwixx."""

from __future__ import annotations

from bot.text.narration import Grammar

GRAMMAR = Grammar(
    "qwixx",
    listed=frozenset({"crossed", "closed"}),
    named=frozenset({"answered", "passed", "won"}),
    quiet=("passed", "answered"),
)
