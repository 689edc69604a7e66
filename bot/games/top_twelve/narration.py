"""The narration grammar of Top 12."""

from __future__ import annotations

from bot.text.narration import Grammar
from core.engine.rules import Event


def _field(event: Event) -> dict[str, str]:
    """Return the column's letter and the number of the field: `c5` is the fifth of the houses."""
    cell = str(event.params.get("cell", ""))
    return {"column": cell[0], "row": cell[1:]} if cell else {}


GRAMMAR = Grammar(
    "top-twelve",
    steps=frozenset({("named", "rolled")}),
    listed=frozenset({"entered"}),
    named=frozenset({"answered", "wrote", "no_field", "won"}),
    quiet=("answered",),
    params=_field,
)
