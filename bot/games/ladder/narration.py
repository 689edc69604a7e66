"""The narration grammar of 5 vor 12 and Lucky Numbers."""

from __future__ import annotations

from bot.text.narration import Grammar

GRAMMAR = Grammar(
    "ladder",
    steps=frozenset(
        {
            ("revealed", "placed"),
            ("revealed", "swapped"),
            ("revealed", "left"),
            ("taken", "placed"),
            ("taken", "swapped"),
        }
    ),
    listed=frozenset({"dealt", "placed"}),
    named=frozenset({"answered", "won"}),
    opens="dealt",
    quiet=("answered",),
)
