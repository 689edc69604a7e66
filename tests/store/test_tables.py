"""What can change of a table is stored when it does."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from core.model import Table
from core.store.tables import progress, settings
from tests.pages.tables import NOW, table

FIXED = {
    *("id", "server", "channel", "game", "rules", "series", "series_game", "tournament", "first"),
    *("hints", "commitment", "opened_at", "rematch_of", "thread"),
}
"""Written once, when the table is opened."""
APART = {"chairs", "guests"}
"""Rows of their own, which the session compares itself."""


def other(value: object) -> object:
    """Return a value of the same kind, or some value instead of None."""
    match value:
        case tuple():
            return (*value, "more")
        case dict():
            return {**value, "more": "yes"}
    return "more" if isinstance(value, str) else NOW if value is None else not value


def stored(shown: Table) -> dict[str, Any]:
    return progress(shown) | settings(shown)


def test_every_field_that_can_change_is_stored() -> None:
    """A change of one that is missing there would be lost when the table is next read."""
    before = table()
    changed: dict[str, Any] = {f.name: other(getattr(before, f.name)) for f in fields(Table)}
    after = {name: stored(replace(before, **{name: value})) for name, value in changed.items()}
    assert {name for name in after if after[name] == stored(before)} == FIXED | APART
