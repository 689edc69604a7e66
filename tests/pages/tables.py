"""Tables as plain values, for tests of what is said about them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from core.engine.rules import Level
from core.model.table import Chair, Status, Table
from core.model.views import Due, TableView

NOW = datetime(2026, 1, 2, tzinfo=UTC)
_LOBBY = Table(
    id=1,
    server=1,
    channel=1,
    host=1,
    game="qwixx",
    rules=1,
    options={},
    games="1",
    series=None,
    series_game=0,
    tournament=None,
    first=None,
    turn_seconds=0,
    hints=True,
    rated=True,
    status=Status.LOBBY,
    version=1,
    length=0,
    commitment="0" * 64,
    start=None,
    opened_at=NOW,
    ended_at=None,
    chairs=(Chair(0, user=1), Chair(1, level=Level.EASY)),
)


def table(**changes: Any) -> Table:
    """A lobby of Qwixx where user 1 and an AI sit, but for these changes."""
    return replace(_LOBBY, **changes)


def table_view(shown: Table, at: datetime | None = None) -> TableView:
    due = Due("expire", at, None) if at else None
    return TableView(shown, None, None, None, (), (), (), due)
